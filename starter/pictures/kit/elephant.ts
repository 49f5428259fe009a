import { type AnimalPose, beastEye } from './beast-heads.ts';
import { contact, flat, type Light, line, lit, moved, oval, strokes } from './brush.ts';
import { moods } from './face.ts';
import { blob, each, here, lines, pts, tube } from './shapes.ts';
import { told } from './told.ts';
import { darker, lighter, type Point, type Spot } from '../svg.ts';

export interface ElephantPose extends AnimalPose {
  /** The trunk, from where it leaves the face, in hundredths of the back's height, facing right. */
  readonly trunk?: readonly Point[];
  readonly ear?: 'rest' | 'back' | 'wide';
}

const trunks: Readonly<Record<string, string>> = {
  rest: '0,0 14,34 12,66 24,84',
  curl: '0,0 20,30 38,50 58,42 54,24',
  up: '0,0 26,14 44,-10 46,-44 60,-58',
  down: '0,0 16,36 20,76 40,92',
  reach: '0,0 24,26 54,40 84,34',
};
const rest = pts(trunks['rest'] ?? '');

export const grey = '#8d8ca8';

/** The head of an elephant round (0, 0) that looks to the right; its skull is 90 high. */
export function elephantHead(pose: ElephantPose) {
  const mood = pose.mood ?? 'calm';
  const inner = '#c99aa6';
  const trunk = pose.trunk ?? rest;
  const root: Point = [36, 14];
  const path = trunk.map(([x, y]): Point => [root[0] + x, root[1] + y]);
  const creases = path
    .slice(1, -1)
    .flatMap(([x, y], i) =>
      lines(
        `${x - 12},${y + 4} ${x},${y + 8} ${x + 11},${y + 3}; ${x - 10 + i},${y + 14} ${x + 1},${y + 18} ${x + 10},${y + 12}`,
      ),
    );
  const ear = {
    rest: pts('-18,-34 -50,-44 -84,-22 -86,26 -62,58 -34,48 -18,18'),
    back: pts('-18,-30 -56,-30 -98,-6 -106,24 -78,34 -42,30 -18,14'),
    wide: pts('-14,-38 -44,-66 -88,-62 -104,-10 -82,46 -40,52 -16,18'),
  }[pose.ear ?? 'rest'] as Point[];
  const shrunk = ear.map(([x, y]): Point => [x * 0.82 - 6, y * 0.8 + 2]);
  const kind = moods[mood].mouth;
  const mouth =
    kind === 'laugh' || kind === 'grin' || kind === 'howl'
      ? flat('4,34 20,40 34,40 26,58 8,54', '#6d2a3a') + flat(blob(18, 52, 10, 5, 3), '#e8776f', 0)
      : line(['smile', 'small'].includes(kind) ? '2,34 12,43 28,44' : '4,46 14,40 28,44', darker(grey, 0.6), 3.4);
  return (
    flat('-32,-28 -8,-50 24,-44 44,-14 48,20 32,46 4,50 -26,36', grey) +
    mouth +
    flat(tube('30,38 46,48 66,46', [13, 10, 3]), '#fff3dc') +
    flat(tube(path, [50, 38, 30, 24, 20]), grey) +
    strokes(creases, darker(grey, 0.35), 2.6, 0.5) +
    oval(6, 18, 13, 8, '#e0604f', 0.18 + ((moods[mood] as { flush?: number }).flush ?? 0) * 0.35) +
    beastEye(16, -8, 1.15, pose, grey) +
    flat(ear, darker(grey, 0.08)) +
    flat(shrunk, inner, 0)
  );
}

/**
 * An elephant, u the height of its back: `elephant('640,800,290 left run scared ear=back trunk=up nod=-4')`. The trunk is named, or
 * points with `;` between them; ear: rest, back, wide.
 */
export const elephant = told({ wide: 108, depth: 0.55, tall: 110 }, ({ pose, word, number }) => {
  const far = darker(grey, 0.2);
  const legs = pose.legs ?? 'stand';
  const toes = ([fx, fy]: Point) =>
    each([-9, 1, 11], (dx) => flat(blob(fx + dx + 3, fy - 4, 5, 4.5, 3, 0.02), '#e6d3c8', 0));
  const column = (top: Point, foot: Point, bend: number, c: string) =>
    flat(
      tube([top, [(top[0] + foot[0]) / 2 + bend, (top[1] + foot[1]) / 2], [foot[0], foot[1] - 12]], [46, 38, 40]),
      c,
    ) +
    flat(here('-21,-14 20,-14 23,-1 -21,-1', foot[0], foot[1]), c, 0) +
    toes(foot);
  const tail =
    flat(tube('-74,-74 -94,-56 -96,-24', [10, 7, 5]), grey) + flat(blob(-96, -18, 6, 10, 4), darker(grey, 0.5));
  const plans: Record<'stand' | 'walk' | 'run', readonly Point[]> = {
    stand: pts('-52,0 -28,-3 48,0 26,-3'),
    walk: pts('-66,0 -20,-4 62,-6 14,-3'),
    run: pts('-92,-16 -58,-4 84,-18 46,-2'),
  };
  let body: string;
  let headAt: Point = [74, -88];
  if (legs === 'sit') {
    headAt = [26, -128];
    body =
      tail +
      flat('-76,-30 -60,-90 -20,-132 30,-120 48,-70 40,-14 0,0 -56,0', grey) +
      flat(tube('-34,-24 10,-20 56,-14', [52, 46, 38]), grey) +
      toes([62, -8]) +
      flat(tube('20,-92 44,-66 60,-48', [38, 32, 30]), grey) +
      toes([60, -40]);
  } else {
    const [h = [0, 0], hf = [0, 0], f = [0, 0], ff = [0, 0]] =
      plans[legs === 'walk' || legs === 'run' ? legs : 'stand'];
    const trunkBody = '-80,-62 -68,-96 -24,-112 30,-108 74,-98 84,-62 64,-36 0,-30 -62,-34';
    const limbs = (a: Point, b: Point, c: string) => column([-52, -52], a, -5, c) + column([46, -56], b, 5, c);
    body =
      tail +
      limbs(hf, ff, far) +
      flat(trunkBody, grey) +
      limbs(h, f, grey) +
      line('-58,-40 -40,-34; 40,-42 58,-40; -20,-96 4,-98', darker(grey, 0.4), 3, 0.35);
  }
  const trunk = word('trunk') ?? 'rest';
  const faced = { ...pose, trunk: lines(trunks[trunk] ?? trunk).flat(), ear: (word('ear') ?? 'rest') as 'rest' };
  return body + moved([headAt[0], headAt[1], number('nod'), 0.96])(elephantHead(faced));
});

/** The broad back of an elephant, with its tail, as somebody sees it who stands behind; (x, y) is the ground. */
export function elephantRear([x, y, u]: Spot, light: Light = {}) {
  const leg = (side: number) =>
    flat(tube(`${side * 42},-60 ${side * 44},-30 ${side * 44},-10`, [62, 50, 52]), grey) +
    each([-14, 0, 14], (dx) => flat(blob(side * 44 + dx, -4, 6, 5, 3), '#e6d3c8', 0));
  const drawing =
    leg(-1) +
    leg(1) +
    flat('-78,-60 -64,-116 0,-134 64,-116 78,-60 48,-34 0,-44 -48,-34', grey) +
    line('-6,-84 -12,-60 -22,-46; 6,-84 12,-60 22,-46', darker(grey, 0.4), 3, 0.5) +
    flat(tube('0,-104 6,-76 -4,-48', [11, 8, 6]), lighter(grey, 0.06)) +
    flat(blob(-4, -40, 7, 12, 4), darker(grey, 0.5));
  const k = u / 132;
  return (
    contact(x, y, 92 * k) +
    lit(light, u * 0.55)(`<g transform="translate(${x} ${y}) scale(${k.toFixed(3)})">${drawing}</g>`)
  );
}
