import { clipped, cut, flat, type Light, line, painted, shaded, soft, stroke, strokes } from '../kit/brush.ts';
import { house } from '../kit/buildings.ts';
import { land, wash } from '../kit/scenery.ts';
import { abreast, blob, each, here, nth, placed, pts, rectangle } from '../kit/shapes.ts';
import { actor, creature, drawn, type Thing } from '../kit/staging.ts';
import { type Box, darker, lighter, type Point, uniqueId } from '../svg.ts';

export const c = {
  rose: '#e6a39a',
  lemon: '#f8dc7a',
  violet: '#6a5aa8',
  lilac: '#bcaede',
  green: '#3f9578',
  orange: '#e88a45',
  cream: '#fdf1d6',
  night: '#28255e',
};
export const day: Light = { from: [-0.7, -0.7], rim: '#fff6d0', shade: '#5a3470' };
export const indoors: Light = { from: [0.6, -0.7], rim: '#fff0c0', shade: '#4f2c66', tint: '#fff4e8' };
export const dusk: Light = { from: [0.7, -0.4], rim: '#ffdca0', shade: '#40205e', tint: '#ffe8dc' };
export const night: Light = { from: [0.4, -0.8], rim: '#d6d2f6', shade: '#161446', tint: '#b9b4de' };

export const salma = actor(
  'child puffs round skin=#a06a48 hairColor=#241a26',
  'dress #f6cb4f short hem #e06a7c; shoes #e06a7c',
);
/** Salma in her night clothes. */
export const salmaInBed = actor(
  'child puffs round skin=#a06a48 hairColor=#241a26',
  `shirt #f6cb4f dots ${c.cream} long; trousers #f6cb4f`,
);
export const mona = actor(
  'grown none oval nose=long skin=#a8724e hairColor=#241a26',
  `scarf ${c.green}; robe #8a62b8 long hem ${c.lemon}; shoes #4a3050`,
);
export const karim = actor(
  'child curls oval nose=round skin=#8c5a3c hairColor=#241a26',
  `shirt ${c.green} short hem ${c.lemon}; shorts ${c.orange}`,
);
export const adel = actor(
  'grown sturdy crop square nose=broad brows=thick skin=#96623f hairColor=#7d7580 moustache=#6a626e',
  `shirt ${c.orange} short; trousers #46548f; shoes #4a3238`,
);
export const breadBoy = actor(
  'child slim crop heart skin=#8a5838 hairColor=#241a26',
  `skullcap ${c.cream} ${c.orange}; shirt #5a8cc8 short; trousers #7a5a52; shoes #4a3238`,
);
export const mama = actor(
  'grown long heart skin=#a8724e hairColor=#241a26',
  `earrings ${c.lemon}; tunic #e0708c long hem ${c.cream}; trousers ${c.violet}; shoes #4a3050`,
);
export const baby = actor('baby tuft round skin=#a87350 hairColor=#241a26', 'shirt #7fc3ad long; trousers #7fc3ad');
export const tabby = creature('cat', { color: '#e29a50', belly: '#fbe6c4', patch: '#b8682e' });
export const shadow = creature('cat', { color: '#5a4a72', belly: '#8f80aa', patch: '#40345a' });
export const goat = creature('goat', { color: '#efe3d2', belly: '#ffffff', patch: '#c99a6a' });

/** What is seen in a box, cut by its edges. */
export function within(box: Box, ...things: readonly Thing[]): (light: Light) => string {
  const id = uniqueId();
  return (light) =>
    `<clipPath id="${id}"><path d="${rectangle(...box)}"/></clipPath><g clip-path="url(#${id})">${drawn(light, things)}</g>`;
}

/** The slats of a shutter from x1 to x2, whose top is y. */
const slats = (x1: number, x2: number, y: number, h: number) =>
  abreast(`${x1},${y + h * 0.2} ${x2},${y + h * 0.2}`, `${x1},${y + h * 0.8} ${x2},${y + h * 0.8}`, 4);

/** A window with shutters and a sill, and who is in it. */
export function pane(box: Box, glass: string) {
  const [x, y, w, h] = box;
  const shutter = (sx: number) =>
    flat(rectangle(sx, y - 4, w * 0.22, h + 8), c.violet, 2) +
    line(slats(sx + 6, sx + w * 0.22 - 6, y, h), darker(c.violet, 0.3), 4, 0.7);
  return (...things: readonly Thing[]): Thing =>
    (light) =>
      flat(rectangle(...box), glass, 0) +
      within(box, ...things)(light) +
      stroke(rectangle(...box), c.cream, 10) +
      shutter(x - w * 0.24 - 6) +
      shutter(x + w * 1.02 + 6) +
      flat(rectangle(x - 14, y + h, w + 28, 14), c.cream, 2);
}

const block = (x: number, y: number, w: number, h: number, wall: string, seed: number) =>
  house(x, y, w, h, {
    wall,
    glass: '#8a76b0',
    frame: c.cream,
    columns: 3,
    rows: Math.max(2, Math.round(h / 120)),
    seed,
  });

export const minaret = (x: number, y: number, h: number, color: string) =>
  painted(rectangle(x - h * 0.05, y - h * 0.72, h * 0.1, h * 0.72), color) +
  flat(rectangle(x - h * 0.08, y - h * 0.74, h * 0.16, h * 0.03), lighter(color, 0.2), 1.6) +
  painted(rectangle(x - h * 0.032, y - h * 0.88, h * 0.064, h * 0.15), color) +
  painted(here('-0.045,-0.86 -0.05,-0.91 0,-1 0.05,-0.91 0.045,-0.86', x, y, h), lighter(color, 0.15));

/** The street in Cairo, its ground at y. */
export function cairo(sky: readonly [string, string], y: number, far: string, near: readonly [string, string]) {
  return (
    wash(...sky) +
    minaret(180, y, 560, far) +
    minaret(1080, y, 470, far) +
    each(7, (i) => painted(rectangle(i * 190 - 60, y - 190 - ((i * 67) % 120), 176, 330), far, darker(far, 0.2))) +
    block(-70, y, 260, 400, near[0], 3) +
    block(1000, y, 280, 360, near[1], 8) +
    land(here('-20,0 400,-3 800,3 1220,0', 0, y), '#caa0a4', '#6a4a7a') +
    line(here('-10,34 1210,30', 0, y), '#f2dccc', 9, 0.8)
  );
}

export const washing = (from: Point, to: Point) => {
  const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 22];
  const t = (k: number): Point => [
    from[0] + (to[0] - from[0]) * k,
    from[1] + (to[1] - from[1]) * k + 22 * 4 * k * (1 - k) * 0.9,
  ];
  return (
    strokes([[from, mid, to]], '#6a5a7a', 4, 0.9) +
    each([0.2, 0.42, 0.64, 0.84], (k, i) => {
      const [x, y] = t(k);
      return soft(here('-22,0 22,0 26,52 0,58 -26,52', x, y), nth([c.cream, '#5a8cc8', c.lemon, '#e0708c'], i), 1.6);
    })
  );
};

/** A striped room with its floor. */
export const room = (wall: string, floorAt: number, floorColor: string) =>
  wash(wall, darker(wall, 0.16)) +
  line(abreast(`40,-10 40,${floorAt}`, `1190,-10 1190,${floorAt}`, 11), lighter(wall, 0.3), 30, 0.5) +
  painted(rectangle(-10, floorAt, 1220, 1230 - floorAt), floorColor, darker(floorColor, 0.4)) +
  flat(rectangle(-10, floorAt - 16, 1220, 24), c.cream, 2);

export const rug = (x: number, y: number, rx: number, ry: number) =>
  flat(blob(x, y, rx, ry, 3, 0.012, 16), c.violet, 2) +
  flat(blob(x, y, rx * 0.78, ry * 0.76, 3, 0.012, 16), c.lilac, 0) +
  flat(blob(x, y, rx * 0.46, ry * 0.44, 3, 0.012, 16), c.cream, 0);

/** A cot seen from its side with who lies or sits in it; (x, y) is its left foot. The mattress lies 0.22 w above the foot. */
export function cot(x: number, y: number, w: number, ...things: readonly Thing[]): Thing {
  const [wood, h] = ['#c58a52', w * 0.56];
  const bars = (top: number, from: number, opacity: number) => {
    const bar = (t: number) => `${x + w * t},${y - from} ${x + w * t},${y - top}`;
    return line(abreast(bar(0.08), bar(0.92), 8), wood, w * 0.022, opacity);
  };
  const post = (px: number) =>
    painted(rectangle(px, y - h, w * 0.05, h), wood) +
    flat(blob(px + w * 0.025, y - h, w * 0.038, w * 0.038, 3, 0.02), lighter(wood, 0.15), 2);
  return (light) =>
    bars(h * 0.9, h * 0.3, 0.7) +
    flat(rectangle(x, y - h * 0.93, w, h * 0.06), darker(wood, 0.12), 2) +
    painted(rectangle(x + w * 0.03, y - w * 0.22, w * 0.94, w * 0.13), c.cream, c.lilac) +
    drawn(light, things) +
    flat(rectangle(x, y - w * 0.15, w, w * 0.07), wood, 2) +
    flat(rectangle(x, y - w * 0.27, w, w * 0.03), wood, 2) +
    bars(w * 0.26, w * 0.1, 1) +
    post(x - w * 0.03) +
    post(x + w * 0.98);
}

/** Baby lying on its back in a cot w wide, with its blanket; (x, y) is the left foot of the cot. */
export const lying = (x: number, y: number, w: number, mood: string, gaze = '0,0'): readonly Thing[] => [
  soft(here('0.05,-0.22 0.06,-0.34 0.22,-0.38 0.38,-0.33 0.4,-0.22', x, y, w), c.cream),
  baby(`${x + w * 0.52},${y - w * 0.3},${w * 0.3} front none ${mood} roll=-78 tilt=40 gaze=${gaze}`),
  painted(here('0.38,-0.2 0.42,-0.37 0.6,-0.43 0.84,-0.38 0.96,-0.22 0.7,-0.17', x, y, w), c.lilac, c.violet),
];

/** A cup-shaped drum; (x, y) is the middle of its foot. */
export const drum = (x: number, y: number, h: number) =>
  painted(
    pts('-34,-96 34,-96 30,-66 12,-44 16,-14 26,0 -26,0 -16,-14 -12,-44 -30,-66').map(([px, py]): Point => [
      x + (px * h) / 100,
      y + (py * h) / 100,
    ]),
    c.orange,
    '#8a3f3a',
  ) +
  line(here('-0.28,-0.78 -0.12,-0.62 0,-0.76 0.12,-0.62 0.28,-0.78', x, y, h), c.lemon, h * 0.03) +
  flat(blob(x, y - h * 0.96, h * 0.37, h * 0.1, 3, 0.01, 14), c.cream, 2);

/** A sewing machine w long, with its needle at the left; (x, y) is the left of its foot. */
export const sewingMachine = (x: number, y: number, w: number) => {
  const at = placed(x, y, w);
  return (
    painted(
      at('0,-0.16 0,-0.56 0.16,-0.62 0.8,-0.58 0.96,-0.46 0.96,-0.06 0.68,-0.06 0.68,-0.34 0.2,-0.36 0.18,-0.16'),
      '#37345e',
    ) +
    flat(rectangle(x - w * 0.06, y - w * 0.09, w * 1.08, w * 0.1), '#37345e') +
    line(at('0.09,-0.16 0.09,-0.08'), '#d6d2e0', w * 0.025) +
    line(at('0.3,-0.5 0.5,-0.44 0.66,-0.5'), c.lemon, w * 0.03) +
    flat(blob(x + w * 1.02, y - w * 0.42, w * 0.1, w * 0.16, 3, 0.02), '#8a86a6', 2) +
    flat(rectangle(x + w * 0.62, y - w * 0.74, w * 0.1, w * 0.14), '#e0708c', 1.6)
  );
};

export const hammer = (x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${line('0,50 0,-60', '#a5703f', 15)}${flat('M-44 -84H26Q44 -74 40 -56H-44Z', '#8289a0', 2)}</g>`;

/** A pan that is beaten, seen from below; (x, y) is the middle of its bottom. */
export const pan = (x: number, y: number, r: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${flat(rectangle(-r * 0.12, r * 0.8, r * 0.24, r * 1.25), '#3a3450', 2)}${painted(blob(0, 0, r, r, 4, 0.01, 16), '#6a6488', '#2e2a48')}<circle r="${r * 0.78}" fill="none" stroke="#8f8aac" stroke-width="${r * 0.06}"/></g>`;

/** A tray of flat loaves; (x, y) is the middle of its foot. */
export function loaves(x: number, y: number, w: number) {
  const rows: readonly (readonly [number, number])[] = pts('0,7 1,6 2,4');
  return (
    each(rows, ([row, count]) =>
      each(count, (i) => {
        const [lx, ly] = [x + (i - (count - 1) / 2) * w * 0.132, y - w * 0.05 - row * w * 0.055];
        return flat(
          blob(lx, ly, w * 0.085, w * 0.042, i + row, 0.04),
          nth(['#e6b06a', '#d99a54', '#efc088'], i + row),
          1.8,
        );
      }),
    ) +
    flat(rectangle(x - w / 2, y - w * 0.022, w, w * 0.044), '#a5703f', 2) +
    line(here('-0.46,0 -0.46,-0.09; 0.46,0 0.46,-0.09', x, y, w), '#a5703f', w * 0.02)
  );
}

export const feather = (x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${painted('-110,8 -60,-34 20,-44 100,-18 128,2 90,22 10,34 -60,28', c.cream, '#a99cd0')}${line('-150,16 -60,4 40,-4 124,0', '#8a78b4', 6)}${line('-30,0 -50,-26; 10,-4 -6,-34; 50,-6 40,-32; -20,8 -40,24; 30,4 12,30; 70,2 60,22', '#b9aedc', 4, 0.8)}</g>`;

/** A taxi on three wheels, h high; (x, y) is the left of its foot. */
export const threeWheeler = (x: number, y: number, h: number) =>
  `<g transform="translate(${x} ${y}) scale(${h / 100})">${
    painted('M6 -22Q4 -86 22 -96H100Q118 -94 124 -58L150 -48Q160 -36 156 -20Z', c.lemon, c.orange) +
    flat('M30 -52V-84H62V-52ZM72 -52V-84H98Q106 -76 110 -52Z', '#5a5488', 1.6) +
    painted('M6 -50H150Q160 -36 156 -20H6Z', c.green, '#1f5a4a') +
    each(
      [36, 128],
      (cx) => flat(blob(cx, -14, 16, 16, 3, 0.015), '#3a3244', 1.6) + flat(blob(cx, -14, 7, 7, 3), '#c9c2cc', 1),
    ) +
    flat(blob(154, -36, 5, 6, 3), c.cream, 1)
  }</g>`;

export function bottle(x: number, y: number, h: number, turn: number) {
  const glass = rectangle(-h * 0.17, -h * 0.6, h * 0.34, h * 0.6);
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${flat(glass, '#fffaf2', 2) + clipped(glass)(flat(rectangle(-h * 0.2, -h * 0.6, h * 0.4, h * 0.2), '#cfe0ee', 0)) + flat(rectangle(-h * 0.19, -h * 0.72, h * 0.38, h * 0.14), '#e0708c', 2) + flat(blob(0, -h * 0.8, h * 0.09, h * 0.12, 3), '#e9b48a', 1.6)}</g>`;
}

/** Stairs that rise to the left, from (x, y) at their foot. */
export const stairs = (x: number, y: number, count: number, [w, h]: Point, color: string) =>
  each(count, (i) => {
    const step = rectangle(x - (i + 1) * w, y - (i + 1) * h, w + 2, (i + 1) * h + 400);
    return (
      flat(step, color, 0) +
      shaded(step, darker(color, 0.4), 0.4) +
      flat(rectangle(x - (i + 1) * w - 4, y - (i + 1) * h - 8, w + 12, 16), lighter(color, 0.35), 1.6)
    );
  });

export const door = (x: number, y: number, w: number, h: number, turn = 0) =>
  `<g transform="rotate(${turn} ${x} ${y})">${painted(rectangle(x, y - h, w, h), c.green, '#1f5a4a')}${cut(here('0.15,-0.9 0.85,-0.9 0.85,-0.55 0.15,-0.55', x, y, w, h), lighter(c.green, 0.14))}${cut(here('0.15,-0.46 0.85,-0.46 0.85,-0.08 0.15,-0.08', x, y, w, h), lighter(c.green, 0.14))}${flat(blob(x + w * 0.88, y - h * 0.5, 11, 11, 3), c.lemon, 2)}</g>`;
