import { type Expression, type FaceOf, feeling } from '../characters/expressions.ts';
import { type Look, type Pose, person } from '../characters/people.ts';
import type { Piece } from '../compose.ts';
import { type FigureName } from '../figure-names.ts';
import { type FigureOptions, figure } from '../figure.ts';
import type { Light } from '../light.ts';
import { type Box, type Spot, across, ball, circle, darker, ellipse, lighter, rect, shape, stroke } from '../svg.ts';

export const highLight: Light = { tint: '#ffffff', shadow: '#2a2050', shadowStrength: 0.34 };
export const stripes = ['#e8447a', '#ffb63a', '#2fb0a8', '#f26a3a', '#7a4ac0'] as const;
const skin = '#ad7f6f';

interface Folk {
  readonly face: FaceOf;
  readonly look: Look;
  readonly cloth: readonly [string, string, string];
}

/** A knitted cap with flaps over the ears, for a head 100 wide. */
function earCap(color: string, band: string, tall = 100): string {
  const k = tall / 100;
  return (
    shape(
      `M2 ${44 * k}Q-4 ${-8 * k} 50 ${-14 * k}Q104 ${-8 * k} 98 ${44 * k}L101 ${76 * k}Q93 ${84 * k} 87 ${74 * k}L84 ${38 * k}Q50 ${22 * k} 16 ${38 * k}L13 ${74 * k}Q7 ${84 * k} -1 ${76 * k}Z`,
      color,
    ) +
    stroke(`M14 ${32 * k}Q50 ${16 * k} 86 ${32 * k}`, band, 9) +
    stroke(`M9 ${18 * k}l9 9l9 -10l9 8l9 -9l9 8l9 -8l9 9l9 -8l8 9`, lighter(band, 0.5), 4) +
    circle([50, -16 * k, 8], band) +
    stroke(`M0 ${80 * k}v14M100 ${80 * k}v14`, band, 5)
  );
}

/** A round felt hat with a narrow brim. */
function feltHat(color: string, band: string): string {
  const felt = ball([0, lighter(color, 0.3)], [0.7, color], [1, darker(color, 0.25)]);
  return (
    felt.def +
    ellipse([50, 22, 66, 12], darker(color, 0.2)) +
    shape('M14 22Q12 -34 50 -34T86 22Q50 32 14 22Z', felt.fill) +
    stroke('M15 14Q50 26 85 14', band, 8)
  );
}

const folk = {
  nina: {
    face: 'girl',
    look: {
      head: 'girlTawny',
      skin,
      top: '#f4ead8',
      bottom: '#3a4a9a',
      shoes: '#8a4a38',
      hat: earCap('#e8447a', '#ffd23a'),
    },
    cloth: ['#2fb0a8', '#ffd23a', '#e8447a'],
  },
  potter: {
    face: 'man',
    look: {
      head: 'manTawny',
      skin,
      top: '#f4ead8',
      bottom: '#5a4a3a',
      shoes: '#6a4030',
      hat: earCap('#8a5a3a', '#f0c060', 104),
    },
    cloth: ['#b8643c', '#f0c060', '#7a3a2a'],
  },
  weaver: {
    face: 'oldWoman',
    look: {
      head: 'oldWomanTawny',
      skin,
      top: '#7a4ac0',
      bottom: '#c8386a',
      shoes: '#4a3040',
      robe: true,
      hat: feltHat('#4a3a5a', '#f26a3a'),
    },
    cloth: ['#e8447a', '#ffb63a', '#2fb0a8'],
  },
  youngWeaver: {
    face: 'woman',
    look: {
      head: 'womanTawny',
      skin,
      top: '#e8447a',
      bottom: '#3a4a9a',
      shoes: '#4a3040',
      robe: true,
      hat: feltHat('#6a3a3a', '#2fb0a8'),
    },
    cloth: ['#7a4ac0', '#ffd23a', '#e8447a'],
  },
  baker: {
    face: 'beard',
    look: {
      head: 'beardTawny',
      skin,
      top: '#fdf6e6',
      bottom: '#8a6a4a',
      shoes: '#5a4030',
      hat: feltHat('#f4ead8', '#d8a04a'),
    },
    cloth: ['#fdf6e6', '#f0c060', '#d8a04a'],
  },
  bakerWoman: {
    face: 'woman',
    look: {
      head: 'womanTawny',
      skin,
      top: '#fdf6e6',
      bottom: '#d8a04a',
      shoes: '#5a4030',
      robe: true,
      hat: feltHat('#e0b878', '#a8643a'),
    },
    cloth: ['#f0c060', '#fdf6e6', '#c8803a'],
  },
  drummer: {
    face: 'oldMan',
    look: {
      head: 'oldManTawny',
      skin,
      top: '#2f6ab0',
      bottom: '#3a3a5a',
      shoes: '#4a3040',
      hat: feltHat('#2a4a7a', '#ffd23a'),
    },
    cloth: ['#2f6ab0', '#7ac8f0', '#1f3f7a'],
  },
  drumMaker: {
    face: 'boy',
    look: {
      head: 'boyTawny',
      skin,
      top: '#3f8fd0',
      bottom: '#3a3a5a',
      shoes: '#4a3040',
      hat: earCap('#2f6ab0', '#7ac8f0', 104),
    },
    cloth: ['#2f6ab0', '#ffffff', '#7ac8f0'],
  },
  shepherd: {
    face: 'man',
    look: {
      head: 'manTawny',
      skin,
      top: '#8a9a6a',
      bottom: '#6a5a4a',
      shoes: '#4a3a30',
      hat: feltHat('#8a6a4a', '#f4ead8'),
    },
    cloth: ['#7a9a5a', '#f4ead8', '#5a7a4a'],
  },
} as const satisfies Record<string, Folk>;

export type Villager = keyof typeof folk;

/** A striped poncho over the shoulders, seen from the neck. */
function poncho(u: number, [first, second, third]: Folk['cloth']): string {
  const band = (from: number, to: number): string => {
    const half = (k: number): number => 0.22 + k * 0.42;
    const [a, b] = [half(from), half(to)];
    const [ya, yb] = [0.02 + from * 0.56, 0.02 + to * 0.56];
    return `M${-a * u} ${ya * u}Q0 ${(ya + 0.14 + from * 0.1) * u} ${a * u} ${ya * u}L${b * u} ${yb * u}Q0 ${(yb + 0.14 + to * 0.1) * u} ${-b * u} ${yb * u}Z`;
  };
  if (u < 130) return shape(band(0, 1), first) + shape(band(0.5, 0.78), second);
  return (
    shape(band(0, 1), first) +
    shape(band(0.38, 0.52), second) +
    shape(band(0.6, 0.66), third) +
    shape(band(0.8, 0.94), second) +
    stroke(`M${-0.2 * u} ${0.03 * u}Q0 ${0.17 * u} ${0.2 * u} ${0.03 * u}`, darker(first, 0.3), u * 0.03)
  );
}

export function villager(name: Villager, at: Spot, face: Expression = {}, pose: Pose = {}): Piece {
  const { look, face: head, cloth }: Folk = folk[name];
  return person(feeling(look, head, face), at, { ...pose, held: (u) => [poncho(u, cloth), ...(pose.held?.(u) ?? [])] });
}

export const nina = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece => villager('nina', at, face, pose);

/** The old goat with her red collar and her bell. */
export function tika([x, y, h]: Spot, options: Partial<FigureOptions> = {}): Piece {
  const name: FigureName = 'goat';
  return figure(name, x, y, {
    h,
    saturation: 0.28,
    brightness: 1.3,
    detail: (w, k) =>
      stroke(`M${w * 0.16} ${k * 0.42}Q${w * 0.26} ${k * 0.5} ${w * 0.34} ${k * 0.38}`, '#e8447a', k * 0.045) +
      ellipse([w * 0.23, k * 0.52, w * 0.035, k * 0.04], '#ffd23a'),
    ...options,
  });
}

/** A length of striped cloth, hanging straight. */
export function shawl([x, y, w, h]: Box, waves = 6): string {
  const band = h / 7;
  let out = '';
  for (let i = 0; i < 7; i += 1) out += rect([x, y + i * band, w, band + 1], stripes[(i * 2) % 5] ?? '#e8447a');
  let zigzag = `M${x} ${y + band * 3.5}`;
  for (let i = 0; i < Math.floor(w / 30); i += 1) zigzag += `l15 ${-band * 0.3}l15 ${band * 0.3}`;
  let folds = '';
  for (let i = 1; i < waves; i += 1) folds += `M${x + (w * i) / waves} ${y}V${y + h}`;
  let fringe = '';
  for (let at = x + 6; at < x + w; at += 30) fringe += `M${at} ${y + h}v16`;
  return (
    stroke(fringe, '#ffd23a', 5) + out + stroke(zigzag, '#fff4dc', 4, 0.8) + stroke(folds, '#2a1840', w * 0.012, 0.16)
  );
}

/** A long loaf, its underside on y. */
export function longLoaf([x, y, w, h]: Box, tilt = 0): string {
  const crust = ball([0, '#f6d08a'], [0.6, '#dd9a48'], [1, '#a8642c']);
  let cuts = '';
  for (let at = x - w * 0.42; at < x + w * 0.42; at += h * 0.85)
    cuts += `M${at} ${y - h * 0.82}q${h * 0.22} ${h * 0.14} ${h * 0.3} ${h * 0.46}`;
  return `<g transform="rotate(${tilt} ${x} ${y})">${crust.def}${rect([x - w / 2, y - h, w, h], crust.fill, h / 2)}${stroke(cuts, '#fbe2b0', h * 0.1, 0.9)}</g>`;
}

/** A big drum standing on its side, its foot on y. */
export function bigDrum([x, y, w]: Spot): string {
  const h = w * 0.78;
  const wood = across([0, '#7a3a2a'], [0.3, '#d8703c'], [0.6, '#c05a30'], [1, '#6a2f24']);
  let laces = `M${x - w / 2} ${y - h * 0.84}`;
  for (let i = 0; i < 6; i += 1)
    laces += `L${x - w / 2 + (w * (i + 0.5)) / 6} ${y - h * 0.1}L${x - w / 2 + (w * (i + 1)) / 6} ${y - h * 0.84}`;
  return (
    ellipse([x, y, w * 0.54, w * 0.08], '#2a2050', 0.3) +
    wood.def +
    shape(
      `M${x - w / 2} ${y - h * 0.88}V${y - h * 0.06}Q${x} ${y + h * 0.16} ${x + w / 2} ${y - h * 0.06}V${y - h * 0.88}Z`,
      wood.fill,
    ) +
    stroke(laces, '#ffe0a0', w * 0.016, 0.9) +
    ellipse([x, y - h * 0.88, w * 0.52, w * 0.13], '#8a4a30') +
    ellipse([x, y - h * 0.9, w * 0.48, w * 0.11], '#fbeed0') +
    ellipse([x, y - h * 0.9, w * 0.2, w * 0.045], '#f0d8a8')
  );
}

/** A jug, a bowl or a cup of red clay, standing on y. */
export function pot([x, y, h]: Spot, kind: 'jug' | 'bowl' = 'jug', tilt = 0): string {
  const clay = across([0, '#a8502f'], [0.3, '#ee9a68'], [0.65, '#d0703f'], [1, '#8a3f28']);
  const d =
    kind === 'jug'
      ? `M${-h * 0.16} ${-h}H${h * 0.16}Q${h * 0.12} ${-h * 0.8} ${h * 0.3} ${-h * 0.6}Q${h * 0.46} ${-h * 0.2} ${h * 0.2} 0H${-h * 0.2}Q${-h * 0.46} ${-h * 0.2} ${-h * 0.3} ${-h * 0.6}Q${-h * 0.12} ${-h * 0.8} ${-h * 0.16} ${-h}Z`
      : `M${-h * 0.8} ${-h * 0.8}H${h * 0.8}Q${h * 0.7} 0 ${h * 0.26} 0H${-h * 0.26}Q${-h * 0.7} 0 ${-h * 0.8} ${-h * 0.8}Z`;
  const ring =
    kind === 'jug'
      ? `M${-h * 0.33} ${-h * 0.45}l${h * 0.11} ${-h * 0.1}l${h * 0.11} ${h * 0.1}l${h * 0.11} ${-h * 0.1}l${h * 0.11} ${h * 0.1}l${h * 0.11} ${-h * 0.1}l${h * 0.11} ${h * 0.1}`
      : `M${-h * 0.7} ${-h * 0.5}H${h * 0.7}`;
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${clay.def}${shape(d, clay.fill)}${stroke(ring, '#fff0d0', h * 0.045, 0.9)}</g>`;
}

/** A broken piece of a pot. */
export function shard([x, y, r]: Spot, turn: number, color = '#d0703f'): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(`M${-r} ${r * 0.2}L${-r * 0.3} ${-r * 0.7}L${r * 0.6} ${-r * 0.5}L${r} ${r * 0.3}L${r * 0.1} ${r * 0.6}Z`, color)}${shape(`M${-r} ${r * 0.2}L${-r * 0.3} ${-r * 0.7}L${r * 0.6} ${-r * 0.5}L${r * 0.3} ${-r * 0.2}Z`, lighter(color, 0.3), 0.7)}${stroke(`M${-r * 0.5} ${r * 0.1}L${-r * 0.1} ${-r * 0.2}L${r * 0.3} ${r * 0.1}`, '#fff0d0', r * 0.1, 0.9)}</g>`;
}
