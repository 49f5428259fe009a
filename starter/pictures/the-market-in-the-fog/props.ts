import { type Look, type Pose, person, strawHat } from '../characters/people.ts';
import { type Piece, group } from '../compose.ts';
import type { Light } from '../light.ts';
import { figure } from '../figure.ts';
import { boat, paddle, soupPot } from '../scenery/boats.ts';
import { sky } from '../scenery/sky.ts';
import { type Spot, ellipse, stroke } from '../svg.ts';

export const linaLook: Look = {
  head: 'girl',
  skin: '#8b5f50',
  top: '#5fb59a',
  bottom: '#e8d6b8',
  shoes: '#7a4a3a',
  hat: strawHat('#ecc877', '#d9705a'),
};

export const grandmaLook: Look = {
  head: 'grandma',
  skin: '#8b5f50',
  top: '#e59a78',
  bottom: '#8a6a8a',
  shoes: '#6a4a4a',
};

export const lina = (x: number, y: number, u: number, pose: Pose = {}): Piece =>
  person(linaLook, [x, y, u], { legs: 'hidden', ...pose });

export function grandma(x: number, y: number, u: number, pose: Pose = {}): Piece {
  return person(grandmaLook, [x, y, u], { legs: 'hidden', ...pose });
}

export const foggy: Light = { tint: '#f2f5f4', shadow: '#5a6a74', shadowStrength: 0.2 };

export const peach: Light = { tint: '#fff0e2', shadow: '#7a5a52', shadowStrength: 0.25 };

export const pineapples = (x: number, y: number, h: number): Piece[] =>
  [-0.55, 0.55, 0].map((side, i) =>
    figure('pineapple', x + side * h * 0.62, y, {
      h: h * (i === 2 ? 1.05 : 0.95),
      tilt: 32 + side * 10,
      shadow: false,
    }),
  );

export const bananas = (x: number, y: number, h: number): Piece[] =>
  [-0.5, 0.5, 0].map((side, i) =>
    figure('bananaBunch', x + side * h * 0.8, y - (i === 2 ? h * 0.25 : 0), { h, tilt: side * 40, shadow: false }),
  );

/** The boat of the story: Grandma and the pot at the back, bananas, Lina, pineapples in front. */
export function ourBoat([x, y, w]: Spot, rowing: Pose = {}, water = '#b9c6ca', u = w * 0.155): Piece {
  const rim = y - w * 0.085;
  const [linaX, linaY] = [x + w * 0.17, rim + u * 0.16];
  return group(
    '',
    boat(
      [x, y, w],
      [
        soupPot(x - w * 0.36, rim + w * 0.03, w * 0.13),
        grandma(x - w * 0.2, rim + u * 0.2, u, {
          hands: [
            [-0.42, 0.7],
            [0.42, 0.7],
          ],
        }),
        ...bananas(x, rim + u * 0.24, w * 0.085),
        lina(linaX, linaY, u, {
          hands: [
            [0.26, 0.26],
            [0.6, 0.62],
          ],
          headTilt: 3,
          ...rowing,
        }),
        ...pineapples(x + w * 0.35, rim + w * 0.03, w * 0.11),
      ],
      { water },
    ),
    paddle([linaX + u * 0.14, linaY - u * 0.7], [linaX + u * 1.3, linaY + u * 0.68], u * 0.1),
  );
}

export const whiteRiver = (top: string, low: string): string => sky(top, top, low);

export function lotusLeaf(x: number, y: number, w: number, color: string): string {
  return (
    ellipse([x, y + w * 0.03, w * 0.5, w * 0.16], '#4a7a72', 0.35) +
    ellipse([x, y, w * 0.5, w * 0.155], color) +
    stroke(
      `M${x} ${y}L${x - w * 0.4} ${y - w * 0.03}M${x} ${y}L${x + w * 0.38} ${y - w * 0.05}M${x} ${y}L${x + w * 0.1} ${y + w * 0.13}M${x} ${y}L${x - w * 0.2} ${y + w * 0.12}`,
      '#d3ecc8',
      w * 0.01,
      0.7,
    )
  );
}
