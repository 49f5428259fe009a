import { type Expression, feeling } from '../characters/expressions.ts';
import { type Look, type Pose, person } from '../characters/people.ts';
import { type Piece, group } from '../compose.ts';
import { figure, floating } from '../figure.ts';
import type { Light } from '../light.ts';
import { rainyCity } from '../scenery/rainy-city.ts';
import { room, windowWith } from '../scenery/rooms.ts';
import { ripples, drop } from '../scenery/water.ts';
import { type Box, type Point, type Spot, across, darker, ellipse, lighter, rect, shape, stroke } from '../svg.ts';

export const teal = '#4b9c98';
export const wood = '#b57c52';
export const night = '#141a44';
export const amber = '#ffb84a';
export const lampLit: Light = { tint: '#ffffff', shadow: '#14122e', shadowStrength: 0.4 };

const piaLook: Look = { head: 'girlTawny', skin: '#ad7f6f', top: '#f2694f', bottom: '#f5c84c', shoes: '#ad7f6f' };
const nanLook: Look = {
  head: 'oldWomanTawny',
  skin: '#ad7f6f',
  top: '#c47fb4',
  bottom: '#c47fb4',
  shoes: '#6a4a7a',
  robe: true,
};
const dadLook: Look = { head: 'manTawny', skin: '#ad7f6f', top: '#f1efe2', bottom: '#4c78a8', shoes: '#ad7f6f' };

export const pia = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling(piaLook, 'girl', face), at, pose);
export const nan = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling(nanLook, 'oldWoman', face), at, pose);
export const dad = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling(dadLook, 'man', face), at, pose);

/** The torch with its light coming out towards an angle in degrees, 0 to the right. */
export function torch(x: number, y: number, h: number, angle: number): Piece {
  return floating('torch', x, y, { h, looks: 'right', tilt: angle + 45 });
}

export function whiteDog([x, y, h]: Spot, looks: 'left' | 'right'): Piece {
  return figure('dog', x, y, { h, looks, brightness: 1.12, saturation: 0.28 });
}

/** The painted planks of the house, with its bamboo floor. */
export function planks(floorY: number, wall = teal): string {
  let lines = '';
  for (let x = 40; x < 1200; x += 96) lines += `M${x} 0V${floorY - 14}`;
  return room({ wall, floor: wood, floorY, skirting: darker(wood, 0.35) }) + stroke(lines, darker(wall, 0.4), 3, 0.35);
}

/** A window whose panes of shell are pushed apart; the wet city lies behind. */
export function shellWindow([x, y, w, h]: Box, seed = 3): Piece {
  const side = w * 0.24;
  const pane = (left: number): string => {
    let out = rect([left, y, side, h], '#7a4c38');
    for (let row = 0; row < 6; row += 1)
      for (let column = 0; column < 3; column += 1)
        out += rect(
          [left + 4 + (column * (side - 6)) / 3, y + 4 + (row * (h - 6)) / 6, side / 3 - 6, h / 6 - 5],
          (row + column) % 2 === 0 ? '#e9d9c4' : '#d8c3b4',
          2,
          0.92,
        );
    return out;
  };
  return group(
    '',
    windowWith([x, y, w, h], '#8f5c40', rainyCity([x, y, w, h], { seed }), pane(x), pane(x + w - side)),
    rect([x + side, y, 6, h], '#8f5c40'),
    rect([x + w - side - 6, y, 6, h], '#8f5c40'),
  );
}

/** A low bed of bamboo, its upper side on y. */
export function bambooBed([x, y, w, h]: Box, color = '#cf9f5c'): string {
  const cane = across([0, lighter(color, 0.3)], [1, darker(color, 0.2)]);
  let legs = '';
  for (const at of [0.04, 0.36, 0.66, 0.96]) legs += rect([x + w * at - 12, y, 24, h], cane.fill, 8);
  let slats = '';
  for (let at = x; at < x + w; at += 30) slats += `M${at} ${y - 2}v24`;
  return (
    cane.def +
    ellipse([x + w / 2, y + h, w * 0.54, 18], '#14122e', 0.3) +
    legs +
    rect([x - 10, y - 8, w + 20, 32], color, 12) +
    stroke(slats, darker(color, 0.3), 3, 0.5) +
    rect([x - 10, y - 8, w + 20, 9], lighter(color, 0.4), 5, 0.6)
  );
}

/** A ladder leaning from its foot to its top. */
export function ladder(foot: Point, top: Point, w: number, color = '#c8965c'): string {
  const [dx, dy] = [top[0] - foot[0], top[1] - foot[1]];
  const count = Math.round(Math.hypot(dx, dy) / (w * 0.5));
  let rungs = '';
  for (let i = 1; i < count; i += 1) {
    const [x, y] = [foot[0] + (dx * i) / count, foot[1] + (dy * i) / count];
    rungs += `M${x - w / 2} ${y}H${x + w / 2}`;
  }
  const rails = [-1, 1].map((s) => `M${foot[0] + (s * w) / 2} ${foot[1]}L${top[0] + (s * w) / 2} ${top[1]}`).join('');
  return (
    stroke(rungs, darker(color, 0.25), w * 0.12) +
    stroke(rails, darker(color, 0.2), w * 0.17) +
    stroke(rails, color, w * 0.1)
  );
}

/** A woven sleeping mat lying on the floor. */
export function wovenMat([x, y, w, h]: Box, skew = 70): string {
  const corner = (across2: number, deep: number): string => `${x + across2 * w - deep * skew} ${y + deep * h}`;
  let bands = '';
  const colors = ['#e2574c', '#f3c14e', '#3f9f8c', '#f3c14e'];
  for (let i = 0; i < 16; i += 1) {
    const [from, to] = [i / 16, (i + 0.5) / 16];
    bands += shape(
      `M${corner(from, 0)}L${corner(to, 0)}L${corner(to, 1)}L${corner(from, 1)}Z`,
      colors[i % 4] ?? '#e2574c',
      0.8,
    );
  }
  let weave = '';
  for (let i = 1; i < 8; i += 1) weave += `M${corner(0, i / 8)}L${corner(1, i / 8)}`;
  return (
    shape(`M${corner(0, 0)}L${corner(1, 0)}L${corner(1, 1)}L${corner(0, 1)}Z`, '#ead3a0') +
    bands +
    stroke(weave, '#fff0cc', 3, 0.35) +
    stroke(`M${corner(0, 0)}L${corner(1, 0)}L${corner(1, 1)}L${corner(0, 1)}Z`, '#b98848', 5)
  );
}

/** Water that falls drop by drop from a place in the roof to where it lands. */
export function drip([x, from]: Point, to: number, r = 13): string {
  let out = '';
  const gap = (to - from) / 3.2;
  for (let y = from + gap * 0.5; y < to - r; y += gap)
    out += stroke(`M${x} ${y - r * 4}V${y - r * 1.5}`, '#bfe9ff', r * 0.35, 0.5) + drop([x, y, r], '#7fd4ff');
  return out;
}

/** Drops that jump where one has landed. */
export function landing([x, y, size]: Spot, rings = 2): string {
  const jumps = [
    [-0.9, -0.35, 0.16],
    [-0.5, -0.85, 0.2],
    [0.5, -0.8, 0.2],
    [0.95, -0.3, 0.15],
  ] as const;
  return (
    jumps
      .map(
        ([dx, dy, r]) =>
          `<g transform="rotate(${dx * 60} ${x + dx * size} ${y + dy * size})">${drop([x + dx * size, y + dy * size, r * size * 0.6], '#a5e2ff')}</g>`,
      )
      .join('') + ripples([x, y, size * 1.5], '#e4f6ff', rings, 0.8)
  );
}

/** A rattan chair seen from the front, its feet on y. */
export function rattanChair([x, y, w]: Spot, color = '#c58d4e'): string {
  const h = w * 1.25;
  const back = `M${x - w * 0.5} ${y - h * 0.4}Q${x - w * 0.56} ${y - h} ${x} ${y - h}Q${x + w * 0.56} ${y - h} ${x + w * 0.5} ${y - h * 0.4}Z`;
  let cane = '';
  for (let i = 1; i < 5; i += 1)
    cane += `M${x - w * 0.5 + (w * i) / 5} ${y - h * 0.4}L${x - w * 0.34 + (w * 0.68 * i) / 5} ${y - h * 0.92}`;
  return (
    ellipse([x, y, w * 0.62, w * 0.1], '#14122e', 0.35) +
    stroke(`M${x - w * 0.46} ${y - h * 0.3}V${y}M${x + w * 0.46} ${y - h * 0.3}V${y}`, darker(color, 0.3), w * 0.08) +
    shape(back, darker(color, 0.12)) +
    stroke(cane, lighter(color, 0.3), w * 0.02, 0.8) +
    stroke(back, color, w * 0.07) +
    rect([x - w * 0.54, y - h * 0.42, w * 1.08, h * 0.13], color, 14)
  );
}
