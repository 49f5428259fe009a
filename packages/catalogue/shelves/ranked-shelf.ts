import type { TagMark } from '../contract.ts';

/** More than a shelf shows: some stand on a shelf before it, some are by the same author. */
export const maxRanked = 60;

/** A shelf and how many books it has. */
export interface ShelfTotal {
  shelf: 'popular' | 'theme' | 'level';
  tag: TagMark | null;
  level: number | null;
  total: number;
}

/** Books in the order of a shelf, before it is known who wrote them. */
export interface RankedShelf extends ShelfTotal {
  bookIds: string[];
}
