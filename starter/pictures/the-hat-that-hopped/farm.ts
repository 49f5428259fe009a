import { blob, clipped, each, flat, here, type Light, line, painted, pts, soft, strokes } from '../kit/brush.ts';
import { look } from '../kit/looks.ts';
import { cloud, disk, glow, land, wash } from '../kit/scenery.ts';
import { frog, hen } from '../kit/small-animals.ts';
import { actor, creature, drawn, type Thing } from '../kit/staging.ts';
import { curve, darker, lighter, type Point, seeded } from '../svg.ts';

export const c = {
  rice: '#a5c96b',
  jade: '#5aa383',
  sky: '#aee0dc',
  straw: '#eec65f',
  pink: '#e98aa6',
  mud: '#8f6344',
  violet: '#6c5cae',
  cream: '#fff6dd',
};
export const noon: Light = { from: [-0.4, -0.9], rim: '#fff8da', shade: '#3f4a70' };
export const gold: Light = { from: [0.8, -0.5], rim: '#ffe6a8', shade: '#4a3f6a', tint: '#fff4de' };

const ayuLook = look('child bob round skin=#c88d60 hairColor=#2a1c22 lips=#a8454e', {
  top: { color: c.pink, ink: c.cream, pattern: 'dots', sleeves: 'short' },
  bottom: { color: c.violet },
});
export const ayu = actor(ayuLook);
const dadLook = look('grown crop square nose=round brows=thick skin=#b0774c hairColor=#2a1c22', {
  top: { color: '#4f86b8', sleeves: 'short' },
  bottom: { cut: 'skirt', color: '#b8654a', ink: '#e0a27a', pattern: 'check' },
});
export const dad = actor(dadLook);
export const dadInHat = actor({ ...dadLook, wears: { kind: 'cone', color: c.straw, ink: '#a87c30' } });
export const pig = creature('pig', { color: '#eda6a4' });
export const muddyPig = creature('pig', { color: '#a87a5c', patch: c.mud });
export const dog = creature('dog', { color: '#d9a561', belly: '#fdf0d4', patch: '#a8703c' });

export const chick = hen('#f7ecd6');
export const green = frog('#7cb84a');

/** Dad's hat of straw; (x, y) is the middle of its brim. */
export const hat = (x: number, y: number, k: number, turn = 0, strap = true): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${painted('-112,0 -60,-46 -14,-84 0,-90 14,-84 60,-46 112,0 56,16 0,20 -56,16', c.straw, '#a87c30')}${line('-76,-18 0,-4 76,-18; -50,-42 0,-30 50,-42; -26,-64 0,-56 26,-64', '#b98a38', 4, 0.7)}${strap ? line('-40,12 -30,56 0,64 30,56 40,12', '#c9566a', 5) : ''}</g>`;

/** A hat of lotus leaf. */
export const leaf = (x: number, y: number, k: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${soft('-70,2 -46,-26 -8,-34 8,-46 14,-34 48,-26 70,2 30,10 0,4 -34,12', '#5f9a4f')}${line('4,-34 -40,-4; 4,-34 0,2; 4,-34 44,-6', '#a5cf80', 3.5, 0.8)}</g>`;

/** The way of the hat: dots along its hops. */
export const hops = (points: string): string =>
  `<path d="${curve(pts(points))}" fill="none" stroke="${c.cream}" stroke-width="9" stroke-dasharray="2 24" stroke-linecap="round"/>`;

/** Terraces of rice from the horizon down, then the near grass from `foot`. */
export function terraces(horizon: number, foot: number): string {
  const random = seeded(8);
  const steps = 4;
  return each(steps, (i) => {
    const y = horizon + ((foot - horizon) * i) / steps;
    const edge: Point[] = [0, 1, 2, 3, 4, 5].map((j): Point => [j * 260 - 60, y + Math.sin(j * 1.7 + i * 2.1) * 16]);
    const color = i % 2 === 0 ? lighter(c.rice, 0.16) : c.rice;
    const plants = Array.from({ length: 26 }, (): Point[] => {
      const [x, py] = [random() * 1200, y + 24 + random() * ((foot - horizon) / steps) * 0.8];
      return pts(here('0,0 -3,-9 -6,-17', x, py));
    });
    return (
      land(edge, color, c.jade, 0.35) +
      strokes([edge.map(([x, ey]): Point => [x, ey + 9])], i % 2 === 0 ? '#c4e8e0' : '#7f9a5a', 9, 0.7) +
      strokes(plants, '#6f9a4a', 4, 0.55)
    );
  });
}

export function farm(horizon: number, foot: number, sun?: Point): string {
  const volcano = painted(
    `700,${horizon + 40} 830,${horizon - 90} 900,${horizon - 160} 960,${horizon - 158} 1040,${horizon - 80} 1200,${horizon + 40}`,
    '#8fb3b4',
    '#5f8a96',
    0.4,
  );
  const light =
    sun === undefined ? '' : glow(sun[0], sun[1], 330, '#fff6c8', 0.9) + disk(sun[0], sun[1], 62, '#ffd75a');
  return (
    wash(c.sky, '#fdf3cf') +
    light +
    volcano +
    cloud(420, horizon - 130, 220, '#ffffff', 4) +
    terraces(horizon, foot) +
    land(`-20,${foot} 400,${foot - 14} 800,${foot + 10} 1220,${foot - 6}`, '#93bf62', '#4f8a5f', 0.4) +
    line(
      Array.from({ length: 46 }, (_, i) => {
        const r = seeded(i + 3);

        const [x, y] = [r() * 1200, foot + 40 + r() * (880 - foot)];
        return here('0,0 -5,-12 -9,-22', x, y);
      }),
      '#6a9a4a',
      4,
      0.6,
    )
  );
}

export function pond(x: number, y: number, rx: number, ry: number): string {
  const d = blob(x, y, rx, ry, 4, 0.06, 12);
  return (
    painted(d, '#7cc4bd', '#2f7a84', 0.5) +
    clipped(d, line(here('-0.6,0.3 -0.2,0.36; 0.1,-0.4 0.5,-0.36', x, y, rx, ry), '#ffffff', 6, 0.6)) +
    `<path d="${d}" fill="none" stroke="${c.cream}" stroke-width="5" opacity="0.6"/>`
  );
}

export const lotus = (x: number, y: number, k: number): string =>
  painted(blob(x, y, 70 * k, 22 * k, 5, 0.05), '#5f9a4f', '#2f6a4a') +
  each(
    [-36, 0, 36],
    (a) => `<g transform="rotate(${a} ${x} ${y - 4})">${soft(here('0,0 -13,-24 0,-48 13,-24', x, y, k), c.pink)}</g>`,
  );

/** Drops and clods that fly up round (x, y). */
export const spray = (x: number, y: number, r: number, color: string): string =>
  each([-78, -52, -26, 0, 26, 52, 78], (a, i) => {
    const k = r * (0.75 + (i % 3) * 0.3);
    const [dx, dy] = [Math.sin((a * Math.PI) / 180) * k, -Math.cos((a * Math.PI) / 180) * k * 0.8];
    return flat(blob(x + dx, y + dy, 10 + (i % 3) * 6, 12 + (i % 2) * 8, i + 2, 0.14), color, 1.6);
  });

export const shade =
  (x: number, y: number, h: number): Thing =>
  (light) =>
    drawn(light, [
      painted(here('-50,0 -34,-0.4 -70,-0.9 70,-0.9 30,-0.4 60,0', x, y, 1, h), '#9a6c48', '#5a3f3a'),
      ...pts('-190,-1 -90,-1.15 30,-1.12 150,-1 -40,-0.9 90,-0.88').map(([dx, dy], i) =>
        painted(
          blob(x + dx, y + dy * h, 130, 84, i + 3, 0.1, 12),
          i % 2 === 0 ? '#5f9f5a' : '#73b063',
          darker('#5f9f5a', 0.5),
        ),
      ),
    ]);
