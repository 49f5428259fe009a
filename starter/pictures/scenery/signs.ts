import { type Point, between, circle, curve, ellipse, seeded, shape, stroke } from '../svg.ts';

/** Lines behind something that moves: turn is the direction it comes from, in degrees. */
export function motion(x: number, y: number, length: number, turn: number, color = '#ffffff', count = 3, gap = 26): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const side = (i - (count - 1) / 2) * gap;
    const l = length * (i % 2 === 0 ? 0.75 : 1);
    out += stroke(`M0 ${side}q${l / 2} ${-gap * 0.2} ${l} 0`, color, 6, 0.75);
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${out}</g>`;
}

/** Short strokes round something that shakes, shines or surprises. */
export function burst(x: number, y: number, inner: number, outer: number, color = '#fff3b0', count = 9, from = -180, to = 0): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const turn = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    const reach = i % 2 === 0 ? outer : inner + (outer - inner) * 0.7;
    out += stroke(`M${x + Math.cos(turn) * inner} ${y + Math.sin(turn) * inner}L${x + Math.cos(turn) * reach} ${y + Math.sin(turn) * reach}`, color, 7, 0.9);
  }
  return out;
}

export function heart(x: number, y: number, r: number, color = '#f2607d', tilt = 0, opacity = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${tilt})" opacity="${opacity}">${shape(`M0 ${r}C${-r * 1.5} ${-r * 0.1} ${-r * 0.9} ${-r * 1.1} 0 ${-r * 0.35}C${r * 0.9} ${-r * 1.1} ${r * 1.5} ${-r * 0.1} 0 ${r}Z`, color)}${ellipse(-r * 0.42, -r * 0.35, r * 0.18, r * 0.13, '#ffffff', 0.6)}</g>`;
}

export function note(x: number, y: number, r: number, color = '#4b3f72', tilt = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${ellipse(0, 0, r * 0.55, r * 0.42, color)}${stroke(`M${r * 0.45} 0V${-r * 2}Q${r * 0.7} ${-r * 1.5} ${r * 1.2} ${-r * 1.2}`, color, r * 0.2)}</g>`;
}

/** Sound going out from a mouth, a bell or a drum, as bows one behind the other. */
export function soundBows(x: number, y: number, r: number, turn: number, color = '#ffffff', count = 3): string {
  let out = '';
  for (let i = 1; i <= count; i += 1) {
    const k = r * (0.45 + i * 0.4);
    const spread = 0.62;
    out += stroke(`M${k * Math.cos(-spread)} ${k * Math.sin(-spread)}A${k} ${k} 0 0 1 ${k * Math.cos(spread)} ${k * Math.sin(spread)}`, color, 8 - i, 0.85 - i * 0.12);
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${out}</g>`;
}

/** The way something flew or jumped. */
export function trail(points: readonly Point[], color = '#ffffff', width = 5): string {
  return `<path d="${curve(points)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="2 22" opacity="0.85"/>`;
}

export function confetti(colors: readonly string[], count = 50, seed = 4, from = 0, to = 500): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const color = colors[i % Math.max(1, colors.length)] ?? '#ffffff';
    const [x, y] = [between(random, 0, 1200), between(random, from, to)];
    out += i % 3 === 0 ? circle(x, y, 6, color, 0.9) : `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="16" height="8" rx="2" fill="${color}" opacity="0.9" transform="rotate(${between(random, 0, 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  }
  return out;
}

/** A thought or wish: small rounds leading to a soft white cloud. */
export function thought(x: number, y: number, w: number, h: number, from: Point): string {
  const [fx, fy] = from;
  const small = [0.2, 0.45, 0.68].map((share, i) => ellipse(fx + (x - fx) * share, fy + (y + h * 0.3 - fy) * share, 9 + i * 6, 7 + i * 5, '#ffffff', 0.92)).join('');
  const r = h * 0.34;
  const lumps = [[-0.3, -0.12], [0, -0.24], [0.3, -0.12], [0.34, 0.14], [0.02, 0.24], [-0.32, 0.14]].map(([dx = 0, dy = 0]) => ellipse(x + dx * w, y + dy * h, w * 0.24, r, '#ffffff')).join('');
  return `${small}<g opacity="0.94">${lumps}${ellipse(x, y, w * 0.36, h * 0.36, '#ffffff')}</g>`;
}
