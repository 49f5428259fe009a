import { clipped, cut, fill, flat, hoop, type Light, line, painted, stroke } from '../kit/brush.ts';
import { type Look, look } from '../kit/looks.ts';
import { cloud, land, wash } from '../kit/scenery.ts';
import { abreast, blob, each, here, placed, pts, rectangle, rows, times } from '../kit/shapes.ts';
import { actor, creature, drawn, type Thing } from '../kit/staging.ts';
import { closedCurve, curve, darker, lighter, type Point, seeded } from '../svg.ts';

export const c = {
  clay: '#e2a27c',
  brick: '#b8633f',
  pale: '#f6dcb8',
  chalk: '#fff9ee',
  teal: '#4fb0ac',
  deep: '#1f6a73',
  saffron: '#f2b23a',
  plum: '#5b3452',
};
export const morning: Light = { from: [-0.7, -0.8], rim: '#fff4d0', shade: '#5a2f5e' };
export const noonLight: Light = { from: [0, -1], rim: '#fffbe0', shade: '#6a3a48' };
export const gold: Light = { from: [0.8, -0.6], rim: '#ffe09a', shade: '#5a2848', tint: '#fff2dc' };
export const dusk: Light = { from: [-0.5, -0.7], rim: '#ffc79a', shade: '#3a1f52', tint: '#f8dcd4' };

const boyLook: Look = look(
  'child curls round nose=broad skin=#754733 hairColor=#22161c',
  `shirt ${c.saffron} short hem ${c.chalk}; shorts ${c.deep}`,
);
export const sami = actor(boyLook);
export const grandpa = actor(
  'old ring oval nose=broad skin=#6d4230 hairColor=#efe8de beard=#efe8de',
  `skullcap ${c.chalk} ${c.deep}; robe #a9cfd0 stripes #e3f2ee long hem ${c.chalk}`,
);
export const dog = creature('dog', { color: '#cf8f55', belly: '#f8e3c4', patch: '#9a5f38' });

/** The puddle in perspective: sky in it, what it mirrors, and the wet stone round it. */
export function puddle(x: number, y: number, rx: number, ry: number, mirrored = '', sky = '#7fcfd2') {
  const water = blob(x, y, rx, ry, 3, 0.08, 14);
  return (
    fill(blob(x, y + ry * 0.06, rx * 1.06, ry * 1.12, 3, 0.08, 14), c.brick, 0.35) +
    painted(water, sky, c.deep) +
    clipped(water)(mirrored, line(here('-0.7,0.5 -0.3,0.6', x, y, rx, ry), c.chalk, 5, 0.7)) +
    stroke(water, c.chalk, 4, 0.6)
  );
}

/** The part of a ring that is drawn as yet, from the right over the top. */
function arc(x: number, y: number, rx: number, ry: number, share: number) {
  const at = (a: number): Point => [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
  return curve(times(13, (i) => at(0.12 - (i / 12) * share * Math.PI * 2)));
}

/** A ring of chalk; `share` of it is drawn as yet. */
export function chalk(x: number, y: number, rx: number, ry: number, share = 1) {
  const d = share === 1 ? blob(x, y, rx, ry, 3, 0.08, 14) : arc(x, y, rx, ry, share);
  return `<g filter="url(#rough)"><path d="${d}" fill="none" stroke="${c.chalk}" stroke-width="11" stroke-dasharray="190 5 80 3" opacity="0.95"/></g>`;
}

export const houses = (y: number, color: string) =>
  each(rows('-40,260,120 190,170,80 340,240,140 620,150,90 760,220,150 980,260,100'), ([x, w, h], i) => {
    const shade = i % 2 === 0 ? color : lighter(color, 0.16);
    const beam = (t: number) => `${x + w * t},${y - h + 26} ${x + w * t},${y - h + 36}`;
    return (
      painted(
        `M${x} ${y + 30}V${y - h + 12}Q${x} ${y - h} ${x + 14} ${y - h}H${x + w - 14}Q${x + w} ${y - h} ${x + w} ${y - h + 12}V${y + 30}Z`,
        shade,
      ) +
      line(abreast(beam(0.2), beam(0.8), 4), c.plum, 7, 0.6) +
      cut(
        `${x + w * 0.4},${y - h + 60} ${x + w * 0.52},${y - h + 60} ${x + w * 0.52},${y - h + 96} ${x + w * 0.4},${y - h + 96}`,
        c.plum,
        0,
      )
    );
  });

export function door(x: number, y: number, h: number) {
  const w = h * 0.5;
  const arch = (k: number) =>
    `M${x - w * k} ${y}V${y - h * 0.62}Q${x - w * k} ${y - h * (0.75 + k * 0.25)} ${x} ${y - h * (0.75 + k * 0.3)}Q${x + w * k} ${y - h * (0.75 + k * 0.25)} ${x + w * k} ${y - h * 0.62}V${y}Z`;
  return (
    flat(arch(0.64), c.chalk) +
    painted(arch(0.5), '#3d8fa3', c.deep) +
    line(here('0,0 0,-0.84; -0.4,-0.3 0.4,-0.3', x, y, w, h), c.deep, 5, 0.6) +
    flat(blob(x + w * 0.14, y - h * 0.36, 7, 7, 2), c.saffron)
  );
}

export function shutters(x: number, y: number, w: number, h: number, inside: Thing = ''): Thing {
  const slat = (sx: number, t: number) => `${sx + 8},${y + h * t} ${sx + w * 0.36},${y + h * t}`;
  const slats = (sx: number) =>
    cut(`${sx},${y} ${sx + w * 0.42},${y - 8} ${sx + w * 0.42},${y + h + 8} ${sx},${y + h}`, '#3d8fa3') +
    line(abreast(slat(sx, 0.2), slat(sx, 0.8), 4), c.deep, 5, 0.6);
  return (light) =>
    flat(rectangle(x - 14, y - 14, w + 28, h + 28), c.chalk) +
    flat(rectangle(x, y, w, h), c.plum) +
    slats(x - w * 0.46) +
    slats(x + w * 1.04) +
    clipped(rectangle(x - w, y - h, w * 3, h * 2 + 24))(drawn(light, [inside])) +
    flat(rectangle(x - 26, y + h, w + 52, 24), c.chalk);
}

/** Wall and ground of the yard: where the wall begins and ends, then the sky behind. */
export function yard(top: number, foot: number, sky: readonly [string, string], wall = c.clay) {
  const random = seeded(11);
  const patches = times(16, (i) => {
    const [x, y] = [random() * 1200, top + 40 + random() * (foot - top - 70)];
    return i % 3 === 0
      ? flat(blob(x, y, 60 + random() * 60, 14 + random() * 14, i, 0.2), lighter(wall, 0.14), 0)
      : line(here('0,0 16,-2 34,1', x, y), darker(wall, 0.3), 4, 0.35);
  });
  const stones = times(26, (i) => {
    const t = random();
    return flat(
      blob(random() * 1200, foot + 30 + t * (880 - foot), 24 + t * 60, 7 + t * 18, i, 0.12),
      i % 2 === 0 ? '#f2cfa4' : '#e5b98d',
      1,
    );
  });
  return (
    wash(...sky) +
    houses(top + 20, lighter(wall, 0.2)) +
    painted(
      `-60,${foot + 40} -60,${top + 8} 200,${top} 560,${top + 12} 900,${top + 2} 1260,${top + 10} 1260,${foot + 40}`,
      wall,
      darker(wall, 0.35),
      0.45,
    ) +
    patches.join('') +
    land(here('-20,0 400,-5 800,4 1220,-2', 0, foot), '#eec396', '#b97a58', 0.35) +
    stones.join('')
  );
}

export function bucket(x: number, y: number, w: number, turnedOver = true) {
  const [a, b] = turnedOver ? [0.4, 0.52] : [0.52, 0.4];
  const h = w * 0.84;
  const at = placed(x, y, w, h);
  return (
    painted(at(`${-a},-1 ${a},-1 ${b},-0.06 0,0.08 ${-b},-0.06`), '#6f8fb8', '#2f3f70') +
    line(at(`${0.02 - b},-0.12 0,-0.02 ${b - 0.02},-0.12; -0.44,-0.5 0,-0.42 0.44,-0.5`), '#d7e2ee', w * 0.05, 0.8) +
    flat(blob(x, y - h, w * a, w * 0.1, 3, 0.02), turnedOver ? '#93aecd' : '#3f5a86')
  );
}

/** A magnifying glass whose handle is held at (hx, hy). */
export function lens(hx: number, hy: number, r: number, turn: number, seen = '') {
  const [x, y] = [hx + Math.sin((turn * Math.PI) / 180) * r * 1.9, hy - Math.cos((turn * Math.PI) / 180) * r * 1.9];
  const glass = blob(0, 0, r, r, 4, 0.02, 12);
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${line(`0,${r} 0,${r * 2.3}`, c.brick, r * 0.34)}<path d="${glass}" fill="#dff3f0" opacity="${seen === '' ? 0.55 : 0.9}"/>${clipped(glass)(`<g transform="rotate(${-turn})">${seen}</g>`)}<path d="${glass}" fill="none" stroke="${c.plum}" stroke-width="${r * 0.2}"/>${line(`${-r * 0.55},${-r * 0.2} ${-r * 0.2},${-r * 0.6}`, '#ffffff', r * 0.13, 0.9)}</g>`;
}

/** A bowl of glass with water up to `level` (0 to 1), and a lid with drops under it. */
export function bowl(x: number, y: number, w: number, level: number, lid = false) {
  const h = w * 0.56;
  const inside = closedCurve(
    pts(
      `${x - w / 2},${y - h} ${x - w * 0.44},${y - h * 0.4} ${x - w * 0.2},${y - 4} ${x + w * 0.2},${y - 4} ${x + w * 0.44},${y - h * 0.4} ${x + w / 2},${y - h}`,
    ),
  );
  const top = y - h * level;
  const random = seeded(4);
  const drops = lid
    ? each(
        times(34, () => [x + (random() - 0.5) * w * 0.86, y - h * 0.98 + random() * h * 0.14] as const),
        ([dx, dy]) => flat(`M${dx} ${dy}q7 12 0 17q-7 -5 0 -17Z`, '#ffffff', 1.6),
      )
    : '';
  return (
    fill(inside, '#ffffff', 0.38) +
    clipped(inside)(
      painted(rectangle(x - w, top, w * 2, h * 2), c.teal, c.deep, 0.5),
      flat(blob(x, top, w * 0.5, w * 0.055, 3, 0.01), '#b9e6e2', 1),
    ) +
    stroke(inside, '#ffffff', 7, 0.9) +
    line(here('-0.4,-0.7 -0.34,-0.36', x, y, w, h), '#ffffff', 9, 0.8) +
    (lid
      ? `<path d="${blob(x, y - h * 1.02, w * 0.55, w * 0.07, 3, 0.01)}" fill="#e9f7f4" opacity="0.75" stroke="#ffffff" stroke-width="5"/>` +
        flat(blob(x, y - h * 1.12, w * 0.06, w * 0.045, 2), '#d8eeea') +
        drops
      : '')
  );
}

export const splash = (x: number, y: number, r: number) =>
  each([-70, -40, -10, 20, 50, 80], (a, i) => {
    const [dx, dy] = [Math.sin((a * Math.PI) / 180), -Math.cos((a * Math.PI) / 180)];
    const k = r * (0.8 + (i % 3) * 0.35);
    return flat(`M${x + dx * k} ${y + dy * k}q18 24 0 34q-18 -10 0 -34Z`, '#eafaf7', 2.4);
  }) + hoop([x, y + 14], [r * 0.9, r * 0.22], c.chalk, 5, 0.8);
export const skyIn = (x: number, y: number, w: number) => `<g opacity="0.9">${cloud(x, y, w, '#ffffff', 3)}</g>`;
export const fresh = ['#a9dde0', '#fdeecb'] as const;
