import { type Point, across, ellipse, glowPaint, rect, shape, stroke } from '../svg.ts';
import type { Look } from './people.ts';

/** Where eyes and mouth are on a head that is 100 wide. */
interface Places {
  readonly eyes: readonly [Point, Point];
  readonly eye: Point;
  readonly mouth: Point;
}

/** Of the heads of the light brown skin tone, by the person whose head it is. */
const places = {
  girl: {
    eyes: [
      [33, 55],
      [67.5, 55],
    ],
    eye: [12.5, 8],
    mouth: [50.5, 77.5],
  },
  boy: {
    eyes: [
      [31.5, 59.5],
      [68.5, 59.5],
    ],
    eye: [13.5, 8.6],
    mouth: [50, 83.5],
  },
  woman: {
    eyes: [
      [33.5, 53],
      [67, 53],
    ],
    eye: [12.5, 7.4],
    mouth: [50.5, 77.5],
  },
  man: {
    eyes: [
      [32, 61.5],
      [67.8, 61.5],
    ],
    eye: [12.2, 8],
    mouth: [50.3, 91],
  },
  oldWoman: {
    eyes: [
      [29.5, 67],
      [71, 67],
    ],
    eye: [13.5, 8],
    mouth: [50.5, 98.5],
  },
  oldMan: {
    eyes: [
      [32, 51],
      [68.5, 51],
    ],
    eye: [12.2, 7.8],
    mouth: [50.3, 81.5],
  },
  child: {
    eyes: [
      [32, 59],
      [69, 59],
    ],
    eye: [13.2, 8.4],
    mouth: [50.5, 83.5],
  },
  beard: {
    eyes: [
      [32, 61.8],
      [68, 61.8],
    ],
    eye: [12.2, 8],
    mouth: [50.5, 91.5],
  },
} as const satisfies Record<string, Places>;

export type FaceOf = keyof typeof places;

export interface Expression {
  readonly eyes?: 'shut' | 'smiling' | 'down';
  readonly mouth?: 'laugh' | 'round' | 'worried' | 'flat' | 'asleep';
}

const lid = ['#93656a', '#bb8982'] as const;

function eyes(kind: NonNullable<Expression['eyes']>, { eyes: [one, other], eye: [rx, ry] }: Places): string {
  const bend = { shut: ry * 0.75, smiling: -ry * 1.2, down: ry * 0.2 }[kind];
  const top = { shut: 1, smiling: 3, down: -1 }[kind];
  return [one, other]
    .map(([x, y], i) => {
      const paint = glowPaint([0, lid[i] ?? lid[0], 1], [0.86, lid[i] ?? lid[0], 1], [1, lid[i] ?? lid[0], 0]);
      const cover =
        kind === 'down'
          ? ellipse([x, y - ry * 0.75, rx, ry * 0.8], lid[i] ?? lid[0])
          : ellipse([x, y, rx * 1.12, ry * 1.2], paint.fill);
      return (
        paint.def + cover + stroke(`M${x - rx * 0.78} ${y + top}q${rx * 0.78} ${bend} ${rx * 1.56} 0`, '#2a1620', 2.6)
      );
    })
    .join('');
}

/** Skin over the smile of the head, between the nose and the chin. */
function patch([x, y]: Point): string {
  const skin = across([0, '#9a6a70'], [0.5, '#aa737d'], [1, '#bd8884']);
  return skin.def + rect([x - 16.5, y - 5.8, 33, 12.6], skin.fill, 6);
}

function mouth(kind: NonNullable<Expression['mouth']>, [x, y]: Point): string {
  const hidden = patch([x, y]);
  switch (kind) {
    case 'laugh':
      return (
        shape(
          `M${x - 15} ${y - 5}Q${x} ${y - 2} ${x + 15} ${y - 5}Q${x + 13} ${y + 14} ${x} ${y + 14}Q${x - 13} ${y + 14} ${x - 15} ${y - 5}Z`,
          '#5e1232',
        ) +
        shape(
          `M${x - 12.5} ${y - 4.2}Q${x} ${y - 1.6} ${x + 12.5} ${y - 4.2}Q${x} ${y + 3.4} ${x - 12.5} ${y - 4.2}Z`,
          '#fff6ee',
        ) +
        ellipse([x, y + 10, 7.6, 3.4], '#e0677f')
      );
    case 'round':
      return hidden + ellipse([x, y + 1, 5.4, 6.6], '#5e1232') + ellipse([x, y + 4.4, 3.4, 2.4], '#c9566f');
    case 'asleep':
      return hidden + ellipse([x, y + 1, 6.6, 4.6], '#5e1232') + ellipse([x, y + 3.4, 4, 1.8], '#c9566f');
    case 'worried':
      return hidden + stroke(`M${x - 9} ${y + 3}q9 -7 18 0`, '#6a1236', 3);
    case 'flat':
      return hidden + stroke(`M${x - 8} ${y + 1}q8 1.6 16 -1`, '#6a1236', 3);
  }
}

/** The same person with another expression; for heads of the light brown skin tone, in untinted light. */
export function feeling(look: Look, face: FaceOf, { eyes: lids, mouth: lips }: Expression): Look {
  const drawn =
    (lids === undefined ? '' : eyes(lids, places[face])) + (lips === undefined ? '' : mouth(lips, places[face].mouth));
  return { ...look, hat: drawn + (look.hat ?? '') };
}
