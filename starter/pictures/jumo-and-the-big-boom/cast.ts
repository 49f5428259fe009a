import { clipped, contact, flat, type Light, line, lit, moved, painted, strokes } from '../kit/brush.ts';
import { elephantHead, grey } from '../kit/elephant.ts';
import { cloud, glow, wash } from '../kit/scenery.ts';
import { blob, each, here, pts, rows, tube } from '../kit/shapes.ts';
import { mouse } from '../kit/small-animals.ts';
import { darker, lighter, type Point } from '../svg.ts';

export const c = {
  sky: '#a9d8dc',
  grass: '#7fb27a',
  field: '#4f8f74',
  straw: '#e0b562',
  clay: '#cf8a5e',
  storm: '#54568a',
  night: '#33315c',
  flash: '#fff4b8',
  red: '#d8483c',
};
export const sunny: Light = { from: [0.6, -0.8], rim: '#fff6d0', shade: '#3f3468' };
export const stormy: Light = { from: [0.6, -0.8], rim: '#fdf3c0', shade: '#231f4c', tint: '#d4d2ee' };
export const lamp: Light = { from: [-0.9, 0.1], rim: '#ffdc94', shade: '#2a1c40', tint: '#ffe6c8' };

/** A round hut of clay with a roof of straw; (x, y) is the middle of its foot. The door may be round the side. */
export const hut = (x: number, y: number, w: number, door?: 'front' | 'right', lit = false): string =>
  hutWall(x, y, w, door, lit) + hutRoof(x, y, w);

function hutRoof(x: number, y: number, w: number): string {
  const h = w * 0.5;
  const roof = here('-0.66,-0.92 -0.34,-1.6 0,-2.25 0.34,-1.6 0.66,-0.92 0.3,-0.82 0,-0.8 -0.3,-0.82', x, y, w, h);
  const straws = Array.from({ length: 17 }, (_, i): Point[] => {
    const t = (i - 8) / 8;
    return pts(
      `${x + t * w * 0.06},${y - h * 2.1} ${x + t * w * 0.34},${y - h * 1.5} ${x + t * w * 0.62},${y - h * (0.9 - Math.abs(t) * 0.04)}`,
    );
  });
  const fringe = Array.from({ length: 22 }, (_, i): Point[] => {
    const fx = x - w * 0.62 + (i / 21) * w * 1.24;
    return pts(`${fx},${y - h * 0.9} ${fx + (i % 3) * 4 - 4},${y - h * (0.76 - (i % 2) * 0.05)}`);
  });
  return (
    painted(roof, c.straw, '#8a5a34') +
    strokes(straws, '#a8742f', w * 0.009, 0.7) +
    strokes(
      straws.filter((_, i) => i % 3 === 1),
      lighter(c.straw, 0.4),
      w * 0.008,
    ) +
    strokes(fringe, c.straw, w * 0.022, 1) +
    flat(blob(x, y - h * 2.22, w * 0.035, w * 0.05, 3), '#8a5a34')
  );
}

function hutWall(x: number, y: number, w: number, door?: 'front' | 'right', lit = false): string {
  const h = w * 0.5;
  const wall = `${x - w * 0.44},${y - h} ${x + w * 0.44},${y - h} ${x + w * 0.46},${y - h * 0.3} ${x + w * 0.44},${y} ${x},${y + w * 0.03} ${x - w * 0.44},${y} ${x - w * 0.46},${y - h * 0.3}`;
  const dx = door === 'right' ? x + w * 0.3 : x;
  const inside = lit ? '#ffd98a' : '#4a2c34';
  const way =
    door === undefined
      ? ''
      : flat(
          `${dx - w * 0.12},${y + 2} ${dx - w * 0.12},${y - h * 0.5} ${dx},${y - h * 0.72} ${dx + w * 0.12},${y - h * 0.5} ${dx + w * 0.12},${y + 2}`,
          inside,
          5,
        );
  const band = line(
    here('-0.45,-0.26 -0.3,-0.16 -0.15,-0.26 0,-0.16 0.15,-0.26 0.3,-0.16 0.45,-0.26', x, y, w, h),
    '#f6dcb0',
    w * 0.018,
    0.7,
  );
  return contact(x, y + 4, w * 0.6) + painted(wall, c.clay) + (door === 'front' ? '' : band) + way;
}

export function bolt(x: number, y: number, h: number, color = c.flash): string {
  const d = `M${x} ${y}l${h * 0.2} ${h * 0.3}l${-h * 0.16} ${h * 0.06}l${h * 0.2} ${h * 0.26}l${-h * 0.14} ${h * 0.06}l${h * 0.1} ${h * 0.34}l${-h * 0.32} ${-h * 0.42}l${h * 0.13} ${-h * 0.05}l${-h * 0.24} ${-h * 0.22}l${h * 0.15} ${-h * 0.06}l${-h * 0.14} ${-h * 0.23}Z`;
  return glow(x + h * 0.05, y + h * 0.5, h * 0.75, '#fff3b0', 0.8) + `<path d="${d}" fill="${color}"/>`;
}

export const banana = (x: number, y: number, k: number, turn: number): string =>
  moved(
    x,
    y,
    turn,
    k,
    flat('-40,-14 -18,8 12,10 38,-10 42,-22 34,-22 10,-4 -16,-8 -36,-24', '#f7cf49') +
      line('-30,-8 -6,2 20,-2 36,-16', '#c9962a', 3, 0.7) +
      flat(blob(39, -24, 5, 7, 2), '#7a5a30', 0),
  );

export const firewood = (x: number, y: number, k: number): string =>
  each(rows('-70,0,-20 60,4,24 -20,2,4 20,-26,170 -40,-30,30 70,-26,-30 10,-56,-14 -10,-6,-160'), ([dx, dy, t]) =>
    banana(x + dx * k, y + dy * k, k * 1.05, t),
  );

export const stormSky = (): string =>
  wash(c.night, c.storm) +
  each(rows('180,90,520,2 560,60,620,5 980,100,560,8 360,190,420,11 820,200,460,14'), ([x, y, w, s], i) =>
    cloud(x, y, w, i < 3 ? '#413f70' : '#5a5890', s),
  );

export const nini = mouse(c.red);

/** A hut seen from the side with somebody halfway in at its right; (x, y) is the middle of its foot. */
export function halfIn(x: number, y: number, w: number, who: string): string {
  const [left, top] = [x + w * 0.34, y - w * 0.62];
  const opening = `${left - w * 0.02},${y + 8} ${left - w * 0.05},${y - w * 0.2} ${left + w * 0.03},${y - w * 0.44} ${left + w * 0.12},${y - w * 0.46} ${left + w * 0.12},${y + 4}`;
  return (
    hutWall(x, y, w) +
    flat(opening, '#3a2430', 8) +
    clipped(
      `M${left + w * 0.03} ${top}Q${left - w * 0.02} ${y - w * 0.2} ${left + w * 0.03} ${y + w * 0.2}H1300V${top}Z`,
      who,
    ) +
    hutRoof(x, y, w)
  );
}

export function inside(): string {
  const straw = Array.from({ length: 15 }, (_, i): Point[] =>
    pts(`${600 + (i - 7) * 26},-60 ${600 + (i - 7) * 120},190`),
  );
  return (
    wash('#8a5440', '#5b3040') +
    flat('-40,150 300,190 600,200 900,190 1240,150 1240,-60 -40,-60', '#7a5a34') +
    strokes(straw, '#b98a48', 12, 0.7) +
    line(
      straw.map(([a, b]) => `${(a?.[0] ?? 0) + 14},-60 ${(b?.[0] ?? 0) + 52},190`),
      '#5b3f2a',
      8,
      0.6,
    ) +
    painted(`M-20 700Q600 660 1220 700V920H-20Z`, '#7a4a3a', '#3a2038')
  );
}

/** The front half of Jumo, who has come in through the door at the right. */
export function frontHalf(x: number, y: number, k: number, head: string): string {
  const leg = (lx: number, ly: number, shade: string): string =>
    flat(tube(`${lx},300 ${lx - 14},420 ${lx - 24},${ly - 26}`, [110, 96, 100]), shade) +
    flat(here('-76,-34 26,-34 30,0 -78,0', lx, ly), shade, 0) +
    each([-62, -36, -10], (dx) => flat(blob(lx + dx, ly - 8, 13, 11, 3), '#e6d3c8', 0));
  return lit(
    lamp,
    170,
    `<g transform="translate(${x} ${y}) scale(${k})">` +
      leg(380, 540, darker(grey, 0.2)) +
      flat('900,-10 420,-10 250,60 210,230 290,400 900,470', grey) +
      leg(300, 560, grey) +
      head +
      '</g>',
  );
}

export const mirroredHead = (
  pose: Parameters<typeof elephantHead>[0] & { nod?: number },
  x: number,
  y: number,
  k: number,
  trunk: readonly Point[],
): string =>
  `<g transform="translate(${x} ${y}) rotate(${-(pose.nod ?? 0)}) scale(${-k} ${k})">${elephantHead({ ...pose, looks: 'left', trunk })}</g>`;
