import type { PathwayStep, PathwayToWalk } from '@letsread/learning/contract.ts';

import type { TrailToShow } from './scenery.server.tsx';

/** A step with the address of its sticker's picture and of the one on its stone; a story has its cover there. */
export type StepToShow = PathwayStep & { picture: string; stone: string | undefined };

/** A path with the addresses of the pictures it needs: what makes them of names stays on the server. */
export interface PathToShow extends Omit<PathwayToWalk, 'path'> {
  path: StepToShow[];
  badgePicture: string;
  trail: TrailToShow;
}
