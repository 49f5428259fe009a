import { beastEye } from './beast-heads.ts';
import { flat, line, oval } from './brush.ts';
import { type Mood, moods } from './face.ts';
import { blob, pts, tube } from './shapes.ts';
import { told } from './told.ts';
import { darker, lighter } from '../svg.ts';

const red = '#d9473c';
const bill = '#f0a53c';

const opens = (mood: Mood | undefined): boolean =>
  ['laugh', 'grin', 'oh', 'howl'].includes(moods[mood ?? 'calm'].mouth);

/** `rooster('400,800,300 right glad nod=20')`: nod bends its neck down, `walks`, `sits` hides its legs. */
export const rooster = (color: string, tail: string) =>
  told({ flags: ['walks', 'sits'], wide: 34 }, ({ pose, has, number }) => {
    const step = has('walks') ? 9 : 0;
    const legs = has('sits')
      ? ''
      : line(
          `-4,-22 ${-6 - step},0; 8,-22 ${10 + step},${-step * 0.4}; ${-6 - step},0 ${6 - step},0; ${-6 - step},0 ${-14 - step},1; ${10 + step},${-step * 0.4} ${22 + step},${-step * 0.4}; ${10 + step},${-step * 0.4} ${2 + step},1`,
          '#c98a3a',
          4.5,
        );
    const feather = (d: string, c: string) => flat(d, c);
    const open = opens(pose.mood);
    return (
      legs +
      feather('-22,-38 -46,-50 -74,-44 -82,-20 -72,-34 -52,-34 -30,-26', darker(tail, 0.2)) +
      feather('-22,-40 -44,-68 -74,-72 -90,-48 -72,-58 -50,-52 -28,-28', tail) +
      feather('-20,-40 -34,-80 -60,-94 -82,-82 -58,-78 -42,-58 -22,-30', lighter(tail, 0.16)) +
      feather('-36,-40 -16,-46 4,-54 22,-54 32,-40 24,-22 6,-14 -18,-16 -34,-26', color) +
      `<g transform="rotate(${number('nod')} 12 -46)">` +
      flat(blob(19, -101, 5.5, 8, 2), red, 1) +
      flat(blob(28, -104, 6, 9.5, 3), red, 1) +
      flat(blob(37, -100, 5, 7.5, 4), red, 1) +
      feather('2,-50 8,-74 16,-92 30,-97 42,-88 42,-74 36,-56 30,-40 14,-38', lighter(color, 0.3)) +
      (open
        ? flat('M41 -86L60 -82L42 -78Z', bill, 1.4) + flat('M41 -76L55 -70L40 -70Z', darker(bill, 0.12), 1.4)
        : flat('M41 -86L60 -77L41 -72Z', bill, 1.4)) +
      flat(blob(41, -64, 5.5, 9, 2), red, 1) +
      flat(blob(34, -63, 4.5, 7, 3), red, 1) +
      beastEye(30, -83, 0.66, pose, lighter(color, 0.3)) +
      '</g>' +
      feather('12,-44 -8,-48 -32,-40 -30,-26 -12,-22 8,-28', darker(color, 0.22)) +
      line('-24,-36 -6,-34; -22,-29 -4,-28', darker(color, 0.4), 2.4, 0.7)
    );
  });

/** `chick('500,800,90 left glad flaps')`: `flaps`, `runs`, `bends` to the ground or towards what it pulls. */
export const chick = (color: string) =>
  told({ flags: ['flaps', 'runs', 'bends', 'sits'], wide: 34 }, ({ pose, has }) => {
    const open = opens(pose.mood);
    const legs = has('runs')
      ? '-10,-14 -30,-6 -40,-12; 8,-14 26,-4 38,-2'
      : '-10,-12 -12,0; 12,-12 12,0; -12,0 2,1; 12,0 26,1; -12,0 -20,2; 12,0 4,2';
    const wing = has('flaps')
      ? pts('-6,-38 -34,-62 -56,-62 -46,-36 -16,-24')
      : pts('4,-36 -16,-40 -36,-30 -22,-18 -2,-22');
    return (
      (has('sits') ? '' : line(legs, '#d98a3a', 5.5)) +
      `<g transform="rotate(${has('bends') ? 34 : has('runs') ? 12 : 0} 0 -24)">` +
      flat('-26,-28 -48,-38 -44,-22', darker(color, 0.12)) +
      flat(tube('4,-92 -2,-102 8,-106', [5, 4, 2]), color, 1.4) +
      flat('-38,-28 -30,-48 -22,-76 6,-94 34,-80 38,-56 34,-28 14,-8 -18,-8', color) +
      flat('30,-30 14,-12 -10,-10 8,-28 24,-42', lighter(color, 0.4), 0) +
      (open
        ? flat('M30 -68L52 -66L31 -59Z', bill, 1.4) + flat('M30 -58L46 -52L28 -52Z', darker(bill, 0.12), 1.4)
        : flat('M30 -68L52 -61L30 -54Z', bill, 1.4)) +
      oval(10, -54, 7, 5, '#ee7a4a', 0.45) +
      beastEye(17, -68, 0.85, pose, color) +
      flat(wing, darker(color, 0.12)) +
      '</g>'
    );
  });
