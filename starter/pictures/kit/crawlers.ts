import { type AnimalPose, beastEye, muzzleMouth } from './beast-heads.ts';
import { dot, flat, line, moved, oval, shaded, stroke } from './brush.ts';
import { blob, here, tube } from './shapes.ts';
import type { Thing } from './staging.ts';
import { told } from './told.ts';
import { darker, lighter, type Point } from '../svg.ts';

/** `turtle('300,800,260 right cross reach=40,-30')`: reach moves the head; `walks` lifts two feet. */
export function turtle(color: string, skin: string): (text: string) => Thing {
  const dome = '-72,-24 -66,-60 -36,-92 4,-98 42,-80 62,-48 66,-24 0,-16';
  return told({ flags: ['walks'], wide: 76 }, ({ pose, has, number, point }) => {
    const [dx, dy] = point('reach');
    const head: Point = [88 + dx, -62 + dy];
    const step = has('walks') ? 9 : 0;
    const leg = (x: number, by: number, c: string) =>
      flat(tube(here('0,-28 0.6,-14 1,-4', x, 0, by, 1), [30, 26, 25]), c);
    return (
      flat(tube('-64,-24 -82,-18 -96,-6', [18, 12, 3]), skin) +
      leg(-30, step, darker(skin, 0.2)) +
      leg(52, step, darker(skin, 0.2)) +
      flat(
        tube([[40, -34], [56 + dx * 0.4, -38 + dy * 0.15], [76 + dx * 0.8, -46 + dy * 0.8], head], [34, 29, 26, 28]),
        skin,
      ) +
      leg(-48, -step, skin) +
      leg(36, -step, skin) +
      flat(tube('-70,-24 0,-14 66,-24', [16, 20, 16]), lighter(skin, 0.35)) +
      flat(dome, color) +
      shaded(dome, darker(color, 0.5), 0.5, [0.4, 0.2], [0.4, 1]) +
      line(
        '-14,-88 -26,-62 -8,-44 18,-46 28,-68 14,-90; -26,-62 -60,-58; -8,-44 -18,-22; 18,-46 28,-22; 28,-68 58,-58; -44,-26 -44,-58',
        lighter(color, 0.42),
        4.5,
        0.8,
      ) +
      moved([head[0], head[1], number('nod')])(
        flat('-26,-8 -16,-28 8,-31 28,-18 38,2 32,18 6,25 -20,17', skin),
        muzzleMouth(22, 9, 13, pose.mood),
        oval(-4, 8, 9, 6, '#e0604f', 0.4),
        beastEye(9, -9, 1, pose, skin),
      )
    );
  });
}

/** `snail('700,800,200 right glad gaze=-0.8,0 turned')`: `turned` looks back over its house; reach moves the head. */
export function snail(house: string, skin: string): (text: string, rider?: string) => Thing {
  return (text, rider = '') =>
    told({ flags: ['turned'], wide: 78 }, ({ pose, has, point }) => {
      const d = has('turned') ? -1 : 1;
      const [dx, dy] = point('reach');
      const head: Point = [66 + dx + (d < 0 ? -4 : 0), -62 + dy];
      const back = pose.looks === 'left' ? 'right' : 'left';
      const faced: AnimalPose = d < 0 ? { ...pose, looks: back } : pose;
      const shell = blob(-14, -52, 49, 46, 3, 0.02, 14);
      return (
        flat(tube('-92,-4 -60,-8 0,-12 44,-14', [5, 17, 24, 30]), skin) +
        flat(tube([[30, -13], [54, -20], head], [26, 36, 32]), skin) +
        flat(shell, house) +
        shaded(shell, darker(house, 0.5), 0.5, [0.3, 0.2], [0.8, 1]) +
        line(
          '-60,-40 -48,-80 -10,-94 22,-72 24,-38 -4,-20 -34,-32 -38,-60 -16,-74 4,-60 2,-42 -14,-40 -18,-52',
          darker(house, 0.4),
          6,
          0.75,
        ) +
        rider +
        `<g transform="translate(${head[0]} ${head[1]}) scale(${d} 1)">${
          flat(tube('-6,-8 -12,-26 -16,-44', [9, 8, 8]), skin) +
          flat(tube('8,-8 14,-28 16,-42', [9, 8, 8]), skin) +
          flat(blob(2, 2, 21, 20, 4, 0.03), skin) +
          flat(blob(-16, -48, 13, 14, 2, 0.02), skin) +
          flat(blob(16, -46, 12.5, 13.5, 3, 0.02), skin) +
          beastEye(-15, -48, 0.95, faced, skin) +
          beastEye(17, -46, 0.88, faced, skin) +
          oval(-6, 7, 7, 5, '#e0604f', 0.4) +
          muzzleMouth(9, 7, 10, pose.mood)
        }</g>`
      );
    })(text);
}

/** `ant('500,850,80 right glad')`; what it carries is drawn above its back. */
export function ant(color: string): (text: string, load?: string) => Thing {
  return (text, load = '') =>
    told({ flags: ['reaches'], wide: 60 }, ({ pose, has }) => {
      const legs = has('reaches')
        ? '0,-26 -14,-52 -18,-78; 10,-26 20,-52 20,-78; -8,-24 -24,-12 -30,0; 2,-22 4,-10 0,0; 12,-22 24,-12 30,0'
        : '-8,-24 -26,-14 -34,0; 2,-22 -2,-10 -8,0; 12,-22 26,-14 34,0; 4,-22 14,-10 14,0';
      return (
        line(legs, darker(color, 0.25), 6) +
        load +
        flat(blob(-36, -34, 29, 22, 3, 0.03), color) +
        flat(blob(2, -30, 17, 14, 4, 0.03), color) +
        line('36,-62 40,-86 56,-92; 46,-60 58,-78 74,-78', darker(color, 0.25), 5) +
        flat(blob(38, -44, 25, 23, 5, 0.03), color) +
        beastEye(45, -48, 0.95, pose, color) +
        muzzleMouth(48, -33, 8, pose.mood)
      );
    })(text);
}

/** A butterfly round (x, y), 100 across; it looks right. With `shut` wings it sleeps. */
export function butterfly(x: number, y: number, u: number, color: string, turn = 0, shut = false) {
  const spot = lighter(color, 0.55);
  const wings = shut
    ? flat('-4,2 -34,-40 -22,-74 8,-60 10,-20', color) +
      flat(blob(-10, -44, 9, 11, 3), spot, 0) +
      flat('0,2 -10,-46 14,-70 34,-44 16,-6', lighter(color, 0.2)) +
      flat(blob(12, -42, 8, 10, 4), spot, 0)
    : flat('0,-4 -22,-52 -56,-44 -44,-8', color) +
      flat('0,2 -44,2 -44,34 -10,30', darker(color, 0.12)) +
      flat('4,-4 18,-56 54,-58 44,-14', color) +
      flat('6,2 40,-2 46,28 16,30', darker(color, 0.12)) +
      flat(blob(-34, -30, 8, 9, 3), spot, 0) +
      flat(blob(34, -36, 8, 9, 4), spot, 0);
  const eye = shut
    ? stroke('M17 -2q4 4 8 0', '#fff6e0', 2.4)
    : dot(21, -3, 3.4, '#fffaf0') + dot(22, -3, 1.8, '#2a1a22');
  return moved([x, y, turn, u / 100])(
    wings,
    flat(tube('-28,8 0,2 22,-2', [6, 11, 14]), '#4a3450', 1),
    line('24,-8 34,-24 42,-24; 20,-9 24,-28 32,-32', '#4a3450', 2.6),
    eye,
  );
}
