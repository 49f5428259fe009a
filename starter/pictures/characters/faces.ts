import { across, ball, ellipse, shape, stroke } from '../svg.ts';

/** Where eyes and mouth are on a round head that is 100 wide. */
interface Plan {
  readonly eyes: readonly [left: number, right: number, y: number, half: number];
  readonly mouth: readonly [y: number, half: number];
}

const plans = {
  granny: { eyes: [30.5, 69.5, 68.5, 12.5], mouth: [98, 14] },
  grandpa: { eyes: [33, 68, 52.5, 11.5], mouth: [81, 14] },
  girl: { eyes: [33, 67, 55, 11.5], mouth: [77, 13.5] },
  boy: { eyes: [31.5, 69, 59, 12.5], mouth: [83, 14.5] },
  woman: { eyes: [34, 66.5, 53, 10.5], mouth: [77, 12] },
  man: { eyes: [33, 68, 60.5, 11.5], mouth: [91, 14] },
  baby: { eyes: [31, 70.5, 66.5, 14.5], mouth: [87, 14.5] },
  youngster: { eyes: [32.5, 69, 59, 12.5], mouth: [82, 14.5] },
} as const satisfies Record<string, Plan>;

export type Plans = keyof typeof plans;

/** Skin in the shade (left), in the light (right) and the lids between them. */
const tones = {
  fair: { shade: '#d59d98', middle: '#e6aca4', light: '#f9c3b4', lids: ['#dfa998', '#fbd6bd'], line: '#5a2e30' },
  brown: { shade: '#98666d', middle: '#a87479', light: '#ba887e', lids: ['#93695f', '#c19279'], line: '#3a1c22' },
  dark: { shade: '#774950', middle: '#844f5f', light: '#915f5c', lids: ['#714c48', '#96685b'], line: '#2a1218' },
} as const;

export type Tone = keyof typeof tones;

interface Skin {
  readonly shade: string;
  readonly middle: string;
  readonly light: string;
  readonly lids: readonly [string, string];
  readonly line: string;
}

/** A color in colored light, as the heads are multiplied with it. */
export function lit(color: string, light: string | undefined): string {
  if (light === undefined) return color;
  const part = (from: number): string =>
    Math.round(
      (Number.parseInt(color.slice(from, from + 2), 16) * Number.parseInt(light.slice(from, from + 2), 16)) / 255,
    )
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

function skinOf(tone: Tone, light: string | undefined): Skin {
  const {
    shade,
    middle,
    light: bright,
    lids: [left, right],
    line,
  } = tones[tone];
  return {
    shade: lit(shade, light),
    middle: lit(middle, light),
    light: lit(bright, light),
    lids: [lit(left, light), lit(right, light)],
    line: lit(line, light),
  };
}

export type Feature =
  | 'shut'
  | 'laughing'
  | 'open'
  | 'oh'
  | 'worried'
  | 'sad'
  | 'brows'
  | 'cross'
  | 'rosy'
  | 'thanaka'
  | 'tear';

function lids(plan: Plan, skin: Skin, bend: number): string {
  const [left, right, y, half] = plan.eyes;
  return [left, right]
    .map(
      (x, i) =>
        ellipse([x, y, half * 1.06, half * 0.86], skin.lids[i] ?? '#000000') +
        stroke(`M${x - half * 0.8} ${y + bend * 2}q${half * 0.8} ${bend * 9} ${half * 1.6} 0`, skin.line, 3),
    )
    .join('');
}

function patch(plan: Plan, skin: Skin): string {
  const [y, half] = plan.mouth;
  const { shade, middle, light } = skin;
  const paint = across([0, shade], [0.5, middle], [1, light]);
  return paint.def + ellipse([50, y, half * 1.16, 7.4], paint.fill);
}

function openMouth({ mouth: [y, half] }: Plan): string {
  const d = `M${50 - half} ${y - 4}Q50 ${y - 7} ${50 + half} ${y - 4}Q${50 + half * 0.95} ${y + 13} 50 ${y + 13}Q${50 - half * 0.95} ${y + 13} ${50 - half} ${y - 4}Z`;
  return (
    shape(d, '#5e1630') +
    ellipse([50, y + 9, half * 0.55, 3.4], '#d8607a') +
    shape(
      `M${50 - half * 0.84} ${y - 4}Q50 ${y - 6.5} ${50 + half * 0.84} ${y - 4}Q50 ${y + 1.5} ${50 - half * 0.84} ${y - 4}Z`,
      '#fff6ee',
    )
  );
}

function browsOf({ eyes: [left, right, y, half] }: Plan, skin: Skin, rise: number): string {
  const brow = (x: number, side: number): string =>
    stroke(
      `M${x - half * 0.8} ${y - half * 1.5 + side * rise}L${x + half * 0.8} ${y - half * 1.5 - side * rise}`,
      skin.line,
      3.6,
    );
  return brow(left, 1) + brow(right, -1);
}

function cheeks({ eyes: [left, right], mouth: [y] }: Plan, kind: 'rosy' | 'thanaka'): string {
  const paint = ball(
    [0, kind === 'rosy' ? '#f0707a' : '#fff0bd', 0.85],
    [1, kind === 'rosy' ? '#f0707a' : '#f3dc98', kind === 'rosy' ? 0 : 0.75],
  );
  const [rx, ry] = kind === 'rosy' ? [9.5, 7.5] : [8, 6.6];
  return paint.def + ellipse([left - 4, y - 8, rx, ry], paint.fill) + ellipse([right + 4, y - 8, rx, ry], paint.fill);
}

/** What is drawn over a smiling head of the set to give it another feeling; the head is 100 wide. */
export function face(kind: Plans, tone: Tone, features: readonly Feature[], light?: string): string {
  const plan = plans[kind];
  const [y, half] = plan.mouth;
  const skin = skinOf(tone, light);
  const { line } = skin;
  const [left, right, eye, wide] = plan.eyes;
  const draw: Record<Feature, () => string> = {
    shut: () => lids(plan, skin, 1),
    laughing: () => lids(plan, skin, -1),
    open: () => openMouth(plan),
    oh: () => patch(plan, skin) + ellipse([50, y + 1, half * 0.46, 6.4], '#5e1630'),
    worried: () =>
      patch(plan, skin) +
      stroke(`M${50 - half * 0.62} ${y + 2}q${half * 0.32} -5 ${half * 0.62} -1.4t${half * 0.6} -0.4`, line, 3),
    sad: () =>
      patch(plan, skin) + stroke(`M${50 - half * 0.66} ${y + 4}q${half * 0.66} -8 ${half * 1.32} 0`, line, 3.2),
    brows: () => browsOf(plan, skin, 2.6),
    cross: () => browsOf(plan, skin, -3),
    rosy: () => cheeks(plan, 'rosy'),
    thanaka: () => cheeks(plan, 'thanaka'),
    tear: () =>
      [left - wide * 0.5, right + wide * 0.5]
        .map((x) => shape(`M${x} ${eye + 6}q7 11 0 14q-7 -3 0 -14Z`, '#8fd3f2'))
        .join(''),
  };
  return features.map((feature) => draw[feature]()).join('');
}
