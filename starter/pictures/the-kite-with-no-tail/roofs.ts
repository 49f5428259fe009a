import { cut, flat, type Light, line, painted, soft, stroke } from '../kit/brush.ts';
import { house } from '../kit/buildings.ts';
import { look } from '../kit/looks.ts';
import { abreast, blob, each, here, nth, rectangle, times, tube } from '../kit/shapes.ts';
import { bird } from '../kit/small-animals.ts';
import { actor, creature } from '../kit/staging.ts';
import { darker, lighter, mix, type Point } from '../svg.ts';

export const c = {
  sky: '#a8d8e2',
  cream: '#fdf0d4',
  brick: '#c66a4b',
  marigold: '#f4b544',
  teal: '#3c998c',
  indigo: '#3b4180',
  rose: '#d95f86',
  paper: '#c99b66',
};
export const noon: Light = { from: [-0.6, -0.8], rim: '#fff6d6', shade: '#4a3f70' };
export const late: Light = { from: [0.8, -0.5], rim: '#ffd9a0', shade: '#4a2f5e', tint: '#fdeadb' };

export const tuli = actor(
  'child tail oval skin=#a8704a hairColor=#231820 lips=#8a3a44',
  `tunic ${c.rose} leaves #f6c3cf short hem ${c.marigold}; trousers ${c.indigo}`,
);
const robiLook = look('child bowl round skin=#b47c54 hairColor=#231820', `shirt ${c.marigold} short; shorts #5a6fae`);
export const bareRobi = actor(robiLook);
export const robi = actor({ ...robiLook, shoes: '#5fae5a' });
export const shirin = actor(
  'old bun oval nose=round skin=#9c6642 hairColor=#e6e1dc',
  'glasses #6a4232; dress #8a7ab8 dots #c9c0e4 short',
);
export const barber = actor(
  'grown sturdy crop square nose=broad skin=#8a5836 hairColor=#231820 moustache=#231820',
  `shirt #e9eef0 short; skirt ${c.teal} check #8fd0c4`,
);
const sisterLook = {
  skin: '#a8704a',
  hairColor: '#231820',
  age: 'child',
  hair: 'plaits',
  lips: c.marigold,
  bottom: { color: c.teal },
} as const;
export const sister = actor({ ...sisterLook, top: { cut: 'dress', color: c.teal, sleeves: 'short' } });
export const otherSister = actor({
  ...sisterLook,
  hair: 'bob',
  top: { cut: 'dress', color: '#7fb8d0', sleeves: 'short' },
});
export const drummer = actor(
  'grown curls skin=#96603c hairColor=#231820 beard=#231820',
  `tunic #b8524a long hem ${c.marigold}; trousers ${c.cream}`,
);
export const cat = creature('cat', { color: '#de9048', belly: '#fbe8cc' });
export const pigeon = bird('#8f9ab0', '#d9c6d6');

/** A kite of brown paper on two crossed sticks, a little crooked; `turn` 0 is upright. */
export const kite = (x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${painted('M0 -112L84 -14L6 122L-92 -8Z', c.paper, '#8a5f3a')}${cut('-92,-8 -40,-64 -8,4 -60,34', lighter(c.paper, 0.2), 0)}${soft('30,30 58,22 52,56 26,66', '#b9854f', 0)}${line('0,-116 6,126; -96,-8 0,-30 88,-16', '#7a4f34', 7)}${line('-58,6 -30,18; 18,-60 44,-40; -20,60 4,52', c.cream, 5, 0.8)}<path d="M0 -112L84 -14L6 122L-92 -8Z" fill="none" stroke="#7a4f34" stroke-width="3" opacity="0.6"/></g>`;

export const littleKite = (x: number, y: number, k: number, turn: number, one: string, two: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${flat('M0 -40L34 0L0 44L-34 0Z', one)}${flat('M0 -40L34 0L0 44Z', two, 0)}${line('0,44 8,62 -4,78 6,96', two, 5)}${soft('-8,66 14,58 16,72 -6,74', one, 1)}</g>`;

type Piece = (i: number) => string;
const sock: Piece = () =>
  soft('-14,-26 12,-26 13,4 34,16 36,28 8,32 -12,18', '#5fae5a') + line('-13,-17 12,-17', c.cream, 6);
const sari: Piece = (i) =>
  soft('-12,-40 12,-42 20,-10 10,18 18,44 -8,44 -18,14 -8,-12', '#cf3f3f') +
  line(i % 2 === 0 ? '-2,-36 8,-10 0,16 6,40' : '2,-36 10,-10 2,16 8,40', c.marigold, 4);
const towel: Piece = () =>
  cut('-18,-36 18,-34 16,36 -18,34', '#f4f0e6') + line('-17,-20 17,-18; -17,-2 17,0; -17,16 17,18', '#4f7fb8', 7);
const ribbon: Piece = () =>
  soft('-4,0 -30,-20 -34,10', c.marigold) +
  soft('4,0 30,-18 34,12', c.marigold) +
  line('-2,4 -10,34; 2,4 12,34', c.marigold, 8) +
  flat(blob(0, 0, 8, 8, 2), '#d98f2a');
const cord: Piece = () => line('0,-34 8,-14 -6,6 0,22', '#d9a02e', 9) + soft('-10,20 10,20 14,46 -14,46', '#e8b84a');
const order: readonly Piece[] = [
  sock,
  sock,
  sari,
  towel,
  ribbon,
  sari,
  cord,
  ribbon,
  towel,
  sari,
  ribbon,
  cord,
  sari,
  towel,
];

/** The tail along points that begin at the kite: two socks, then all that the roofs gave, `count` pieces in all. */
export function tail(points: readonly Point[], count: number, k: number) {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)));
  const total = lengths.reduce((sum, l) => sum + l, 0);
  const pieces = times(count, (i) => {
    let left = ((i + 0.6) / count) * total;
    const at = lengths.findIndex((l) => (left <= l ? true : ((left -= l), false)));
    const [a, b] = [points[Math.max(0, at)] ?? [0, 0], points[Math.max(0, at) + 1] ?? [0, 0]];
    const t = left / (lengths[Math.max(0, at)] ?? 1);
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI - 90;
    return `<g transform="translate(${(a[0] + (b[0] - a[0]) * t).toFixed(0)} ${(a[1] + (b[1] - a[1]) * t).toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${k})">${order[i % order.length]?.(i) ?? ''}</g>`;
  });
  return line(points.map(String).join(' '), '#8a6a4a', 5 * k + 2) + pieces.join('');
}

/** The old city: houses side by side that end at y; `dim` makes them pale with distance. */
export function city(y: number, seed: number, dim = 0, sky = c.sky) {
  const walls = ['#e0a07a', '#d98a86', '#f0cf9a', '#9fc0b4', '#c9a9c4', '#e8b98a'];
  return each(8, (i) => {
    const w = 130 + ((i * 7 + seed * 3) % 5) * 16;
    const h = 130 + ((i * 5 + seed * 7) % 6) * 34;
    const wall = mix(nth(walls, i + seed), sky, dim);
    return house(i * 165 - 70 + ((seed * 31) % 40), y + 40, w, h, {
      wall,
      glass: mix('#5b6a8a', sky, dim),
      frame: mix(c.cream, sky, dim),
      columns: 3,
      rows: 3,
      seed: i + seed,
    });
  });
}

/** The flat roof we stand on: its wall from `top` to `foot`, then the floor. */
export function roof(top: number, foot: number, wall = '#e5a98a') {
  const high = Math.max(30, foot - top - 60);
  const bricks = times(12, (i) => here('0,0 44,0', (i * 137) % 1180, top + 40 + ((i * 53) % high)));
  return (
    painted(rectangle(-10, top, 1220, foot - top + 20), wall, darker(wall, 0.35), 0.4) +
    line(bricks, darker(wall, 0.25), 9, 0.35) +
    flat(here('-30,-14 600,-18 1230,-14 1230,16 600,18 -30,16', 0, top), lighter(wall, 0.35)) +
    painted(rectangle(-10, foot, 1220, 1240 - foot), '#d9b491', '#8f6a6a', 0.4) +
    line(abreast(`100,${foot} -150,1220`, `1100,${foot} 1350,1220`, 6), '#a9826a', 4, 0.4)
  );
}

export const tank = (x: number, y: number, w: number) =>
  painted(
    `${x - w * 0.5},${y - w * 0.9} ${x},${y - w * 1.02} ${x + w * 0.5},${y - w * 0.9} ${x + w * 0.48},${y} ${x},${y + 6} ${x - w * 0.48},${y}`,
    c.indigo,
    '#1f2350',
  ) +
  line(here('-0.48,-0.62 0,-0.56 0.48,-0.62; -0.48,-0.3 0,-0.24 0.48,-0.3', x, y, w), '#6a72b0', 6, 0.8) +
  flat(blob(x, y - w * 0.95, w * 0.2, w * 0.06, 3), '#5a62a0');

/** Washing on a line between two points. */
export function washing(from: Point, to: Point, k: number) {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * 22,
  ];
  const cloths = [c.cream, c.rose, '#7fb8d0', c.marigold, c.cream, c.teal];
  return (
    line([0, 0.25, 0.5, 0.75, 1].map((t) => at(t).join(',')).join(' '), '#5a4a5a', 4) +
    each(cloths, (color, i) => {
      const [x, y] = at(0.08 + i * 0.155);
      const [w, h] = [(i % 2 === 0 ? 76 : 58) * k, (i % 3 === 0 ? 130 : 104) * k];
      return i === 3
        ? cut(
            `${x},${y} ${x + w},${y + 4} ${x + w},${y + h} ${x + w * 0.62},${y + h} ${x + w * 0.5},${y + h * 0.42} ${x + w * 0.38},${y + h} ${x},${y + h}`,
            color,
          )
        : painted(
            `${x},${y} ${x + w},${y + 4} ${x + w * 1.04},${y + h} ${x + w * 0.5},${y + h * 1.04} ${x - 4},${y + h}`,
            color,
          );
    })
  );
}

export const spoon = (x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${flat(tube('0,0 60,0', [8, 6]), '#b9c3cc')}${flat(blob(78, 0, 24, 16, 3, 0.02), '#d6dee4')}</g>`;

export const chalkRing = (x: number, y: number, r: number, i: number) =>
  stroke(blob(x, y, r, r, i + 2, 0.05), c.cream, 9);

/** The steps of a house, from the upper right to the lower left. */
export const stairs = () =>
  each(9, (i) => {
    const [x, y] = [1080 - i * 118, 250 + i * 76];
    return (
      painted(rectangle(x - 60, y, 1400, 90), i % 2 === 0 ? '#e3b890' : '#dcae86', '#a9785a', 0.3) +
      line(here('-60,0 60,0', x, y), '#fbe3c0', 8, 0.8)
    );
  });
