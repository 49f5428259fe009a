import { clipped, flat, line } from './brush.ts';
import { across } from './face.ts';
import type { HairStyle, HeadLook } from './looks.ts';
import { blob, each, heap, here, lines, pts, rows, tube } from './shapes.ts';
import { closedCurve, darker, lighter, type Point } from '../svg.ts';

interface Line {
  /** Where the hair ends over the forehead, beside the face and at the nape. */
  readonly brow: number;
  readonly side: number;
  readonly nape: number;
  readonly rise: number;
}

const hairlines: Partial<Record<HairStyle, Line>> = {
  short: { brow: -24, side: 0, nape: 26, rise: 58 },
  crop: { brow: -29, side: -6, nape: 20, rise: 53 },
  curls: { brow: -24, side: -2, nape: 24, rise: 58 },
  bowl: { brow: -15, side: 6, nape: 30, rise: 58 },
  bob: { brow: -16, side: 30, nape: 44, rise: 58 },
  long: { brow: -25, side: 24, nape: 50, rise: 57 },
  bun: { brow: -25, side: 2, nape: 26, rise: 55 },
  plaits: { brow: -25, side: 6, nape: 34, rise: 56 },
  tail: { brow: -24, side: 0, nape: 26, rise: 56 },
  afro: { brow: -22, side: -2, nape: 20, rise: 56 },
  puffs: { brow: -27, side: -4, nape: 24, rise: 54 },
};

/** Locks that break the line of the hair; one of four points stands up from the crown. */
const fringes: Partial<Record<HairStyle, readonly (readonly Point[])[]>> = {
  short: lines('-8,-54 -12,-64 -2,-70 6,-66; -14,-46 2,-32 20,-14; 6,-48 22,-32 36,-16; -30,-40 -22,-28 -6,-16'),
  bowl: lines('-26,-34 -30,-20 -28,-9; -8,-36 -9,-20 -6,-8; 10,-36 11,-20 14,-9; 28,-34 30,-20 32,-9'),
  bob: lines('-24,-40 -8,-26 16,-14; -4,-44 16,-30 36,-14'),
  long: lines('4,-50 26,-34 42,-6; -6,-50 -30,-34 -44,-4'),
  plaits: lines('2,-52 24,-36 42,-10; -4,-52 -26,-36 -43,-10'),
  tail: lines('-16,-48 8,-34 34,-20'),
};

/** The hair over a head that looks to the right (yaw 0 to 1.2): the outline from the nape over the crown to the brow, and back along the hair line. */
function cap({ brow, side, nape, rise }: Line, yaw: number): Point[] {
  const s = Math.sin(yaw);
  const inner = Math.max(-44, 50 * Math.sin(-1.2 + yaw));
  const low = side + (nape - side) * s;
  const left: Point[] = pts(
    `${inner},${side} ${inner * 0.4 - 27},${(side + low) / 2 + 4} ${-46 + s * 8},${low} -53,-4 -45,-36 -26,${-rise + 8} 0,${-rise - 2}`,
  );
  const right: Point[] =
    s < 0.2
      ? pts(`26,${-rise + 8} 45,-36 53,-4 47,${side} ${-inner},${side - 1}`)
      : pts(`26,${-rise + 8} ${46 - s * 5},-42 ${54 - s * 10},${brow + 4 - s * 3}`);
  const hairline: Point[] =
    s < 0.2
      ? pts(here('39,15 16,-3 -12,-2 -39,15', 0, brow))
      : pts(`${32 + 12 * s},${brow + 1} ${inner * 0.5 + 16},${brow - 3} ${inner + 5},${brow + 15}`);
  return [...left, ...right, ...hairline];
}

function sweep(look: HeadLook, d: number, y: number) {
  const strand = (i: number) =>
    `${d * (-30 + i * 13)},${-44 + Math.abs(i - 1.5) * 5} ${d * (-26 + i * 15)},${-36 + i} ${d * (-26 + i * 18)},${y}`;
  return line([0, 1, 2, 3].map(strand), lighter(look.hairColor, 0.28), 2.2, 0.45);
}

/** What hangs or stands behind the head. */
export function hairBehind(look: HeadLook, yaw: number, back: boolean) {
  const c = look.hairColor;
  const d = yaw < 0 ? -1 : 1;
  const s = Math.abs(Math.sin(yaw));
  const x = -d * 30 * s;
  const styles: Partial<Record<HairStyle, () => string>> = {
    bob: () => flat(`${-54 + x * 0.3},0 ${-50 + x * 0.3},44 0,52 ${50 + x * 0.6},44 ${54 + x * 0.4},0 0,-50`, c),
    long: () =>
      flat(
        `${-52 + x * 0.3},0 ${-56 + x * 0.4},60 ${-44 + x * 0.5},108 ${0 + x},116 ${44 + x},108 ${52 + x * 0.7},60 ${52 + x * 0.5},0 0,-50`,
        c,
      ),
    bun: () =>
      flat(
        blob(back ? 0 : -d * (s > 0.2 ? 34 + s * 22 : 0), back ? 6 : s > 0.2 ? 14 : -58, 25, 23, 5, 0.05),
        back ? darker(c, 0.1) : c,
      ),
    tail: () =>
      flat(
        tube(
          `${x * 1.2},-32 ${-d * 46 + x * 0.7},-26 ${-d * 66 + x * 0.4},12 ${-d * 60 + x * 0.3},44`,
          [18, 26, 24, 5],
        ),
        c,
      ),
    afro: () => flat(blob(x * 0.4, -14, 72, 66, 11, 0.05, 16), c),
    puffs: () =>
      flat(blob(-44 + x * 0.4, -44, 28, 26, 3, 0.08, 12), c) + flat(blob(44 + x * 0.4, -44, 28, 26, 8, 0.08, 12), c),
    plaits: () => {
      const one = (side: number, bend: number) =>
        flat(tube(here('0,14 10,46 4,84', side, 0, bend, 1), [20, 19, 12]), c) +
        each(4, (i) => line(here('-8,30 8,36', side + bend * (6 + i), i * 13), darker(c, 0.5), 2.4, 0.7)) +
        flat(blob(side + bend * 4, 84, 9, 7, 2), look.lips ?? '#d8433c');
      return s < 0.8 || back ? one(-46 + x * 0.5, -1) + one(46 + x * 0.5, 1) : one(-d * 34, -d);
    },
  };
  return styles[look.hair]?.() ?? '';
}

export function hairOver(look: HeadLook, yaw: number, back: boolean) {
  const c = look.hairColor;
  const d = yaw < 0 ? -1 : 1;
  const edge = hairlines[look.hair];
  if (look.hair === 'ring') {
    const s = Math.sin(Math.abs(yaw));
    const tufts = back
      ? rows('-40,14,14,16 40,14,14,16 0,24,44,14')
      : s < 0.2
        ? rows('-48,-8,8,15 48,-8,8,15')
        : rows(`${-d * (45 - 4 * s)},14,${8 + 8 * s},19`);
    return each(tufts, ([x, y, rx, ry], i) => flat(blob(x, y, rx, ry, i + 4, 0.09), c));
  }
  if (look.hair === 'tuft') return flat(tube(`${d * 2},-50 ${d * -8},-62 ${d * 4},-70 ${d * 10},-61`, [5, 6, 5, 3]), c);
  if (edge === undefined) return '';
  if (back) {
    const full = flat(
      `-53,-4 -43,-42 0,${-edge.rise} 43,-42 53,-4 47,${edge.nape * 0.5} 32,${edge.nape} 0,${edge.nape + 6} -32,${edge.nape} -47,${edge.nape * 0.5}`,
      c,
    );
    const curls =
      look.hair !== 'curls'
        ? ''
        : heap('-48,-14 -38,-42 -14,-56 14,-56 38,-42 48,-14 46,14 -46,14', (x, y, i) =>
            flat(blob(x, y, 14, 13, i + 3), c, 0),
          );
    return (
      curls +
      full +
      each([-24, -8, 10, 26], (x) =>
        line(`${x * 0.4},-40 ${x},-10 ${x * 0.9},${edge.nape - 6}`, lighter(c, 0.28), 2.2, 0.4),
      )
    );
  }
  const locks = each(fringes[look.hair] ?? [], (lock, i) =>
    flat(
      tube(
        lock.map(([px, py]): Point => [d * (px + Math.abs(Math.sin(yaw)) * (py > -40 ? 14 : 4)), py]),
        i === 0 && lock.length === 4 ? [9, 9, 7, 3] : [22, 17, 4],
      ),
      c,
      0,
    ),
  );
  const points = cap(edge, Math.abs(yaw)).map(([x, y]): Point => [x * d, y]);
  const rings = look.hair === 'curls' || look.hair === 'afro';
  const bumps =
    !rings || look.hair === 'afro'
      ? ''
      : each(points.slice(4, 9), ([x, y], i) => [
          flat(blob(x * 0.96, y * 0.96, 15, 14, i + 3), c, 0),
          flat(blob(x * 0.9 + 12 * d, y - 1, 13, 12, i + 8), c, 0),
        ]);
  const curlLines = rings
    ? each([-28, -8, 12, 30], (x, i) =>
        line(here('-6,-40 0,-46 5,-39 0,-36', x * d, (i % 2) * 7), lighter(c, 0.3), 2.2, 0.5),
      )
    : sweep(look, d, edge.brow - 5);
  return bumps + flat(points, c) + locks + clipped(points)(curlLines);
}

export function worn(look: HeadLook, yaw: number, back: boolean) {
  const hat = look.wears;
  if (hat === undefined) return '';
  const d = yaw < 0 ? -1 : 1;
  const s = Math.abs(Math.sin(yaw));
  const ink = hat.ink ?? darker(hat.color, 0.3);
  const hats: Record<typeof hat.kind, () => string> = {
    scarf: () => {
      const inner = back
        ? ''
        : closedCurve(
            pts(
              `${across(-40, yaw)[0] + (yaw > 0.2 ? 6 : 2)},4 ${across(-26, yaw)[0]},-24 ${across(0, yaw)[0]},-31 ${across(26, yaw)[0]},-24 ${Math.min(47, across(40, yaw)[0])},4 ${across(26, yaw)[0]},37 ${across(0, yaw)[0]},46 ${across(-26, yaw)[0]},37`,
            ),
          );
      const outer = closedCurve(pts('-55,0 -46,-44 0,-60 46,-44 55,0 50,44 58,78 0,92 -58,78 -50,44'));
      const folds = line('-40,46 -10,62 30,58; -46,62 -8,78 40,70; -38,-34 -46,-4 -44,30', ink, 2.6, 0.45);
      return `<path fill-rule="evenodd" d="${outer}${inner}" fill="${hat.color}" stroke="${ink}" stroke-width="2.2" stroke-opacity="0.5"/>${folds}`;
    },
    cap: () =>
      flat('-52,-16 -42,-50 0,-62 42,-50 52,-16 0,-22', hat.color) +
      (back
        ? ''
        : flat(
            `${d * (4 + 8 * s)},-26 ${d * (34 + 10 * s)},-27 ${d * (58 + 14 * s)},-14 ${d * (56 + 12 * s)},-9 ${d * 20},-15`,
            ink,
          )),
    straw: () =>
      flat('-32,-34 -26,-72 0,-80 26,-72 32,-34 0,-30', hat.color) +
      flat('M-33 -44Q0 -34 33 -44V-34Q0 -24 -33 -34Z', ink) +
      flat('M-80 -26Q0 -54 80 -26Q60 -12 0 -14Q-60 -12 -80 -26Z', hat.color) +
      line('-60,-26 -20,-34; 20,-34 60,-26; -30,-20 20,-20', ink, 2, 0.5),
    cone: () =>
      flat(
        `M${-84 + d * s * 6} -16Q${-30 + d * s * 8} -62 ${d * s * 10} -98Q${30 + d * s * 8} -62 ${84 + d * s * 6} -16Q0 ${back ? -2 : -34} ${-84 + d * s * 6} -16Z`,
        hat.color,
      ) + line('-58,-27 0,-46 58,-27; -40,-44 0,-58 40,-44; -22,-64 0,-72 22,-64', ink, 2.2, 0.5),
    peak: () =>
      flat('-46,-32 -34,-64 -8,-96 0,-112 8,-96 34,-64 46,-32 0,-28', hat.color) +
      flat(blob(0, -112, 9, 9, 3), ink) +
      line('0,-100 -16,-40; 0,-100 18,-40', ink, 3, 0.5) +
      flat(tube('-54,-20 -46,-42 0,-50 46,-42 54,-20', [20, 24, 22, 24, 20]), ink),
    skullcap: () =>
      flat('-44,-28 -34,-58 0,-66 34,-58 44,-28 0,-38', hat.color) + line('-40,-36 0,-47 40,-36', ink, 4, 0.8),
    turban: () =>
      flat('-54,-20 -52,-54 0,-78 52,-54 54,-20 0,-34', hat.color) +
      line('-48,-28 -10,-50 34,-68; 48,-26 10,-48 -36,-64; -52,-44 -6,-64 20,-74', ink, 3, 0.55),
    knit: () => {
      const flaps = each(
        [-1, 1].filter((side) => back || side * yaw < 0.4),
        (side) => {
          const x = side * (50 - s * 3);
          return (
            flat(here('-9,-18 9,-18 8,22 0,38 -8,22', x, 0), hat.color) + line(here('0,38 3,60', x, 0, side, 1), ink, 5)
          );
        },
      );
      return (
        flaps +
        flat('-54,-14 -50,-44 -22,-66 0,-72 22,-66 50,-44 54,-14 26,-24 0,-27 -26,-24', hat.color) +
        line('-50,-24 -24,-35 0,-38 24,-35 50,-24', ink, 7, 0.95) +
        line('-40,-42 -28,-52 -16,-46 -4,-56 8,-48 20,-55 32,-46 40,-42', '#fff6e0', 4, 0.9) +
        flat(blob(0, -76, 11, 10, 3, 0.12), ink)
      );
    },
    felt: () =>
      flat('-42,-34 -38,-66 -20,-84 0,-88 20,-84 38,-66 42,-34 0,-28', hat.color) +
      flat('M-43 -44Q0 -32 43 -44V-32Q0 -20 -43 -32Z', ink, 1) +
      flat('M-64 -28Q0 -48 64 -28Q52 -18 0 -16Q-52 -18 -64 -28Z', hat.color),
    band: () => flat('M-50 -30Q0 -50 50 -30L49 -20Q0 -40 -49 -20Z', hat.color),
  };
  return hats[hat.kind]();
}
