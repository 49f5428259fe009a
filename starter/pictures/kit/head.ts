import { clipped, dot, flat } from './brush.ts';
import { face, type Mood, noseTip } from './face.ts';
import { hairBehind, hairOver, worn } from './hair.ts';
import type { HeadLook } from './looks.ts';
import { blob, each, pts } from './shapes.ts';
import { tigerEars, tigerMask, tigerNose } from './tiger.ts';
import { closedCurve, darker, type Point } from '../svg.ts';

export type Turn = 'front' | 'left' | 'right' | 'profileLeft' | 'profileRight' | 'back';
export interface HeadPose {
  readonly turn?: Turn | undefined;
  readonly mood?: Mood | undefined;
  /** Where the eyes go: x to the right of the picture, y down, from -1 to 1. */
  readonly gaze?: Point | undefined;
  /** Where the face is raised (-1) or lowered (1) to. */
  readonly nod?: number | undefined;
}

export const yaws: Record<Turn, number> = {
  front: 0,
  left: -0.52,
  right: 0.52,
  profileLeft: -1.12,
  profileRight: 1.12,
  back: 0,
};

/** Half widths of a face: at the temples, the cheeks and the jaw, and how low the chin is. */
const faces = {
  round: [47, 49, 36, 49],
  oval: [44, 44, 29, 54],
  square: [46, 47, 39, 50],
  heart: [48, 45, 25, 51],
} as const;

/** The outline from the side: forehead, nose, lips and chin in one line. */
function sideways(look: HeadLook, d: number) {
  const [nx, ny] = noseTip(look);
  const [, , jaw, chin] = faces[look.shape ?? 'round'];
  const line = pts(
    `-6,-52 26,-44 43,-22 44,-8 ${nx - 4},${ny - 5} ${nx},${ny} ${nx - 8},${ny + 6} 44,${ny + 9} 45,${ny + 14} 41,${ny + 19} 40,${chin - 7} 26,${chin} 4,${chin - 6} ${-jaw * 0.7},34 -44,16 -51,-10 -38,-38`,
  );
  return closedCurve(line.map(([x, y]): Point => [x * d, y]));
}

function skull(look: HeadLook, yaw: number) {
  const [temple, cheek, jaw, chin] = faces[look.shape ?? 'round'];
  const s = Math.sin(yaw);
  if (Math.abs(yaw) > 0.9) return sideways(look, s < 0 ? -1 : 1);
  const shift = s * 8;
  const back = Math.abs(s) * 5;
  const side = (x: number, d: number): number =>
    d * (x + (d * s < 0 ? back : -Math.abs(s) * 3)) + (d * s > 0 ? s * 2 : 0);
  return closedCurve(
    pts(
      `0,-51 ${side(temple * 0.74, 1)},-38 ${side(temple, 1)},-12 ${side(cheek, 1)},12 ${side(jaw, 1) + shift * 0.6},36 ${shift},${chin} ${side(jaw, -1) + shift * 0.6},36 ${side(cheek, -1)},12 ${side(temple, -1)},-12 ${side(temple * 0.74, -1)},-38`,
    ),
  );
}

/** A head round (0, 0), 100 high: what is behind the body's neck, and the head itself. */
export function head(look: HeadLook, pose: HeadPose): { readonly behind: string; readonly front: string } {
  const turn = pose.turn ?? 'front';
  const back = turn === 'back';
  const yaw = yaws[turn];
  const outline = skull(look, yaw);
  const { tiger } = look;
  const striped = tiger === undefined ? undefined : { ...look, tiger };
  const scarf = look.wears?.kind === 'scarf';
  const ears =
    scarf || striped !== undefined
      ? ''
      : each([-1, 1], (side) => {
          const a = side * 1.45 + yaw;
          const x = 49 * Math.sin(a);
          if (Math.cos(a) < -0.2 && !back) return '';
          const ring = look.earrings === undefined ? '' : dot(x, 22, 4, look.earrings);
          return (
            flat(blob(x, 8, 7.5 + Math.abs(Math.cos(a)) * 2, 10.5, 4, 0.04), look.skin) +
            `<path d="M${x - 2} 4q4 3 1 8" stroke="${darker(look.skin, 0.4)}" stroke-width="2" fill="none" opacity="0.6"/>${ring}`
          );
        });
  const over = Math.abs(yaw) > 0.3 && !back;
  const features = back ? '' : face(look, pose.mood ?? 'calm', yaw, pose.gaze ?? [0, 0]);
  const nodded = `<g transform="translate(0 ${(pose.nod ?? 0) * 8})">${features}</g>`;
  const featured = Math.abs(yaw) > 0.9 ? clipped(outline)(nodded) : nodded;
  const d = yaw < 0 ? -1 : 1;
  const flower =
    look.flower === undefined
      ? ''
      : each(5, (i) =>
          flat(
            blob(-d * 40 + 11 * Math.cos(i * 1.257), -26 + 11 * Math.sin(i * 1.257), 8, 7.5, 3),
            look.flower ?? '',
            1,
          ),
        ) + flat(blob(-d * 40, -26, 5.5, 5.5, 2), '#f4b73c', 1);
  const hair = scarf ? '' : hairOver(look, yaw, back);
  return {
    behind: scarf || back ? '' : hairBehind(look, yaw, false),
    front:
      (over ? '' : ears) +
      (striped === undefined ? '' : tigerEars(striped, yaw)) +
      flat(outline, look.skin) +
      (striped === undefined ? '' : tigerMask(striped, yaw, back)) +
      featured +
      (striped === undefined || back ? '' : tigerNose(striped, yaw)) +
      hair +
      (over ? ears : '') +
      (back && !scarf ? hairBehind(look, 0, true) : '') +
      flower +
      worn(look, yaw, back),
  };
}
