import { beastEye } from './beast-heads.ts';
import { flat, line, moved, oval, painted, roundStroke, shaded } from './brush.ts';
import { eye, type Feeling, moods } from './face.ts';
import { blob, each, heap, lines, placed, pts, tube } from './shapes.ts';
import type { Thing } from './staging.ts';
import { told } from './told.ts';
import { darker, lighter, type Point } from '../svg.ts';

/** Knee and foot of each of the eight legs of a crab. */
const crabLegs: Readonly<Record<string, string>> = {
  stand: '-50,-38 -66,0 -47,-31 -55,0 -42,-26 -44,0 -32,-22 -32,0 32,-22 32,0 42,-26 44,0 47,-31 55,0 50,-38 66,0',
  march: '-50,-40 -66,-10 -47,-31 -56,0 -42,-28 -44,-8 -32,-22 -33,0 32,-25 34,-9 42,-26 45,0 49,-33 58,-8 51,-38 69,0',
  muddled:
    '-56,-46 -76,-32 -50,-26 -36,0 -42,-26 -62,-2 -26,-16 -10,0 26,-18 16,-5 44,-26 66,-2 53,-30 42,0 56,-50 80,-60',
  side: '-60,-40 -88,-6 -53,-30 -70,0 -45,-26 -56,-5 -35,-21 -42,0 26,-21 16,0 37,-24 28,0 46,-29 40,-3 50,-36 54,0',
  reach: '-44,-30 -46,0 -40,-26 -34,0 -30,-22 -22,0 -20,-18 -8,0 34,-24 46,0 46,-30 62,-3 54,-36 78,0 62,-44 98,-8',
};

function claw(side: number, where: string, color: string) {
  const places: Readonly<Record<string, readonly [Point, number]>> = {
    low: [[side * 66, -30], side * 62],
    up: [[side * 60, -84], side * 8],
    ahead: [[side * 40, -22], side * 168],
    push: [[side * 48, -78], side * 4],
  };
  const [[x, y], turn] = places[where] ?? [[side * 66, -30], side * 62];
  const arm = tube(`${side * 34},-40 ${(side * 34 + x) / 2 + side * 11},${(y - 40) / 2 + 3} ${x},${y}`, [13, 12, 14]);
  const pincer = 'M-5 8Q-22 -4 -19 -24Q-15 -39 1 -40Q-6 -27 3 -19Q5 -33 18 -32Q25 -17 16 -3Q7 9 -5 8Z';
  return (
    flat(arm, darker(color, 0.08), 1.4) +
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${side * 1.12} 1.12)">${flat(pincer, color, 1.4)}${shaded(pincer, darker(color, 0.5), 0.4)}</g>`
  );
}

/**
 * `crab('600,800,300 right wonder gaze=-0.8,0.2 claws=up legs=side')`: u is its height with the eyes. claws: low, up,
 * ahead, push; legs: stand, march, muddled, side, reach; `sure` lowers its lids, `behind` shows its back.
 */
export function crab(color: string): (text: string) => Thing {
  const dark = darker(color, 0.16);
  const shell = '-51,-42 -47,-58 -28,-70 0,-74 28,-70 47,-58 51,-42 40,-24 20,-15 0,-13 -20,-15 -40,-24';
  return told({ flags: ['sure', 'behind'], wide: 62, depth: 0.7 }, ({ pose, gaze, word, has }) => {
    const feeling: Feeling = moods[pose.mood];
    const legs = pts(crabLegs[word('legs') ?? 'stand'] ?? crabLegs['stand'] ?? '');
    const pairs = legs.flatMap((knee, i) => (i % 2 === 0 ? [[knee, legs[i + 1] ?? knee] as const] : []));
    const limbs = each(pairs, ([knee, foot]) =>
      flat(tube([[Math.sign(knee[0]) * 26, -32], knee, foot], [9, 8, 4]), dark, 1.3),
    );
    const eyes = each([-1, 1], (k) => {
      const [x, y] = [k * 17, -91];
      const stalk = flat(tube(`${k * 13},-64 ${k * 15},-76 ${x},${y}`, [8, 7, 8]), dark, 1.2);
      if (has('behind')) return stalk + flat(blob(x, y, 13.5, 13.5, 3, 0.02), color, 1.4);
      const lid = has('sure')
        ? flat(`M${x - 15} ${y - 1}A15 15.5 0 0 1 ${x + 15} ${y - 1}Z`, color, 1.4)
        : `<path d="M${x - 11} ${y - 19 - feeling.brow * 0.4}q11 -6 22 0" fill="none" stroke="${darker(color, 0.55)}" stroke-width="3.6" stroke-linecap="round" transform="rotate(${feeling.knit * k} ${x} ${y - 19})"/>`;
      return (
        stalk +
        flat(blob(x, y, 14.5, 14.5, 3, 0.015), '#fffaf0', 1.2) +
        eye(x, 1, y, 1.66, { ...feeling, wide: Math.min(1, feeling.wide) }, gaze, color) +
        lid
      );
    });
    const kind = has('sure') ? 'flat' : feeling.mouth;
    const ink = '#6d1f31';
    const mouth =
      kind === 'laugh' || kind === 'grin'
        ? flat('M-15 -35Q0 -31 15 -35Q12 -18 0 -18Q-12 -18 -15 -35Z', ink, 1) +
          flat(blob(0, -22, 7, 3.4, 3), '#e8776f', 0)
        : kind === 'oh' || kind === 'howl'
          ? flat(blob(0, -28, 6.5, 8, 3, 0.03), ink, 1)
          : `<path d="M-11 -30Q0 ${kind === 'smile' || kind === 'small' ? -22 : kind === 'flat' ? -30 : -38} 11 -30" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"/>`;
    const spots = pts('-28,-58 -20,-63 30,-57 22,-62 0,-67').map(([x, y], i) =>
      flat(blob(x, y, 4 - (i % 2), 3.4 - (i % 2), i + 2), lighter(color, 0.35), 0),
    );
    const cheeks = each([-1, 1], (k) => oval(k * 27, -34, 7, 4.6, '#ffb09c', 0.75));
    const arms = each([-1, 1], (k) => claw(k, word('claws') ?? 'low', color));
    const front = ['ahead', 'push'].includes(word('claws') ?? 'low');
    const seam = line('-30,-24 0,-18 30,-24', dark, 2, 0.4);
    return (
      (has('behind') ? arms : '') +
      limbs +
      (front || has('behind') ? '' : arms) +
      eyes +
      flat(shell, color) +
      shaded(shell, darker(color, 0.5), 0.5) +
      spots.join('') +
      (has('behind')
        ? line('-20,-60 -24,-40 -14,-24; 20,-60 24,-40 14,-24; 0,-66 0,-30', dark, 3, 0.5)
        : seam + cheeks + mouth) +
      (front && !has('behind') ? arms : '')
    );
  });
}

/** `heron('800,850,420 left surprised lifts flaps beak=open head=10,20 gaze=..')`: u is its height. */
export function heron(text: string): Thing {
  const [grey, deep, pale] = ['#a9b8cc', '#54617f', '#eef2f6'];
  return told({ flags: ['lifts', 'flaps', 'calls'], wide: 22, depth: 0.7 }, ({ pose, point, has }) => {
    const [dx, dy] = point('head');
    const head: Point = [22 + dx, -90 + dy];
    const legs = has('lifts')
      ? '-2,-38 -3,-18 -2,-1 9,0; 4,-38 18,-26 8,-12 15,-9'
      : '-3,-38 -4,-18 -3,-1 7,0; 5,-38 6,-18 7,-1 17,0';
    const at = placed(head[0], head[1]);
    const beak = has('calls')
      ? flat(at('M5,-3L33,-10L6,1Z'), '#eaa53c', 1) + flat(at('M5,1L29,8L4,4Z'), '#d98f2e', 1)
      : flat(at('M5,-3L35,2L4,4Z'), '#eaa53c', 1);
    const wing = has('flaps')
      ? pts('4,-50 -6,-76 -26,-96 -52,-100 -46,-90 -54,-86 -44,-78 -50,-72 -38,-64 -24,-46')
      : pts('12,-52 -4,-58 -28,-48 -46,-32 -20,-34 2,-38');
    return (
      line(legs, '#c9873a', 2.6) +
      flat('-50,-34 -30,-42 -14,-34 -30,-28', deep, 1) +
      flat('-36,-38 -20,-56 4,-60 20,-52 18,-40 2,-32 -20,-32', grey, 1.4) +
      flat(
        tube(
          `12,-48 ${24 + dx * 0.3},-58 ${12 + dx * 0.5},${-74 + dy * 0.6} ${head[0] - 1},${head[1] + 1}`,
          [14, 9, 7, 8],
        ),
        pale,
        1.2,
      ) +
      line('16,-44 20,-36; 12,-42 14,-32', pale, 2.2) +
      flat(wing, has('flaps') ? grey : darker(grey, 0.12), 1.4) +
      line(
        has('flaps') ? '-44,-92 -18,-62; -46,-80 -20,-58; -42,-68 -20,-52' : '-34,-36 -6,-46; -24,-36 2,-46',
        deep,
        2,
        0.6,
      ) +
      beak +
      flat(at('-8,-1 -2,-7 7,-4 7,3 -3,6'), pale, 1.2) +
      flat(at('4,-6 -6,-9 -24,-4 -7,-3'), '#3a4462', 1) +
      moved([head[0] + 1, head[1] - 1, 0, 0.36])(beastEye(0, 0, 1, pose, pale))
    );
  })(text);
}

/** `octopus('900,800,260 left sad gaze=..')`: u is its height. */
export const octopus = (color: string) =>
  told({ wide: 56, depth: 0.7 }, ({ pose, gaze }) => {
    const feeling: Feeling = moods[pose.mood];
    const arms = lines(
      '-24,-34 -44,-26 -58,-8 -72,-14 -70,-22; -16,-30 -30,-12 -38,-2 -50,-3; 24,-34 44,-26 58,-8 72,-14 70,-22; 16,-30 30,-12 38,-2 50,-3; -8,-28 -14,-10 -22,0; 8,-28 14,-10 22,0',
    );
    const bag = '-30,-34 -38,-62 -28,-90 0,-101 28,-90 38,-62 30,-34 0,-26';
    const bend = ['smile', 'small'].includes(feeling.mouth) ? -36 : -50;
    return (
      each(arms, (a, i) => flat(tube(a, [20, 15, 10, 7, 4]), i > 3 ? color : darker(color, 0.12), 1.4)) +
      flat(bag, color) +
      shaded(bag, darker(color, 0.5), 0.45) +
      heap('-20,-84 -10,-92 18,-86', (x, y, i) => flat(blob(x, y, 5, 4, i + 2), lighter(color, 0.3), 0)) +
      each([-1, 1], (k) => [
        eye(k * 14, 1, -60, 1.05, feeling, gaze, color),
        `<path d="M${k * 14 - 8} ${-76 - feeling.brow}q8 -5 16 0" fill="none" stroke="${darker(color, 0.55)}" stroke-width="3" stroke-linecap="round" transform="rotate(${feeling.knit * k} ${k * 14} -76)"/><ellipse cx="${k * 24}" cy="-46" rx="6" ry="4" fill="#e8503c" opacity="0.3"/>`,
      ]) +
      roundStroke(`M-8 -42Q0 ${bend} 8 -42`, '#5b2040', 3)
    );
  });

/** `shrimp('900,400,120 right happy')`: swims to the right; u is its height. */
export const shrimp = (color: string) =>
  told({ depth: 0.7 }, ({ pose }) => {
    const body = tube('34,-66 10,-78 -22,-70 -42,-44 -36,-14 -16,-2', [30, 34, 32, 26, 19, 11]);
    return (
      line('40,-78 70,-104 92,-96; 42,-74 78,-84 100,-70', darker(color, 0.2), 2.6) +
      line(
        '20,-58 30,-38 24,-30; 8,-60 16,-38 8,-30; -6,-58 0,-38 -8,-30; -18,-50 -14,-32 -22,-26',
        darker(color, 0.2),
        4,
      ) +
      flat('-18,-8 6,-12 10,0 -2,2 8,12 -8,16 -22,4', darker(color, 0.12), 1.4) +
      flat(body, color, 1.6) +
      shaded(body, darker(color, 0.5), 0.4) +
      line('-2,-94 4,-62; -24,-86 -12,-58; -48,-62 -26,-46; -54,-34 -30,-32', lighter(color, 0.4), 3.4, 0.8) +
      flat('24,-84 50,-76 56,-64 40,-54 22,-54', color, 1.6) +
      beastEye(36, -74, 0.95, pose, color) +
      roundStroke('M40 -60q7 4 12 -1', '#6d1f31', 2.6)
    );
  });

/** A dolphin that leaps to the right, 100 long; (x, y) is its middle. */
export const dolphin = (color: string) =>
  told({ depth: 0.7 }, ({ pose }) => {
    const body = '-52,30 -44,6 -22,-16 6,-24 30,-16 42,-4 58,6 54,12 38,12 18,6 -8,6 -30,18 -42,32';
    return (
      flat('-50,26 -70,26 -74,38 -56,36 -50,52 -42,48 -42,32', darker(color, 0.1), 1.4) +
      flat('-10,-20 -14,-42 0,-38 10,-22', darker(color, 0.12), 1.4) +
      flat(body, color, 1.6) +
      flat('54,12 38,12 18,6 -8,6 -30,18 -12,0 18,-2 42,4', lighter(color, 0.6), 0) +
      flat('8,2 0,22 10,20 20,6', darker(color, 0.12), 1.4) +
      beastEye(31, -7, 0.5, pose, color) +
      line('40,4 48,7 55,6', darker(color, 0.5), 2, 0.9)
    );
  });

/** Shells: a fan (x, y its hinge), r high. */
export const shellFan = (x: number, y: number, r: number, color: string, turn = 0) =>
  moved([x, y, turn, r / 100])(
    painted('-12,0 -50,-46 -46,-78 -20,-96 0,-100 20,-96 46,-78 50,-46 12,0', color),
    line('0,-6 -34,-74; 0,-6 -14,-88; 0,-6 14,-88; 0,-6 34,-74', darker(color, 0.3), 4, 0.7),
  );
