import type { Light } from '../light.ts';
import { hut } from '../scenery/farm.ts';
import { type Spot, darker, down, rect, shape, stroke } from '../svg.ts';

export const teal = '#4fa596';

const straw = '#d9b45a';

export const sunny: Light = { tint: '#fffaf0', shadow: '#1e4a44' };

export const lamp: Light = { tint: '#f2d8bc', shadow: '#2a1420', shadowStrength: 0.45, shadowShift: 0.1 };

export const home = ([x, y, w]: Spot, dark = 0, light?: string): string =>
  hut(x, y, w, {
    wall: darker('#d99a6a', dark),
    thatch: darker(straw, dark),
    door: darker('#6e4436', dark),
    ...(light === undefined ? {} : { lamp: light }),
  });

/** The inside of the hut: warm clay walls, roof poles and an earth floor. */
export function inside(wall: string, floorY: number, strength: number): string {
  const clay = down([0, darker(wall, 0.5)], [0.4, wall], [1, darker(wall, 0.12)]);
  const earth = down([0, darker('#a8744e', 0.3)], [1, '#b98458']);
  let poles = '';
  for (const x of [-120, 130, 380, 630, 880, 1130, 1380])
    poles += stroke(`M600 -220L${x} 190`, darker('#8a5a3c', 0.2), 20, 0.8);
  return (
    clay.def +
    rect([0, 0, 1200, floorY], clay.fill) +
    shape('M0 0H1200V120Q600 220 0 120Z', darker(straw, 0.45)) +
    poles +
    earth.def +
    shape(`M0 ${floorY}Q600 ${floorY - 34} 1200 ${floorY}V900H0Z`, earth.fill) +
    rect([0, 0, 1200, 900], '#1c1030', 0, strength)
  );
}
