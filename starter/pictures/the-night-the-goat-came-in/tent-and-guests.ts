import { fill, flat, type Light, line, painted, rough, soft, stroke } from '../kit/brush.ts';
import { inTent } from '../kit/buildings.ts';
import { cloud, glow, land, stars, wash } from '../kit/scenery.ts';
import { abreast, blob, each, here, pts, rectangle } from '../kit/shapes.ts';
import { actor, creature, headOf } from '../kit/staging.ts';
import { between, closedCurve, darker, seeded } from '../svg.ts';

export const c = {
  night: '#2b3272',
  snow: '#e6ecfa',
  felt: '#f3e3c2',
  red: '#d9553f',
  teal: '#35a099',
  saffron: '#f2b347',
  green: '#6a9c58',
  plum: '#7a5590',
};
export const lamp: Light = { from: [-0.2, 0.5], rim: '#ffe0a0', shade: '#4a2848', tint: '#fff0de' };
export const storm: Light = { from: [-0.8, -0.6], rim: '#e4ebff', shade: '#1c2058', tint: '#c6cbe6' };
export const dark: Light = { from: [0.8, -0.3], rim: '#b9c6f2', shade: '#12143f', tint: '#8f92c0' };
export const morning: Light = { from: [-0.7, -0.8], rim: '#ffffff', shade: '#4a5a98' };

const boots = '#5a3a34';
const hair = '#251a24';
export const nara = actor(
  'child plaits skin=#cf9766 hairColor=#251a24',
  `lips ${c.red}; robe ${c.teal} long hem ${c.saffron}; sash ${c.saffron}; shoes ${boots}`,
);
export const bayar = actor(
  'child crop oval skin=#c48d5e hairColor=#251a24',
  `robe ${c.plum} long hem #c9a6d6; sash ${c.red}; shoes ${boots}`,
);
export const mother = actor(
  'grown bun heart skin=#c9915f hairColor=#251a24',
  `earrings ${c.saffron}; robe ${c.red} leaves #f0a08a long hem ${c.saffron}; sash ${c.teal}; shoes ${boots}`,
);
export const father = actor(
  'grown sturdy short square nose=broad skin=#b97f52 hairColor=#251a24',
  `moustache ${hair}; robe #4a6fb0 long hem ${c.saffron}; sash ${c.saffron}; shoes ${boots}`,
);
/** Grandpa, whose feet are bare; `sock` is drawn over one of them. */
export const grandpa = actor(
  'old ring nose=round skin=#bd875c hairColor=#e4dedb beard=#ece6e2',
  `robe ${c.green} long hem ${c.saffron}; sash ${c.red}`,
);
export const goat = creature('goat', { color: '#efe6da', belly: '#ffffff', patch: '#c9b8a6' });
export const dog = creature('dog', { color: '#6a4e4a', belly: '#d0a074', patch: '#49363a', nose: '#221820' });
export const foal = creature('foal', { color: '#b87a4a', belly: '#e2b98e', patch: '#5a3832' });
export const ramHead = headOf('ram', { color: '#f3ead9', patch: '#5a4a52' });
const camelCoat = { color: '#cf9a5e', belly: '#ecc796', patch: '#9a6438' };
export const camel = creature('camel', camelCoat);
export const camelHead = headOf('camel', camelCoat);

/** Grandpa's sock; (x, y) is its heel, the toes to the right. */
export const sock = (x: number, y: number, k: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${soft('-15,-70 15,-72 15,-16 52,-6 56,12 8,16 -16,8', '#fff4e0')}${line('-14,-58 14,-59; -14,-36 14,-37; -13,-14 12,-14; 26,-8 22,10; 42,-4 40,12', c.red, 9)}</g>`;

export const quilt = (points: string) => {
  const d = closedCurve(pts(points));
  const xs = pts(points).map(([x]) => x);
  const ys = pts(points).map(([, y]) => y);
  const [x0, y0] = [Math.min(...xs) - 10, Math.min(...ys) - 10];
  const patches = each(6 * Math.ceil((Math.max(...ys) - y0) / 62), (i) => {
    const [x, y] = [x0 + (i % 6) * 62, y0 + Math.floor(i / 6) * 62];
    return `<path d="${rectangle(x, y, 58, 58)}" fill="${[c.red, c.saffron, c.teal, c.felt, c.plum][(i * 3 + Math.floor(i / 6)) % 5]}"/>`;
  });
  const id = `q${x0}${y0}`.replaceAll('-', 'm').replaceAll('.', 'p');
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${flat(d, c.felt)}<g clip-path="url(#${id})">${patches}</g><path d="${d}" fill="none" stroke="${darker(c.red, 0.4)}" stroke-width="3" opacity="0.6"/>`;
};

/** A painted bed seen from its side, w long; (x, y) is the left foot. */
export function bed(x: number, y: number, w: number, blanket = c.saffron) {
  const h = w * 0.24;
  return (
    painted(rectangle(x + 8, y - h * 1.25, w - 16, h * 0.6), blanket) +
    painted(rectangle(x, y - h * 0.8, w, h * 0.5), '#d8683e', '#8a3a30') +
    line(here('0.14,-0.55 0.86,-0.55', x, y, w, h), c.saffron, h * 0.1) +
    flat(blob(x + w * 0.5, y - h * 0.55, h * 0.17, h * 0.17, 3), c.teal, 1) +
    painted(rectangle(x - 6, y - h * 1.7, w * 0.06, h * 1.7), '#b8452f') +
    painted(rectangle(x + w - w * 0.06 + 6, y - h * 1.7, w * 0.06, h * 1.7), '#b8452f')
  );
}

export function chest(x: number, y: number, w: number) {
  const h = w * 0.52;
  return (
    painted(rectangle(x, y - h, w, h), '#d8683e', '#8a3a30') +
    stroke(rectangle(x + w * 0.06, y - h * 0.86, w * 0.88, h * 0.7), c.saffron, 7) +
    each([0.25, 0.5, 0.75], (t) => [
      flat(blob(x + w * t, y - h * 0.5, w * 0.07, w * 0.07, 4), c.teal, 1),
      flat(blob(x + w * t, y - h * 0.5, w * 0.03, w * 0.03, 4), c.felt, 0),
    ]) +
    flat(rectangle(x - 10, y - h - 14, w + 20, 22), '#b8452f')
  );
}

/** The iron stove with its pipe; it glows when it is lit. */
export function stove(x: number, y: number, w: number, lit = true) {
  const iron = '#5a4f66';
  return (
    (lit ? glow(x, y - w * 0.4, w * 2.6, '#ffce7a', 0.75) : '') +
    painted(rectangle(x - w * 0.12, -20, w * 0.2, y - w * 0.7), iron) +
    line(
      `${x - w * 0.36},${y - 10} ${x - w * 0.44},${y + w * 0.12}; ${x + w * 0.36},${y - 10} ${x + w * 0.44},${y + w * 0.12}`,
      darker(iron, 0.3),
      w * 0.09,
    ) +
    painted(
      `${x - w * 0.5},${y - w * 0.74} ${x},${y - w * 0.8} ${x + w * 0.5},${y - w * 0.74} ${x + w * 0.46},${y} ${x},${y + 6} ${x - w * 0.46},${y}`,
      iron,
      darker(iron, 0.5),
    ) +
    flat(blob(x, y - w * 0.34, w * 0.24, w * 0.2, 4, 0.04), lit ? '#ffb347' : '#332a40') +
    (lit ? soft(here('-0.14,-0.2 -0.06,-0.42 0,-0.3 0.06,-0.48 0.14,-0.2', x, y, w), '#fff0b0', 0) : '')
  );
}

/** The soup in its pot; what stands in it is drawn before `potFront`. */
export const soup = (x: number, y: number, w: number) =>
  flat(blob(x, y - w * 0.41, w * 0.52, w * 0.12, 3, 0.01), '#857a94') +
  flat(blob(x, y - w * 0.4, w * 0.47, w * 0.09, 3, 0.01), '#e0a860', 0);
export const potFront = (x: number, y: number, w: number) =>
  painted(
    here('M-0.52,-0.41A0.52,0.12 0 0 0 0.52,-0.41Q0.5,-0.06 0,0Q-0.5,-0.06 -0.52,-0.41Z', x, y, w),
    '#6a5f78',
    '#332a40',
  );

/** Snow that is driven sideways. */
export function drivenSnow(count: number, seed: number, from = 0, to = 900) {
  const random = seeded(seed);
  return (
    each(count, () => {
      const [x, y, r] = [random() * 1240 - 20, from + random() * (to - from), between(random, 3, 9)];
      return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(r * 1.7).toFixed(1)}" ry="${r.toFixed(1)}" fill="#ffffff" opacity="${between(random, 0.6, 1).toFixed(2)}" transform="rotate(14 ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
    }) +
    each(Math.round(count / 6), () => {
      const [x, y, l] = [random() * 1200, from + random() * (to - from), between(random, 90, 220)];
      return line(here('0,0 0.5,0.07 1,0.2', x, y, l), '#ffffff', 5, 0.4);
    })
  );
}

/** The steppe under snow: sky, mountains, and the ground from y. */
export const steppe = (sky: readonly [string, string], y: number, snow = '#cfd8f2', far = '#5a67aa') =>
  wash(...sky) +
  land(
    here('-20,-60 130,-150 250,-90 420,-210 600,-80 800,-190 960,-90 1100,-170 1220,-80', 0, y),
    far,
    darker(far, 0.3),
    0.4,
  ) +
  line(
    here('350,-170 420,-206 484,-164; 740,-158 800,-186 850,-158; 80,-122 130,-146 176,-124', 0, y),
    '#e6ecfa',
    15,
    0.9,
  ) +
  land(here('-20,0 240,-26 520,4 820,-22 1220,0', 0, y), snow, darker(snow, 0.35), 0.4);

export const nightSky = stars(300, 60, 4);
export const drift = (points: string) => rough(fill(closedCurve(pts(points)), '#f4f7ff'));

/** A door in the wall of the tent with what is behind it; (x, y) is the middle of its sill. */
export function doorway(x: number, y: number, w: number, h: number, view: string) {
  const d = rectangle(x - w / 2, y - h, w, h);
  const id = `d${Math.round(x)}${Math.round(h)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${view}</g><path d="${d}" fill="none" stroke="#b8452f" stroke-width="30"/><path d="${d}" fill="none" stroke="${c.saffron}" stroke-width="7"/>`;
}

export const outside = (x: number, y: number) =>
  fill(rectangle(x - 300, y - 980, 700, 1080), c.night) +
  cloud(x, y + 4, 600, '#c9d2ee', 3) +
  `<g transform="translate(${x - 600} 0)">${drivenSnow(120, 5)}</g>`;

export const room = inTent();

/** The rug on which they sit. */
export const rug = (x: number, y: number, rx: number, ry: number) =>
  flat(blob(x, y, rx, ry, 3, 0.01, 16), c.felt) +
  `<ellipse cx="${x}" cy="${y}" rx="${rx * 0.86}" ry="${ry * 0.82}" fill="none" stroke="${c.red}" stroke-width="12"/><ellipse cx="${x}" cy="${y}" rx="${rx * 0.7}" ry="${ry * 0.62}" fill="none" stroke="${c.teal}" stroke-width="6" stroke-dasharray="24 14"/>`;

export const drops = (x: number, y: number, near: number, far: number, count: number) =>
  each(count, (i) => {
    const a = (i / count) * 360 + (i % 3) * 9;
    const r = near + ((i * 47) % 100) * 0.01 * (far - near);
    return `<g transform="translate(${x} ${y}) rotate(${a}) translate(${r} 0)">${flat('M-38 0Q0 -24 26 0Q0 24 -38 0Z', '#8fc6e6', 2)}</g>`;
  });

/** A bed put up on its end, as a fence against the wind; (x, y) is the middle of its foot. */
export const fence = (x: number, y: number, h: number) =>
  flat(rectangle(x - h * 0.3, y - h, h * 0.07, h + 8), '#b8452f') +
  painted(rectangle(x - h * 0.25, y - h * 0.94, h * 0.5, h * 0.9), '#d8683e', '#8a3a30') +
  line(abreast(here('-0.2,-0.2 0.2,-0.2', x, y, h), here('-0.2,-0.84 0.2,-0.84', x, y, h), 5), c.saffron, h * 0.05) +
  flat(rectangle(x + h * 0.23, y - h, h * 0.07, h + 8), '#b8452f');
export const wind = (text: string, width = 10, opacity = 0.7) => line(text, '#ffffff', width, opacity);
