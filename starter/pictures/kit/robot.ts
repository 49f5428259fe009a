import { clipped, contact, dot, fill, flat, line, lit, shaded, strokes } from './brush.ts';
import { type Feeling, moods } from './face.ts';
import { yaws } from './head.ts';
import { glow } from './scenery.ts';
import { blob, each, heap, here, joint, pts, rectangle, tube } from './shapes.ts';
import { directed, drawn, type Thing } from './staging.ts';
import { darker, lighter, type Point } from '../svg.ts';

export interface Plating {
  readonly color: string;
  /** Arms, ears and the neck. */
  readonly steel: string;
  readonly lamp: string;
  readonly knob: string;
}

const ink = '#2b2636';

/** A lamp that is an eye: lids droop outwards in sorrow, inwards in anger. */
function lampEye(x: number, side: number, feeling: Feeling, gaze: Point, p: Plating, burns: number) {
  const r = 18 * Math.min(1.2, Math.max(0.9, feeling.wide));
  const ring = dot(x, -222, r + 6, darker(p.color, 0.55));
  const bulb = burns === 0 ? '#59606e' : burns < 1 ? darker(p.lamp, 0.42) : p.lamp;
  const disk = `M${x - r} -222A${r} ${r} 0 1 1 ${x + r} -222A${r} ${r} 0 1 1 ${x - r} -222Z`;
  if (feeling.lid === 'joy')
    return (
      ring + fill(`M${x - r} -216Q${x} ${-222 - r * 1.5} ${x + r} -216Q${x} ${-222 - r * 0.5} ${x - r} -216Z`, bulb)
    );
  const [px, py] = [x + gaze[0] * r * 0.45, -222 + gaze[1] * r * 0.45];
  const pupil = burns === 0 ? '' : dot(px, py, 7, ink) + dot(px - 2.4, py - 2.6, 2.2, '#fffdf0');
  const drop = feeling.lid === 'sleep' ? 2 * r : feeling.knit > 10 ? r * 0.72 : feeling.knit < -5 ? r * 0.55 : 0;
  const turn = feeling.knit > 10 ? side * 17 : feeling.knit < -5 ? side * -17 : 0;
  const lid =
    drop === 0
      ? ''
      : `<g transform="rotate(${turn} ${x} -222)">${flat(rectangle(x - r - 8, -222 - r - 12, 2 * r + 16, drop + 12), darker(p.color, 0.16), 2)}</g>`;
  return ring + fill(disk, bulb) + clipped(disk)(dot(x - 5, -229, r * 0.6, lighter(bulb, 0.5), 0.7), pupil, lid);
}

/** The mouth is a plate with bars; it bends with the mood, and opens for a word. */
function grille(x: number, feeling: Feeling, p: Plating) {
  const open = feeling.mouth === 'oh' || feeling.mouth === 'howl';
  const bend =
    { smile: 9, grin: 11, laugh: 11, sad: -9, wobble: -6, cross: -8, small: 2 }[feeling.mouth as 'smile'] ?? 0;
  const plate = tube(
    `${x - 26},${-188 - bend * 0.5} ${x},${-188 + bend * 0.5} ${x + 26},${-188 - bend * 0.5}`,
    [21, 23, 21],
  );
  const bars = [-22, -11, 0, 11, 22].map((k) => {
    const y = -188 + bend * (0.5 - Math.abs(k) / 24);
    return here('1,-6 1,6', x, y, k, 1);
  });
  return (
    flat(plate, lighter(p.color, 0.45), 2) +
    (open ? flat(blob(x, -188, 14, 11, 3, 0.02), ink, 0) : strokes(bars, darker(p.color, 0.5), 4, 0.9))
  );
}

function headOfTin(yaw: number, feeling: Feeling, gaze: Point, p: Plating, burns: number) {
  const s = yaw * 26;
  const box =
    '-62,-262 -20,-266 24,-262 34,-254 48,-262 62,-258 65,-214 63,-174 56,-166 0,-163 -56,-166 -64,-174 -66,-214';
  const front = `${-55 + s},-255 ${s},-258 ${24 + s * 0.6},-254 ${34 + s * 0.6},-246 ${46 + s * 0.6},-253 ${54 + s * 0.6},-248 ${55 + s * 0.6},-212 ${53 + s * 0.6},-174 ${s},-171 ${-54 + s},-174 ${-57 + s},-212`;
  const ear = (side: number) => flat(rectangle(side < 0 ? -82 : 64, -234, 18, 42), p.steel, 2);
  const aerial =
    line('18,-262 24,-286 8,-298 14,-312', p.steel, 6) +
    flat(blob(14, -316, 9, 9, 3, 0.03), burns === 0 ? darker(p.knob, 0.4) : p.knob, 2);
  return (
    aerial +
    ear(-1) +
    ear(1) +
    flat(box, darker(p.color, yaw === 0 ? 0.1 : 0.22), 2.4) +
    clipped(box)(flat(front, p.color, 0), shaded(front, darker(p.color, 0.35), 0.4)) +
    line('26,-256 34,-244 46,-256', darker(p.color, 0.4), 3, 0.8) +
    each([-25, 25], (x) => lampEye(x + s * 0.9, Math.sign(x), feeling, gaze, p, burns)) +
    grille(s * 0.9, feeling, p) +
    heap('-50,-176 50,-176 -52,-252', (x, y) => dot(x + s * 0.5, y, 3.4, darker(p.color, 0.4)))
  );
}

function chest(yaw: number, p: Plating) {
  const d = '-56,-152 0,-155 56,-152 62,-140 57,-52 48,-38 0,-35 -48,-38 -57,-52 -62,-140';
  const x = yaw * 16;
  return (
    flat(rectangle(-13, -172, 26, 24), p.steel, 2) +
    line('-13,-164 13,-164; -13,-158 13,-158', darker(p.steel, 0.4), 2.4, 0.8) +
    flat(d, p.color, 2.4) +
    shaded(d, darker(p.color, 0.4), 0.5) +
    flat(rectangle(-36 + x, -140, 66, 42), '#f5ead0', 2) +
    flat(blob(-18 + x, -119, 12, 12, 3, 0.02), p.knob, 1.6) +
    line(`${-18 + x},-119 ${-12 + x},-128`, '#fff6e0', 3.4) +
    flat(blob(10 + x, -127, 5.5, 5.5, 3), '#4f9d62', 1) +
    flat(blob(10 + x, -110, 5.5, 5.5, 3), '#f0b53e', 1) +
    `<g transform="rotate(-8 ${22 + x} -68)">${flat(rectangle(6 + x, -82, 34, 26), '#cf8652', 2)}${heap(`${10 + x},-78 ${36 + x},-78 ${10 + x},-60 ${36 + x},-60`, (cx, cy) => dot(cx, cy, 2.4, '#5a3a2a'))}</g>`
  );
}

function wheels(p: Plating) {
  const one = (x: number) =>
    flat(blob(x, -27, 27, 27, 4, 0.012, 14), '#3d3846', 2) +
    flat(blob(x, -27, 15, 15, 4, 0.02, 14), lighter(p.steel, 0.45), 1.4) +
    flat(blob(x, -27, 5, 5, 3), '#3d3846', 0);
  return line('-38,-27 38,-27', p.steel, 11) + one(-38) + one(38);
}

function arm(side: number, hand: Point, shape: string, p: Plating) {
  const from: Point = [side * 62, -136];
  const ways = [1, -1].map((bend) => joint(from, hand, 50, bend));
  const elbow = ways.reduce((a, b) => (side * a[0] + a[1] > side * b[0] + b[1] ? a : b));
  const d = tube([from, elbow, hand], [15, 15, 13]);
  const along = (t: number): Point => {
    const [a, b, k] = t < 0.5 ? [from, elbow, t * 2] : [elbow, hand, t * 2 - 1];
    return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
  };
  const rings = each(9, (i) => {
    const [x, y] = along((i + 1) / 10);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6.4" fill="none" stroke="${darker(p.steel, 0.35)}" stroke-width="2" opacity="0.6"/>`;
  });
  const angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI;
  const grip =
    shape === 'point'
      ? flat(tube('2,0 26,-2 48,-2', [12, 10, 7]), p.steel, 2) + flat(tube('2,6 14,12 20,6', [9, 8, 6]), p.steel, 2)
      : flat(tube(shape === 'open' ? '2,-5 20,-20 32,-14' : '2,-6 16,-14 28,-5', [11, 9, 6]), p.steel, 2) +
        flat(tube(shape === 'open' ? '2,5 20,20 32,14' : '2,6 16,14 28,5', [11, 9, 6]), p.steel, 2);
  return (
    flat(d, p.steel, 2) +
    rings +
    flat(blob(from[0], from[1], 16, 16, 3, 0.02), darker(p.color, 0.1), 2) +
    `<g transform="translate(${hand[0].toFixed(1)} ${hand[1].toFixed(1)}) rotate(${angle.toFixed(1)})">${grip}${flat(blob(0, 0, 11, 11, 3, 0.02), darker(p.color, 0.1), 2)}</g>`
  );
}

/**
 * A robot on two wheels: `chuma('600,860,150 right sad tilt=8 l=430,700/hold')`. The size is the height of its head, and the whole
 * is three of them; its lamps look and droop with the moods of people; `dim` and `off` turn them down, `lean` tips all of it.
 */
export function robot(p: Plating): (text: string, ...holds: readonly Thing[]) => Thing {
  return (text, ...holds) =>
    (light) => {
      const { at, turn, mood, values, flags } = directed(text, ['floats', 'dim', 'off']);
      const [x, y, u] = at;
      const k = u / 100;
      const yaw = Math.sin(yaws[turn ?? 'front']);
      const feeling: Feeling = moods[mood ?? 'calm'];
      const gaze = pts(values.get('gaze') ?? '0,0')[0] ?? [0, 0];
      const burns = flags.has('off') ? 0 : flags.has('dim') ? 0.5 : 1;
      const lean = Number(values.get('lean') ?? 0);
      const hand = (name: 'l' | 'r', side: number) => {
        const [place = '', shape = 'hold'] = (values.get(name) ?? `~${side * 0.86},0.98`).split('/');
        const [px, py] = pts(place.replace('~', ''))[0] ?? [0, 0];
        const to: Point = place.startsWith('~') ? [px * 100, -160 + py * 100] : [(px - x) / k, (py - y) / k];
        return arm(side, to, shape, p);
      };
      const shining = burns === 1 ? glow(x + yaw * 24 * k, y - 222 * k, 120 * k, p.lamp, 0.42) : '';
      const put = (part: string) =>
        lit(light, u)(`<g transform="translate(${x} ${y}) rotate(${lean}) scale(${k})">${part}</g>`);
      const tilted = `<g transform="rotate(${values.get('tilt') ?? 0} 0 -160)">${headOfTin(yaw, feeling, gaze, p, burns)}</g>`;
      return (
        (flags.has('floats') ? '' : contact(x, y, 82 * k)) +
        put(wheels(p) + chest(yaw, p) + tilted) +
        shining +
        drawn(light, holds) +
        put(hand('l', -1) + hand('r', 1))
      );
    };
}
