import { type Point, type Spot, ball, circle, curve, darker, ellipse, lighter, shape, stroke } from '../svg.ts';
import { at } from './drawn-people.ts';

export type CrabMood = 'sure' | 'stuck' | 'puzzled' | 'glad' | 'wonder' | 'listens';

export interface CrabOptions {
  readonly mood?: CrabMood;
  /** Where it looks: -1 is left and up, 1 is right and down. */
  readonly gaze?: Point;
  readonly turn?: number;
  readonly claws?: 'low' | 'up' | 'ahead';
  /** Muddled legs point everywhere; sideways ones reach out to the left. */
  readonly legs?: 'stand' | 'march' | 'muddled' | 'sideways';
  readonly tilt?: number;
  readonly fromBehind?: boolean;
  readonly shadow?: boolean;
}

const red = '#f0604a';
const ink = '#3a1c2c';

/** Knee and foot of each of the eight legs. */
const legKinds: Record<NonNullable<CrabOptions['legs']>, string> = {
  stand:
    '-1,-0.75 -1.3,0 -0.95,-0.6 -1.08,0 -0.8,-0.5 -0.84,0 -0.6,-0.42 -0.6,0 0.6,-0.42 0.6,0 0.8,-0.5 0.84,0 0.95,-0.6 1.08,0 1,-0.75 1.3,0',
  march:
    '-1,-0.8 -1.32,-0.2 -0.95,-0.6 -1.1,0 -0.8,-0.56 -0.84,-0.16 -0.6,-0.42 -0.6,0 0.6,-0.5 0.62,-0.18 0.8,-0.5 0.84,0 0.98,-0.66 1.12,-0.16 1,-0.75 1.34,0',
  muddled:
    '-1.1,-0.9 -1.5,-0.62 -1,-0.5 -0.7,-0.02 -0.84,-0.5 -1.2,-0.04 -0.5,-0.3 -0.2,0 0.5,-0.36 0.3,-0.1 0.86,-0.5 1.3,-0.04 1.05,-0.6 0.8,0 1.1,-1 1.56,-1.14',
  sideways:
    '-1.2,-0.8 -1.7,-0.14 -1.06,-0.6 -1.4,0 -0.9,-0.52 -1.1,-0.1 -0.7,-0.4 -0.84,0 0.5,-0.4 0.3,0 0.72,-0.46 0.52,0 0.9,-0.56 0.76,-0.06 1,-0.7 1.02,0',
};

function allLegs(kind: NonNullable<CrabOptions['legs']>): string {
  const points = at(legKinds[kind]);
  let out = '';
  for (let i = 0; i < points.length; i += 2) out += leg([points[i] ?? [0, 0], points[i + 1] ?? [0, 0]], red);
  return out;
}

function leg([knee, foot]: readonly [Point, Point], color: string): string {
  const root: Point = [Math.sign(knee[0]) * 0.5, -0.62];
  return (
    stroke(curve([root, knee]), darker(color, 0.16), 0.17) +
    stroke(`M${knee[0]} ${knee[1]}L${foot[0]} ${foot[1]}`, darker(color, 0.16), 0.13) +
    stroke(curve([root, knee]), color, 0.11) +
    stroke(`M${knee[0]} ${knee[1]}L${foot[0]} ${foot[1]}`, color, 0.08)
  );
}

function claw(side: -1 | 1, kind: NonNullable<CrabOptions['claws']>): string {
  const paint = ball([0, lighter(red, 0.4)], [0.6, red], [1, darker(red, 0.2)]);
  const places: Record<typeof kind, readonly [Point, number]> = {
    low: [[side * 1.22, -0.62], side * 60],
    up: [[side * 1.16, -1.66], side * 8],
    ahead: [[side * 0.74, -0.36], side * 170],
  };
  const [[x, y], turn] = places[kind];
  return `${stroke(
    curve([
      [side * 0.66, -0.8],
      [(side * 0.66 + x) / 2 + side * 0.22, (y - 0.8) / 2 + 0.06],
      [x, y],
    ]),
    darker(red, 0.12),
    0.2,
  )}<g transform="translate(${x} ${y}) rotate(${turn}) scale(${side} 1)">${paint.def}${shape('M-0.1 0.12Q-0.42 -0.1 -0.34 -0.46Q-0.26 -0.72 0.02 -0.74Q-0.1 -0.5 0.06 -0.36Q0.1 -0.62 0.34 -0.6Q0.46 -0.3 0.3 -0.06Q0.14 0.16 -0.1 0.12Z', paint.fill)}</g>`;
}

function eyes({ mood = 'sure', gaze = [0, 0], turn = 0, fromBehind = false }: CrabOptions): string {
  return [-1, 1]
    .map((k) => {
      const [x, y] = [k * 0.34 + turn * 0.2, -1.78];
      const stalk = stroke(`M${k * 0.26 + turn * 0.12} -1.2L${x} ${y}`, darker(red, 0.1), 0.13);
      const white = ball([0, '#ffffff'], [0.8, '#fff4ea'], [1, '#e2c8c0']);
      const ring = `${white.def}${circle([x, y, 0.27], white.fill)}`;
      if (fromBehind) return stalk + circle([x, y, 0.27], darker(red, 0.05));
      const lid: Record<CrabMood, string> = {
        sure: shape(`M${x - 0.29} ${y - 0.06}A0.29 0.29 0 0 1 ${x + 0.29} ${y - 0.06}Z`, red),
        stuck: stroke(`M${x - k * 0.2} ${y - 0.38}L${x + k * 0.2} ${y - 0.3}`, ink, 0.08),
        puzzled: stroke(`M${x - 0.2} ${y - (k === 1 ? 0.48 : 0.36)}q0.2 -0.1 0.4 0`, ink, 0.08),
        glad: '',
        wonder: '',
        listens: shape(`M${x - 0.29} ${y}A0.29 0.29 0 0 1 ${x + 0.29} ${y}Z`, red),
      };
      const wide = mood === 'wonder' ? 0.19 : 0.155;
      return `${stalk}${ring}${circle([x + gaze[0] * 0.1, y + gaze[1] * 0.1, wide], ink)}${circle([x + gaze[0] * 0.1 - 0.05, y + gaze[1] * 0.1 - 0.06, 0.055], '#ffffff')}${lid[mood]}`;
    })
    .join('');
}

const mouths: Record<CrabMood, (x: number) => string> = {
  sure: (x) => stroke(`M${x - 0.2} -0.66H${x + 0.2}`, ink, 0.07),
  stuck: (x) => stroke(`M${x - 0.2} -0.6Q${x} -0.76 ${x + 0.2} -0.6`, ink, 0.07),
  puzzled: (x) => stroke(`M${x - 0.2} -0.64q0.1 -0.1 0.2 0t0.2 0`, ink, 0.07),
  glad: (x) =>
    shape(
      `M${x - 0.28} -0.76H${x + 0.28}Q${x + 0.24} -0.44 ${x} -0.44Q${x - 0.24} -0.44 ${x - 0.28} -0.76Z`,
      '#7a1a34',
    ) + ellipse([x, -0.51, 0.12, 0.06], '#ff9a9a'),
  wonder: (x) => ellipse([x, -0.62, 0.11, 0.14], '#7a1a34'),
  listens: (x) => stroke(`M${x - 0.12} -0.64h0.24`, ink, 0.07),
};

/** Crab with its feet on (x, y); r is half the width of its shell. */
export function crab([x, y, r]: Spot, options: CrabOptions = {}): string {
  const {
    mood = 'sure',
    turn = 0,
    claws = 'low',
    legs = 'stand',
    tilt = 0,
    fromBehind = false,
    shadow = true,
  } = options;
  const paint = ball([0, lighter(red, 0.36)], [0.55, red], [1, darker(red, 0.24)]);
  const shell =
    'M-1 -0.8C-1.04 -1.16 -0.6 -1.42 0 -1.42C0.6 -1.42 1.04 -1.16 1 -0.8C0.96 -0.44 0.5 -0.28 0 -0.28C-0.5 -0.28 -0.96 -0.44 -1 -0.8Z';
  const spots = fromBehind
    ? at('-0.4,-0.95 0.4,-0.95 0,-0.7 0,-1.16')
        .map(([sx, sy]) => circle([sx, sy, 0.11], lighter(red, 0.35), 0.8))
        .join('')
    : at('-0.62,-1.08 -0.44,-1.2 0.6,-1.1')
        .map(([sx, sy]) => circle([sx, sy, 0.06], lighter(red, 0.5), 0.8))
        .join('');
  const face = fromBehind
    ? ''
    : mouths[mood](turn * 0.2) +
      [-1, 1].map((k) => ellipse([turn * 0.2 + k * 0.52, -0.74, 0.13, 0.09], '#ffb09a', 0.9)).join('');
  const pair = claw(-1, claws) + claw(1, claws);
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${r})">${shadow ? ellipse([0, 0, 1.3, 0.14], '#3a2a4a', 0.22) : ''}${allLegs(legs)}${claws === 'ahead' ? '' : pair}${eyes(options)}${paint.def}${shape(shell, paint.fill)}${spots}${face}${claws === 'ahead' ? pair : ''}</g>`;
}

export interface HeronOptions {
  readonly looks?: 'left' | 'right';
  readonly beak?: 'shut' | 'open';
  readonly oneLeg?: boolean;
  /** Startled: the neck up and the wing lifted. */
  readonly startled?: boolean;
}

/** A grey heron with its feet on (x, y); h is its height. */
export function heron(
  [x, y, h]: Spot,
  { looks = 'left', beak = 'shut', oneLeg = false, startled = false }: HeronOptions = {},
): string {
  const grey = '#a9b8cc';
  const paint = ball([0, '#ffffff'], [0.5, '#d6e0ec'], [1, grey]);
  const wing = ball([0, '#b8c8dc'], [1, '#6a7f9c']);
  const leg = (dx: number, lift: boolean): string =>
    lift
      ? stroke(`M${dx} -0.36L${dx - 0.08} -0.24L${dx + 0.06} -0.16`, '#e0a04a', 0.024)
      : stroke(`M${dx} -0.4V-0.01M${dx - 0.07} 0H${dx + 0.03}`, '#e0a04a', 0.024);
  const neck = startled
    ? 'M-0.12 -0.52Q-0.26 -0.66 -0.16 -0.78Q-0.1 -0.86 -0.14 -0.94'
    : 'M-0.12 -0.52Q-0.3 -0.6 -0.18 -0.72Q-0.08 -0.8 -0.14 -0.9';
  const top = startled ? -0.95 : -0.91;
  const bill =
    beak === 'open'
      ? `M-0.18 ${top - 0.03}L-0.46 ${top - 0.06}L-0.18 ${top}ZM-0.18 ${top + 0.01}L-0.42 ${top + 0.08}L-0.16 ${top + 0.035}Z`
      : `M-0.18 ${top - 0.03}L-0.48 ${top + 0.02}L-0.17 ${top + 0.035}Z`;
  const lifted = startled
    ? shape('M0.02 -0.52Q0.1 -0.8 0.34 -0.86Q0.3 -0.7 0.36 -0.62Q0.28 -0.56 0.3 -0.46Q0.14 -0.4 0.02 -0.52Z', wing.fill)
    : shape(
        'M-0.06 -0.5Q0.1 -0.6 0.3 -0.42Q0.34 -0.34 0.42 -0.3Q0.2 -0.28 0.06 -0.34Q-0.06 -0.4 -0.06 -0.5Z',
        wing.fill,
      );
  return `${ellipse([x, y, h * 0.22, h * 0.03], '#3a2a4a', 0.2)}<g transform="translate(${x} ${y}) scale(${looks === 'left' ? h : -h} ${h})">${leg(0.02, false)}${leg(0.12, oneLeg)}${paint.def}${wing.def}${shape('M-0.16 -0.48Q-0.1 -0.62 0.08 -0.58Q0.28 -0.52 0.4 -0.32Q0.2 -0.28 0.06 -0.32Q-0.14 -0.36 -0.16 -0.48Z', paint.fill)}${lifted}${stroke(neck, grey, 0.085)}${stroke(neck, '#eaf0f6', 0.06)}${circle([-0.14, top, 0.065], '#eaf0f6')}${shape(`M-0.16 ${top - 0.06}Q-0.02 ${top - 0.08} 0.1 ${top}Q-0.02 ${top - 0.01} -0.1 ${top - 0.02}Z`, '#3a4660')}${shape(bill, '#f0a83c')}${circle([-0.155, top - 0.01, 0.018], '#2a1c30')}</g>`;
}
