import { beastEye } from './beast-heads.ts';
import { flat, line, oval } from './brush.ts';
import { moods } from './face.ts';
import { blob, lines, pts, tube } from './shapes.ts';
import { told } from './told.ts';
import { darker, lighter, type Point } from '../svg.ts';

/** A mouse on its hind legs, 100 high with its ears: `mouse(red)('300,800,120 left glad run paws=22,14;26,8')`; paws are from the shoulders. */
export const mouse = (scarf?: string, color = '#c9a27e') =>
  told({ wide: 30, depth: 1 }, ({ pose, word }) => {
    const pink = '#eaa79f';
    const run = pose.legs === 'run';
    const [one = [0, 0], two = [0, 0]] = lines(word('paws') ?? '22,14;26,8').flat();
    const paw = (from: Point, by: Point, c: string) =>
      flat(
        tube([from, [from[0] + by[0] * 0.5, from[1] + by[1] * 0.5 + 4], [from[0] + by[0], from[1] + by[1]]], [9, 8, 8]),
        c,
      ) + flat(blob(from[0] + by[0], from[1] + by[1], 5.5, 5, 2), pink, 1);
    const open = ['laugh', 'grin', 'howl', 'oh'].includes(moods[pose.mood].mouth);
    const mouth = open
      ? flat('24,-50 33,-49 31,-42 25,-43', '#6d2a3a', 1)
      : line('22,-49 27,-46 33,-48', darker(color, 0.6), 2.2);
    const feet = run
      ? flat(tube('-8,-12 -22,-6 -34,-8', [16, 9, 7]), color) + flat(tube('6,-10 20,-6 30,-2', [14, 9, 8]), color)
      : flat(blob(-6, -3, 12, 5, 2), pink) + flat(blob(12, -2, 12, 5, 3), pink);
    const lean = run ? 16 : 0;
    return (
      line('-14,-8 -40,-2 -58,-18 -50,-40 -60,-54', pink, 5) +
      feet +
      `<g transform="rotate(${lean} 0 -10)">` +
      paw([2, -36], one, darker(color, 0.15)) +
      flat('-20,-12 -16,-36 0,-44 16,-34 20,-10 0,-2', color) +
      flat('0,-10 4,-32 15,-30 18,-10', lighter(color, 0.45), 0) +
      flat(blob(-14, -82, 18, 18, 3, 0.03), color) +
      flat(blob(-13, -81, 12, 12, 3, 0.03), pink, 0) +
      flat('-22,-58 -12,-76 8,-78 24,-64 40,-54 36,-46 16,-41 -12,-43', color) +
      flat(blob(15, -86, 16, 17, 5, 0.03), color) +
      flat(blob(15, -85, 10.5, 11, 5, 0.03), pink, 0) +
      mouth +
      flat(blob(40, -54, 5.5, 5, 2), '#c2525a', 1) +
      line('28,-50 44,-44; 26,-48 40,-38', darker(color, 0.5), 1.4, 0.6) +
      beastEye(12, -58, 0.72, pose, color) +
      oval(4, -49, 6, 4, '#e0604f', 0.35) +
      (scarf === undefined
        ? ''
        : flat(tube('-14,-40 2,-35 17,-40', [10, 11, 9]), scarf) +
          flat(tube('-12,-38 -20,-26 -18,-14', [9, 9, 11]), scarf)) +
      paw([8, -34], two, color) +
      '</g>'
    );
  });

/** A small round bird, 100 high: `bird('#d8605a')('300,800,120 left glad wings=up')`; wings: up, spread. */
export const bird = (color: string, belly = '#fbe6c8') =>
  told({ wide: 32, depth: 1 }, ({ pose, word }) => {
    const wing = pts(
      {
        closed: '-6,-58 -34,-44 -52,-22 -16,-26 4,-40',
        up: '-4,-58 -28,-92 -54,-100 -44,-64 -14,-36',
        spread: '-6,-56 -50,-78 -84,-70 -56,-44 -10,-36',
      }[word('wings') ?? 'closed'] ?? '',
    );
    const legs = line('-6,-16 -8,0; 6,-16 8,0; -8,0 2,0; 8,0 18,0', '#b8693a', 4);
    return (
      legs +
      flat('-30,-34 -62,-30 -70,-42 -34,-48', darker(color, 0.2)) +
      flat('-36,-36 -20,-60 2,-84 26,-88 40,-70 34,-36 12,-12 -16,-12', color) +
      flat('34,-48 24,-20 2,-12 8,-36', belly, 0) +
      flat('M36 -74L58 -66L37 -60Z', '#f0a53c') +
      beastEye(24, -70, 0.72, pose, color) +
      flat(wing, darker(color, 0.14))
    );
  });

/** A fish that swims, 100 long, round (x, y): `fish('#f08a4b')('300,700,190 left glad tip=8')`. */
export const fish = (color: string) =>
  told({ depth: 0.6 }, ({ pose }) => [
    flat('-34,0 -58,-22 -52,0 -60,20', darker(color, 0.16)),
    flat('48,0 24,-24 -10,-24 -38,0 -10,24 24,22', color),
    flat('-8,-22 4,-38 20,-24', darker(color, 0.16)),
    line('-14,-10 -8,0 -14,10; 0,-12 6,0 0,12', lighter(color, 0.4), 3, 0.7),
    beastEye(28, -5, 0.6, pose, color),
    line('38,8 43,9 46,5', '#5b2630', 2.4),
  ]);

/** A frog that sits, 100 wide: `frog('#7fae4f')('300,800,150 left content sings')`; singing blows up its throat. */
export const frog = (color: string) =>
  told({ flags: ['sings'], depth: 1 }, ({ pose, has }) => {
    const dark = darker(color, 0.2);
    return (
      flat('-46,-8 -50,-30 -26,-40 -6,-20 -20,0 -44,0', dark) +
      flat('-40,-6 -34,-36 -6,-56 28,-58 46,-40 40,-18 24,-4 -10,-2', color) +
      flat('44,-34 38,-16 22,-6 6,-8 14,-28', lighter(color, 0.5), 0) +
      flat(blob(8, -62, 14, 13, 3, 0.03), color) +
      flat(blob(32, -62, 13, 12, 4, 0.03), color) +
      beastEye(9, -63, 0.85, pose, color) +
      beastEye(33, -62, 0.75, pose, color) +
      (has('sings') ? flat(blob(34, -22, 22, 19, 5, 0.03), lighter(color, 0.62)) : '') +
      line('0,-38 20,-31 46,-40', '#3a2a32', 3.2) +
      flat(tube('18,-14 26,-4 34,0', [11, 9, 8]), color) +
      flat(tube('-40,-6 -28,0 -14,0', [9, 10, 8]), dark)
    );
  });

/** A duck that swims, 100 long; (x, y) is the water. */
export const duck = (color: string) =>
  told({ depth: 1 }, ({ pose }) => [
    flat('-46,-24 -34,-6 0,2 34,-4 42,-24 20,-34 -14,-30 -40,-40', color),
    flat(tube('28,-22 34,-44 36,-58', [24, 18, 18]), color),
    flat(blob(38, -64, 17, 15, 3, 0.03), color),
    flat('50,-66 70,-60 66,-54 50,-56', '#eea23c'),
    beastEye(42, -67, 0.6, pose, color),
    flat('-26,-24 -10,-30 16,-22 0,-10 -22,-12', darker(color, 0.12)),
  ]);

/** A hen that stands, 100 high: `hen('#fbf3e4')('300,700,120 left scared flaps')`. */
export const hen = (color: string) =>
  told({ flags: ['flaps'], wide: 30, depth: 1 }, ({ pose, has }) => {
    const red = '#d9473c';
    const wing = has('flaps')
      ? pts('-4,-50 -20,-84 -52,-92 -44,-58 -18,-32')
      : pts('8,-48 -14,-54 -44,-44 -30,-24 -4,-24');
    return (
      line('-4,-14 -6,0; 12,-14 12,0; -6,0 6,0; 12,0 24,0', '#c98a3a', 4) +
      flat('-34,-40 -58,-78 -46,-84 -34,-66 -30,-88 -18,-84 -16,-52', darker(color, 0.2)) +
      flat('-40,-46 -14,-52 14,-70 34,-66 40,-44 26,-16 -6,-10 -32,-22', color) +
      flat(blob(22, -98, 5, 7, 2), red, 1) +
      flat(blob(32, -99, 5, 8, 3), red, 1) +
      flat('12,-62 14,-86 28,-96 42,-86 44,-62 30,-52', color) +
      flat('M42 -82L60 -75L42 -70Z', '#f0a53c') +
      flat(blob(44, -62, 5, 8, 2), red, 1) +
      beastEye(33, -79, 0.6, pose, color) +
      flat(wing, darker(color, 0.13))
    );
  });
