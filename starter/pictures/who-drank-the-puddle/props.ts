import { type Look, type Pose, person } from '../characters/people.ts';
import { type Piece, group } from '../compose.ts';
import type { Light } from '../light.ts';
import { cloud, sky } from '../scenery/sky.ts';
import { blueDoor, clayWall, flagstones, flatRoofs, openWindow } from '../scenery/yard.ts';

export const clay = '#d98e6a';

export const stone = '#e2ab84';

const samiLook: Look = {
  head: 'boy',
  skin: '#5d4038',
  top: '#2fb3b0',
  bottom: '#f3e7d2',
  shoes: '#a8503c',
  brightness: 1.12,
};

export const grandpaLook: Look = {
  head: 'grandpa',
  skin: '#5d4038',
  top: '#f7f1e4',
  bottom: '#f7f1e4',
  shoes: '#8a4a38',
  robe: true,
  brightness: 1.12,
};

export const sami = (x: number, y: number, u: number, pose: Pose = {}): Piece => person(samiLook, [x, y, u], pose);

export const clear: Light = { tint: '#fffaf2', shadow: '#6a3424' };

export const mirrorCloud = (x: number, y: number, w: number): Piece =>
  group(`transform="translate(0 ${2 * y}) scale(1 -1)" opacity="0.9"`, cloud([x, y, w]));

interface YardOptions {
  readonly window?: readonly Piece[];
  readonly sky?: readonly string[];
}

/** The yard as it is seen from the gate: the camera of the first and the last page. */
export function yard({ window = [], sky: colors = ['#7fd3da', '#c9eee6', '#fdf3da'] }: YardOptions): Piece[] {
  return [
    sky(...colors),
    flatRoofs(240, '#d9a184', 7),
    clayWall([-20, 250, 1240, 540], clay),
    openWindow([470, 315, 150, 120], '#2f9fb0', ...window),
    blueDoor([930, 540, 130, 220]),
    flagstones(536, stone),
  ];
}
