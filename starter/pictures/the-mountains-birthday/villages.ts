import { cut, flat, hoop, type Light, line, oval, painted, roundStroke, soft, strokes } from '../kit/brush.ts';
import { eye, type Mood, moods } from '../kit/face.ts';
import { cloud, land, wash } from '../kit/scenery.ts';
import { abreast, blob, each, heap, here, nth, placed, pts, rectangle } from '../kit/shapes.ts';
import { actor, creature } from '../kit/staging.ts';
import { darker, lighter, type Point } from '../svg.ts';

export const c = {
  violet: '#7568b0',
  snow: '#f4f2fb',
  pink: '#e0487f',
  teal: '#2f9a94',
  gold: '#f0b548',
  clay: '#c0704a',
  grass: '#97b86c',
  night: '#2b2f6e',
};
export const day: Light = { from: [-0.6, -0.8], rim: '#fffbe6', shade: '#4a3f70' };
export const evening: Light = { from: [0.8, -0.4], rim: '#ffd9a0', shade: '#4a2458', tint: '#fde6da' };
export const moonlight: Light = { from: [-0.6, -0.9], rim: '#eef0ff', shade: '#1b1c50', tint: '#c6c4e4' };
export const sunrise: Light = { from: [0.9, -0.5], rim: '#ffe6a8', shade: '#5a3068', tint: '#fff0e0' };

export const nina = actor(
  'child plaits round skin=#b07a54 hairColor=#241a24 lips=#9a3a48',
  `knit ${c.pink} ${c.gold}; tunic ${c.teal} bands #fbe08a long; trousers #3f4a98; shoes #5a3a34`,
);
export const father = actor(
  'grown short oval nose=long skin=#a06c48 hairColor=#241a24',
  `knit #7a5240 ${c.gold}; tunic ${c.clay} bands #f3d9a0 long; trousers #4a4470; shoes #5a3a34`,
);
export const weaver = actor(
  `old plaits round nose=round skin=#a8744e hairColor=#d6d0d2 lips=${c.gold}`,
  `felt #5a4470 ${c.gold}; tunic ${c.pink} bands ${c.gold} long; skirt #6a4a98 hem ${c.gold}; shoes #5a3a34`,
);
export const weaverGirl = actor(
  `grown plaits round skin=#b98258 hairColor=#241a24 lips=${c.pink}`,
  `felt #7a4a5a ${c.teal}; tunic ${c.gold} bands ${c.pink} long; skirt ${c.teal} hem ${c.gold}; shoes #5a3a34`,
);
export const baker = actor(
  'grown sturdy short round nose=broad skin=#96643f hairColor=#241a24 beard=#241a24',
  `felt #f3ead8 ${c.clay}; tunic #f3ead8 bands ${c.gold} long; trousers #4a4470; shoes #5a3a34`,
);
export const drummer = actor(
  'grown short square nose=broad skin=#8a5a3a hairColor=#241a24 moustache=#241a24',
  `felt ${c.night} ${c.pink}; tunic #4a74b8 bands #e6ecfa long; trousers #4a4470; shoes #5a3a34`,
);
export const boy = actor(
  'child short round skin=#a8744e hairColor=#241a24',
  `knit #3f6fb0 #f3ead8; tunic #4a74b8 bands ${c.gold} long; trousers #4a4470; shoes #5a3a34`,
);
export const shepherd = actor(
  'old ring round skin=#9a6844 hairColor=#d6d0d2 beard=#dcd6d6',
  `felt #6a5a48 ${c.gold}; tunic #8a8a6a bands #e9e2c6 long; trousers #4a4470; shoes #5a3a34`,
);

export const tika = creature('goat', { color: '#f1ece4', belly: '#ffffff', patch: '#d6cbbd' });

/** The mountain, whose face is in its middle; (x, y) is the middle of its foot. Shut lids are its sleep. */
export function mountain(
  x: number,
  y: number,
  w: number,
  h: number,
  mood: Mood = 'asleep',
  gaze: Point = [0, 0],
  color = c.violet,
) {
  const at = placed(x, y, w, h);
  const feeling = moods[mood];
  const body = at(
    '-0.62,0.06 -0.46,-0.2 -0.36,-0.46 -0.26,-0.58 -0.14,-0.86 -0.04,-1 0.05,-0.98 0.15,-0.84 0.25,-0.6 0.36,-0.5 0.46,-0.22 0.62,0.06',
  );
  const k = Math.min(w, h) / 420;
  const [fx, fy] = [x, y - h * 0.42];
  const ink = darker(color, 0.65);
  const furrows = '-0.34,-0.3 -0.28,-0.2 -0.3,-0.1; 0.33,-0.34 0.3,-0.22 0.36,-0.12; -0.2,-0.08 -0.1,-0.04';
  const traced = (d: string, width: number) => roundStroke(d, ink, width * k);
  const face = `<g transform="translate(${fx} ${fy})">${each([-1, 1], (d) => {
    const shut = feeling.lid === 'wink' && d === -1;
    return (
      oval(d * 82 * k, 34 * k, 20 * k, 12 * k, '#e8788a', 0.45) +
      eye(d * 46 * k, 1, 0, 2.1 * k, shut ? { ...feeling, lid: 'joy' } : feeling, gaze, color) +
      traced(`M${(d * 46 - 24) * k} ${(-38 - feeling.brow) * k}q${24 * k} ${-12 * k} ${48 * k} 0`, 7)
    );
  })}${
    ['laugh', 'grin'].includes(feeling.mouth)
      ? `<path d="M${-46 * k} ${52 * k}Q0 ${64 * k} ${46 * k} ${52 * k}Q${34 * k} ${108 * k} 0 ${108 * k}Q${-34 * k} ${108 * k} ${-46 * k} ${52 * k}Z" fill="#4a2450"/><ellipse cx="0" cy="${96 * k}" rx="${24 * k}" ry="${11 * k}" fill="#e8788a"/>`
      : feeling.mouth === 'oh'
        ? oval(0, 72 * k, 19 * k, 25 * k, '#4a2450')
        : traced(`M${-30 * k} ${60 * k}Q0 ${84 * k} ${30 * k} ${60 * k}`, 8)
  }</g>`;
  return (
    painted(body, color, darker(color, 0.4), 0.6) +
    soft(
      at('-0.145,-0.85 -0.04,-1.005 0.05,-0.985 0.155,-0.835 0.1,-0.76 0.05,-0.82 0,-0.72 -0.06,-0.8 -0.1,-0.74'),
      c.snow,
    ) +
    line(at(furrows), lighter(color, 0.3), 6 * k, 0.5) +
    face
  );
}

const house = (x: number, y: number, w: number, roof: string) =>
  painted(rectangle(x, y - w * 0.5, w, w * 0.5), '#e6c9a0', '#a5805e') +
  flat(rectangle(x + w * 0.38, y - w * 0.34, w * 0.24, w * 0.34), '#7a5240', 1) +
  cut(here('-0.12,-0.46 0.5,-0.92 1.12,-0.46', x, y, w), roof);

/** A village with roofs of its own colour. */
export const village = (x: number, y: number, k: number, roof: string) =>
  heap('0,0 78,-12 160,4 46,34 128,40', (px, py) => house(x + px * k, y + py * k, 54 * k, roof));

/** Sky, far fields with their walls, the ground from y. */
export function highland(sky: readonly [string, string], y: number, ground = c.grass) {
  const wall = (points: string) => line(points, lighter(ground, 0.35), 8, 0.7);
  return (...back: readonly string[]) =>
    wash(...sky) +
    back.join('') +
    land(here('-20,-40 260,-70 560,-40 860,-76 1220,-40', 0, y), darker(ground, 0.08), darker(ground, 0.35), 0.4) +
    wall(here('-10,-14 300,-40 620,-8 920,-42 1210,-14', 0, y)) +
    land(here('-20,20 300,0 640,24 940,4 1220,22', 0, y), ground, darker(ground, 0.32), 0.45);
}

export const flags = (points: string) => {
  const colors = [c.pink, c.gold, c.teal, '#4a74b8', c.clay];
  const ps = pts(points);
  return line(points, '#6a5a5a', 4) + each(ps, ([x, y], i) => cut(here('-17,0 17,0 0,40', x, y), nth(colors, i), 1.5));
};

export const pot = (x: number, y: number, w: number, shade = c.clay) =>
  painted(
    here('-0.22,-1.06 0.22,-1.06 0.2,-0.86 0.5,-0.46 0.3,-0.02 -0.3,-0.02 -0.5,-0.46 -0.2,-0.86', x, y, w),
    shade,
    '#7a3f34',
  ) +
  line(here('-0.46,-0.5 -0.2,-0.42 0,-0.52 0.2,-0.42 0.46,-0.5', x, y, w), '#f3d9a0', w * 0.06) +
  flat(blob(x, y - w * 1.06, w * 0.24, w * 0.07, 3, 0.02), darker(shade, 0.3), 1.5);

export const shard = (x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${cut('-22,10 -14,-16 10,-20 24,-2 8,14', c.clay)}${line('-14,-4 4,-8 18,-4', '#f3d9a0', 4)}</g>`;

/** The shawl of the weavers between two points, h deep. */
export function shawl(from: Point, to: Point, h: number) {
  const colors = [c.pink, c.gold, c.teal, '#4a74b8', c.pink, c.gold, c.teal];
  const sag = (t: number): number => Math.sin(t * Math.PI) * h * 0.18;
  const edge = (k: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((t): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + sag(t) + h * k,
    ]);
  const outline = `M${edge(0).map(String).join('L')}L${edge(1).toReversed().map(String).join('L')}Z`;
  return (
    flat(outline, '#f3ead8') +
    strokes(
      colors.map((_, i) => edge((i + 0.5) / colors.length)),
      '#ffffff',
      h * 0.02,
      0,
    ) +
    each(colors, (color, i) => strokes([edge((i + 0.5) / colors.length)], color, h * 0.115, 1)) +
    each(edge(1), ([x, y]) => line(here('0,0 0,0.1', x, y, h), c.gold, 5))
  );
}

export const loaf = (x: number, y: number, w: number) =>
  painted(
    here('0,-0.05 0.04,-0.11 0.5,-0.13 0.96,-0.11 1,-0.05 0.95,0 0.5,0.005 0.05,0', x, y, w),
    '#dba055',
    '#8a5030',
  ) +
  line(abreast(here('0.1,-0.1 0.15,-0.055', x, y, w), here('0.82,-0.1 0.87,-0.055', x, y, w), 7), '#f6dca0', w * 0.018);

export const drum = (x: number, y: number, h: number) =>
  painted(here('-0.55,-0.84 0,-0.8 0.55,-0.84 0.52,-0.06 0,0 -0.52,-0.06', x, y, h), '#b8523f', '#6a2a3a') +
  line(
    abreast(here('-0.5,-0.76 -0.4,-0.06 -0.3,-0.76', x, y, h), here('0.3,-0.76 0.4,-0.06 0.5,-0.76', x, y, h), 5),
    c.gold,
    h * 0.025,
    0.9,
  ) +
  flat(blob(x, y - h * 0.84, h * 0.56, h * 0.13, 3, 0.01), '#f6ead0') +
  hoop([x, y - h * 0.84], [h * 0.56, h * 0.13], '#7a3a3a', h * 0.035);

export const thistle = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${line('0,0 2,-60; 0,-10 -24,-34; 0,-16 24,-40', '#6a8a58', 6)}${soft('-13,-60 0,-70 13,-60 10,-44 -10,-44', '#6a8a58')}${soft('-16,-66 -8,-88 0,-72 8,-90 16,-66 0,-62', '#a06ac0', 1.5)}</g>`;

export const comb = (x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${line('0,0 0,60', '#8a5f40', 11)}${cut('-34,-14 34,-14 34,4 -34,4', '#a9784c')}${line('-28,-14 -28,-42; -14,-14 -14,-44; 0,-14 0,-44; 14,-14 14,-44; 28,-14 28,-42', '#c9c2cc', 5)}</g>`;
export const broom = (x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${line('0,-20 0,180', '#8a5f40', 11)}${soft('-12,-20 12,-20 32,-84 10,-92 -10,-92 -32,-84', '#d9a54c')}${line('-14,-40 -20,-84; 0,-40 0,-88; 14,-40 20,-84', '#a5753a', 4)}</g>`;

export const white = (x: number, y: number, w: number) => cloud(x, y, w, '#ffffff', 4);
export const hum = (spots: string) =>
  heap(spots, (x, y) => line(here('0,0 30,-14 60,0 90,-14 120,0', x, y), '#fff3d6', 8, 0.85));
