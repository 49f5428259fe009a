import { type Point, type Spot, across, ball, circle, curve, darker, ellipse, lighter, shape, stroke } from '../svg.ts';
import { type FaceMood, drawnFace } from './drawn-face.ts';
import { type HairStyle, drawnHair, hairFromBehind } from './drawn-hair.ts';

/** People drawn from nothing: any skin and clothes, a turning face with many moods, seen from the front or from behind. */
export interface DrawnLook {
  readonly skin: string;
  readonly hair: HairStyle;
  readonly hairColor?: string;
  readonly age?: 'child' | 'adult' | 'old';
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  /** A gown reaches to the feet, a tunic to the knees; else trousers. */
  readonly dress?: 'gown' | 'tunic';
  /** Length of the sleeves, as a share of the arm. */
  readonly sleeves?: number;
  /** Drawn over the body; the neck is at 0, 0, and a head is 2 high. */
  readonly over?: (turn: number, folded: boolean, fromBehind: boolean) => string;
  /** Drawn over the head, in the same measure, from the middle of the head. */
  readonly hat?: (turn: number) => string;
}

export interface DrawnPose {
  readonly mood?: FaceMood;
  readonly turn?: number;
  readonly gaze?: number;
  /** Both hands, "x,y x,y" from the neck in halves of a head: the one at the left of the picture first. */
  readonly hands?: string;
  readonly legs?: 'stand' | 'walk' | 'run' | 'sit' | 'kneel' | 'hidden' | 'fall';
  readonly tilt?: number;
  readonly headTilt?: number;
  readonly fromBehind?: boolean;
  /** Held things, in the measure of the look, behind the hands and before the body. */
  readonly held?: string;
  readonly shadow?: boolean;
  /** Arms behind the body. */
  readonly armsBehind?: boolean;
}

/** Points written as "x,y x,y". */
export function at(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

const build = {
  child: { torso: 1.5, leg: 1.2, wide: 0.66, arm: 0.34 },
  adult: { torso: 2.05, leg: 1.75, wide: 0.86, arm: 0.4 },
  old: { torso: 1.9, leg: 1.4, wide: 0.86, arm: 0.4 },
} as const;

export function drawnLimb(points: readonly Point[], width: number, color: string): string {
  const lifted = points.map(([x, y]): Point => [x - width * 0.12, y - width * 0.08]);
  return stroke(curve(points), darker(color, 0.17), width) + stroke(curve(lifted), color, width * 0.72);
}

type Built = (typeof build)[keyof typeof build];

function arm(hand: Point, side: -1 | 1, look: DrawnLook, { wide, arm: width }: Built): string {
  const shoulder: Point = [side * (wide - 0.16), 0.34];
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]];
  const reach = Math.hypot(dx, dy);
  const slack = Math.max(0.03, 0.62 - reach * 0.28);
  const elbow: Point = [shoulder[0] + dx * 0.5 + side * slack * 0.62, shoulder[1] + dy * 0.5 + slack * 0.5];
  const share = look.sleeves ?? 0.88;
  const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.94, elbow[1] + (hand[1] - elbow[1]) * 0.94];
  const cuff: Point =
    share > 0.5
      ? [elbow[0] + (hand[0] - elbow[0]) * (share * 2 - 1), elbow[1] + (hand[1] - elbow[1]) * (share * 2 - 1)]
      : [shoulder[0] + (elbow[0] - shoulder[0]) * share * 2, shoulder[1] + (elbow[1] - shoulder[1]) * share * 2];
  const bare = drawnLimb([shoulder, elbow, wrist], width * 0.74, look.skin);
  const sleeve = drawnLimb(share > 0.5 ? [shoulder, elbow, cuff] : [shoulder, cuff], width, look.top);
  return (
    bare +
    sleeve +
    circle([hand[0], hand[1], width * 0.52], look.skin) +
    circle([hand[0] - 0.03, hand[1] - 0.04, width * 0.34], lighter(look.skin, 0.16))
  );
}

const legLines: Record<NonNullable<DrawnPose['legs']>, readonly [left: string, right: string]> = {
  stand: ['-0.3,-0.3 -0.32,1', '0.3,-0.3 0.32,1'],
  walk: ['-0.24,-0.3 -0.4,0.4 -0.62,1', '0.24,-0.3 0.5,0.4 0.56,1'],
  run: ['-0.2,-0.3 -0.5,0.3 -1.05,0.42', '0.24,-0.3 0.8,0.2 0.86,0.9'],
  sit: ['-0.34,-0.28 -0.8,-0.02 -1.05,0.16', '0.34,-0.28 0.8,-0.02 1.05,0.16'],
  kneel: ['-0.3,-0.28 -0.44,0.32 -0.9,0.42', '0.3,-0.28 0.78,0.02 0.72,0.46'],
  fall: ['-0.3,-0.28 -0.7,-0.3 -1.2,-0.62', '0.3,-0.28 0.8,-0.16 1.3,-0.4'],
  hidden: ['0,0 0,0', '0,0 0,0'],
};

function legs(kind: NonNullable<DrawnPose['legs']>, look: DrawnLook, body: Built): string {
  if (kind === 'hidden') return '';
  const folded = kind === 'sit' || kind === 'kneel' || kind === 'fall';
  const scale = folded ? 1 : body.leg;
  const line = (text: string): Point[] =>
    at(text).map(([x, y]): Point => [x * (folded ? 1.1 : 1), body.torso + (y < 0 ? y : y * scale)]);
  const shoe = ([x, y]: Point, k: number): string =>
    ellipse([x + k * 0.1, y + 0.05, 0.3, 0.17], look.shoes) +
    ellipse([x + k * 0.04, y, 0.16, 0.07], lighter(look.shoes, 0.3), 0.7);
  const [left, right] = legLines[kind].map(line) as [Point[], Point[]];
  const bare = look.dress !== 'gown' || folded ? look.bottom : look.top;
  return [left, right]
    .map((points, i) => drawnLimb(points, body.arm * 1.2, bare) + shoe(points.at(-1) ?? [0, 0], i === 0 ? -1 : 1))
    .join('');
}

function torso(look: DrawnLook, body: Built, folded: boolean): string {
  const foot =
    look.dress === 'gown' && !folded
      ? body.torso + body.leg * 0.92
      : look.dress === 'tunic' && !folded
        ? body.torso + body.leg * 0.34
        : body.torso + 0.06;
  const half = body.wide * (look.dress === undefined ? 0.94 : 1.12);
  const paint = across([0, lighter(look.top, 0.16)], [0.5, look.top], [1, darker(look.top, 0.22)]);
  return (
    paint.def +
    shape(
      `M${-0.4} ${-0.02}Q${-body.wide} ${0.02} ${-body.wide} ${0.5}L${-half} ${foot - 0.1}Q0 ${foot + 0.14} ${half} ${foot - 0.1}L${body.wide} ${0.5}Q${body.wide} ${0.02} ${0.4} ${-0.02}Z`,
      paint.fill,
    )
  );
}

/** How high the neck is above the ground, in halves of a head. */
function neckHeight(look: DrawnLook, kind: NonNullable<DrawnPose['legs']>): number {
  const body = build[look.age ?? 'adult'];
  if (kind === 'hidden') return body.torso;
  if (kind === 'sit') return body.torso + 0.34;
  if (kind === 'fall') return body.torso + 0.2;
  if (kind === 'kneel') return body.torso + 0.62;
  return body.torso + body.leg + 0.2;
}

/** A person with the feet on (x, y), or cut off at the hips with hidden legs; u is half the width of the head. */
export function drawnPerson(look: DrawnLook, [x, y, u]: Spot, pose: DrawnPose = {}): string {
  const { mood = 'happy', turn = 0, legs: kind = 'stand', tilt = 0, headTilt = 0, fromBehind = false } = pose;
  const age = look.age ?? 'adult';
  const body = build[age];
  const [left, right] = at(
    pose.hands ?? `-${body.wide + 0.16},${body.torso * 0.94} ${body.wide + 0.16},${body.torso * 0.94}`,
  );
  const arms = arm(left ?? [0, 0], -1, look, body) + arm(right ?? [0, 0], 1, look, body);
  const hairColor = look.hairColor ?? (age === 'old' ? '#c9c6cc' : '#2e2430');
  const hair = drawnHair(1, look.hair, hairColor, turn);
  const skull = ball([0, lighter(look.skin, 0.22)], [0.6, look.skin], [1, darker(look.skin, 0.2)]);
  const head = fromBehind
    ? skull.def + circle([0, 0, 0.97], skull.fill) + hairFromBehind(1, look.hair, hairColor) + hair.behind
    : hair.behind +
      drawnFace(1, {
        skin: look.skin,
        brows: darker(hairColor, 0.1),
        mood,
        turn,
        old: age === 'old',
        ...(pose.gaze === undefined ? {} : { gaze: pose.gaze }),
      }) +
      hair.front;
  const height = neckHeight(look, kind);
  const folded = kind === 'sit' || kind === 'kneel' || kind === 'fall';
  const shade = kind === 'hidden' || pose.shadow === false ? '' : ellipse([0.08, height, 1.05, 0.2], '#241a3a', 0.24);
  const low = legs(kind, look, body);
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${u}) translate(0 ${-height})">${shade}${folded ? '' : low}${pose.armsBehind === true ? arms : ''}${stroke('M0 -0.3V0.2', darker(look.skin, 0.16), 0.5)}${torso(look, body, folded)}${look.over?.(turn, folded, fromBehind) ?? ''}${folded ? low : ''}<g transform="translate(0 -0.92) rotate(${headTilt} 0 0.9)">${head}${look.hat?.(turn) ?? ''}</g>${pose.held ?? ''}${pose.armsBehind === true ? '' : arms}</g>`;
}
