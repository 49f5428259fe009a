import { dot, flat, type Light, line, painted, soft, strokes } from '../kit/brush.ts';
import { type Look, look } from '../kit/looks.ts';
import { grass, land, stars, wash } from '../kit/scenery.ts';
import { blob, each, heap, here, nth, times, tube } from '../kit/shapes.ts';
import { actor, creature } from '../kit/staging.ts';
import { between, type Box, darker, lighter, type Point, seeded } from '../svg.ts';

export const c = {
  night: '#2a2b6e',
  plum: '#5d4088',
  saffron: '#f2ab3a',
  red: '#d9553f',
  teal: '#2f8f8a',
  felt: '#f6eedd',
  grass: '#86a865',
  star: '#fff3c8',
};
export const duskLight: Light = { from: [0.7, -0.5], rim: '#ffcf94', shade: '#33255e', tint: '#f4dcd6' };
export const starlight: Light = { from: [-0.3, -0.9], rim: '#dfe4ff', shade: '#1f1c4e', tint: '#cfcbe6' };
export const lamplight: Light = { from: [0, 0.6], rim: '#ffdf94', shade: '#2a1f4e', tint: '#f6dfc8' };
export const morning: Light = { from: [-0.8, -0.6], rim: '#fff3cf', shade: '#5a4a78' };

const skin = '#cf9766';
export const saran = actor(
  `child plaits round hairColor=#251a24 skin=${skin}`,
  `lips ${c.red}; robe ${c.saffron} long hem ${c.red}; sash ${c.teal}; shoes #5a3a34`,
);
export const temur = actor(
  'child tuft round skin=#d49e6e hairColor=#251a24',
  `robe ${c.red} dots #f0a08a long; sash ${c.saffron}; shoes #5a3a34`,
);
const dorjLook: Look = look(
  'grown sturdy crop square nose=broad brows=thick skin=#b97f52 hairColor=#251a24 moustache=#251a24',
  `robe ${c.teal} long hem ${c.saffron}; sash ${c.saffron}; shoes #4a2f2c`,
);
export const bareDorj = actor(dorjLook);
export const dorj = actor({ ...dorjLook, wears: { kind: 'peak', color: c.red, ink: '#6a4232' } });
export const tuya = actor(
  'old bun oval nose=round skin=#bd875c hairColor=#e4dedb',
  `earrings ${c.saffron}; band ${c.teal}; robe #7a56a4 leaves #b79ad6 long hem ${c.saffron}; sash ${c.red}`,
);
const neighbour = (color: string, age: Look['age'], hair: Look['hair'], hat?: string): Look => ({
  skin: nth(['#c48d5e', '#b97f52', '#d0996a'], color.length),
  hairColor: age === 'old' ? '#dcd6d3' : '#251a24',
  age,
  hair,
  ...(hat === undefined ? {} : { wears: { kind: 'peak' as const, color: hat, ink: '#5a3a34' } }),
  top: { cut: 'robe', color, sleeves: 'long', hem: lighter(color, 0.4) },
  bottom: { color },
  sash: lighter(color, 0.5),
  shoes: '#4a2f2c',
});
export const woman = actor(neighbour('#a8506e', 'grown', 'bun'));
export const man = actor(neighbour('#4a6fa8', 'grown', 'crop', c.plum));
export const elder = actor({ ...neighbour('#8a6a4a', 'old', 'ring'), beard: '#e4dedb' });
export const girl = actor(neighbour('#6f9a5a', 'child', 'tail'));
/** Who stands in the circle beside the family: nobody twice. */
export const crowd = [
  actor(neighbour('#c9708a', 'grown', 'long')),
  actor(neighbour('#d9a05a', 'child', 'bowl')),
  actor(neighbour('#5a8fb8', 'old', 'bun')),
  actor({ ...neighbour('#7a4a5a', 'grown', 'short', '#2f8f8a'), beard: '#251a24' }),
  actor(neighbour('#9a86c8', 'child', 'bob')),
];
export const dog = creature('dog', { color: '#5a4650', belly: '#c99a6a', patch: '#3f3038', nose: '#221820' });
export const sheep = creature('sheep', { color: '#f3ead9' });
export const horse = creature('horse', { color: '#a8704a', belly: '#d9b08a', patch: '#4a2f2c' });

export const hat = (x: number, y: number, k: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${soft('-46,-2 -34,-34 -8,-66 0,-82 8,-66 34,-34 46,-2 0,2', c.red)}${flat(blob(0, -82, 9, 9, 3), '#6a4232')}${line('0,-70 -16,-10; 0,-70 18,-10', '#6a4232', 3, 0.5)}${flat(tube('-54,10 -46,-10 0,-16 46,-10 54,10', [20, 24, 22, 24, 20]), '#6a4232')}</g>`;

/** The hat as a bowl of pebbles. */
export const fullHat = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${soft('-50,-6 -34,34 -8,58 0,66 8,58 34,34 50,-6', c.red)}${flat(blob(0, -8, 50, 13, 3, 0.02), '#4a2f2c')}${heap('-28,-14 -10,-18 8,-16 26,-14 -18,-26 0,-30 17,-26', (px, py, i) => flat(blob(px, py, 11, 9, i + 2, 0.08), nth(['#b9b3c0', '#8f8aa0', '#d6d0d8'], i)))}${flat(tube('-54,-6 -30,6 0,9 30,6 54,-6', [16, 18, 18, 18, 16]), '#6a4232')}</g>`;

export const nightSky = (horizon: number, count = 150) => wash('#23245f', '#6a5aa0') + stars(horizon, count, 4);

/** The band of the Milky Way from one point to another. */
export function milkyWay(from: Point, to: Point, width: number, seed = 5) {
  const random = seeded(seed);
  const dots = times(220, () => {
    const [t, s] = [random(), (random() + random() + random() - 1.5) * width];
    const [x, y] = [from[0] + (to[0] - from[0]) * t + s * 0.5, from[1] + (to[1] - from[1]) * t + s];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${between(random, 1.4, 3.4).toFixed(1)}" fill="${c.star}" opacity="${between(random, 0.4, 1).toFixed(2)}"/>`;
  });
  const along = [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 20] as const, to];
  const band = each(
    [1.7, 1.2, 0.7],
    (w) => `<g filter="url(#soft)">${strokes([along], '#cfc2f0', width * w, 0.13)}</g>`,
  );
  return band + dots.join('');
}

/** The wooden ring, with so many stars in it. */
export function ring(x: number, y: number, r: number, count = 0, seed = 3) {
  const random = seeded(seed);
  const inside = times(count, () => {
    const [a, d] = [random() * Math.PI * 2, Math.sqrt(random()) * r * 0.86];
    return `<circle cx="${(x + Math.cos(a) * d).toFixed(0)}" cy="${(y + Math.sin(a) * d).toFixed(0)}" r="${between(random, r * 0.012 + 1, r * 0.024 + 1.6).toFixed(1)}" fill="${c.star}"/>`;
  });
  const glowing = count > 0 ? dot(x, y, r, '#3f3f9a', 0.8) : '';
  const d = blob(x, y, r, r, 5, 0.012, 16);
  return `${glowing}${inside.join('')}<path d="${d}" fill="none" stroke="#6a4430" stroke-width="${r * 0.14}"/><path d="${d}" fill="none" stroke="#c98d58" stroke-width="${r * 0.09}"/>`;
}

export function hills(y: number, color: string, seed: number) {
  const random = seeded(seed);
  return land(
    [0, 1, 2, 3, 4, 5].map((i): Point => [i * 260 - 40, y + (random() - 0.5) * 70]),
    color,
    darker(color, 0.4),
    0.4,
  );
}

export const meadow = (y: number, color: string, seed = 3) =>
  hills(y, color, seed) + grass([0, y + 60, 1200, 860 - y], darker(color, 0.25), 60, seed);

/** Many sheep far away, as they lie on a hill. */
export function flock([x, y, w, h]: Box, count: number, seed: number, dim = 0) {
  const random = seeded(seed);
  const spots = times(count, (): Point => [x + random() * w, y + random() * h]).toSorted((a, b) => a[1] - b[1]);
  return each(spots, ([sx, sy], i) => {
    const k = 0.35 + ((sy - y) / h) * 0.75;
    const d = i % 2 === 0 ? 1 : -1;
    return (
      flat(blob(sx, sy, 24 * k, 16 * k, i + 2, 0.1), darker('#f3ead9', dim), 1.2) +
      flat(blob(sx + d * 24 * k, sy - 4 * k, 8 * k, 9 * k, 3), '#4a3f46', 0)
    );
  });
}

export const sieve = (x: number, y: number, w: number) =>
  painted(here('-0.5,0 -0.49,0.13 0,0.29 0.49,0.13 0.5,0', x, y, w), '#c98d58', '#7a4a34') +
  flat(blob(x, y, w * 0.5, w * 0.15, 3, 0.01), '#efe3c8') +
  line(here('-0.3,-8 0.3,-8; -0.38,6 0.38,6; -0.1,-24 -0.14,22; 0.12,-24 0.16,22', x, y, w, 1), '#b9a27a', 3, 0.7);

export const nightGrass = '#4f6488';
