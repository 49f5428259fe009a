import { type Spot, WIDTH, across, between, darker, ellipse, lighter, mix, seeded, shape, stroke } from '../svg.ts';
import { leaf } from './plants.ts';

/** Far trunks and crowns, all of one misty color, standing on y. */
export function farForest(y: number, color: string, seed = 4, height = 360): string {
  const random = seeded(seed);
  let trunks = '';
  let crowns = '';
  for (let i = 0; i < 13; i += 1) {
    const x = -40 + (i * (WIDTH + 80)) / 12 + between(random, -30, 30);
    const h = height * between(random, 0.7, 1.1);
    trunks += stroke(
      `M${x.toFixed(0)} ${y}L${(x + between(random, -20, 20)).toFixed(0)} ${(y - h).toFixed(0)}`,
      darker(color, 0.1),
      between(random, 14, 26),
    );
    crowns += ellipse(
      [x, y - h, between(random, 90, 140), between(random, 60, 100)],
      mix(color, '#fff6c0', between(random, 0, 0.25)),
    );
  }
  return trunks + crowns;
}

/** A smooth trunk from the ground to above the sheet, with roots. */
export function jungleTrunk([x, y, w]: Spot, bark: string): string {
  const paint = across([0, lighter(bark, 0.25)], [0.5, bark], [1, darker(bark, 0.3)]);
  return `${ellipse([x, y, w * 1.3, w * 0.16], '#1c3a3c', 0.2)}${paint.def}${shape(`M${x - w * 0.42} -10Q${x - w * 0.36} ${y * 0.6} ${x - w * 0.5} ${y - w * 0.6}Q${x - w * 0.7} ${y - w * 0.1} ${x - w * 1.3} ${y}H${x + w * 1.3}Q${x + w * 0.7} ${y - w * 0.1} ${x + w * 0.5} ${y - w * 0.6}Q${x + w * 0.36} ${y * 0.6} ${x + w * 0.42} -10Z`, paint.fill)}`;
}

/** A fan of long pointed leaves from one root. */
export function fern([x, y, h]: Spot, color: string, lean = 0): string {
  return [-70, -46, -22, 2, 26, 50, 72]
    .map((turn, i) =>
      leaf([x, y, h * (1 - Math.abs(turn) / 240), turn - 90 + lean], mix(color, '#fff2a8', i % 2 === 0 ? 0.02 : 0.16)),
    )
    .join('');
}
