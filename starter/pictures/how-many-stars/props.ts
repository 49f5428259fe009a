import { type DrawnLook, type DrawnPose, drawnPerson } from '../characters/drawn-people.ts';
import type { Light } from '../light.ts';
import { milkyWay } from '../scenery/steppe.ts';
import { sky, stars } from '../scenery/sky.ts';
import { type Spot, ball, between, circle, darker, ellipse, lighter, rect, seeded, shape, stroke } from '../svg.ts';

export const night: Light = { tint: '#b8bce4', shadow: '#0c0c2c' };

export const grassNight = '#3a5a66';
export const grassFoot = '#1e3448';

const tan = '#dca67e';

const deel = (trim: string, sash: string, half: number, fromBehind = false): string =>
  (fromBehind ? '' : stroke('M-0.34 0.02L0.1 0.5Q0.5 0.56 0.7 0.5M0.34 0.02L0.1 0.5', trim, 0.12)) +
  rect([-half, 1.2, half * 2, 0.34], sash, 0.08);

const pointedHat = (felt: string, fur: string) => (turn: number) => {
  const s = turn * 0.2;
  const paint = ball([0, lighter(felt, 0.3)], [1, darker(felt, 0.2)]);
  return `${paint.def}${shape(`M${s - 0.86} -0.6Q${s - 0.6} -1.3 ${s} -1.66Q${s + 0.6} -1.3 ${s + 0.86} -0.6Z`, paint.fill)}${circle([s, -1.68, 0.13], '#ffd873')}${shape(`M${s - 1.1} -0.5Q${s - 1.16} -0.86 ${s - 0.8} -0.84Q${s} -0.62 ${s + 0.8} -0.84Q${s + 1.16} -0.86 ${s + 1.1} -0.5Q${s} -0.2 ${s - 1.1} -0.5Z`, fur)}`;
};

export const hatAlone = (x: number, y: number, u: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${u})">${pointedHat('#c8503a', '#6a4a3a')(0)}</g>`;

export const saran: DrawnLook = {
  skin: tan,
  hair: 'plaits',
  age: 'child',
  top: '#f2a030',
  bottom: '#f2a030',
  shoes: '#7a3a2c',
  dress: 'gown',
  over: (_turn, _folded, fromBehind) =>
    `<g transform="translate(0 -0.3) scale(0.8 1)">${deel('#ffffff', '#1f8f96', 0.82, fromBehind)}</g>`,
};

export const temur: DrawnLook = {
  skin: tan,
  hair: 'crop',
  age: 'child',
  top: '#4f8fe0',
  bottom: '#4f8fe0',
  shoes: '#5a3a34',
  dress: 'gown',
  over: (_turn, _folded, fromBehind) =>
    `<g transform="translate(0 -0.3) scale(0.8 1)">${deel('#fff0c8', '#f2603c', 0.82, fromBehind)}</g>`,
};

export const tuya: DrawnLook = {
  skin: '#d09a74',
  hair: 'bun',
  age: 'old',
  top: '#a24a86',
  bottom: '#a24a86',
  shoes: '#5a3040',
  dress: 'gown',
  over: (_turn, _folded, fromBehind) => deel('#ffd873', '#5fb0a0', 0.96, fromBehind),
};

const moustache = (turn: number): string =>
  stroke(`M${turn * 0.34 - 0.32} 0.54Q${turn * 0.34} 0.34 ${turn * 0.34 + 0.32} 0.54`, '#2e2430', 0.13);

export const dorj: DrawnLook = {
  skin: '#c98d64',
  hair: 'short',
  top: '#3f8f6a',
  bottom: '#3f8f6a',
  shoes: '#4a302c',
  dress: 'gown',
  over: (_turn, _folded, fromBehind) => deel('#ffe9b0', '#e8843a', 0.96, fromBehind),
  hat: (turn) => pointedHat('#c8503a', '#6a4a3a')(turn) + moustache(turn),
};

export const dorjBareheaded: DrawnLook = { ...dorj, hat: moustache };

export const neighbours: readonly DrawnLook[] = [
  {
    ...tuya,
    age: 'adult',
    hair: 'wave',
    hairColor: '#2e2430',
    top: '#d8504a',
    bottom: '#d8504a',
    over: (_turn, _folded, fromBehind) => deel('#fff0d0', '#3f7fb0', 0.96, fromBehind),
  },
  {
    ...dorj,
    top: '#6a5fb8',
    bottom: '#6a5fb8',
    over: (_turn, _folded, fromBehind) => deel('#ffffff', '#f0b03a', 0.96, fromBehind),
    hat: pointedHat('#8a3a3a', '#d8c0a0'),
  },
  { ...saran, hair: 'bob', top: '#e86f9a', bottom: '#e86f9a' },
  {
    ...dorj,
    age: 'old',
    hair: 'balding',
    top: '#7a6a5a',
    bottom: '#7a6a5a',
    over: (_turn, _folded, fromBehind) => deel('#ffe0b0', '#c8503a', 0.96, fromBehind),
    hat: () => '',
  },
];

export const someone = (look: DrawnLook, spot: Spot, pose: DrawnPose = {}): string => drawnPerson(look, spot, pose);

/** The steppe's night sky with its pale river of stars. */
export function bigSky(count: number, seed: number, to = 620): string {
  return (
    sky('#141a4a', '#2c2f6e', '#6a4a86') +
    milkyWay([160, -40, 1080, 520], 120, '#c9b8f0', seed) +
    stars({ count, to, seed: seed + 1 })
  );
}

export const dusk = (): string => sky('#3a3f86', '#a0609a', '#f2906a', '#ffcf8a');

export function pebbles(spots: readonly Spot[]): string {
  return spots
    .map(([x, y, r], i) => {
      const paint = ball([0, '#ffffff'], [1, ['#c9b8a8', '#a8b4c4', '#d8a890'][i % 3] ?? '#c9b8a8']);
      return paint.def + ellipse([x, y, r, r * 0.72], paint.fill);
    })
    .join('');
}

/** The old field glasses, held in front of somebody, their two large lenses towards us. */
export function fieldGlasses([x, y, u]: Spot): string {
  const lens = (k: number): string =>
    circle([x + k * u * 0.56, y, u * 0.52], '#33333e') +
    circle([x + k * u * 0.56, y, u * 0.4], '#26407a') +
    ellipse([x + k * u * 0.56 - u * 0.12, y - u * 0.14, u * 0.14, u * 0.09], '#cfe2ff', 0.9);
  return rect([x - u * 0.3, y - u * 0.44, u * 0.6, u * 0.5], '#4a4a58', u * 0.1) + lens(-1) + lens(1);
}

/** The sky inside the ring, brighter and fuller than the sky around it. */
export function ringOfStars([x, y, r]: Spot, count: number): string {
  const random = seeded(count);
  let out = circle([x, y, r], '#2a348a', 0.75);
  for (let i = 0; i < count; i += 1) {
    const turn = i * 2.4;
    const reach = r * 0.9 * Math.sqrt((i + 0.5) / count);
    out += circle(
      [
        x + Math.cos(turn) * reach + between(random, -8, 8),
        y + Math.sin(turn) * reach + between(random, -8, 8),
        between(random, 2, 5),
      ],
      '#fff8dc',
    );
  }
  return out;
}
