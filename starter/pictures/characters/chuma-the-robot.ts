import { type Spot, across, ball, circle, curve, darker, ellipse, lighter, rect, shape, stroke } from '../svg.ts';
import { at } from './drawn-people.ts';

export type RobotMood = 'off' | 'on' | 'sorry' | 'dim' | 'happy' | 'think' | 'new';

export interface RobotOptions {
  readonly mood?: RobotMood;
  /** Where the head is turned: -1 is left, 1 is right. */
  readonly turn?: number;
  /** Both grippers, "x,y x,y" from the shoulders' middle, the one at the left first. */
  readonly hands?: string;
  readonly headTilt?: number;
  readonly tilt?: number;
  readonly shadow?: boolean;
  /** The finger of the right gripper stretched out. */
  readonly points?: boolean;
}

const mint = '#7fc9b4';
const steel = '#8a93a4';
const ink = '#2c2a3a';

const lamps: Record<RobotMood, string> = {
  off: '#4a5260',
  on: '#ffd24a',
  sorry: '#ffc24a',
  dim: '#b08a4a',
  happy: '#ffe06a',
  think: '#ffb04a',
  new: '#fff08a',
};

function eyes(mood: RobotMood, turn: number): string {
  const color = lamps[mood];
  return [-1, 1]
    .map((k) => {
      const x = turn * 0.16 + k * 0.42;
      const paint = ball([0, mood === 'off' ? '#5a6272' : '#fffbe6'], [0.7, color], [1, darker(color, 0.15)]);
      const shine = mood === 'off' ? '' : circle([x, 0, 0.46], color, mood === 'dim' ? 0.12 : 0.25);
      const drooping = (turned: number, low: number): string =>
        `<g transform="translate(${x} 0) rotate(${turned})">${shape(`M-0.35 ${low}A0.35 0.35 0 0 1 0.35 ${low}Z`, darker(mint, 0.1))}</g>`;
      const lid: Partial<Record<RobotMood, string>> = {
        sorry: drooping(k * 20, 0),
        dim: drooping(k * 20, 0.06),
        happy: shape(`M${x - 0.34} 0.1A0.34 0.34 0 0 0 ${x + 0.34} 0.1Q${x} -0.12 ${x - 0.34} 0.1Z`, mint),
        think: drooping(k * -6, k === 1 ? -0.02 : -0.12),
      };
      return `${shine}${circle([x, 0, 0.33], ink)}${paint.def}${circle([x, 0, 0.26], paint.fill)}${mood === 'off' ? '' : circle([x + turn * 0.08, 0.02, 0.09], '#6a3a1a')}${lid[mood] ?? ''}`;
    })
    .join('');
}

function head(mood: RobotMood, turn: number): string {
  const paint = across([0, lighter(mint, 0.35)], [0.5, mint], [1, darker(mint, 0.22)]);
  const s = turn * 0.16;
  const bars = [-0.3, -0.15, 0, 0.15, 0.3].map((k) => `M${s + k} 0.5v0.2`).join('');
  const lips = mood === 'new' ? ellipse([s, 0.6, 0.22, 0.16], ink) : stroke(bars, '#4f8f84', 0.06);
  const antenna =
    stroke('M0.3 -0.82L0.36 -1.2L0.16 -1.42', steel, 0.09) +
    circle([0.14, -1.46, 0.12], mood === 'off' ? '#8a5a5a' : '#f2603c');
  return `${antenna}${rect([-1.12, -0.26, 0.24, 0.52], steel, 0.08)}${rect([0.88, -0.26, 0.24, 0.52], steel, 0.08)}${paint.def}${shape('M-0.8 -0.86H0.4Q0.62 -0.74 0.8 -0.84Q0.98 -0.84 0.98 -0.6V0.66Q0.98 0.92 0.72 0.92H-0.72Q-0.98 0.92 -0.98 0.66V-0.64Q-0.98 -0.86 -0.8 -0.86Z', paint.fill)}${shape('M0.5 -0.82Q0.66 -0.74 0.84 -0.82L0.7 -0.62Z', darker(mint, 0.24), 0.6)}${rect([s - 0.46, 0.42, 0.92, 0.36], lighter(mint, 0.28), 0.14)}${lips}${eyes(mood, turn)}${[-0.84, 0.84].map((x) => circle([x, 0.74, 0.06], steel)).join('')}`;
}

function arm(from: readonly [number, number], to: readonly [number, number], pointing: boolean): string {
  const side = Math.sign(from[0]);
  const [mx, my] = [(from[0] + to[0]) / 2 + side * 0.24, (from[1] + to[1]) / 2 + 0.16];
  const line = curve([from, [mx, my], to]);
  const turn = (Math.atan2(to[1] - my, to[0] - mx) * 180) / Math.PI;
  const grip = pointing ? 'M0.1 0H0.56M0.06 0.16H0.2' : 'M0.06 -0.1Q0.26 -0.24 0.36 -0.06M0.06 0.1Q0.26 0.24 0.36 0.06';
  return `${stroke(line, darker(steel, 0.2), 0.24)}${stroke(line, steel, 0.16)}<path d="${line}" fill="none" stroke="${lighter(steel, 0.4)}" stroke-width="0.16" stroke-dasharray="0.03 0.13"/>${circle([from[0], from[1], 0.2], darker(mint, 0.1))}<g transform="translate(${to[0]} ${to[1]}) rotate(${turn})">${stroke(grip, darker(steel, 0.3), 0.13)}${circle([0, 0, 0.17], darker(mint, 0.1))}</g>`;
}

/** Chuma with its wheels on (x, y); u is half the width of its head. */
export function robot(
  [x, y, u]: Spot,
  {
    mood = 'on',
    turn = 0,
    hands = '-1.25,1.2 1.25,1.2',
    headTilt = 0,
    tilt = 0,
    shadow = true,
    points = false,
  }: RobotOptions = {},
): string {
  const body = across([0, lighter(mint, 0.3)], [0.5, mint], [1, darker(mint, 0.24)]);
  const [left, right] = at(hands);
  const wheel = (wx: number): string =>
    circle([wx, -0.42, 0.42], '#3a3644') + circle([wx, -0.42, 0.26], '#c9c4cc') + circle([wx, -0.42, 0.08], '#3a3644');
  const chest =
    rect([-0.44, -2.0, 0.88, 0.62], '#f2e6c8', 0.08) +
    circle([-0.18, -1.72, 0.16], '#e8643c') +
    stroke('M-0.18 -1.72L-0.1 -1.84', '#ffffff', 0.05) +
    circle([0.22, -1.8, 0.07], '#4fae6a') +
    circle([0.22, -1.6, 0.07], '#f2b83c');
  const patch = `<g transform="rotate(-8 0.5 -1.1)">${rect([0.3, -1.22, 0.46, 0.34], '#d8905a', 0.04)}${[0.36, 0.7].map((px) => [-1.16, -0.94].map((py) => circle([px, py, 0.035], '#5a3a2a')).join('')).join('')}</g>`;
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${u})">${shadow ? ellipse([0.08, 0, 1.3, 0.16], '#2a1c3a', 0.24) : ''}${wheel(-0.62)}${wheel(0.62)}${stroke('M-0.62 -0.42H0.62', steel, 0.16)}${body.def}${shape('M-0.78 -2.3H0.78Q0.96 -2.3 0.94 -2.1L0.84 -0.72Q0.82 -0.56 0.66 -0.56H-0.66Q-0.82 -0.56 -0.84 -0.72L-0.94 -2.1Q-0.96 -2.3 -0.78 -2.3Z', body.fill)}${chest}${patch}${stroke('M0 -2.3V-2.66', steel, 0.34)}<g transform="translate(0 -3.4) rotate(${headTilt} 0 0.8)">${head(mood, turn)}</g><g transform="translate(0 -2.04)">${arm([-0.92, 0], left ?? [-1.2, 1], false)}${arm([0.92, 0], right ?? [1.2, 1], points)}</g></g>`;
}
