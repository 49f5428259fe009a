import { type Expression, feeling } from '../characters/expressions.ts';
import { type Look, type Pose, person } from '../characters/people.ts';
import type { Piece } from '../compose.ts';
import type { Light } from '../light.ts';
import { type Point, type Spot, curve, ellipse, lighter, shape, stroke } from '../svg.ts';

const skin = '#ad7f6f';
export const sockGreen = '#5cc06a';
export const roofLight: Light = { tint: '#ffffff', shadow: '#4a2050', shadowStrength: 0.34 };

const band = stroke('M4 40Q10 12 48 6Q90 8 97 40', '#ffd23a', 7);
const tuliLook: Look = { head: 'childTawny', skin, top: '#8a4fc0', bottom: '#ffb63a', shoes: '#c84a3a', hat: band };
const robiLook: Look = { head: 'boyTawny', skin, top: '#f26a4a', bottom: '#3f6fa8', shoes: sockGreen };
const sariHood = `${shape('M-8 92Q-20 18 24 -2Q50 -10 78 -2Q122 18 110 92Q104 100 97 92Q104 42 76 25Q50 14 26 25Q-2 42 5 92Q0 100 -8 92Z', '#3f9a86')}${stroke('M7 90Q0 44 27 28Q50 18 75 28Q101 44 95 90', '#ffd24a', 4)}`;
const shirinLook: Look = {
  head: 'oldWomanTawny',
  skin,
  top: '#3f9a86',
  bottom: '#3f9a86',
  shoes: '#8a4a38',
  robe: true,
  hat: sariHood,
};
const cap =
  shape('M14 24Q16 -8 50 -10Q84 -8 86 24Q50 14 14 24Z', '#f8f6ee') + stroke('M15 20Q50 10 85 20', '#d8cfb8', 4);
const barberLook: Look = { head: 'beardTawny', skin, top: '#f4f2ea', bottom: '#6a7fa8', shoes: '#6a4a38', hat: cap };
const sisterLook: Look = { head: 'girlTawny', skin, top: '#e8548a', bottom: '#f4d0e0', shoes: '#8a3a5a' };
const otherSisterLook: Look = { head: 'girlTawny', skin, top: '#3fa8c8', bottom: '#d0ecf4', shoes: '#2a5a7a' };
const drummerLook: Look = { head: 'oldManTawny', skin, top: '#f2c24a', bottom: '#f4f2ea', shoes: '#6a4a38' };

export const tuli = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling(tuliLook, 'child', face), at, pose);
export const robi = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling(robiLook, 'boy', face), at, pose);
/** Robi after he has given both socks. */
export const barefootRobi = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling({ ...robiLook, shoes: skin }, 'boy', face), at, pose);
export const stickyRobi = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece => {
  const paste =
    ellipse([22, 74, 10, 6], '#fffaf0') +
    ellipse([80, 66, 8, 5], '#fffaf0') +
    ellipse([50, 22, 12, 7], '#fffaf0') +
    ellipse([54, 101, 9, 5], '#fffaf0');
  const look = feeling(robiLook, 'boy', face);
  return person({ ...look, hat: `${look.hat ?? ''}${paste}` }, at, pose);
};
export const shirin = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling(shirinLook, 'oldWoman', face), at, pose);
export const barber = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling(barberLook, 'beard', face), at, pose);
export const sister = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling(sisterLook, 'girl', face), at, pose);
export const otherSister = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling(otherSisterLook, 'girl', face), at, pose);
export const drummer = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling(drummerLook, 'oldMan', face), at, pose);

/** The string from a hand to the kite. */
export const kiteString = (...points: readonly Point[]): string => stroke(curve(points), '#fffaf0', 4, 0.95);

/** A ball of string in a hand. */
export function stringBall([x, y, r]: Spot): string {
  return (
    ellipse([x, y, r, r], '#f0e0b8') +
    stroke(
      `M${x - r * 0.8} ${y - r * 0.2}Q${x} ${y - r} ${x + r * 0.8} ${y - r * 0.1}M${x - r * 0.7} ${y + r * 0.4}Q${x} ${y - r * 0.3} ${x + r * 0.7} ${y + r * 0.5}M${x - r * 0.3} ${y - r * 0.8}Q${x + r * 0.5} ${y} ${x - r * 0.1} ${y + r * 0.9}`,
      lighter('#b08a50', 0.1),
      r * 0.14,
    )
  );
}
