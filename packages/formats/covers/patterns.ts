type Draw = (x: number, y: number, index: number) => string;

/** Rows of a figure on 240 by 300, every other row half a step to the right. */
function grid(columns: number, rows: number, step: number, draw: Draw): string {
  return Array.from({ length: rows * (columns + 1) }, (_, index) => {
    const row = Math.floor(index / (columns + 1));
    const column = index % (columns + 1);
    return draw(column * step + (row % 2 ? step / 2 : 0) - 8, row * step + 8, index);
  }).join('');
}

const lined = (width: number, shapes: string) =>
  `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="${width}">${shapes}</g>`;

/** Leaves, waves, seeds, hills, stars, weave: what is woven into the cloth of a cover, on 240 by 300. */
export const patterns: readonly string[] = [
  lined(
    3,
    grid(5, 7, 48, (x, y, at) => {
      const turn = `rotate(${at % 2 ? 18 : -18} ${x} ${y})`;
      return `<path d="M${x} ${y}q14 -22 0 -40q-14 18 0 40zM${x} ${y}v-32" transform="${turn}"/>`;
    }),
  ),
  lined(
    5,
    Array.from({ length: 9 }, (_, at) => `<path d="M-20 ${20 + at * 38}q20 -22 40 0${'t40 0'.repeat(6)}"/>`).join(''),
  ),
  grid(6, 8, 42, (x, y, at) => {
    const turn = `rotate(${at * 37} ${x} ${y})`;
    return `<ellipse cx="${x}" cy="${y}" rx="5" ry="${at % 3 ? 8 : 11}" transform="${turn}"/>`;
  }),
  lined(
    4,
    grid(4, 6, 66, (x, y) => {
      const arcs = [30, 19, 8].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`);
      return `<path d="${arcs.join('')}"/>`;
    }),
  ),
  grid(5, 7, 50, (x, y, at) => {
    const star = 'l3.4 7.4 8 .8-6 5.4 1.8 7.9-7.2-4.2-7.2 4.2 1.8-7.9-6-5.4 8-.8z';
    return `<path d="M${x} ${y - 11}${star}" transform="rotate(${at * 23} ${x} ${y})"/>`;
  }),
  lined(
    6,
    grid(6, 8, 40, (x, y, at) => (at % 2 ? `<path d="M${x - 12} ${y}h24"/>` : `<path d="M${x} ${y - 12}v24"/>`)),
  ),
];
