import { beastEye } from './beast-heads.ts';
import { flat, line, oval, stroke } from './brush.ts';
import { blob, tube } from './shapes.ts';
import { told } from './told.ts';
import { darker, lighter } from '../svg.ts';

const bill = '#ec9a3c';
const feet = '#e08a34';

/** A duck on land or water: `mallard('900,740,170 left calm swims')`; 100 high, `swims` hides its legs. */
export const mallard = (color: string, head: string) =>
  told({ flags: ['swims', 'walks'], wide: 36 }, ({ pose, has }) => {
    const swims = has('swims');
    const step = has('walks') ? 8 : 0;
    const legs = swims
      ? ''
      : line(`-6,-16 ${-8 - step},0; 12,-16 ${14 + step},0`, feet, 6) +
        flat(`${-12 - step},-3 ${6 - step},-3 ${12 - step},2 ${-10 - step},2`, feet, 1) +
        flat(`${10 + step},-3 ${28 + step},-3 ${34 + step},2 ${12 + step},2`, feet, 1);
    const low = swims ? 14 : 0;
    return (
      legs +
      `<g transform="translate(0 ${low})">` +
      flat('-34,-34 -66,-52 -60,-36 -44,-18', darker(color, 0.22)) +
      flat('-52,-34 -24,-46 12,-44 38,-50 42,-26 24,-10 -16,-8 -42,-18', color) +
      flat(tube('24,-36 30,-58 32,-74', [32, 22, 22]), color) +
      flat(tube('29,-55 31,-62 32,-74', [24, 23, 22]), head) +
      stroke('M18 -57Q30 -50 42 -57', '#fff6e2', 5) +
      flat(blob(34, -82, 19, 17, 3, 0.03), head) +
      flat('48,-84 58,-80 72,-80 74,-73 60,-70 47,-72', bill, 1.4) +
      beastEye(38, -86, 0.66, pose, lighter(head, 0.3)) +
      flat('12,-38 -14,-44 -48,-36 -34,-20 -6,-16 14,-24', darker(color, 0.16)) +
      line('-36,-32 -10,-32; -32,-25 -8,-25', lighter(color, 0.3), 3, 0.7) +
      '</g>'
    );
  });

/** `duckling('400,700,90 right glad swims')`: as wide as it is high. */
export const duckling = (color: string) =>
  told({ flags: ['swims', 'runs'], wide: 32 }, ({ pose, has }) => {
    const legs = has('runs') ? '-10,-14 -28,-4 -20,2; 8,-14 26,-2 38,0' : '-8,-12 -10,0 4,1; 10,-12 12,0 26,1';
    return (
      (has('swims') ? '' : line(legs, feet, 6)) +
      `<g transform="rotate(${has('runs') ? 10 : 0} 0 -20)">` +
      flat('-34,-24 -54,-42 -46,-16', darker(color, 0.14)) +
      flat('-44,-26 -18,-44 14,-46 34,-36 34,-18 12,-6 -22,-6', color) +
      flat(tube('6,-86 2,-97 10,-101', [6, 5, 2]), color, 1.4) +
      flat(blob(12, -64, 27, 26, 4, 0.03), color) +
      flat('34,-68 44,-62 58,-64 60,-55 46,-50 32,-54', bill, 1.4) +
      oval(11, -53, 7, 5, '#ee7a4a', 0.45) +
      beastEye(19, -68, 0.86, pose, color) +
      flat('6,-32 -14,-38 -34,-28 -20,-14 2,-18', darker(color, 0.13)) +
      '</g>'
    );
  });
