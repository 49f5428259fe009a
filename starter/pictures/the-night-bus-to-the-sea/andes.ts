import { clipped, flat, type Light, line, painted, stroke } from '../kit/brush.ts';
import { rooster } from '../kit/fowl.ts';
import { llama } from '../kit/llama.ts';
import { look } from '../kit/looks.ts';
import { cloud, disk, glow, land, stars, wash } from '../kit/scenery.ts';
import { abreast, blob, each, heap, here, nth, placed, rectangle, rows } from '../kit/shapes.ts';
import { actor } from '../kit/staging.ts';
import { darker, lighter } from '../svg.ts';

export const c = {
  petrol: '#24466e',
  night: '#17234f',
  cream: '#f8ecd2',
  magenta: '#d6457f',
  amber: '#f5b64c',
  turquoise: '#2ea49f',
  violet: '#7f79b8',
  orange: '#d8763f',
};
export const evening: Light = { from: [0.7, -0.4], rim: '#ffdca2', shade: '#402458', tint: '#ffe9dc' };
export const fireside: Light = { from: [0.8, 0.1], rim: '#ffd27e', shade: '#2c1a48', tint: '#ffe4cc' };
export const snowlight: Light = { from: [-0.6, -0.8], rim: '#ffffff', shade: '#4a5a98' };
export const inBus: Light = { from: [0, -0.9], rim: '#ffe2a0', shade: '#2c2050', tint: '#fff0da' };
export const asleepBus: Light = { from: [0.7, -0.5], rim: '#cfd8f4', shade: '#141a48', tint: '#a9acd6' };
export const headlights: Light = { from: [-0.8, -0.1], rim: '#ffe6ae', shade: '#10163e', tint: '#d8d2e2' };
export const dawn: Light = { from: [0.6, -0.4], rim: '#fff0c4', shade: '#4a3a78', tint: '#fff2e8' };
export const day: Light = { from: [-0.6, -0.8], rim: '#fffbe4', shade: '#4a4278' };

const hairColor = '#241a24';
const rosaLook = look(
  'child plaits round skin=#b07a54 lips=#8f3a44 hairColor=#241a24',
  `knit ${c.turquoise} ${c.amber}; dress ${c.magenta} long hem ${c.amber}`,
);
export const rosa = actor({ ...rosaLook, shoes: '#5a3a40' });
/** Rosa with bare feet in the sea. */
export const rosaBare = actor(rosaLook);
export const papa = actor(
  'grown short oval nose=long skin=#a06c48 hairColor=#241a24',
  `moustache ${hairColor}; felt #7a4e36 #4a2c2c; tunic ${c.orange} bands #f3d394 long; trousers #413c68; shoes #4a3238`,
);
export const grandma = actor(
  'old plaits nose=round skin=#a8744e hairColor=#d6d0d2',
  `lips ${c.magenta}; felt #4c3a58 ${c.magenta}; robe #7a58a8 bands #c9a6e0 long hem ${c.turquoise}; sash ${c.turquoise}`,
);
export const luna = actor(
  'grown sturdy tail heart nose=round skin=#96643f hairColor=#241a24',
  `glasses #f3d394; earrings ${c.amber}; shirt #4a86c4 short hem ${c.cream}; trousers #3a3f66; shoes #4a3238`,
);
export const boy = actor(
  'child bowl round skin=#b98258 hairColor=#241a24',
  `shirt #6fa658 long hem ${c.cream}; trousers #5a4f86; shoes #4a3238`,
);
export const oldMan = actor(
  'old ring nose=long skin=#9a6844 hairColor=#e4dedb beard=#ece6e2',
  'shirt #d6a24e stripes #a8702e long; trousers #5c5470; shoes #4a3238',
);
export const llamaIs = llama('#f2e6d4', c.magenta);
export const roosterIs = rooster('#c9532f', '#2f7f78');

/** Old White; (x, y) is the middle of its foot. */
export function oldWhite(x: number, y: number, w: number, h: number, rock = c.violet, snow = '#f6f4fc') {
  const at = placed(x, y, w, h);
  const shape = at(
    '-0.5,0.02 -0.4,-0.2 -0.3,-0.34 -0.22,-0.56 -0.13,-0.7 -0.06,-0.94 0.01,-1 0.08,-0.9 0.14,-0.72 0.22,-0.66 0.3,-0.46 0.4,-0.22 0.5,0.02',
  );
  const ridges = '-0.02,-0.98 0.04,-0.8 0,-0.64; -0.12,-0.76 -0.08,-0.62 -0.13,-0.5; 0.14,-0.74 0.11,-0.6 0.18,-0.5';
  return (
    painted(shape, rock, darker(rock, 0.35)) +
    clipped(shape)(
      flat(
        at(
          '-0.4,-0.36 -0.26,-0.4 -0.2,-0.28 -0.1,-0.44 0,-0.3 0.1,-0.46 0.17,-0.32 0.26,-0.44 0.34,-0.3 0.3,-1.1 -0.3,-1.1',
        ),
        snow,
        0,
      ),
      line(at(ridges), '#cfd2ec', w * 0.012, 0.9),
    )
  );
}

export const nightSky = (count = 90) => wash(c.night, '#3a5a8c') + stars(620, count, 6);

export const moon = (x: number, y: number, r: number) => glow(x, y, r * 3, '#f6f0d0', 0.5) + disk(x, y, r, '#fbf2d2');

/** Grandma's blue pot, w wide at its belly; (x, y) is the middle of its foot. */
export function pot(
  x: number,
  y: number,
  w: number,
  fill: 'snow' | 'lid' | 'water' | 'salt' | 'none' = 'snow',
  turn = 0,
) {
  const body = '-38,-62 -50,-40 -46,-14 -28,0 28,0 46,-14 50,-40 38,-62';
  const over = {
    snow: flat('-38,-64 -30,-80 -8,-86 14,-84 32,-78 38,-64 0,-58', '#fbfbff', 1.6),
    lid: flat('-42,-64 -30,-76 0,-80 30,-76 42,-64 0,-60', '#2f66b8', 2) + flat(blob(0, -82, 8, 6, 3), '#2f66b8', 2),
    water: flat(blob(0, -62, 34, 7, 3, 0.02), '#a9dbee', 0),
    salt: flat(blob(0, -61, 34, 7, 3, 0.02), '#24407a', 0) + flat(blob(0, -60, 24, 4.5, 3), '#ffffff', 0),
    none: flat(blob(0, -62, 34, 7, 3, 0.02), '#24407a', 0),
  }[fill];
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${w / 100})">${
    line('-44,-46 -62,-50 -60,-32 -47,-30; 44,-46 62,-50 60,-32 47,-30', '#28579e', 8) +
    painted(body, '#3d78c9', '#1f3f86') +
    flat(blob(0, -62, 40, 9, 3, 0.015, 14), '#2f66b8', 1.6) +
    over +
    heap('-30,-32 -15,-28 0,-27 15,-28 30,-32', (px, py) => flat(blob(px, py, 4, 4, 2), c.cream, 0))
  }</g>`;
}

/** A house of clay bricks; (x, y) is the left of its foot. */
export const clayHouse = (x: number, y: number, w: number, wall: string, door: string, lit = true) =>
  painted(rectangle(x, y - w * 0.56, w, w * 0.56), wall) +
  flat(here('M-0.08,-0.52L0.1,-0.8H0.9L1.08,-0.52Z', x, y, w), '#b8573f', 2) +
  line(
    abreast(here('0.2204,-0.78 0.16,-0.54', x, y, w), here('0.7708,-0.78 0.8,-0.54', x, y, w), 5),
    '#8a3a34',
    5,
    0.5,
  ) +
  flat(rectangle(x + w * 0.56, y - w * 0.38, w * 0.22, w * 0.38), door, 2) +
  flat(rectangle(x + w * 0.16, y - w * 0.38, w * 0.22, w * 0.18), lit ? '#ffd98a' : '#5a4a6a', 3);

/** A wall of field stones. */
export function stoneWall(x: number, y: number, w: number, h: number, stone = '#b7a58f') {
  const rows = Math.ceil(h / 62);
  const stones = each(rows * Math.ceil(w / 104 + 1), (i) => {
    const [row, col] = [Math.floor(i / Math.ceil(w / 104 + 1)), i % Math.ceil(w / 104 + 1)];
    const shade = nth([stone, lighter(stone, 0.16), darker(stone, 0.12), lighter(stone, 0.08)], i * 7 + row);
    return flat(blob(x + col * 104 + (row % 2) * 52, y + 34 + row * 62, 54, 32, i + 3), shade, 2.4);
  });
  return flat(rectangle(x, y, w, h), darker(stone, 0.45), 0) + clipped(rectangle(x - 20, y, w + 40, h))(stones);
}

/** The lemon tree in its pot; it droops or stands; (x, y) is the middle of the foot. */
export function lemonTree(x: number, y: number, h: number, droops = 0) {
  const leaf = (lx: number, ly: number, turn: number, i: number) =>
    `<g transform="translate(${lx} ${ly}) rotate(${turn})">${flat('M0 0Q14 -11 30 0Q14 11 0 0Z', i % 2 === 0 ? '#5f9e52' : '#4a8648', 1.4)}</g>`;
  const spots = rows(
    '-2,-96,-90 -4,-92,-150 4,-92,-30 -8,-80,170 8,-80,6 -4,-68,200 6,-66,-26 -6,-58,160 8,-56,20 -3,-86,-120 3,-86,-60',
  );
  return `<g transform="translate(${x} ${y}) scale(${h / 130})">${
    line('0,-34 2,-60 0,-92', '#7a5238', 7) +
    each(spots, ([lx, ly, turn], i) =>
      leaf(lx, ly, turn + droops * (Math.cos((turn * Math.PI) / 180) >= 0 ? 70 : -70), i),
    ) +
    (droops > 0.5 ? '' : heap('-20,-66 22,-76 2,-104', (lx, ly) => flat(blob(lx, ly, 8, 9, 3, 0.05), '#f8d648', 1.4))) +
    painted('M-30 -40H30L22 0H-22Z', '#c9703f', '#7a3a2a') +
    flat(rectangle(-34, -46, 68, 14), '#d98454', 1.6)
  }</g>`;
}

/** The wall of the bus from inside, with its windows from x = 60; what is outside is drawn in them. */
export function cabin(view: string, dark = false) {
  const [wall, frame] = dark ? ['#4a4a72', '#6a6890'] : ['#d9b184', '#a5704c'];
  const boxes = [40, 440, 840].map((x) => [x, 110, 330, 300] as const);
  return (
    wash(wall, darker(wall, 0.2)) +
    flat(rectangle(-10, 40, 1220, 16), frame, 0) +
    each(boxes, ([x, y, w, h]) => [
      clipped(rectangle(x, y, w, h))(view),
      stroke(`${rectangle(x, y, w, h)}M${x} ${y + 110}h${w}`, frame, 16),
    ]) +
    painted(rectangle(-10, 800, 1220, 400), darker(frame, 0.35))
  );
}

/** A seat seen from the side, its back at the left (or right); (x, y) is the front of its foot. */
export function seat(x: number, y: number, w: number, color: string, back: 'left' | 'right' = 'left') {
  const d = back === 'left' ? 1 : -1;
  const at = placed(x, y, w * d, w);
  return (
    flat(at('-0.5,-0.1 -0.36,-0.1 -0.36,0.02 -0.5,0.02'), '#3a3350', 0) +
    painted(at('-0.62,-0.46 -0.78,-1.3 -0.66,-1.44 -0.5,-1.36 -0.4,-0.5 -0.44,-0.36'), color) +
    painted(at('-0.62,-0.52 -0.3,-0.56 0.24,-0.56 0.34,-0.46 0.28,-0.32 -0.5,-0.3'), lighter(color, 0.1)) +
    flat(at('0.1,-0.32 0.2,-0.32 0.2,0.02 0.1,0.02'), '#3a3350', 0) +
    flat(at('-0.5,-0.32 -0.4,-0.32 -0.4,0.02 -0.5,0.02'), '#3a3350', 0)
  );
}

/** The back of a seat, seen from before or behind; (x, y) is the middle of its foot. */
export const seatBack = (x: number, y: number, w: number, h: number, color: string) =>
  painted(here('-0.5,0 -0.52,-0.8 -0.36,-1 0.36,-1 0.52,-0.8 0.5,0', x, y, w, h), color) +
  line(here('-0.34,-0.72 0,-0.78 0.34,-0.72', x, y, w, h), darker(color, 0.3), 5, 0.5);

/** Steam that rises through the spots in puffs. */
export const puff = (spots: string) =>
  heap(spots, (x, y, i) => cloud(x, y, 170 + i * 34, i % 2 === 0 ? '#dfe6f2' : '#f4f6fb', i + 2));

export const ridge = (points: string, color: string) => land(points, color, darker(color, 0.4));
