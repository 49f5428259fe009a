import { type Piece, group } from '../compose.ts';
import { type Box, between, darker, down, lighter, mix, rect, seeded, shape, stroke, uniqueId } from '../svg.ts';

interface CityOptions {
  readonly seed?: number;
  readonly sky?: readonly [string, string];
  readonly walls?: string;
  readonly lights?: string;
  readonly rain?: number;
}

/** Close roofs of a rainy city at dusk, with wires and lit windows, cut to a box. */
export function rainyCity([x, y, w, h]: Box, options: CityOptions = {}): Piece {
  const { seed = 3, sky = ['#5a4a78', '#e0997e'], walls = '#4a4468', lights = '#ffd27a', rain = 46 } = options;
  const random = seeded(seed);
  const id = uniqueId();
  const air = down([0, sky[0]], [1, sky[1]]);
  let town = '';
  for (const row of [0, 1, 2]) {
    for (let at = x - 30; at < x + w;) {
      const wide = w * between(random, 0.12, 0.24);
      const top = y + h * (0.34 + row * 0.19 + between(random, -0.09, 0.09));
      const tone = mix(walls, sky[1], 0.42 - row * 0.19);
      town += rect([at, top, wide, h], tone);
      town += shape(
        `M${at - 5} ${top}L${at + wide * 0.3} ${top - h * 0.07}H${at + wide + 5}V${top + h * 0.025}H${at - 5}Z`,
        darker(tone, 0.3),
      );
      for (let k = 0; k < 2; k += 1)
        if (random() < 0.55)
          town += rect(
            [at + wide * (0.18 + k * 0.38), top + h * 0.07, wide * 0.2, h * 0.08],
            lights,
            2,
            between(random, 0.6, 1),
          );
      at += wide * between(random, 0.9, 1.15);
    }
  }
  let drops = '';
  for (let i = 0; i < rain; i += 1) {
    const l = h * between(random, 0.06, 0.13);
    drops += `M${(x + random() * w).toFixed(0)} ${(y + random() * h).toFixed(0)}l${(-l * 0.2).toFixed(0)} ${l.toFixed(0)}`;
  }
  const wires = [0.16, 0.22, 0.3]
    .map(
      (share) => `M${x} ${y + h * share}Q${x + w * 0.5} ${y + h * (share + 0.16)} ${x + w} ${y + h * (share - 0.04)}`,
    )
    .join('');
  return group(
    `clip-path="url(#${id})"`,
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>`,
    air.def + rect([x, y, w, h], air.fill) + town + stroke(wires, darker(walls, 0.5), 2.5, 0.8),
    stroke(drops, lighter('#cfd8f4', 0.3), 2.4, 0.6),
  );
}
