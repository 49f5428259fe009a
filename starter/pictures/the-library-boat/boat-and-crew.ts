import { clipped, cut, flat, type Light, line, oval, painted, soft, strokes } from '../kit/brush.ts';
import { wash } from '../kit/scenery.ts';
import { abreast, blob, each, here, placed, rectangle, times, tube } from '../kit/shapes.ts';
import { actor, creature, drawn, type Thing } from '../kit/staging.ts';
import { between, darker, lighter, mix, type Point, seeded, type Spot, uniqueId } from '../svg.ts';

export const c = {
  jade: '#5aa58c',
  cobalt: '#3566ad',
  saffron: '#f2ab38',
  cream: '#fdf1d6',
  indigo: '#2c2f63',
  torch: '#ffe39a',
  clay: '#b96f4a',
  rose: '#dc6f8b',
};
export const sunny: Light = { from: [-0.7, -0.8], rim: '#fff4cf', shade: '#3f4a78' };
export const rainy: Light = { from: [-0.4, -0.9], rim: '#eef6f4', shade: '#2f4560', tint: '#dde6e6' };
export const violet: Light = { from: [0.8, -0.5], rim: '#ffc9a0', shade: '#2a2358', tint: '#d6c6e2' };
export const torchlit: Light = { from: [-0.7, -0.5], rim: '#ffe39a', shade: '#241f50', tint: '#f0d4c0' };
export const golden: Light = { from: [0.8, -0.6], rim: '#ffe7a8', shade: '#4a4070', tint: '#fff4e0' };

export const rafi = actor(
  'child short oval brows=thick skin=#ab7048 hairColor=#21181f',
  `shirt ${c.saffron} short; shorts ${c.cobalt}`,
);
export const shilpi = actor('child puffs round skin=#b67c52 hairColor=#21181f', `dress ${c.rose} dots #f7d9de short`);
export const bowl = actor('child bowl skin=#9a6340 hairColor=#21181f', `shirt ${c.jade} short; shorts #5a4a78`);
export const plaits = actor(
  'child plaits heart skin=#b27a52 hairColor=#21181f lips=#8a3a44',
  `dress #f5dc9a check ${c.clay} short`,
);
export const curls = actor(
  'child curls skin=#a56c46 hairColor=#21181f',
  `shirt #8f86c4 bands #d5d0ee short; shorts ${c.clay}`,
);
export const bob = actor('child bob skin=#8f5a3a hairColor=#21181f', `shirt #e88d5a short; skirt ${c.jade}`);
export const crop = actor(
  'child crop square skin=#b88058 hairColor=#21181f',
  `shirt #a9c9e0 short; shorts ${c.indigo}`,
);
export const mina = actor(
  'grown bun oval skin=#a86d48 hairColor=#21181f',
  `glasses #7a3a2a; earrings ${c.saffron}; dress #2f8c86 leaves #8fd0c0 short hem ${c.saffron}`,
);
export const father = actor(
  'grown sturdy crop square nose=broad skin=#99623e hairColor=#21181f moustache=#21181f',
  `shirt #eadfc8 short; skirt ${c.cobalt} check #7f9fd0`,
);
export const granny = actor('old bun nose=round skin=#9a6644 hairColor=#e6e2de', `dress #f0ebe2 long hem ${c.rose}`);
export const goat = creature('goat', { color: '#b98a62', belly: '#f3e6d0', patch: '#8a5f40' });
export const buffalo = creature('buffalo', { color: '#77737e', belly: '#aaa3aa' });

const spines = [c.cobalt, c.saffron, c.jade, c.clay, c.rose, c.cream, '#8f86c4'];

/** A row of books that stand on (x, y). */
export function books(x: number, y: number, w: number, h: number, seed: number, dim = 0) {
  const random = seeded(seed);
  const drawnBooks: string[] = [];
  for (let at = x; at < x + w - h * 0.12;) {
    const [bw, bh] = [h * between(random, 0.14, 0.26), h * between(random, 0.72, 0.96)];
    const color = mix(spines[Math.floor(random() * spines.length)] ?? c.cream, '#221d48', dim);
    const leans = random() < 0.12 ? 7 : 0;
    drawnBooks.push(
      `<g transform="rotate(${leans} ${at} ${y})">${flat(rectangle(at, y - bh, bw, bh), color, 1.6)}${line(here('0.2,-0.8 0.8,-0.8', at, y, bw, bh), lighter(color, 0.4), 4, 0.7)}</g>`,
    );
    at += bw + 1 + leans * 2;
  }
  return drawnBooks.join('');
}

export function shelves(x: number, y: number, w: number, h: number, rows: number, dim = 0) {
  const wood = mix('#a5704a', '#1f1a40', dim);
  const step = h / rows;
  return (
    painted(rectangle(x, y, w, h), darker(wood, 0.45)) +
    each(rows, (i) => [
      books(x + 10, y + (i + 1) * step - 12, w - 20, step * 0.82, i + Math.round(x) + 3, dim),
      flat(rectangle(x, y + (i + 1) * step - 14, w, 16), wood),
    ]) +
    each([0, w], (dx) => flat(rectangle(x + dx - 9, y - 8, 18, h + 12), wood))
  );
}

/** An open book that shows its pages to us, round (x, y). */
export function openBook(x: number, y: number, w: number, turn: number) {
  const h = w * 0.58;
  const leaf = (d: number) => here('0,-0.46 0.25,-0.56 0.48,-0.5 0.49,0.46 0.25,0.42 0,0.5', 0, 0, d * w, h);
  return (...inside: readonly Thing[]): Thing =>
    (light) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${cut(here('-0.52,-0.52 0.52,-0.52 0.53,0.54 -0.53,0.54', 0, 0, w, h), '#b8423c')}${flat(leaf(-1), '#fff8e6')}${flat(leaf(1), '#fdf1d6')}${drawn(light, inside)}${line(`0,${-h * 0.46} 0,${h * 0.5}`, '#c9b48a', 4, 0.8)}</g>`;
}

/** A book whose cover we see while somebody reads it. */
export const heldBook = (x: number, y: number, w: number, color: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${cut(here('-0.5,-0.3 0,-0.36 0.5,-0.3 0.5,0.3 0,0.25 -0.5,0.3', 0, 0, w), color)}${line(`0,${-w * 0.34} 0,${w * 0.25}`, darker(color, 0.4), 5, 0.7)}${soft(here('-0.34,-0.12 -0.16,-0.12 -0.16,0.06 -0.34,0.06', 0, 0, w), lighter(color, 0.4), 0)}</g>`;

const tadpole = (x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${flat(blob(0, 0, 9, 7.5, 3), '#34305e', 0)}${line('6,0 16,4 24,-3 33,2', '#34305e', 4)}<circle cx="-4" cy="-2.5" r="2.2" fill="#ffffff"/></g>`;

/** Letters of a page that wriggle away. */
export function tadpoles(x: number, y: number, w: number, rows: number, k: number, seed: number) {
  const random = seeded(seed);
  return each(rows * 4, (i) =>
    tadpole(
      x + ((i % 4) + random() * 0.4) * (w / 4),
      y + Math.floor(i / 4) * 34 * k + random() * 8,
      k * between(random, 0.75, 1.05),
      random() * 70 - 35,
    ),
  );
}

/** Light of a torch from (x, y) to both ends of what it falls on. */
export function beam([x, y]: Point, one: Point, two: Point, strength = 0.55) {
  const id = uniqueId();
  const [mx, my] = [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${mx}" y2="${my}"><stop offset="0" stop-color="${c.torch}" stop-opacity="${strength}"/><stop offset="1" stop-color="${c.torch}" stop-opacity="${strength * 0.35}"/></linearGradient><path d="M${x} ${y}L${one[0]} ${one[1]}L${two[0]} ${two[1]}Z" fill="url(#${id})"/>`;
}

export const torch = (x: number, y: number, turn: number, k = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${cut('-46,-9 6,-9 6,9 -46,9', '#c94a40')}${cut('6,-9 26,-17 26,17 6,9', '#e8e2d8')}${soft('24,-15 30,0 24,15', c.torch)}</g>`;

/** The library from outside: hull, cabin with its shelves, roof of tin; (x, y) is the middle of the water line. `inCabin` looks out; who is on `deck` stands behind the rim. */
export function library(
  [x, y, w]: Spot,
  options: { readonly lit?: boolean; readonly dim?: number; readonly bow?: -1 | 1; readonly deck?: Thing } = {},
) {
  const [dim, d] = [options.dim ?? 0, options.bow ?? 1];
  const shade = (color: string) => mix(color, '#2a2a5a', dim);
  const at = placed(x, y, w * d, w);
  const [left, top, cw, ch] = [x - 0.36 * w, y - 0.31 * w, 0.72 * w, 0.22 * w];
  const openings = [0, 1, 2].map((i) =>
    rectangle(left + cw * (0.04 + i * 0.325), top + ch * 0.12, cw * 0.27, ch * 0.72),
  );
  const inside = options.lit === true ? '#ffd98a' : shade('#7a5540');
  return (...inCabin: readonly Thing[]): Thing =>
    (light) =>
      oval(x, y + 0.07 * w, w * 0.5, w * 0.04, darker(c.indigo, 0.2), 0.25) +
      painted(rectangle(left, top, cw, ch), shade(c.jade), shade('#2f6a60')) +
      each(openings, (o) => flat(o, inside, 3)) +
      each(3, (i) =>
        clipped(openings[i] ?? '')(
          books(left + cw * (0.04 + i * 0.325), top + ch * 0.5, cw * 0.28, ch * 0.34, i + 4, dim),
          books(left + cw * (0.04 + i * 0.325), top + ch * 0.86, cw * 0.28, ch * 0.34, i + 9, dim),
        ),
      ) +
      clipped(rectangle(left, top - w, cw, ch * 0.84 + w))(drawn(light, inCabin)) +
      soft(at('-0.42,-0.31 -0.38,-0.37 0,-0.4 0.38,-0.37 0.42,-0.31 0,-0.325'), shade('#a9b7c4')) +
      line(abreast(at('-0.3,-0.385 -0.318,-0.33'), at('0.3,-0.385 0.318,-0.33'), 7), shade('#7d8ea0'), w * 0.006, 0.7) +
      drawn(light, options.deck === undefined ? [] : [options.deck]) +
      painted(
        at('-0.5,-0.16 -0.4,-0.1 0,-0.09 0.4,-0.11 0.56,-0.24 0.5,-0.06 0.38,0.04 0,0.06 -0.4,0.04 -0.48,-0.04'),
        shade(c.cobalt),
        shade('#1f3a78'),
      ) +
      line(at('-0.49,-0.145 -0.39,-0.09 0,-0.08 0.4,-0.1 0.55,-0.225'), shade(c.saffron), w * 0.02) +
      each([-0.3, -0.15, 0, 0.15, 0.3], (t) =>
        flat(blob(x + t * w * d, y - 0.02 * w, w * 0.02, w * 0.018, 5, 0.15, 6), shade(c.cream), 0),
      );
}

/** Night water or day water with glints. */
export function flood(y: number, sky: readonly [string, string], color: string, glint = '#ffffff') {
  const random = seeded(9);
  const glints = times(24, () => {
    const t = random();
    const [gx, gy, l] = [random() * 1200, y + 24 + t * (1180 - y), 40 + t * 100];
    return here('0,0 0.5,5 1,0', gx, gy, l, 1);
  });
  return (
    wash(...sky) +
    painted(rectangle(-10, y, 1220, 1240 - y), color, darker(color, 0.4), 0.5) +
    strokes(glints, glint, 5, 0.4)
  );
}

/** A straw roof that stands out of the water. */
export const straw = (x: number, y: number, w: number) =>
  painted(here('-0.5,0 -0.34,-0.24 -0.1,-0.36 0.12,-0.36 0.36,-0.22 0.5,0 0,0.04', x, y, w), '#c9a45e', '#7a5a34') +
  line(
    abreast(
      `${x - w * 0.144},${y - w * 0.34} ${x - w * 0.432},${y - 4}`,
      `${x + w * 0.136},${y - w * 0.34} ${x + w * 0.408},${y - 4}`,
      6,
    ),
    '#8f6c38',
    4,
    0.6,
  );

/** One arm of the tiger and the paw over its eye, on the side d. */
function overEye(d: number, fur: string, stripe: string) {
  const paw = soft(
    `${d * 8},-44 ${d * 4},-62 ${d * 14},-78 ${d * 28},-82 ${d * 44},-76 ${d * 52},-58 ${d * 44},-42 ${d * 24},-38`,
    lighter(fur, 0.16),
  );
  const toes = each([12, 26, 40], (t, i) => flat(blob(d * t, i === 1 ? -82 : -77, 9, 9, 3), lighter(fur, 0.16)));
  return (
    flat(tube(`${d * 74},2 ${d * 70},-24 ${d * 34},-54`, [34, 30, 26]), fur) +
    line(`${d * 60},-26 ${d * 82},-16; ${d * 50},-38 ${d * 62},-22`, stripe, 5) +
    paw +
    toes +
    line(`${d * 16},-50 ${d * 30},-48 ${d * 44},-52`, stripe, 4, 0.5)
  );
}

/** A tiger who lies in his cave and holds both paws over his eyes; (x, y) is the ground under its chin, 100 high at k = 1. */
export function shyTiger(x: number, y: number, k: number) {
  const [fur, stripe, pale] = ['#e8943c', '#4a2c3a', '#fbe6c4'];
  const body =
    soft('-30,-4 60,-64 170,-70 216,-30 210,0 60,2', fur) +
    line('90,-64 96,-30 88,-6; 126,-68 134,-36 128,-8; 160,-68 170,-38 166,-8', stripe, 9) +
    line('206,-14 246,-20 262,-48 250,-70', fur, 15) +
    line('250,-34 262,-40; 248,-60 262,-62', stripe, 7);
  const ears = each(
    [-1, 1],
    (d) => flat(blob(d * 44, -92, 17, 17, 3), fur) + flat(blob(d * 44, -91, 9, 9, 3), '#c96f4a', 0),
  );
  const face =
    line(
      '0,-98 0,-80; -14,-95 -11,-82; 14,-95 11,-82; -58,-44 -42,-42; -56,-30 -42,-31; 58,-44 42,-42; 56,-30 42,-31',
      stripe,
      6,
    ) +
    soft('-26,-30 0,-36 26,-30 22,-6 0,0 -22,-6', pale, 0) +
    soft('-8,-30 8,-30 0,-22', '#b8524c', 0) +
    line('0,-22 0,-14; -9,-9 0,-14 9,-9', stripe, 3);
  return `<g transform="translate(${x} ${y}) scale(${k})">${body}${soft('-58,-30 -54,-76 -22,-98 22,-98 54,-76 58,-30 34,-2 -34,-2', fur)}${ears}${face}${overEye(-1, fur, stripe)}${overEye(1, fur, stripe)}</g>`;
}

export const night = (dim = 0.55) =>
  wash('#3a2f5e', '#241f4a') +
  shelves(-20, -40, 330, 700, 5, dim) +
  shelves(890, -40, 340, 700, 5, dim) +
  painted(rectangle(-10, 690, 1220, 230), '#4f3a52', '#241f40');
