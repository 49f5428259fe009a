import { clipped, fill, oval, stroke } from './brush.ts';
import { darker, mix } from '../svg.ts';

export type Mood = keyof typeof moods;
type Lid = 'open' | 'joy' | 'sleep' | 'squeeze' | 'wink';
type Mouth = 'smile' | 'grin' | 'laugh' | 'oh' | 'small' | 'sad' | 'wobble' | 'flat' | 'howl' | 'cross' | 'cheek';

export interface Feeling {
  readonly lid: Lid;
  /** How wide the eyes are open, 1 at rest. */
  readonly wide: number;
  /** Brows: how high, and how much the inner ends go up (worry) or down (anger), in degrees. */
  readonly brow: number;
  readonly knit: number;
  readonly mouth: Mouth;
  readonly tears?: boolean;
  readonly flush?: number;
}

export const moods = {
  calm: { lid: 'open', wide: 1, brow: 0, knit: 0, mouth: 'small' },
  happy: { lid: 'open', wide: 1, brow: 2, knit: 3, mouth: 'smile', flush: 0.4 },
  glad: { lid: 'open', wide: 1.05, brow: 4, knit: 4, mouth: 'grin', flush: 0.5 },
  laugh: { lid: 'joy', wide: 1, brow: 5, knit: 6, mouth: 'laugh', flush: 0.6 },
  weepLaugh: { lid: 'joy', wide: 1, brow: 5, knit: 12, mouth: 'laugh', flush: 0.6, tears: true },
  content: { lid: 'joy', wide: 1, brow: 2, knit: 2, mouth: 'smile', flush: 0.5 },
  tender: { lid: 'sleep', wide: 1, brow: 3, knit: 8, mouth: 'smile', flush: 0.4 },
  asleep: { lid: 'sleep', wide: 1, brow: 0, knit: 4, mouth: 'small', flush: 0.3 },
  snore: { lid: 'sleep', wide: 1, brow: 1, knit: 4, mouth: 'oh', flush: 0.3 },
  sad: { lid: 'open', wide: 0.85, brow: 2, knit: 22, mouth: 'sad' },
  weep: { lid: 'open', wide: 0.9, brow: 3, knit: 26, mouth: 'wobble', tears: true, flush: 0.4 },
  howl: { lid: 'squeeze', wide: 1, brow: 0, knit: 24, mouth: 'howl', tears: true, flush: 0.8 },
  worried: { lid: 'open', wide: 1.1, brow: 4, knit: 20, mouth: 'wobble' },
  scared: { lid: 'open', wide: 1.35, brow: 7, knit: 22, mouth: 'howl' },
  surprised: { lid: 'open', wide: 1.3, brow: 8, knit: 2, mouth: 'oh' },
  wonder: { lid: 'open', wide: 1.2, brow: 6, knit: 8, mouth: 'oh', flush: 0.3 },
  cross: { lid: 'open', wide: 0.8, brow: -4, knit: -20, mouth: 'cross' },
  shout: { lid: 'open', wide: 1.05, brow: -3, knit: -18, mouth: 'howl', flush: 0.4 },
  resolved: { lid: 'open', wide: 0.9, brow: -2, knit: -12, mouth: 'flat' },
  think: { lid: 'open', wide: 0.95, brow: 3, knit: 8, mouth: 'flat' },
  effort: { lid: 'squeeze', wide: 1, brow: -3, knit: -10, mouth: 'flat', flush: 0.6 },
  wink: { lid: 'wink', wide: 1, brow: 4, knit: 2, mouth: 'smile', flush: 0.5 },
  clown: { lid: 'open', wide: 1.25, brow: 6, knit: -6, mouth: 'cheek', flush: 0.7 },
} satisfies Record<string, Feeling>;

export interface FaceLook {
  readonly skin: string;
  readonly hairColor: string;
  readonly age: 'baby' | 'child' | 'grown' | 'old';
  readonly nose?: 'button' | 'round' | 'long' | 'broad' | 'none';
  readonly brows?: 'soft' | 'thick' | 'thin';
  readonly glasses?: string;
  readonly moustache?: string;
  readonly beard?: string;
  /** A colour painted on both cheeks, such as thanaka. */
  readonly cheekPaint?: string;
  readonly lips?: string;
  /** Eyes that stay closed in every mood. */
  readonly eyesShut?: boolean;
}

/** x on the face (in hundredths of a head) as it is seen when the head is turned by yaw. */
export function across(x: number, yaw: number): readonly [x: number, share: number] {
  const a = x / 50 + yaw;
  return [48 * Math.sin(a), Math.cos(a)];
}

const ink = '#2a1a22';

export function eye(
  x: number,
  k: number,
  y: number,
  s: number,
  feeling: Feeling,
  gaze: readonly [number, number],
  skin: string,
) {
  const [rx, ry] = [8 * s * Math.max(0.55, k), 9.6 * s * feeling.wide];
  const line = (d: string) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${(3.3 * Math.sqrt(s)).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  if (feeling.lid === 'joy') return line(`M${x - rx} ${y + 2}Q${x} ${y - ry * 1.1} ${x + rx} ${y + 2}`);
  if (feeling.lid === 'sleep') return line(`M${x - rx} ${y}Q${x} ${y + ry * 0.9} ${x + rx} ${y}`);
  if (feeling.lid === 'squeeze') return line(`M${x - rx} ${y - 5 * s}L${x + rx * 0.7} ${y}L${x - rx} ${y + 5 * s}`);
  const [px, py] = [x + gaze[0] * rx * 0.42, y + gaze[1] * ry * 0.38];
  const white = `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
  const pupil = `<ellipse cx="${px}" cy="${py}" rx="${Math.min(rx * 0.74, 6 * s)}" ry="${6.7 * s}" fill="${ink}"/><circle cx="${px - 1.8 * s}" cy="${py - 2.6 * s}" r="${1.9 * s}" fill="#fff"/>`;
  const lidded =
    feeling.wide < 0.95
      ? `<rect x="${x - rx}" y="${y - ry}" width="${rx * 2}" height="${ry * 0.42}" fill="${skin}"/>`
      : '';
  return (
    fill(white, '#fffaf0') +
    clipped(white)(pupil, lidded) +
    line(
      `M${x - rx} ${y - ry * 0.2}Q${x - rx * 0.6} ${y - ry * 1.04} ${x} ${y - ry}Q${x + rx * 0.6} ${y - ry * 1.04} ${x + rx} ${y - ry * 0.2}`,
    )
  );
}

function mouthDrawing(kind: Mouth, x: number, k: number, y: number, s: number, lips: string) {
  const w = 15 * s * Math.max(0.5, k);
  const line = (d: string, width = 3.2) =>
    `<path d="${d}" fill="none" stroke="${lips}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const open = (d: string, tongue: number) =>
    `<path d="${d}" fill="#6d1f31" stroke="${lips}" stroke-width="2" stroke-linejoin="round"/>` +
    clipped(d)(oval(x, y + tongue, w * 0.66, 7 * s, '#e8776f'));
  const teeth = fill(`M${x - w * 0.7} ${y - 2}h${w * 1.4}v${4 * s}h${-w * 1.4}Z`, '#fffaf0');
  const grin = `M${x - w} ${y - 3}Q${x} ${y + 3} ${x + w} ${y - 3}Q${x + w * 0.6} ${y + 13 * s} ${x} ${y + 13 * s}Q${x - w * 0.6} ${y + 13 * s} ${x - w} ${y - 3}Z`;
  const laugh = `M${x - w * 1.05} ${y - 5}Q${x} ${y} ${x + w * 1.05} ${y - 5}Q${x + w * 0.75} ${y + 18 * s} ${x} ${y + 18 * s}Q${x - w * 0.75} ${y + 18 * s} ${x - w * 1.05} ${y - 5}Z`;
  const mouths: Record<Mouth, () => string> = {
    smile: () => line(`M${x - w} ${y - 2}Q${x} ${y + 11 * s} ${x + w} ${y - 2}`),
    small: () => line(`M${x - w * 0.5} ${y}Q${x} ${y + 4 * s} ${x + w * 0.5} ${y}`),
    flat: () => line(`M${x - w * 0.6} ${y + 1}L${x + w * 0.6} ${y - 1}`),
    sad: () => line(`M${x - w * 0.7} ${y + 5}Q${x} ${y - 6 * s} ${x + w * 0.7} ${y + 5}`),
    cross: () => line(`M${x - w * 0.7} ${y + 4}Q${x} ${y - 7 * s} ${x + w * 0.7} ${y + 4}`, 3.8),
    wobble: () => line(`M${x - w * 0.7} ${y + 3}Q${x - w * 0.35} ${y - 5} ${x} ${y + 1}T${x + w * 0.7} ${y}`),
    oh: () =>
      `<ellipse cx="${x}" cy="${y + 2}" rx="${w * 0.36}" ry="${6.5 * s}" fill="#6d1f31" stroke="${lips}" stroke-width="2"/>`,
    cheek: () =>
      open(
        `M${x - w * 0.9} ${y - 3}Q${x} ${y + 2} ${x + w * 0.9} ${y - 3}Q${x} ${y + 14} ${x - w * 0.9} ${y - 3}Z`,
        12,
      ) + fill(`M${x - 5} ${y + 5}v7a5.5 6 0 0 0 11 0v-7Z`, '#e8776f'),
    grin: () => open(grin, 12 * s) + clipped(grin)(teeth),
    laugh: () => open(laugh, 16 * s) + clipped(laugh)(teeth),
    howl: () =>
      open(
        `M${x - w * 0.7} ${y - 2}Q${x} ${y - 8 * s} ${x + w * 0.7} ${y - 2}Q${x + w * 0.95} ${y + 15 * s} ${x} ${y + 15 * s}Q${x - w * 0.95} ${y + 15 * s} ${x - w * 0.7} ${y - 2}Z`,
        15 * s,
      ),
  };
  return mouths[kind]();
}

function noseDrawing(
  kind: Exclude<NonNullable<FaceLook['nose']>, 'none'>,
  yaw: number,
  y: number,
  color: string,
  s: number,
) {
  const [x] = across(0, yaw);
  const d = yaw === 0 ? 1 : Math.sign(yaw);
  const w = { button: 4, round: 6, long: 5, broad: 8 }[kind] * s;
  const up = { button: 3, round: 5, long: 15, broad: 6 }[kind];
  if (Math.abs(yaw) > 0.9) return '';
  return `<path d="M${x - d * w * 0.1} ${y - up}Q${x + d * w * 1.5} ${y} ${x + d * w * 0.4} ${y + 2.5}Q${x} ${y + 4} ${x - d * w * 0.8} ${y + 1}" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** How far features lie below the middle of the head, and how large they are. */
const ages = {
  baby: { eye: 10, size: 1.05, apart: 21, nose: 20, mouth: 31 },
  child: { eye: 6, size: 1, apart: 19, nose: 18, mouth: 30 },
  grown: { eye: 0, size: 0.78, apart: 17, nose: 16, mouth: 29 },
  old: { eye: 0, size: 0.74, apart: 17, nose: 17, mouth: 31 },
};

/** The features of a face round the middle of a head that is 100 high. */
export function face(look: FaceLook, mood: Mood, yaw: number, gaze: readonly [number, number]) {
  const told: Feeling = moods[mood];
  const feeling: Feeling = look.eyesShut === true && told.lid === 'open' ? { ...told, lid: 'sleep' } : told;
  const at = ages[look.age];
  const line = mix(look.skin, '#4a1220', 0.55);
  const parts: string[] = [];
  const sides = [-1, 1] as const;
  for (const side of sides) {
    const [cx, k] = across(side * (at.apart + 11), yaw);
    const flush = 0.22 + (feeling.flush ?? 0) * 0.4;
    if (k > 0.5) parts.push(oval(cx, at.eye + 18, 10 * k, 7, '#e8503c', flush * 0.75));
    if (look.cheekPaint !== undefined && k > 0.38)
      parts.push(
        `<path d="M${cx - 7 * k} ${at.eye + 15}q${7 * k} -6 ${13 * k} -1q1 9 ${-5 * k} 11q${-8 * k} 1 ${-8 * k} -10Z" fill="${look.cheekPaint}" opacity="0.8"/>`,
      );
    const [x, share] = across(side * at.apart, yaw);
    if (share < 0.28) continue;
    const shut = feeling.lid === 'wink' && side === 1;
    parts.push(eye(x, share, at.eye, at.size, shut ? { ...feeling, lid: 'joy' } : feeling, gaze, look.skin));
    const by = at.eye - 17 * at.size - feeling.brow * 1.1;
    const bw = 9 * Math.max(0.6, share);
    const knit = feeling.knit * -side;
    const width = { soft: 3.4, thick: 5.4, thin: 2.4 }[look.brows ?? 'soft'];
    parts.push(
      `<path d="M${x - bw} ${by + 1}Q${x} ${by - 4} ${x + bw} ${by + 1}" fill="none" stroke="${look.hairColor}" stroke-width="${width}" stroke-linecap="round" transform="rotate(${-knit} ${x} ${by})"/>`,
    );
    if (look.age === 'old')
      parts.push(
        `<path d="M${x + side * 11 * share} ${at.eye - 3}l${side * 6 * share} -3m${-side * 6 * share} 7l${side * 6 * share} 1" stroke="${line}" stroke-width="1.8" stroke-linecap="round" opacity="0.6"/>`,
      );
    if (feeling.tears === true)
      parts.push(
        `<path d="M${x + side * 5} ${at.eye + 9}q${side * 7} 12 ${side * 3} 17q${-side * 9} 2 ${-side * 8} -5Z" fill="#8fd3ee" stroke="#e9fbff" stroke-width="1.5"/>`,
      );
  }
  const [mx, mk] = across(0, yaw * 0.92);
  if (look.nose !== 'none') parts.push(noseDrawing(look.nose ?? 'button', yaw, at.nose, line, at.size));
  if (look.beard !== undefined) {
    const [l, r] = [Math.max(-47, across(-44, yaw)[0]), Math.min(47, across(44, yaw)[0])];
    parts.push(
      `<path d="M${l} 4Q${l - 2} 38 ${mx * 0.6 - 16} 62Q${mx * 0.6} 76 ${mx * 0.6 + 16} 62Q${r + 2} 38 ${r} 4Q${r - 8} 20 ${mx + 14 * mk} 21Q${mx} 18 ${mx - 14 * mk} 21Q${l + 8} 20 ${l} 4Z" fill="${look.beard}" stroke="${darker(look.beard, 0.25)}" stroke-width="2" stroke-opacity="0.5"/>`,
    );
  }
  parts.push(mouthDrawing(feeling.mouth, mx * 0.93, mk, at.mouth, at.size, look.lips ?? line));
  if (look.moustache !== undefined)
    parts.push(
      `<path d="M${mx - 19 * mk} 27q${10 * mk} -9 ${19 * mk} -4q${10 * mk} -5 ${19 * mk} 4q${-11 * mk} 3 ${-19 * mk} 0q${-10 * mk} 3 ${-19 * mk} 0Z" fill="${look.moustache}"/>`,
    );
  if (look.glasses !== undefined) {
    const rims = sides.map((side) => [across(side * at.apart, yaw), side] as const).filter(([[, k]]) => k > 0.28);
    for (const [[x, k]] of rims)
      parts.push(
        `<ellipse cx="${x}" cy="${at.eye}" rx="${13 * k}" ry="12.5" fill="#ffffff" fill-opacity="0.2" stroke="${look.glasses}" stroke-width="3"/>`,
      );
    const [b] = across(0, yaw);
    parts.push(stroke(`M${b - 5} ${at.eye - 3}q5 -4 10 0`, look.glasses, 3));
  }
  return parts.join('');
}

/** The tip of the nose of a head that looks to the right, seen from the side. */
export function noseTip(look: FaceLook): readonly [number, number] {
  return [47 + { button: 6, round: 8, long: 11, broad: 8, none: 6 }[look.nose ?? 'button'], ages[look.age].nose];
}
