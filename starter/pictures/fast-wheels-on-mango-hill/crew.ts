import { type FolkLook, type FolkPose, folk } from '../characters/folk.ts';
import { type GroupPiece, type Piece, group } from '../compose.ts';
import { handCart, mangoCrate, pram, rope, sock, wheelchair } from '../scenery/wheels.ts';
import { type Point, type Spot, circle, darker, ellipse, lighter, mix, rect, seeded, shape, stroke } from '../svg.ts';

const skin = '#ad7350';

export const talaLook: FolkLook = {
  skin,
  hair: '#1f191d',
  style: 'bob',
  top: '#ffb52e',
  bottom: '#2f7f8f',
  sleeves: 'short',
  trim: '#e2554a',
  shoes: '#e2554a',
  hat: '<path d="M-46 -22Q0 -50 46 -22L44 -12Q0 -38 -44 -12Z" fill="#e2554a"/>',
};
export const anaLook: FolkLook = {
  skin,
  hair: '#2a1f22',
  style: 'braids',
  cloth: '#ffd75e',
  top: '#b56ac0',
  bottom: '#5a4a90',
  sleeves: 'short',
  shoes: '#5a3a50',
};
export const benLook: FolkLook = {
  skin: '#9a6446',
  hair: '#1f191d',
  style: 'short',
  top: '#5fb0e0',
  bottom: '#6a5a48',
  legs: 'short',
  sleeves: 'short',
  shoes: '#4a4a5a',
};
export const junLook: FolkLook = {
  skin: '#b9805c',
  hair: '#1f191d',
  style: 'short',
  top: '#e2554a',
  bottom: '#3a6a90',
  sleeves: 'short',
  trim: '#fff2dd',
  build: 'tiny',
};
export const grandmaLook: FolkLook = {
  skin: '#a06a4c',
  hair: '#d5d2d8',
  style: 'bun',
  old: true,
  top: '#e58fb0',
  bottom: '#6a5a90',
  dress: 'dress',
  sleeves: 'short',
  trim: '#fff2dd',
  shoes: '#6a4a4a',
  build: 'bent',
};

const mudColor = '#7d4c36';

export function muddy(look: FolkLook): FolkLook {
  return {
    ...look,
    skin: mix(look.skin, mudColor, 0.55),
    top: mix(look.top, mudColor, 0.72),
    bottom: mix(look.bottom, mudColor, 0.8),
    hair: mix(look.hair, mudColor, 0.4),
    trim: mix(look.trim ?? look.top, mudColor, 0.7),
    shoes: mudColor,
    hat: look.hat === undefined ? undefined : look.hat.replace('#e2554a', '#a85848'),
  } as FolkLook;
}

/** Blots of mud over a person, round the place of the neck. */
export function blots(seed: number): NonNullable<FolkPose['over']> {
  return ([x, y], u) => {
    const random = seeded(seed);
    let out = '';
    for (let i = 0; i < 8; i += 1)
      out += ellipse(
        [
          x + (random() - 0.5) * u * 0.8,
          y + (random() * 1.5 - 0.86) * u,
          u * (0.03 + random() * 0.06),
          u * (0.03 + random() * 0.04),
        ],
        i % 3 === 0 ? '#5f3626' : '#8a5840',
        0.9,
      );
    return [out];
  };
}

export function whistle([x, y]: Point, u: number): string {
  return (
    stroke(
      `M${x - u * 0.14} ${y + u * 0.04}Q${x} ${y + u * 0.5} ${x + u * 0.14} ${y + u * 0.04}`,
      '#fff2dd',
      u * 0.03,
    ) +
    circle([x, y + u * 0.36, u * 0.08], '#ffe08a') +
    rect([x, y + u * 0.28, u * 0.16, u * 0.07], '#ffe08a', 2) +
    circle([x, y + u * 0.36, u * 0.03], '#a9744a')
  );
}

/** The captain in her chair, going right, the wheels on (x, y). */
export function captain([x, y, u]: Spot, pose: FolkPose = {}, look: FolkLook = talaLook): Piece {
  return wheelchair(
    [x, y, u],
    folk(look, [x - u * 0.02, y - u * 0.74, u], {
      legs: 'sitSide',
      turn: 0.7,
      feet: [
        [x + u * 0.56, y - u * 0.32],
        [x + u * 0.66, y - u * 0.28],
      ],
      grab: [
        [x + u * 0.06, y - u * 1.16],
        [x + u * 0.3, y - u * 1.08],
      ],
      over: (neck, k) => [whistle(neck, k)],
      ...pose,
    }),
  );
}

/** A blue sheet over a load. */
export function sheet([x, y, w]: Spot, h: number, color = '#4a8fd0'): string {
  return (
    shape(
      `M${x - w * 0.54} ${y}Q${x - w * 0.5} ${y - h * 1.02} ${x - w * 0.3} ${y - h}Q${x} ${y - h * 1.12} ${x + w * 0.3} ${y - h}Q${x + w * 0.5} ${y - h * 1.02} ${x + w * 0.54} ${y}Q${x + w * 0.4} ${y + h * 0.1} ${x + w * 0.27} ${y}T${x} ${y}T${x - w * 0.27} ${y}T${x - w * 0.54} ${y}Z`,
      color,
    ) +
    stroke(
      `M${x - w * 0.3} ${y - h}Q${x - w * 0.36} ${y - h * 0.5} ${x - w * 0.3} ${y}M${x + w * 0.3} ${y - h}Q${x + w * 0.36} ${y - h * 0.5} ${x + w * 0.3} ${y}`,
      darker(color, 0.2),
      4,
      0.6,
    ) +
    stroke(
      `M${x - w * 0.2} ${y - h * 1.02}Q${x} ${y - h * 1.1} ${x + w * 0.2} ${y - h * 1.02}`,
      lighter(color, 0.4),
      5,
      0.7,
    )
  );
}

export const loadedCart = ([x, y, w]: Spot, covered: boolean, more: readonly Piece[] = []): Piece =>
  handCart(
    [x, y, w],
    [
      ...(covered
        ? [sheet([x, y - w * 0.28, w * 0.92], w * 0.62)]
        : [
            mangoCrate([x - w * 0.25, y - w * 0.28, w * 0.47]),
            mangoCrate([x + w * 0.25, y - w * 0.28, w * 0.47]),
            mangoCrate([x, y - w * 0.49, w * 0.47]),
          ]),
      ...more,
    ],
  );

interface TrainOptions {
  readonly angle?: number;
  readonly tala?: FolkPose;
  readonly jun?: FolkPose;
  readonly ana?: FolkPose;
  readonly ben?: FolkPose;
  readonly covered?: boolean;
  readonly dirty?: boolean;
  /** Ana and Ben ride on the cart and the pram. */
  readonly riding?: boolean;
  readonly sockTurn?: number;
}

/** Chair, cart and pram tied together, going right; the chair's wheels stand on (x, y). */
export function train([x, y, u]: Spot, o: TrainOptions = {}): GroupPiece {
  const wear = (look: FolkLook): FolkLook => (o.dirty === true ? muddy(look) : look);
  const mud = (seed: number): FolkPose => (o.dirty === true ? { over: blots(seed) } : {});
  const cart = x - u * 2.5;
  const pramX = x - u * 4.75;
  const line: readonly Point[] = [
    [x - u * 0.5, y - u * 1.3],
    [cart + u * 0.3, y - u * 1.0],
  ];
  const friends: Piece[] =
    o.riding === true
      ? []
      : [
          rope(
            [
              [pramX - u * 0.75, y - u * 1.0],
              [pramX - u * 1.4, y - u * 1.02],
              [pramX - u * 2.6, y - u * 1.1],
            ],
            u * 0.09,
          ),
          folk(wear(benLook), [pramX - u * 2.6, y, u], {
            turn: 0.6,
            lean: -14,
            legs: 'walk',
            grab: [
              [pramX - u * 2.7, y - u * 1.08],
              [pramX - u * 2.2, y - u * 1.08],
            ],
            ...mud(3),
            ...o.ben,
          }),
          folk(wear(anaLook), [pramX - u * 1.55, y, u], {
            turn: 0.6,
            lean: -14,
            legs: 'walk',
            grab: [
              [pramX - u * 1.66, y - u * 1.04],
              [pramX - u * 1.14, y - u * 1.02],
            ],
            ...mud(5),
            ...o.ana,
          }),
        ];
  const riders: Piece[] =
    o.riding === true
      ? [
          folk(wear(anaLook), [cart - u * 0.3, y - u * 1.22, u * 0.96], {
            legs: 'sitSide',
            turn: 0.6,
            mouth: 'laugh',
            eyes: 'smiling',
            hands: [
              [-0.6, -0.3],
              [0.66, -0.2],
            ],
            ...mud(5),
            ...o.ana,
          }),
        ]
      : [];
  return group(
    `transform="rotate(${o.angle ?? 0} ${x} ${y})"`,
    ...friends,
    rope(
      [
        [pramX + u * 0.4, y - u * 0.62],
        [cart - u * 1.0, y - u * 0.44],
      ],
      u * 0.08,
    ),
    pram(
      [pramX, y, u * 1.35],
      [
        ...(o.riding === true
          ? [
              folk(wear(benLook), [pramX - u * 0.7, y - u * 0.5, u * 0.94], {
                legs: 'run',
                turn: 0.6,
                mouth: 'laugh',
                grab: [
                  [pramX - u * 0.9, y - u * 1.5],
                  [pramX - u * 0.2, y - u * 1.62],
                ],
                shadow: false,
                ...mud(3),
                ...o.ben,
              }),
            ]
          : []),
        mangoCrate([pramX - u * 0.22, y - u * 1.0, u * 0.7]),
        folk(wear(junLook), [pramX + u * 0.3, y - u * 0.94, u * 0.86], {
          legs: 'hidden',
          turn: 0.4,
          ...mud(7),
          ...o.jun,
        }),
      ],
    ),
    loadedCart([cart, y, u * 2], o.covered === true),
    ...riders,
    rope(line, u * 0.08),
    sock([x - u * 1.3, y - u * 1.2, u * 0.42], o.sockTurn ?? 0),
    captain([x, y, u], { ...mud(9), ...o.tala }, wear(talaLook)),
  );
}
