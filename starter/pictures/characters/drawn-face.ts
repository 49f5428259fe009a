import { type Spot, ball, circle, darker, ellipse, lighter, shape, stroke } from '../svg.ts';

export type FaceMood =
  | 'happy'
  | 'calm'
  | 'laugh'
  | 'sing'
  | 'cross'
  | 'shout'
  | 'worried'
  | 'sad'
  | 'surprised'
  | 'sly'
  | 'think'
  | 'still';

export interface FaceOptions {
  readonly skin: string;
  readonly brows: string;
  readonly mood: FaceMood;
  /** Where it is turned: -1 is left, 1 is right. */
  readonly turn: number;
  /** Where the eyes look, up (-1) or down (1). */
  readonly gaze?: number;
  readonly old?: boolean;
}

const ink = '#33202a';

const lids: Partial<Record<FaceMood, number>> = { calm: 0.2, sing: -0.26, laugh: -0.3 };

/** How far above the eye the brow is, at its inner and its outer end. */
const browLift: Record<FaceMood, readonly [inner: number, outer: number]> = {
  happy: [0.36, 0.33],
  calm: [0.32, 0.28],
  laugh: [0.38, 0.34],
  sing: [0.46, 0.34],
  cross: [0.22, 0.38],
  shout: [0.22, 0.4],
  worried: [0.46, 0.3],
  sad: [0.44, 0.26],
  surprised: [0.5, 0.46],
  sly: [0.3, 0.4],
  think: [0.38, 0.32],
  still: [0.4, 0.36],
};

function eye([x, y, u]: Spot, side: -1 | 1, { mood, turn, gaze = 0, brows }: FaceOptions): string {
  const [inner, outer] = browLift[mood];
  const brow = stroke(
    `M${x - side * u * 0.15} ${y - u * inner}Q${x + side * u * 0.03} ${y - u * (Math.max(inner, outer) + 0.05)} ${x + side * u * 0.19} ${y - u * outer}`,
    brows,
    u * 0.08,
  );
  const bend = lids[mood];
  if (bend !== undefined)
    return brow + stroke(`M${x - u * 0.15} ${y}q${u * 0.15} ${u * bend} ${u * 0.3} 0`, ink, u * 0.07);
  const wide = mood === 'surprised' || mood === 'still' ? 1.2 : 1;
  const [px, py] = [x + turn * u * 0.06, y + gaze * u * 0.07];
  return `${brow}${ellipse([x, y, u * 0.19 * wide, u * 0.21 * wide], '#fffaf4')}${ellipse([px, py, u * 0.125, u * 0.155], ink)}${circle([px - u * 0.035, py - u * 0.06, u * 0.045], '#ffffff')}${mood === 'sly' || mood === 'cross' ? stroke(`M${x - u * 0.17} ${y - u * (side === 1 ? 0.1 : 0.12)}L${x + u * 0.17} ${y - u * (side === 1 ? 0.12 : 0.1)}`, ink, u * 0.06) : ''}`;
}

function mouth([x, y, u]: Spot, mood: FaceMood): string {
  const line = (d: string): string => stroke(d, '#7a2434', u * 0.065);
  const open = (w: number, h: number, teeth: boolean): string =>
    shape(
      `M${x - u * w} ${y - u * 0.04}Q${x} ${y + u * 0.03} ${x + u * w} ${y - u * 0.04}Q${x + u * w * 0.9} ${y + u * h} ${x} ${y + u * h}Q${x - u * w * 0.9} ${y + u * h} ${x - u * w} ${y - u * 0.04}Z`,
      '#6e1a30',
    ) +
    ellipse([x, y + u * h * 0.78, u * w * 0.5, u * h * 0.2], '#e47a86') +
    (teeth
      ? shape(
          `M${x - u * w * 0.84} ${y - u * 0.02}Q${x} ${y + u * 0.05} ${x + u * w * 0.84} ${y - u * 0.02}Q${x} ${y + u * 0.13} ${x - u * w * 0.84} ${y - u * 0.02}Z`,
          '#fff8f0',
        )
      : '');
  switch (mood) {
    case 'laugh':
      return open(0.3, 0.34, true);
    case 'shout':
      return open(0.26, 0.4, true);
    case 'sing':
    case 'surprised':
      return ellipse([x, y + u * 0.1, u * 0.13, u * 0.17], '#6e1a30');
    case 'cross':
      return line(`M${x - u * 0.2} ${y + u * 0.12}Q${x} ${y - u * 0.03} ${x + u * 0.2} ${y + u * 0.12}`);
    case 'sad':
      return line(`M${x - u * 0.17} ${y + u * 0.13}Q${x} ${y - u * 0.01} ${x + u * 0.17} ${y + u * 0.13}`);
    case 'worried':
      return line(`M${x - u * 0.18} ${y + u * 0.08}q${u * 0.09} ${-u * 0.1} ${u * 0.18} 0t${u * 0.18} 0`);
    case 'think':
    case 'still':
      return line(`M${x - u * 0.1} ${y + u * 0.06}h${u * 0.2}`);
    case 'sly':
      return line(`M${x - u * 0.18} ${y + u * 0.04}Q${x + u * 0.06} ${y + u * 0.16} ${x + u * 0.24} ${y - u * 0.06}`);
    case 'happy':
    case 'calm':
      return line(`M${x - u * 0.22} ${y}Q${x} ${y + u * 0.24} ${x + u * 0.22} ${y}`);
  }
}

/** A head with its middle at 0, 0 and without hair; u is half its width. */
export function drawnFace(u: number, options: FaceOptions): string {
  const { skin, turn, old = false } = options;
  const s = turn * u * 0.24;
  const paint = ball([0, lighter(skin, 0.22)], [0.6, skin], [1, darker(skin, 0.2)]);
  const ear = (k: -1 | 1): string =>
    circle([k * u * 0.93 - s * 0.5, u * 0.12, u * 0.2], darker(skin, 0.1)) +
    circle([k * u * 0.95 - s * 0.5, u * 0.13, u * 0.1], darker(skin, 0.28), 0.6);
  const eyes = ([-1, 1] as const)
    .map((k) => eye([s + k * u * 0.39 * (1 - Math.abs(turn) * 0.08), u * 0.07, u], k, options))
    .join('');
  const cheeks = [-1, 1].map((k) => ellipse([s + k * u * 0.56, u * 0.4, u * 0.17, u * 0.11], '#e8503c', 0.28)).join('');
  const nose =
    ellipse([s * 1.3, u * 0.3, u * 0.12, u * 0.085], darker(skin, 0.18), 0.85) +
    ellipse([s * 1.3 - u * 0.03, u * 0.275, u * 0.05, u * 0.03], lighter(skin, 0.4), 0.7);
  const lines = old
    ? stroke(
        `M${s - u * 0.62} ${u * 0.16}q${-u * 0.1} ${u * 0.04} ${-u * 0.13} ${u * 0.1}M${s + u * 0.62} ${u * 0.16}q${u * 0.1} ${u * 0.04} ${u * 0.13} ${u * 0.1}M${s - u * 0.34} ${u * 0.5}q${-u * 0.08} ${u * 0.1} ${-u * 0.06} ${u * 0.2}M${s + u * 0.34} ${u * 0.5}q${u * 0.08} ${u * 0.1} ${u * 0.06} ${u * 0.2}`,
        darker(skin, 0.32),
        u * 0.035,
        0.8,
      )
    : '';
  return `${ear(-1)}${ear(1)}${paint.def}${shape(`M${-u * 0.95} ${-u * 0.1}C${-u * 0.98} ${-u * 1.28} ${u * 0.98} ${-u * 1.28} ${u * 0.95} ${-u * 0.1}C${u * 0.97} ${u * 0.6} ${u * 0.5} ${u * 0.98} ${s * 0.3} ${u * 0.98}C${-u * 0.5} ${u * 0.98} ${-u * 0.97} ${u * 0.6} ${-u * 0.95} ${-u * 0.1}Z`, paint.fill)}${cheeks}${lines}${eyes}${nose}${mouth([s * 1.2, u * 0.56, u], options.mood)}`;
}
