import { blob, each, flat, here, type Light, line, lit, painted, pts, tube } from '../kit/brush.ts';
import { eye, type Mood, moods } from '../kit/face.ts';
import { blades } from '../kit/plants.ts';
import { land, tree, wash } from '../kit/scenery.ts';
import { frog } from '../kit/small-animals.ts';
import { actor, type Thing } from '../kit/staging.ts';
import { tigerTail } from '../kit/tiger.ts';
import { darker, lighter, type Point } from '../svg.ts';

export const c = {
  mint: '#b4e0c6',
  lemon: '#fbeaa6',
  jade: '#4f9a7c',
  crimson: '#cf2f5a',
  fur: '#f0983a',
  cream: '#fff1dc',
  stripe: '#4a2c3a',
  river: '#4f9fc0',
};
export const day: Light = { from: [-0.6, -0.8], rim: '#fffbe0', shade: '#4a4a6a' };
export const hot: Light = { from: [0.6, -0.6], rim: '#ffe0a0', shade: '#5a2448', tint: '#ffe8d2' };
export const gold: Light = { from: [-0.7, -0.6], rim: '#fff3c0', shade: '#6a4a58', tint: '#fff4de' };
export const night: Light = { from: [0.8, -0.4], rim: '#ffe0a0', shade: '#2a2450', tint: '#e2d6e0' };

const coat = {
  tiger: { stripe: c.stripe, pale: c.cream },
  skin: c.fur,
  hairColor: c.stripe,
  hair: 'none',
  nose: 'none',
} as const;
export const cub = actor({
  ...coat,
  age: 'child',
  shape: 'round',
  brows: 'thick',
  lips: c.stripe,
  top: { color: c.fur, sleeves: 'long' },
  bottom: { color: c.fur },
});
export const mama = actor({
  ...coat,
  age: 'grown',
  build: 'sturdy',
  shape: 'heart',
  lips: c.stripe,
  earrings: '#3f8f9a',
  top: { color: c.fur, sleeves: 'long' },
  bottom: { color: c.fur },
});
export const tail =
  (points: string, w: number): Thing =>
  (light) =>
    lit(light, w * 2, tigerTail(pts(points), w, c.fur, c.stripe));
export const greenFrog = frog('#7cb84a');

interface GrrPose {
  readonly mood?: Mood;
  readonly gaze?: Point;
  /** Both arms: up when it rages, down when it is meek. */
  readonly arms?: 'up' | 'down' | 'out';
  readonly shadow?: boolean;
}

/** The Grr: a prickly ball of anger, u high; (x, y) is the ground. */
export function grr(x: number, y: number, u: number, pose: GrrPose = {}): Thing {
  const mood = pose.mood ?? 'cross';
  const feeling = moods[mood];
  const k = u / 100;
  const spikes: Point[] = Array.from({ length: 44 }, (_, i) => {
    const a = (i / 44) * Math.PI * 2;
    const r = i % 2 === 0 ? 46 + ((i * 7) % 5) * 1.6 : 35;
    return [Math.cos(a) * r, -54 + Math.sin(a) * r];
  });
  const scribble = line(
    '-26,-76 4,-88 28,-72 14,-58 -20,-66 -32,-48; -30,-36 -6,-26 24,-30 32,-50; -14,-82 20,-84; -22,-24 10,-20',
    lighter(c.crimson, 0.3),
    3.2,
    0.65,
  );
  const limb = (points: string): string =>
    flat(tube(points, [8, 7, 7]), '#8a2450', 1.5) +
    flat(blob(...(pts(points).at(-1) ?? [0, 0]), 8, 7.5, 3, 0.06), '#8a2450', 1.5);
  const arms = {
    up: limb('-38,-58 -58,-66 -62,-84') + limb('38,-58 58,-66 62,-84'),
    down: limb('-38,-50 -50,-38 -48,-24') + limb('38,-50 50,-38 48,-24'),
    out: limb('-38,-56 -54,-54 -68,-60') + limb('38,-56 54,-54 68,-60'),
  }[pose.arms ?? 'down'];
  const brow = (d: number): string =>
    `<path d="M${d * 15 - 12} -76q12 -3 24 0" transform="rotate(${d * feeling.knit * 1.1} ${d * 15} -76)" fill="none" stroke="#4a1430" stroke-width="6" stroke-linecap="round"/>`;
  const roars = ['howl', 'laugh', 'grin'].includes(feeling.mouth);
  const teeth = '<path d="M-15 -43l5 8l5 -8l5 8l5 -8l5 8l5 -8Z" fill="#fff6ec"/>';
  const mouth = roars
    ? `<path d="M-20 -43Q0 -50 20 -43Q24 -20 0 -18Q-24 -20 -20 -43Z" fill="#4a1430"/>${teeth}<ellipse cx="0" cy="-24" rx="10" ry="4.5" fill="#f08a8a"/>`
    : feeling.mouth === 'small' || feeling.mouth === 'smile'
      ? '<path d="M-12 -38Q0 -28 12 -38" fill="none" stroke="#4a1430" stroke-width="4.4" stroke-linecap="round"/>'
      : feeling.mouth === 'oh'
        ? '<ellipse cx="0" cy="-35" rx="6.5" ry="8" fill="#4a1430"/>'
        : '<path d="M-15 -32Q0 -44 15 -32" fill="none" stroke="#4a1430" stroke-width="5" stroke-linecap="round"/>';
  const gaze = pose.gaze ?? [0, 0];
  const drawing =
    limb('-14,-16 -16,-6 -20,-3') +
    limb('14,-16 16,-6 20,-3') +
    arms +
    painted(`M${spikes.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`, c.crimson, '#6a1440', 0.6) +
    scribble +
    each([-1, 1], (d) => eye(d * 15, 1, -62, 1.15, feeling, gaze, c.crimson) + brow(d)) +
    mouth;
  const under =
    pose.shadow === false
      ? ''
      : `<ellipse cx="${x}" cy="${y}" rx="${38 * k}" ry="${8 * k}" fill="#2c1a3f" opacity="0.3"/>`;
  return (light) => under + lit(light, u * 0.6, `<g transform="translate(${x} ${y}) scale(${k})">${drawing}</g>`);
}

/** A stone of the tower. */
export const stone = (x: number, y: number, w: number, i: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${painted(blob(0, 0, w * 0.5, w * 0.22, i + 2, 0.05), ['#a99cc0', '#d3a58f', '#8fb0b8', '#c9b98f'][i % 4] ?? '#aaa', '#5a4a6a')}</g>`;
export const tower = (x: number, y: number, w: number, count: number): string =>
  each(count, (i) => stone(x + (i % 2) * w * 0.04, y - w * 0.2 - i * w * 0.38 * (1 - i * 0.03), w * (1 - i * 0.12), i));

export const cup = (x: number, y: number, h: number): string =>
  line(here('0.34,-0.78 0.66,-0.7 0.62,-0.3 0.34,-0.26', x, y, h), '#d6e4ea', h * 0.11) +
  painted(here('-0.4,-1 0,-0.98 0.4,-1 0.36,-0.04 0,0 -0.36,-0.04', x, y, h), '#f1f6f6', '#8fa6b8') +
  line(here('-0.36,-0.5 0,-0.46 0.36,-0.5', x, y, h), c.river, h * 0.09) +
  flat(blob(x, y - h * 0.97, h * 0.37, h * 0.09, 3, 0.01), '#8fa6b8', 1.5);

export const drum = (x: number, y: number, h: number): string =>
  painted(here('-0.42,-0.88 0,-0.84 0.42,-0.88 0.36,-0.06 0,0 -0.36,-0.06', x, y, h), '#c9743c', '#7a3a34') +
  line(
    [
      here('-0.4,-0.8 -0.24,-0.08', x, y, h),
      here('-0.24,-0.08 -0.1,-0.8', x, y, h),
      here('-0.1,-0.8 0.06,-0.04', x, y, h),
      here('0.06,-0.04 0.22,-0.8', x, y, h),
      here('0.22,-0.8 0.34,-0.1', x, y, h),
    ],
    c.cream,
    h * 0.03,
    0.9,
  ) +
  flat(blob(x, y - h * 0.88, h * 0.44, h * 0.12, 3, 0.01), '#f3e3c2') +
  `<ellipse cx="${x}" cy="${y - h * 0.88}" rx="${h * 0.44}" ry="${h * 0.12}" fill="none" stroke="#8a4a3a" stroke-width="${h * 0.04}"/>`;

/** The jungle: sky, tall trees behind, and the clearing from y. */
export function jungle(sky: readonly [string, string], y: number, ground = '#8fca9c', far = c.mint): string {
  const leaf = darker(far, 0.16);
  return (
    wash(...sky) +
    each([60, 260, 500, 730, 950, 1150], (x, i) =>
      tree(x, y + 20, 430 + (i % 3) * 70, i % 2 === 0 ? far : leaf, darker(far, 0.34), i + 2),
    ) +
    land(`-20,${y} 240,${y - 26} 560,${y + 6} 860,${y - 22} 1220,${y}`, ground, darker(ground, 0.32), 0.5)
  );
}

export const corner = (d: 1 | -1, color = c.jade): string =>
  d < 0 ? blades([-60, 930, 260, 260], color, 7, 4) : blades([1010, 930, 260, 240], color, 7, 7);
