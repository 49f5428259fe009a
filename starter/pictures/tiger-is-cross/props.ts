import type { Light } from '../light.ts';
import { hut } from '../scenery/farm.ts';
import {
  type Point,
  type Spot,
  across,
  ball,
  between,
  circle,
  curve,
  darker,
  ellipse,
  lighter,
  rect,
  seeded,
  shape,
  stroke,
} from '../svg.ts';

export const jungleLight: Light = { tint: '#fffdf0', shadow: '#1c4a46' };

export const mint = '#8fd9b0';
export const jade = '#4fb08a';
export const deep = '#2b7f74';

export type GrrMood = 'cross' | 'shout' | 'puff' | 'meek';

const crimson = '#e23a68';
const wine = '#6e0f3c';

interface GrrOptions {
  readonly mood?: GrrMood;
  readonly turn?: number;
  readonly seed?: number;
  readonly legs?: boolean;
  readonly tilt?: number;
}

/** The crossness itself: a prickly ball of scribble with short legs, its feet on (x, y), its middle r across to each side. */
export function grr(
  [x, y, r]: Spot,
  { mood = 'cross', turn = 0, seed = 3, legs = true, tilt = 0 }: GrrOptions = {},
): string {
  const random = seeded(seed);
  const spikes = 30;
  let edge = '';
  for (let i = 0; i < spikes; i += 1) {
    const angle = (i / spikes) * Math.PI * 2;
    const reach = r * (i % 2 === 0 ? between(random, 0.98, 1.2) : 0.84);
    edge += `${i === 0 ? 'M' : 'L'}${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  }
  const paint = ball([0, lighter(crimson, 0.28)], [0.5, crimson], [1, '#a81a52']);
  const loops: Point[] = [];
  for (let i = 0; i < 26; i += 1) {
    const angle = i * 2.2;
    const reach = r * between(random, 0.45, 0.86);
    loops.push([Math.cos(angle) * reach, Math.sin(angle) * reach]);
  }
  const s = turn * r * 0.16;
  const meek = mood === 'meek' || mood === 'puff';
  const eyes = [-1, 1]
    .map((k) => {
      const ex = s + k * r * 0.33;
      const lid = meek
        ? stroke(`M${ex - k * r * 0.14} ${-r * 0.46}L${ex + k * r * 0.2} ${-r * 0.36}`, wine, r * 0.085)
        : stroke(`M${ex - k * r * 0.26} ${-r * 0.2}L${ex + k * r * 0.28} ${-r * 0.46}`, wine, r * 0.13);
      return (
        ellipse([ex, -r * 0.14, r * 0.21, r * 0.24], '#fffaf0') +
        circle([ex + turn * r * 0.06, -r * 0.08, r * 0.1], '#3a0a24') +
        lid
      );
    })
    .join('');
  const mouths: Record<GrrMood, string> = {
    cross: stroke(
      `M${s - r * 0.36} ${r * 0.5}L${s - r * 0.2} ${r * 0.34}L${s - r * 0.04} ${r * 0.46}L${s + r * 0.12} ${r * 0.32}L${s + r * 0.36} ${r * 0.5}`,
      wine,
      r * 0.1,
    ),
    shout:
      shape(
        `M${s - r * 0.46} ${r * 0.3}Q${s} ${r * 0.12} ${s + r * 0.46} ${r * 0.3}Q${s + r * 0.44} ${r * 0.74} ${s} ${r * 0.74}Q${s - r * 0.44} ${r * 0.74} ${s - r * 0.46} ${r * 0.3}Z`,
        wine,
      ) +
      shape(
        `M${s - r * 0.4} ${r * 0.27}l${r * 0.12} ${r * 0.15}l${r * 0.12} ${-r * 0.19}l${r * 0.16} ${r * 0.17}l${r * 0.16} ${-r * 0.17}l${r * 0.12} ${r * 0.19}l${r * 0.12} ${-r * 0.15}Q${s} ${r * 0.12} ${s - r * 0.4} ${r * 0.27}Z`,
        '#fffaf0',
      ),
    puff: ellipse([s + r * 0.04, r * 0.42, r * 0.13, r * 0.15], wine),
    meek: stroke(`M${s - r * 0.18} ${r * 0.4}q${r * 0.09} ${-r * 0.1} ${r * 0.18} 0t${r * 0.18} 0`, wine, r * 0.08),
  };
  const feet = legs
    ? stroke(`M${-r * 0.3} ${r * 0.8}V${r * 1.2}M${r * 0.3} ${r * 0.8}V${r * 1.2}`, wine, r * 0.12) +
      ellipse([-r * 0.36, r * 1.22, r * 0.2, r * 0.1], wine) +
      ellipse([r * 0.36, r * 1.22, r * 0.2, r * 0.1], wine)
    : '';
  const arms = meek
    ? `M${-r * 0.9} ${r * 0.2}Q${-r * 1.2} ${r * 0.5} ${-r * 1.1} ${r * 0.8}M${r * 0.9} ${r * 0.2}Q${r * 1.2} ${r * 0.5} ${r * 1.1} ${r * 0.8}`
    : `M${-r * 0.9} ${r * 0.1}Q${-r * 1.3} ${r * 0.2} ${-r * 1.32} ${-r * 0.32}M${r * 0.9} ${r * 0.1}Q${r * 1.3} ${r * 0.2} ${r * 1.32} ${-r * 0.32}`;
  const fists = meek
    ? ''
    : circle([-r * 1.32, -r * 0.36, r * 0.13], wine) + circle([r * 1.32, -r * 0.36, r * 0.13], wine);
  const shadow = legs ? ellipse([0, r * 1.28, r * 0.95, r * 0.14], '#1c3a3c', 0.26) : '';
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) translate(0 ${legs ? -r * 1.3 : 0})">${shadow}${feet}${stroke(arms, wine, r * 0.1)}${fists}${paint.def}<path d="${edge}Z" fill="${paint.fill}" stroke="#a81a52" stroke-width="${r * 0.05}" stroke-linejoin="round"/>${stroke(curve(loops), '#ff8fa6', r * 0.03, 0.45)}${eyes}${mouths[mood]}</g>`;
}

export function tinCup([x, y, h]: Spot): string {
  const w = h * 0.86;
  const paint = across([0, '#ffffff'], [0.5, '#f4f6ee'], [1, '#b9c8c4']);
  return `${ellipse([x + w * 0.08, y, w * 0.62, h * 0.08], '#1c3a3c', 0.26)}${stroke(`M${x + w * 0.44} ${y - h * 0.76}q${w * 0.42} ${h * 0.02} ${w * 0.36} ${h * 0.3}t${-w * 0.4} ${h * 0.22}`, '#dfe8e0', h * 0.1)}${paint.def}${shape(`M${x - w * 0.5} ${y - h}H${x + w * 0.5}L${x + w * 0.46} ${y - h * 0.08}Q${x} ${y + h * 0.06} ${x - w * 0.46} ${y - h * 0.08}Z`, paint.fill)}${rect([x - w * 0.485, y - h * 0.62, w * 0.97, h * 0.14], '#3f9fc4', 2)}${ellipse([x, y - h, w * 0.5, h * 0.1], '#3f9fc4')}${ellipse([x, y - h * 0.99, w * 0.43, h * 0.07], '#7a5a3c')}`;
}

export function drum([x, y, h]: Spot, tilt = 0): string {
  const w = h * 0.9;
  const paint = across([0, '#ffd27a'], [0.45, '#f0a83c'], [1, '#b06a24']);
  let ropes = '';
  for (let i = 0; i < 5; i += 1) {
    const left = -w * 0.46 + (i * w * 0.92) / 5;
    ropes += `M${left} ${-h * 0.84}L${left + (w * 0.92) / 10} ${-h * 0.12}L${left + (w * 0.92) / 5} ${-h * 0.84}`;
  }
  return `${ellipse([x + w * 0.06, y, w * 0.58, h * 0.1], '#1c3a3c', 0.26)}<g transform="translate(${x} ${y}) rotate(${tilt})">${paint.def}${shape(`M${-w * 0.46} ${-h * 0.9}Q${-w * 0.58} ${-h * 0.5} ${-w * 0.44} ${-h * 0.06}Q0 ${h * 0.08} ${w * 0.44} ${-h * 0.06}Q${w * 0.58} ${-h * 0.5} ${w * 0.46} ${-h * 0.9}Z`, paint.fill)}${stroke(ropes, '#fff3d6', h * 0.03)}${ellipse([0, -h * 0.9, w * 0.48, h * 0.13], '#7a3f22')}${ellipse([0, -h * 0.91, w * 0.43, h * 0.105], '#fff3dc')}${ellipse([0, -h * 0.91, w * 0.17, h * 0.04], '#d9b890')}</g>`;
}

export const house = ([x, y, w]: Spot): string => hut(x, y, w, { wall: '#ffd9b8', thatch: '#d0b04e', door: '#2f8f8a' });

/** A flat stone of the tower, with its foot on y. */
export function flat([x, y, w]: Spot, color: string, tilt = 0): string {
  const paint = ball([0, lighter(color, 0.4)], [0.6, color], [1, darker(color, 0.28)]);
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${paint.def}${rect([-w / 2, -w * 0.38, w, w * 0.38], paint.fill, w * 0.18)}</g>`;
}

const stones = ['#8fa3b8', '#c9b28f', '#7fb8b0', '#d99a8a', '#a9a4c4', '#e6cf9a'];

export const stoneColor = (i: number): string => stones[i % stones.length] ?? '#8fa3b8';

/** The tower of stones with its foot on (x, y); w is the width of the lowest one. */
export function tower([x, y, w]: Spot, count = 6): string {
  let out = ellipse([x + w * 0.05, y, w * 0.62, w * 0.09], '#1c3a3c', 0.26);
  let top = y;
  for (let i = 0; i < count; i += 1) {
    const wide = w * (1 - i * 0.12);
    out += flat([x + (i % 2 === 0 ? -1 : 1) * w * 0.03, top, wide], stoneColor(i));
    top -= wide * 0.37;
  }
  return out;
}

interface FrogOptions {
  readonly looks?: 'left' | 'right';
  readonly mood?: 'happy' | 'startled' | 'leap';
}

export function frog([x, y, h]: Spot, { looks = 'left', mood = 'happy' }: FrogOptions = {}): string {
  const green = '#57b84a';
  const paint = ball([0, '#b6ec86'], [0.6, green], [1, '#2f8048']);
  const leap = mood === 'leap';
  const hind = leap
    ? stroke(`M${h * 0.3} ${-h * 0.3}L${h * 0.8} ${-h * 0.16}L${h * 1.15} ${h * 0.16}`, '#3f9a48', h * 0.16)
    : stroke(
        `M${h * 0.26} ${-h * 0.2}Q${h * 0.72} ${-h * 0.5} ${h * 0.56} ${-h * 0.04}L${h * 0.24} ${-h * 0.03}`,
        '#3f9a48',
        h * 0.15,
      );
  const fore = leap
    ? stroke(`M${-h * 0.2} ${-h * 0.3}L${-h * 0.62} ${-h * 0.5}`, '#3f9a48', h * 0.12)
    : stroke(`M${-h * 0.16} ${-h * 0.24}V${-h * 0.03}M${h * 0.1} ${-h * 0.24}V${-h * 0.03}`, '#3f9a48', h * 0.12);
  const eyes = [-0.3, 0.12]
    .map(
      (k) =>
        circle([h * k, -h * 0.86, h * 0.18], paint.fill) +
        circle([h * (k - 0.02), -h * 0.88, h * 0.125], '#ffffff') +
        circle([h * (k - 0.06), -h * 0.87, h * 0.065], '#23303a'),
    )
    .join('');
  const mouth =
    mood === 'happy'
      ? stroke(`M${-h * 0.42} ${-h * 0.5}q${h * 0.3} ${h * 0.2} ${h * 0.6} ${-h * 0.02}`, '#1f5a34', h * 0.05)
      : ellipse([-h * 0.16, -h * 0.46, h * 0.12, h * 0.13], '#7a2a3a');
  const shade = leap ? '' : ellipse([x, y, h * 0.62, h * 0.09], '#1c3a3c', 0.24);
  return `${shade}<g transform="translate(${x} ${y}) scale(${looks === 'left' ? 1 : -1} 1)">${hind}${paint.def}${ellipse([h * 0.06, -h * 0.32, h * 0.44, h * 0.32], paint.fill)}${ellipse([-h * 0.1, -h * 0.6, h * 0.4, h * 0.28], paint.fill)}${ellipse([-h * 0.06, -h * 0.24, h * 0.24, h * 0.2], '#e4f7b8', 0.8)}${fore}${eyes}${mouth}</g>`;
}
