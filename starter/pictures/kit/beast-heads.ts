import type { Species } from './animals.ts';
import { flat, line, oval, roundStroke } from './brush.ts';
import { eye, type Mood, moods } from './face.ts';
import { blob, heap, pts, tube } from './shapes.ts';
import { darker, lighter, type Point } from '../svg.ts';

export interface AnimalPose {
  readonly looks?: 'left' | 'right' | undefined;
  readonly legs?: 'stand' | 'walk' | 'run' | 'sit' | 'lie' | undefined;
  readonly mood?: Mood | undefined;
  readonly gaze?: Point | undefined;
  /** Degrees that the head nods (down is more than 0), and where it is moved to, in hundredths. */
  readonly nod?: number | undefined;
  readonly headBy?: Point | undefined;
  readonly tail?: 'up' | 'down' | 'wag' | undefined;
  readonly shadow?: boolean | undefined;
}

export interface Coat {
  readonly color: string;
  readonly belly?: string;
  readonly patch?: string;
  readonly nose?: string;
  readonly collar?: string;
}

export const zebraInk = '#4a3f52';

/** The eye of an animal that is seen from the side. */
export function beastEye(
  x: number,
  y: number,
  size: number,
  pose: Pick<AnimalPose, 'looks' | 'mood' | 'gaze'>,
  skin: string,
) {
  const feeling = moods[pose.mood ?? 'calm'];
  const flip = pose.looks === 'left' ? -1 : 1;
  const [gx, gy] = pose.gaze ?? [flip * 0.5, 0.1];
  const brow = `<path d="M${x - 8 * size} ${y - 15 * size - feeling.brow * 0.6}q${8 * size} ${-4 * size} ${16 * size} 0" transform="rotate(${-feeling.knit} ${x} ${y - 15 * size})" fill="none" stroke="${darker(skin, 0.55)}" stroke-width="${3.4 * size}" stroke-linecap="round"/>`;
  return brow + eye(x, 1, y, size * 0.9, feeling, [gx * flip, gy], skin);
}

/** The mouth of an animal, w its half width. */
export function muzzleMouth(x: number, y: number, w: number, mood: Mood) {
  const kind = moods[mood].mouth;
  const dark = '#5b2630';
  if (['laugh', 'grin', 'cheek'].includes(kind))
    return `<path d="M${x - w} ${y - 3}Q${x} ${y + 3} ${x + w * 0.7} ${y - 2}Q${x + w * 0.3} ${y + 15} ${x - w * 0.3} ${y + 12}Z" fill="${dark}"/><path d="M${x - w * 0.4} ${y + 5}q${w * 0.4} -3 ${w * 0.8} 2q-2 9 ${-w * 0.5} 6Z" fill="#e8776f"/>`;
  if (kind === 'howl')
    return `<path d="M${x - w * 0.8} ${y + 7}Q${x - w * 0.1} ${y - 14} ${x + w * 0.7} ${y + 4}Q${x + w * 0.2} ${y + 16} ${x - w * 0.8} ${y + 7}Z" fill="${dark}"/><path d="M${x - w * 0.5} ${y + 9}q${w * 0.5} -7 ${w * 0.9} -1q-4 5 ${-w * 0.9} 1Z" fill="#e8776f"/>`;
  if (kind === 'oh') return oval(x, y + 2, w * 0.36, w * 0.46, dark);
  const bend = kind === 'smile' || kind === 'small' ? 8 : kind === 'flat' ? 1 : -7;
  return roundStroke(`M${x - w} ${y}Q${x} ${y + bend} ${x + w * 0.7} ${y - 1}`, dark, 3);
}

/** The heads of beasts, round (0, 0), looking right. */
type Head = (coat: Coat, pose: AnimalPose) => string;
export const heads: Record<Species, Head> = {
  dog: (c, p) =>
    flat('-24,-20 0,-30 20,-20 34,-4 56,0 60,14 44,22 14,24 -14,20 -28,2', c.color) +
    flat('30,0 56,2 60,14 44,22 24,20', c.belly ?? lighter(c.color, 0.4), 0) +
    flat(blob(58, 2, 9, 7.5, 2, 0.03), c.nose ?? '#33222a', 0) +
    muzzleMouth(42, 14, 14, p.mood ?? 'calm') +
    beastEye(14, -6, 0.95, p, c.color) +
    flat(
      p.mood === 'glad' || p.mood === 'laugh' || p.mood === 'surprised'
        ? pts('-14,-24 -36,-36 -52,-18 -38,-8 -16,-10')
        : pts('-16,-24 -34,-18 -38,16 -22,26 -10,0'),
      c.patch ?? darker(c.color, 0.25),
    ),
  puppy: (c, p) => heads.dog(c, p),
  cat: (c, p) =>
    flat('-26,-14 -24,-46 -6,-28 10,-28 26,-48 30,-16 34,4 18,24 -8,25 -28,8', c.color) +
    flat('2,8 18,4 32,8 26,22 8,22', c.belly ?? lighter(c.color, 0.5), 0) +
    flat('M13 6h12l-6 7Z', c.nose ?? '#d9767a', 0) +
    muzzleMouth(18, 15, 9, p.mood ?? 'calm') +
    beastEye(-4, -5, 0.9, p, c.color) +
    beastEye(22, -6, 0.75, p, c.color) +
    line('30,10 52,6; 30,14 52,17; -2,12 -24,10; -2,16 -22,20', darker(c.color, 0.4), 1.8, 0.7),
  goat: (c, p) =>
    flat(tube('-10,-26 -22,-46 -44,-52', [14, 11, 3]), '#8a7560') +
    flat('-20,-22 0,-30 18,-20 44,8 46,22 32,28 8,18 -14,14 -24,-4', c.color) +
    flat(tube('26,26 24,40 30,50', [14, 12, 3]), c.belly ?? '#efe6d6') +
    flat(blob(44, 10, 6, 5, 2), c.nose ?? '#6a4a4a', 0) +
    muzzleMouth(34, 20, 10, p.mood ?? 'calm') +
    beastEye(6, -8, 0.95, p, c.color) +
    flat('-16,-16 -40,-14 -50,0 -34,4 -16,-4', c.patch ?? darker(c.color, 0.2)),
  pig: (c, p) =>
    flat('-30,-22 0,-36 26,-26 36,-2 28,22 -4,32 -30,20', c.color) +
    flat(blob(36, 4, 14, 15, 2, 0.03), darker(c.color, 0.12)) +
    `<ellipse cx="34" cy="1" rx="2.6" ry="4.5" fill="#7a3a48"/><ellipse cx="42" cy="2" rx="2.6" ry="4.5" fill="#7a3a48"/>` +
    muzzleMouth(18, 22, 10, p.mood ?? 'calm') +
    beastEye(8, -10, 0.9, p, c.color) +
    flat('-14,-28 -22,-50 6,-36 0,-22', darker(c.color, 0.14)),
  cow: (c, p) =>
    flat(tube('-8,-28 -12,-46 2,-56', [12, 9, 3]), '#d8c9a8') +
    flat('-24,-22 2,-32 22,-20 48,12 50,30 32,38 8,26 -16,18 -28,0', c.color) +
    flat('34,8 50,16 50,32 32,38 20,28', c.belly ?? '#efcdbb', 1) +
    oval(46, 20, 3, 4, '#6a3a3a') +
    muzzleMouth(34, 31, 10, p.mood ?? 'calm') +
    beastEye(8, -6, 1, p, c.color) +
    flat('-18,-20 -46,-24 -56,-10 -40,-2 -18,-6', c.patch ?? darker(c.color, 0.25)),
  buffalo: (c, p) =>
    flat(tube('-6,-24 -34,-40 -66,-34 -84,-8', [20, 17, 12, 3]), '#c9b794') +
    flat('-26,-24 2,-34 26,-22 48,10 52,30 34,40 8,28 -16,20 -30,0', c.color) +
    flat('34,8 52,14 54,30 34,40 22,28', c.belly ?? '#c9a7a4', 1) +
    oval(47, 20, 3.4, 4.4, '#4a2a32') +
    muzzleMouth(36, 32, 11, p.mood ?? 'calm') +
    beastEye(10, -6, 1, p, c.color) +
    flat('-20,-16 -46,-8 -54,6 -38,8 -20,0', darker(c.color, 0.2)),
  sheep: (c, p) =>
    flat('-20,-20 4,-28 26,-12 40,10 34,24 14,26 -12,14 -24,-2', c.patch ?? '#4a3f46') +
    muzzleMouth(26, 18, 8, p.mood ?? 'calm') +
    beastEye(8, -4, 0.85, p, c.patch ?? '#4a3f46') +
    flat('-12,-12 -36,-10 -44,4 -30,8 -12,0', c.patch ?? '#4a3f46') +
    heap('-18,-24 -4,-32 10,-28 -26,-14', (x, y, i) => flat(blob(x, y, 13, 12, i + 2), c.color)),
  ram: (c, p) =>
    heads.sheep(c, p) +
    flat(tube('-8,-24 -36,-36 -56,-12 -44,14 -20,12 -24,-6 -36,-4', [22, 22, 19, 16, 13, 10, 5]), '#c9a878') +
    line('-26,-40 -22,-28; -46,-34 -38,-24; -60,-16 -48,-14; -56,8 -44,2', '#8a6a4a', 3, 0.6),
  foal: (c, p) => heads.horse(c, p),
  horse: (c, p) =>
    flat('-8,-30 -6,-52 6,-48 8,-30', c.color) +
    flat('-24,-20 0,-34 20,-22 52,18 50,34 34,38 12,22 -14,18 -28,2', c.color) +
    flat('40,14 54,22 50,36 34,38 28,26', c.belly ?? lighter(c.color, 0.3), 0) +
    oval(47, 24, 3, 4, '#4a2a32') +
    muzzleMouth(38, 32, 9, p.mood ?? 'calm') +
    beastEye(10, -8, 0.95, p, c.color) +
    flat('-6,-46 8,-40 4,-20 -8,-8 -20,14 -34,22 -30,-6 -20,-30', c.patch ?? darker(c.color, 0.45)),
  zebra: (c, p) =>
    heads.horse({ ...c, belly: '#5a4a52', patch: zebraInk }, p) +
    line('26,-16 20,0; 38,0 30,14; -6,-28 -14,-10; -22,2 -10,14', zebraInk, 5),
  giraffe: (c, p) =>
    line('-4,-26 -8,-46; 10,-26 12,-46', darker(c.color, 0.4), 6) +
    flat(blob(-8, -48, 6, 6, 3), darker(c.color, 0.5)) +
    flat(blob(12, -48, 6, 6, 3), darker(c.color, 0.5)) +
    flat('-24,-16 0,-30 20,-20 48,12 50,28 32,34 8,22 -16,16 -28,0', c.color) +
    flat('34,6 50,16 50,30 32,34 22,22', c.belly ?? lighter(c.color, 0.4), 0) +
    oval(46, 18, 2.6, 3.6, '#5a3a32') +
    muzzleMouth(34, 27, 10, p.mood ?? 'calm') +
    beastEye(8, -8, 1, p, c.color) +
    flat('-16,-16 -40,-20 -48,-8 -32,0 -14,-4', c.color),
  camel: (c, p) =>
    flat(blob(-14, -30, 20, 13, 4, 0.12), c.patch ?? darker(c.color, 0.25)) +
    flat('-26,-16 -4,-30 18,-24 46,-6 62,6 66,22 54,36 34,32 8,24 -16,16 -30,2', c.color) +
    flat('44,2 62,4 68,20 58,36 40,34 36,18', c.belly ?? lighter(c.color, 0.35), 1) +
    oval(58, 13, 3.4, 2.6, '#5a3a3a') +
    line('62,22 58,28 60,34', '#7a4a44', 2.6, 0.8) +
    muzzleMouth(46, 28, 12, p.mood ?? 'calm') +
    beastEye(12, -10, 1, p, c.color) +
    line('2,-19 12,-22 23,-16', darker(c.color, 0.5), 4, 0.9) +
    flat('-20,-20 -38,-30 -42,-20 -30,-10 -18,-10', darker(c.color, 0.12)),
};
