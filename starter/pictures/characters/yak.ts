import { type Spot, ball, between, circle, down, ellipse, lighter, mix, seeded, shape, stroke } from '../svg.ts';

export type YakMood = 'calm' | 'shut' | 'sneezing' | 'sneeze' | 'down' | 'happy' | 'back';

const coat = '#6b4a3c';
const dark = '#46302e';
const horn = '#e8dcc4';

/** Long hair that hangs from one height to another, between two sides. */
function fringe(left: number, right: number, [top, foot]: readonly [number, number], seed: number): string {
  const random = seeded(seed);
  const count = Math.round((right - left) / 0.075);
  let d = `M${left} ${top}`;
  for (let i = 0; i <= count; i += 1) {
    const x = left + ((right - left) * i) / count;
    d += `L${x.toFixed(3)} ${(foot - between(random, 0, 0.09)).toFixed(3)}L${(x + 0.03).toFixed(3)} ${(foot - 0.14).toFixed(3)}`;
  }
  return `${d}L${right} ${top}Z`;
}

/** The yak's head from the front or half turned, its middle at 0, 0; 1 is half its height. Turn is -1 to 1. */
export function yakHead(mood: YakMood, turn = 0): string {
  const s = turn * 0.24;
  const paint = ball([0, lighter(coat, 0.25)], [0.6, coat], [1, dark]);
  const muzzle = ball([0, '#f3dccb'], [0.7, '#d9b5a2'], [1, '#b08a7c']);
  const ivory = ball([0, '#ffffff'], [0.6, horn], [1, '#a8957c']);
  const horns = `M-0.5 -0.62Q-1.3 -0.5 -1.42 -1.2Q-1.44 -1.5 -1.2 -1.62Q-1.3 -1.3 -1.16 -1.1Q-0.96 -0.88 -0.44 -0.92ZM0.5 -0.62Q1.3 -0.5 1.42 -1.2Q1.44 -1.5 1.2 -1.62Q1.3 -1.3 1.16 -1.1Q0.96 -0.88 0.44 -0.92Z`;
  const ear = (k: number): string =>
    `<g transform="translate(${k * 0.72} -0.36) rotate(${k * 24})">${ellipse([k * 0.2, 0, 0.3, 0.15], dark)}${ellipse([k * 0.2, 0.02, 0.18, 0.08], '#b87a70')}</g>`;
  const tassel = (k: number): string =>
    stroke(`M${k * 1.1} -1.02q${k * 0.02} 0.2 ${k * 0.04} 0.3`, '#e8a92e', 0.05) +
    circle([k * 1.15, -0.64, 0.14], '#d8343f') +
    circle([k * 1.13, -0.67, 0.06], '#ff8a7a');
  const eye = (k: number): string => {
    const [x, y] = [s + k * 0.36, -0.02];
    if (mood === 'shut' || mood === 'sneeze')
      return stroke(
        mood === 'shut'
          ? `M${x - 0.14} ${y}q0.14 0.12 0.28 0`
          : `M${x - k * 0.14} ${y - 0.1}L${x + k * 0.1} ${y}L${x - k * 0.14} ${y + 0.1}`,
        '#1c1220',
        0.07,
      );
    if (mood === 'happy') return stroke(`M${x - 0.14} ${y + 0.04}q0.14 -0.2 0.28 0`, '#1c1220', 0.07);
    const look: Partial<Record<YakMood, readonly [number, number]>> = {
      down: [0.02, 0.1],
      back: [-0.09, 0],
      sneezing: [0, 0.1],
    };
    const [dx, dy] = look[mood] ?? [0.02, 0];
    const lid = mood === 'sneezing' ? ellipse([x, y - 0.1, 0.2, 0.13], coat) : '';
    return (
      ellipse([x, y, 0.16, 0.19], '#fffaf4') +
      circle([x + dx + turn * 0.04, y + dy, 0.1], '#1c1220') +
      circle([x + dx + turn * 0.04 - 0.03, y + dy - 0.04, 0.035], '#ffffff') +
      lid
    );
  };
  const m = s * 1.4;
  const mouths: Partial<Record<YakMood, string>> = {
    sneezing: ellipse([m, 0.86, 0.13, 0.1], '#7a3040'),
    sneeze: ellipse([m, 0.84, 0.28, 0.24], '#7a3040') + ellipse([m, 0.94, 0.15, 0.09], '#e88a90'),
    happy: stroke(`M${m - 0.24} 0.76Q${m} 0.96 ${m + 0.24} 0.76`, '#7a4a48', 0.055),
  };
  const mouth = mouths[mood] ?? stroke(`M${m - 0.17} 0.82Q${m} 0.88 ${m + 0.17} 0.82`, '#7a4a48', 0.05);
  const nostrils = ellipse([m - 0.17, 0.5, 0.075, 0.1], '#7a4a48') + ellipse([m + 0.17, 0.5, 0.075, 0.1], '#7a4a48');
  const lock = `M${s - 0.56} -0.72Q${s - 0.66} -0.3 ${s - 0.4} -0.26Q${s - 0.36} -0.1 ${s - 0.2} -0.2Q${s - 0.06} 0.02 ${s + 0.04} -0.2Q${s + 0.2} -0.06 ${s + 0.26} -0.24Q${s + 0.46} -0.16 ${s + 0.46} -0.4Q${s + 0.66} -0.5 ${s + 0.56} -0.72Q${s} -1.2 ${s - 0.56} -0.72Z`;
  return `${ivory.def}${shape(horns, ivory.fill)}${tassel(-1)}${tassel(1)}${ear(-1)}${ear(1)}${paint.def}${shape('M-0.72 -0.5Q-0.5 -1 0 -1Q0.5 -1 0.72 -0.5Q0.78 0.1 0.58 0.6Q0.3 1.02 0 1.02Q-0.3 1.02 -0.58 0.6Q-0.78 0.1 -0.72 -0.5Z', paint.fill)}${muzzle.def}${ellipse([m, 0.62, 0.5, 0.4], muzzle.fill)}${nostrils}${mouth}${eye(-1)}${eye(1)}${shape(lock, '#7a5848')}${stroke(`M${s - 0.3} -0.7q-0.04 0.2 -0.02 0.32M${s} -0.74q0 0.24 0 0.4M${s + 0.28} -0.7q0.06 0.2 0.04 0.3`, '#9a7460', 0.04, 0.8)}`;
}

export interface YakOptions {
  readonly mood?: YakMood;
  /** Where the head is, from where it usually is, in heights of the yak. */
  readonly head?: readonly [number, number];
  readonly headTilt?: number;
  readonly turn?: number;
  readonly legs?: 'stand' | 'walk';
  /** Raised by this many degrees. */
  readonly tail?: number;
  readonly looks?: 'left' | 'right';
}

/** A yak from the side, looking to the right, its hooves on (x, y); h is the height of its back. */
export function yak(
  [x, y, h]: Spot,
  {
    mood = 'calm',
    head = [0, 0],
    headTilt = 0,
    turn = 0.5,
    legs = 'stand',
    tail = 0,
    looks = 'right',
  }: YakOptions = {},
): string {
  const paint = down([0, lighter(coat, 0.16)], [0.6, coat], [1, dark]);
  const skirt = down([0, coat], [1, dark]);
  const step = legs === 'walk' ? 0.1 : 0;
  const leg = (lx: number, dx: number, tone: string): string =>
    stroke(`M${lx} -0.42L${lx + dx} -0.06`, tone, 0.15) +
    shape(`M${lx + dx - 0.09} -0.08H${lx + dx + 0.09}L${lx + dx + 0.11} 0H${lx + dx - 0.11}Z`, '#2a1e24');
  const body =
    'M-0.82 -0.5Q-0.9 -0.9 -0.62 -0.98Q-0.2 -1.02 0.1 -0.98Q0.34 -1.16 0.52 -1.06Q0.8 -0.96 0.8 -0.6Q0.8 -0.4 0.6 -0.36H-0.66Q-0.8 -0.38 -0.82 -0.5Z';
  const shag = stroke(
    'M-0.5 -0.86q-0.04 0.1 -0.02 0.2M-0.3 -0.72q-0.04 0.1 -0.02 0.2M-0.1 -0.88q-0.04 0.1 -0.02 0.22M0.08 -0.7q-0.04 0.1 -0.02 0.2M0.28 -0.86q-0.04 0.12 -0.02 0.24M0.46 -0.7q-0.04 0.1 -0.02 0.2M-0.66 -0.66q-0.04 0.1 -0.02 0.2',
    '#8a6654',
    0.022,
    0.8,
  );
  const plume = `<g transform="translate(-0.8 -0.8) rotate(${tail})">${shape('M0.06 -0.06Q-0.2 -0.04 -0.24 0.3Q-0.32 0.6 -0.2 0.66Q-0.16 0.56 -0.1 0.64Q-0.06 0.5 0 0.52Q-0.1 0.3 0.08 0.1Z', dark)}</g>`;
  const [hx, hy] = [0.86 + head[0], -0.72 + head[1]];
  return `${ellipse([x + h * 0.05, y, h * 1.05, h * 0.09], '#241a3a', 0.3)}<g transform="translate(${x} ${y}) scale(${looks === 'right' ? h : -h} ${h})">${plume}${leg(-0.5, -step, dark)}${leg(0.42, step, dark)}${leg(-0.62, step, coat)}${leg(0.56, -step, coat)}${paint.def}${shape(body, paint.fill)}${shag}${skirt.def}${shape(fringe(-0.78, 0.68, [-0.52, -0.12], 5), skirt.fill)}${stroke('M-0.6 -0.46q-0.03 0.12 -0.01 0.22M-0.3 -0.46q-0.03 0.12 -0.01 0.24M0 -0.46q-0.03 0.12 -0.01 0.24M0.3 -0.46q-0.03 0.12 -0.01 0.22', '#7a5a4c', 0.02, 0.7)}<g transform="translate(${hx} ${hy}) rotate(${headTilt}) scale(0.34)">${shape('M-1.7 -0.6Q-0.8 -1.2 -0.2 -0.9L0.2 0.9L-0.1 1.12L-0.3 1.0L-0.5 1.3L-0.75 1.1L-1 1.4L-1.2 1.16L-1.5 1.3Z', mix(coat, dark, 0.35))}${yakHead(mood, turn)}</g></g>`;
}

/** A yak from the front, its hooves on (x, y). */
export function yakFromTheFront([x, y, h]: Spot, mood: YakMood = 'calm', turn = 0): string {
  const paint = ball([0, lighter(coat, 0.2)], [0.6, coat], [1, dark]);
  const skirt = down([0, coat], [1, dark]);
  const leg = (lx: number): string =>
    stroke(`M${lx} -0.42V-0.06`, coat, 0.16) +
    shape(`M${lx - 0.1} -0.08H${lx + 0.1}L${lx + 0.12} 0H${lx - 0.12}Z`, '#2a1e24');
  return `${ellipse([x, y, h * 0.62, h * 0.08], '#241a3a', 0.3)}<g transform="translate(${x} ${y}) scale(${h})">${leg(-0.24)}${leg(0.24)}${paint.def}${ellipse([0, -0.66, 0.56, 0.5], paint.fill)}${skirt.def}${shape(fringe(-0.54, 0.54, [-0.6, -0.12], 8), skirt.fill)}<g transform="translate(0 -0.82) scale(0.36)">${yakHead(mood, turn)}</g></g>`;
}
