import { contact, flat, type Light, line, lit, moved, painted, roundStroke, shaded, strokes } from './brush.ts';
import { eye, type Feeling, type Mood, moods } from './face.ts';
import { blob, each, heap, here, pts, tube } from './shapes.ts';
import { directed, type Thing } from './staging.ts';
import { between, darker, lighter, type Point, seeded } from '../svg.ts';

const coat = '#6f4b3b';
const deep = darker(coat, 0.22);
const light = lighter(coat, 0.2);
const horn = '#eadfc6';
const muzzle = '#e0b6a2';

/** Long hair that hangs from `top` to about `foot` between two sides: locks with pointed ends. */
export function fringe([x0, x1]: Point, [top, foot]: Point, color: string, seed: number) {
  const random = seeded(seed);
  const h = foot - top;
  const count = Math.max(3, Math.round((x1 - x0) / (h * 0.3)));
  const step = (x1 - x0) / count;
  const strands: Point[][] = [];
  let d = `M${x0} ${top}`;
  for (let i = 0; i < count; i += 1) {
    const [x, tip] = [x0 + i * step, foot - between(random, 0, 0.26) * h];
    d += `Q${x} ${top + h * 0.6} ${x + step * 0.36} ${tip}Q${x + step * 0.62} ${tip - h * 0.16} ${x + step} ${foot - h * 0.46}`;
    const sx = x + step * between(random, 0.2, 0.8);
    strands.push(pts(here('0,0.08 -0.12,0.3 0,0.52', sx, top, step, h)));
  }
  d += `L${x1} ${top}Z`;
  return (
    flat(d, color, 0) + shaded(d, darker(color, 0.4), 0.5) + strokes(strands, lighter(color, 0.22), h * 0.045, 0.7)
  );
}

function mouthOf(mood: Mood, x: number) {
  const kind = moods[mood].mouth;
  const dark = '#6a2a34';
  if (kind === 'howl')
    return flat(here('-19,34 0,28 19,34 16,54 0,60 -16,54', x, 0), dark) + flat(blob(x, 52, 11, 6, 2), '#e8776f', 0);
  if (kind === 'oh') return flat(blob(x, 43, 9, 8, 2, 0.03), dark);
  if (kind === 'grin' || kind === 'laugh') return flat(here('-17,38 0,42 17,38 9,50 -9,50', x, 0), dark);
  const bend = kind === 'smile' ? 9 : kind === 'small' ? 4 : kind === 'flat' ? 1 : -6;
  return roundStroke(`M${x - 14} 40Q${x} ${40 + bend} ${x + 14} 40`, dark, 3.4);
}

/** The head round (0, 0), 100 high without its horns; `turn` is -1 to 1. */
function yakFace(mood: Mood, turn: number, gaze: Point, drowsy = false) {
  const feeling: Feeling = moods[mood];
  const s = turn * 11;
  const m = s * 1.5;
  const sides = [-1, 1] as const;
  const hornOf = (k: number) =>
    flat(
      tube(`${k * 20},-36 ${k * 50 + s * 0.2},-34 ${k * 68 + s * 0.2},-56 ${k * 56 + s * 0.2},-88`, [20, 18, 13, 3]),
      horn,
    ) +
    line(`${k * 36},-45 ${k * 38},-28; ${k * 48},-43 ${k * 52},-28`, darker(horn, 0.35), 2.4, 0.6) +
    line(`${k * 58 + s * 0.2},-42 ${k * 60 + s * 0.2},-26`, '#e8a92e', 4) +
    flat(blob(k * 60 + s * 0.2, -17, 8.5, 9.5, 3), '#d63c40', 1.6) +
    line(
      `${k * 56 + s * 0.2},-10 ${k * 55 + s * 0.2},0; ${k * 60 + s * 0.2},-9 ${k * 60 + s * 0.2},3; ${k * 64 + s * 0.2},-10 ${k * 65 + s * 0.2},0`,
      '#d63c40',
      3.4,
    );
  const ear = (k: number) =>
    moved([k * 36 + s * 0.4, -20, k * 22])(
      flat(blob(k * 15, 0, 19, 9, 4, 0.05), deep),
      flat(blob(k * 16, 1, 11, 4.6, 4, 0.05), '#b9776c', 0),
    );
  const face = `-35,-34 -20,-49 0,-53 20,-49 35,-34 37,-4 ${29 + s * 0.5},28 ${15 + s},50 ${s},54 ${-15 + s},50 ${-29 + s * 0.5},28 -37,-4`;
  const eyes = each(sides, (k) => {
    const x = s + k * 19;
    const lidded = eye(x, 1 - Math.max(0, k * turn) * 0.22, -3, 1.02, feeling, gaze, coat);
    const by = -19 - feeling.brow * 0.8;
    const lid = drowsy ? flat(here('-12,-4 -9,-15 0,-18 9,-15 12,-4 0,-1', x, 0), deep, 1.4) : '';
    return `${lidded}${lid}<path d="M${x - 9} ${by + 2}q9 -6 18 0" fill="none" stroke="${darker(coat, 0.55)}" stroke-width="4.6" stroke-linecap="round" transform="rotate(${feeling.knit * k} ${x} ${by})"/>`;
  });
  const nostril = (k: number) =>
    `<ellipse cx="${m + k * 11}" cy="24" rx="4.4" ry="5.6" fill="#7a4440" transform="rotate(${k * 16} ${m + k * 11} 24)"/>`;
  const lock = `${s * 0.6 - 31},-40 ${s * 0.6 - 20},-58 ${s * 0.6},-64 ${s * 0.6 + 20},-58 ${s * 0.6 + 31},-40 ${s + 27},-22 ${s + 19},-34 ${s + 12},-13 ${s + 4},-32 ${s - 4},-9 ${s - 11},-31 ${s - 19},-15 ${s - 24},-33 ${s - 31},-20`;
  return (
    each(sides, (k) => ear(k) + hornOf(k)) +
    flat(face, coat) +
    shaded(face, darker(coat, 0.5), 0.4) +
    `<ellipse cx="${s * 0.4 - 28}" cy="13" rx="8" ry="5.5" fill="#d8604f" opacity="${0.2 + (feeling.flush ?? 0) * 0.3}"/><ellipse cx="${s * 0.4 + 28}" cy="13" rx="8" ry="5.5" fill="#d8604f" opacity="${0.2 + (feeling.flush ?? 0) * 0.3}"/>` +
    flat(here('-27,26 -18,13 0,9 18,13 27,26 23,46 0,56 -23,46', m, 0), muzzle) +
    nostril(-1) +
    nostril(1) +
    mouthOf(mood, m) +
    eyes +
    flat(lock, lighter(coat, 0.1)) +
    line(here('-20,-52 -18,-30; -8,-58 -5,-26; 6,-58 11,-28; 20,-52 20,-38', s, 0), lighter(coat, 0.34), 3, 0.7)
  );
}

const shag = (spots: string, k = 1) =>
  heap(spots, (x, y) => line(here('0,0 -4,7 -1,15', x, y, k), light, 2.2 * k, 0.75));

function leg(x: number, step: number, lift: number, color: string) {
  const foot = x + step;
  return (
    flat(tube(`${x},-44 ${x + step * 0.4},-24 ${foot},${-9 - lift}`, [25, 19, 15]), color) +
    flat(here('-9,-12 8,-12 12,-1 -11,-1', foot, -lift), '#2f2126', 1.5)
  );
}

/** What a direction says of a yak; its pieces are painted 100 high, looking right, and put in place. */
function told(text: string) {
  const { at, turn, legs, mood = 'calm', values, flags, point } = directed(text, ['floats', 'drowsy']);
  const [x, y, u] = at;
  const k = u / 100;
  const flip = turn === 'left' ? -1 : 1;
  const [gx, gy] = point('gaze') ?? [0, 0];
  const number = (name: string, usual = 0): number => Number(values.get(name) ?? usual);
  return {
    number,
    by: point('head') ?? [0, 0],
    walks: legs === 'walk',
    face: (turned = 0) => yakFace(mood, number('turn', turned), [gx * flip, gy], flags.has('drowsy')),
    put: (scene: Light, depth: number, drawing: string, nod = '') =>
      lit(scene, u * depth)(`<g transform="translate(${x} ${y}) scale(${flip * k} ${k})${nod}">${drawing}</g>`),
    shadow: (wide: number) => (flags.has('floats') ? '' : contact(x, y, wide * k)),
  };
}

/**
 * `yak('500,850,380 right walk calm gaze=-0.8,0 head=-4,10 nod=8 turn=0.4 tail=20')`: seen from the side, u the height
 * of its back. `turn` is how far the face is turned away from us, -1 to 1; `tail` raises the tail by degrees.
 */
export function yak(text: string): Thing {
  const t = told(text);
  return (scene) => {
    const step = t.walks ? 11 : 0;
    const body = '-92,-54 -90,-80 -74,-96 -40,-98 -6,-96 18,-104 42,-111 66,-104 84,-82 86,-52 60,-36 -60,-34 -84,-40';
    const head: Point = [98 + t.by[0], -68 + t.by[1]];
    const mane = `40,-108 66,-106 ${head[0] - 8},${head[1] - 22} ${head[0] + 12},${head[1] + 8} ${head[0] - 4},${head[1] + 42} 74,-28 56,-34 44,-60`;
    const plume = '4,-6 -12,-6 -24,14 -30,44 -24,66 -17,56 -12,70 -6,54 2,62 2,34 8,12';
    const drawing =
      moved([-86, -84, t.number('tail')])(
        flat(plume, deep),
        line('-6,6 -16,30 -18,52; 0,14 -6,36 -8,50', light, 2.4, 0.6),
      ) +
      leg(-52, step, t.walks ? 6 : 0, deep) +
      leg(52, -step, 0, deep) +
      leg(-68, -step, 0, coat) +
      leg(66, step, t.walks ? 6 : 0, coat) +
      painted(body, coat, darker(coat, 0.4), 0.5) +
      fringe([-90, 84], [-52, -12], deep, 5) +
      shag(
        '-74,-88 -52,-78 -30,-90 -10,-76 12,-92 32,-78 -64,-64 -40,-60 -14,-60 12,-62 38,-56 22,-76 -80,-74 46,-96 -24,-74',
      ) +
      flat(mane, deep) +
      shag('60,-98 54,-78 70,-72 62,-56 76,-48 82,-84') +
      moved([head[0], head[1], t.number('nod'), 0.68])(t.face(0.4));
    return t.shadow(104) + t.put(scene, 0.8, drawing);
  };
}

/** The yak from the front; the words are those of `yak`. */
export function yakFront(text: string): Thing {
  const t = told(text);
  return (scene) => {
    const body = '-50,-30 -58,-60 -48,-90 -24,-106 0,-110 24,-106 48,-90 58,-60 50,-30 0,-24';
    const drawing =
      leg(-27, 0, 0, coat) +
      leg(27, 0, 0, coat) +
      painted(body, coat, darker(coat, 0.4), 0.5) +
      fringe([-56, 56], [-58, -11], deep, 8) +
      shag('-44,-80 -36,-66 44,-82 36,-68 -50,-62 48,-64 -24,-100 24,-100') +
      moved([t.by[0], -74 + t.by[1], t.number('nod'), 0.74])(t.face());
    return t.shadow(66) + t.put(scene, 0.8, drawing);
  };
}

/** The head alone, u its height: `yakHead('600,400,500 right worried gaze=0.6,0.9 turn=0.4 nod=6')`. */
export function yakHead(text: string): Thing {
  const t = told(text);
  return (scene) => t.put(scene, 0.6, t.face(), ` rotate(${t.number('nod')})`);
}

/** The colours of its hair, for what is drawn very near. */
export const yakCoat = { coat, deep, light } as const;
