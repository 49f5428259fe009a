import { cut, flat, type Light, line, painted, soft, strokes } from '../kit/brush.ts';
import { duckling, mallard } from '../kit/ducks.ts';
import { land, wash } from '../kit/scenery.ts';
import { abreast, blob, each, here, nth, placed, pts, rectangle, times, tube } from '../kit/shapes.ts';
import { bird } from '../kit/small-animals.ts';
import { actor, creature, type Thing } from '../kit/staging.ts';
import { umbrella } from '../kit/umbrella.ts';
import { between, type Box, darker, lighter, type Point, seeded } from '../svg.ts';

/** The umbrella alone is red in this book. */
export const c = {
  red: '#d93a30',
  sky: '#9fd6d3',
  cream: '#fdf1d8',
  terracotta: '#c97f5c',
  sun: '#f2b83f',
  blue: '#3f6c9c',
  leaf: '#86ab68',
  slate: '#55647f',
};
export const morning: Light = { from: [0.7, -0.8], rim: '#fff6d6', shade: '#5a3a62' };
export const noon: Light = { from: [0.5, -0.9], rim: '#fffce8', shade: '#7a4a4a', tint: '#fffaf0' };
export const gold: Light = { from: [-0.7, -0.7], rim: '#fff0b8', shade: '#4f3a62', tint: '#fff6e6' };
export const evening: Light = { from: [0.6, -0.6], rim: '#f4d2e6', shade: '#2f2458', tint: '#ead6e0' };
export const wet: Light = { from: [0.6, -0.8], rim: '#d6e6ff', shade: '#1d2348', tint: '#bcc4dc' };
export const lamp: Light = { from: [-0.1, -0.5], rim: '#ffe2a0', shade: '#33264f', tint: '#fff0dc' };

export const woman = actor(
  'old bun round nose=round skin=#a8714a hairColor=#e2dedd earrings=#e8c060',
  `shirt ${c.sun} long hem #fbe2a0; skirt ${c.blue} leaves #8fb4d8 hem ${c.cream}; shoes #7a4a36`,
);
const fur = { color: '#dc9450', belly: '#fdeccf', patch: '#b86c34' };
export const cat = creature('cat', fur);
export const kitten = creature('cat', { color: '#e8b274', belly: '#fff4de' });
export const duck = mallard('#b08a66', '#4f7d62');
export const chickOf = duckling('#f7cd52');
export const red = (at: readonly [number, number, number, number, number?], ...inside: readonly Thing[]): Thing =>
  umbrella(at, { color: c.red, handle: '#a8703e' }, ...inside);
export const blueBird = bird('#5a86c4');

/** A window with shutters, (x, y) its middle. */
export function shuttered(x: number, y: number, w: number, h: number, shutter: string, glass: string) {
  const wing = (d: number) =>
    painted(rectangle(x + (d < 0 ? -w * 0.98 : w * 0.5), y - h / 2, w * 0.48, h), shutter, darker(shutter, 0.35)) +
    line(
      abreast(here('0.58,-0.3 0.9,-0.3', x, y, d * w, h), here('0.58,0.3 0.9,0.3', x, y, d * w, h), 4),
      darker(shutter, 0.4),
      w * 0.06,
      0.6,
    );
  return (
    flat(rectangle(x - w * 0.58, y - h * 0.56, w * 1.16, h * 1.12), c.cream, 1) +
    flat(rectangle(x - w / 2, y - h / 2, w, h), glass, 0) +
    line(here('0,-0.5 0,0.5; -0.5,-0.1 0.5,-0.1', x, y, w, h), c.cream, w * 0.08) +
    wing(-1) +
    wing(1) +
    flat(rectangle(x - w * 0.68, y + h * 0.53, w * 1.36, h * 0.1), lighter(c.cream, 0.3), 1)
  );
}

const walls = ['#f3d9b0', '#bfe0d4', '#eebfa0', '#c5d6e6', '#f5e3bd', '#dcc8dc'];
const shutters = ['#4a8f8c', '#5a7fae', '#c98a4a', '#4a8f8c', '#8a6a96', '#5a7fae'];

export interface Hour {
  readonly glass: string;
  /** Darkens the walls towards this colour. */
  readonly dim?: (color: string) => string;
}
export const day: Hour = { glass: '#5f8298' };

/** A shophouse with a roof of tiles and an arcade; (x, y) is the left of its foot. */
export function shophouse(x: number, y: number, w: number, h: number, seed: number, { glass, dim = (k) => k }: Hour) {
  const wall = dim(nth(walls, seed));
  const shutter = dim(nth(shutters, seed * 5 + 1));
  const shop = y - h * 0.36;
  const lit = seed % 3 === 0 ? glass : darker(glass, 0.25);
  const tile = dim(c.terracotta);
  const stripes = 5;
  const at = placed(x, y, w, h);
  return (
    painted(rectangle(x, y - h, w, h), wall, darker(wall, 0.28), 0.45) +
    painted(
      `M${x - w * 0.05} ${y - h + 4}L${x + w * 0.08} ${y - h * 1.18}H${x + w * 0.92}L${x + w * 1.05} ${y - h + 4}Z`,
      tile,
      darker(tile, 0.35),
    ) +
    line(abreast(at('0.228,-1.16 0.1496,-1'), at('0.74,-1.16 0.828,-1'), 5), darker(tile, 0.3), 3, 0.5) +
    shuttered(x + w * 0.29, y - h * 0.7, w * 0.17, h * 0.26, shutter, lit) +
    shuttered(x + w * 0.71, y - h * 0.7, w * 0.17, h * 0.26, shutter, lit) +
    flat(rectangle(x - 3, shop - h * 0.06, w + 6, h * 0.05), dim(c.cream), 1) +
    flat(rectangle(x + w * 0.08, shop + h * 0.06, w * 0.5, h * 0.3), seed % 3 === 0 ? lit : dim('#5a4658'), 1) +
    painted(
      `M${x + w * 0.7} ${y}V${shop + h * 0.12}Q${x + w * 0.81} ${shop} ${x + w * 0.92} ${shop + h * 0.12}V${y}Z`,
      shutter,
      darker(shutter, 0.35),
    ) +
    each(stripes, (i) => {
      const [ax, step] = [x + w * 0.04 + (i * w * 0.58) / stripes, (w * 0.58) / stripes];
      return `<path d="M${ax} ${shop}h${step}v${h * 0.09}q${-step / 2} ${h * 0.06} ${-step} 0Z" fill="${i % 2 === 0 ? shutter : dim('#fff6e2')}"/>`;
    })
  );
}

/** A row of shophouses whose feet stand on y. */
export function row(y: number, h: number, hour: Hour = day, seed = 0, from = -40) {
  const random = seeded(seed + 2);
  let [x, drawing] = [from, ''];
  for (let i = 0; x < 1220; i += 1) {
    const w = h * between(random, 0.62, 0.78);
    drawing += shophouse(x, y, w, h * between(random, 0.88, 1.1), seed + i, hour);
    x += w;
  }
  return drawing;
}

export function street(
  sky: readonly [string, string],
  y: number,
  h: number,
  ground: string,
  hour: Hour = day,
  seed = 0,
) {
  const random = seeded(seed + 5);
  const stones = times(34, (i) => {
    const t = random();
    return flat(
      blob(random() * 1200, y + 24 + t * t * (1180 - y), 16 + t * 54, 4 + t * 13, i, 0.1),
      i % 2 === 0 ? lighter(ground, 0.2) : darker(ground, 0.07),
      0,
    );
  });
  return (
    wash(...sky) +
    row(y, h, hour, seed) +
    land(here('-20,-2 400,-6 800,2 1220,-3', 0, y), ground, darker(ground, 0.32), 0.35) +
    stones.join('')
  );
}

/** The wind: a line with a curl at its end. */
export const wind = (x: number, y: number, k: number, color = '#ffffff', opacity = 0.85) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${line('-230,40 -120,4 0,16 90,-14 120,-64 84,-92 54,-64 74,-40; -190,76 -80,48 30,58 140,40', color, 8, opacity)}</g>`;

export function leaves(count: number, seed: number, [x, y, w, h]: Box) {
  const random = seeded(seed);
  return each(count, (i) => {
    const [lx, ly, a] = [x + random() * w, y + random() * h, random() * 180];
    return `<g transform="translate(${lx.toFixed(0)} ${ly.toFixed(0)}) rotate(${a.toFixed(0)})">${flat('M-17 0Q0 -13 17 0Q0 13 -17 0Z', i % 3 === 0 ? c.sun : c.leaf, 1.2)}</g>`;
  });
}

/** Clothes on a line between two points; `blown` slants them. */
export function washing([x1, y1]: Point, [x2, y2]: Point, blown = 26) {
  const at = (t: number): Point => [
    Math.round(x1 + (x2 - x1) * t),
    Math.round(y1 + (y2 - y1) * t + Math.sin(t * Math.PI) * 26),
  ];
  const shirt = 'M-30 0L-12 4L12 4L30 0L46 30L32 40L26 28V84H-26V28L-32 40L-46 30Z';
  const sheet = 'M-36 2L36 2V88Q0 76 -36 88Z';
  const kinds = [sheet, shirt, sheet, shirt, shirt];
  return (
    strokes([[0, 0.25, 0.5, 0.75, 1].map(at)], '#6a5a5a', 4, 1) +
    each(kinds, (d, i) => {
      const [x, y] = at(0.14 + i * 0.18);
      return `<g transform="translate(${x} ${y}) skewX(${-blown}) rotate(${-blown * 0.3})">${flat(d, nth(['#fffaf0', '#f4cf74', '#b9dcd6', '#fffaf0', '#c8d2ea'], i))}</g>`;
    })
  );
}

export const basket = (x: number, y: number, w: number) =>
  line(here('-0.42,0 -0.2,-0.62 0.2,-0.62 0.42,0', x, y, w), '#9a6a34', w * 0.08) +
  each([-0.2, 0.12], (t, i) => flat(blob(x + t * w, y - w * 0.08, w * 0.2, w * 0.2, i + 2), i === 0 ? c.leaf : c.sun)) +
  painted(here('-0.5,0 0.5,0 0.4,0.5 -0.4,0.5', x, y, w), '#d9a44f', '#8a5a2a') +
  line(here('-0.46,0.16 0.46,0.16; -0.42,0.33 0.42,0.33', x, y, w), '#a8752f', w * 0.05, 0.8);

/** A nest with three eggs, w wide. */
export const nestOf = (x: number, y: number, w: number) => {
  const random = seeded(4);
  const straws = times(26, () => {
    const [sx, sy] = [x + between(random, -0.46, 0.46) * w, y + between(random, -0.02, 0.2) * w];
    return `${sx - w * 0.1},${sy + between(random, -9, 9)} ${sx},${sy - 5} ${sx + w * 0.1},${sy + between(random, -9, 9)}`;
  });
  return (
    flat(blob(x, y, w * 0.5, w * 0.13, 3, 0.03), '#8a6238') +
    each([-0.2, 0.02, 0.22], (t, i) =>
      painted(
        blob(x + t * w, y - w * 0.06 - (i === 1 ? w * 0.03 : 0), w * 0.105, w * 0.14, i + 3, 0.02),
        '#dcebec',
        '#7aa0b8',
      ),
    ) +
    painted(here('-0.52,0 -0.2,0.07 0.2,0.07 0.52,0 0.36,0.24 -0.36,0.24', x, y, w), '#c59a52', '#7a5530') +
    strokes(straws, '#e8c67c', w * 0.014, 0.9)
  );
};

/** A bough or trunk with bark. */
export const bough = (points: string, widths: readonly number[]) => {
  const spine = pts(points);
  return (
    painted(tube(spine, widths), '#94694a', '#4f3440') +
    strokes([spine.map(([x, y], i): Point => [x - 4, y - (widths[i] ?? 10) * 0.18])], '#b78a62', 4)
  );
};

/** Drops that spring up where rain falls on stone. */
export const patter = (count: number, seed: number, y: number) => {
  const random = seeded(seed);
  return each(count, () => {
    const [x, py] = [random() * 1200, y + random() * (890 - y)];
    return line(here('-12,0 -18,-10; 0,-4 0,-15; 12,0 18,-10', x, py), '#dfe9fb', 3, 0.6);
  });
};

/** An arm of the monkey that holds on above it: from its shoulder to the hand. */
export const longArm = (points: string, w: number) =>
  flat(tube(points, [w, w * 0.86, w * 0.72]), '#9a6040') +
  flat(blob(...(pts(points).at(-1) ?? ([0, 0] as Point)), w * 0.62, w * 0.56, 2), '#efcba0');

export const step = (x: number, y: number, w: number, h: number, color = '#c9a98e') =>
  painted(rectangle(x, y, w, h), darker(color, 0.12), darker(color, 0.45)) +
  cut(`${x - 8},${y - 8} ${x + w + 8},${y - 8} ${x + w + 8},${y + 16} ${x - 8},${y + 16}`, color, 1) +
  soft(`${x + 20},${y + 2} ${x + w * 0.4},${y} ${x + w * 0.4},${y + 5}`, lighter(color, 0.2), 0);
