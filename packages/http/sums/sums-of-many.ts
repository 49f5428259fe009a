import { z } from 'zod';
import { minShownSum } from './min-shown-sum.ts';

/** A sum as it leaves the server: null where it is fewer than five, nought among it. */
export const shownSum = z
  .number()
  .int()
  .min(minShownSum)
  .nullable()
  .describe('Null: fewer than 5, which is also said of nought');

/** A sum that is told at once (`in-fives.ts`). */
export const sumInFives = z.number().int().nonnegative().multipleOf(minShownSum);

/** A sum to be shown, or null where it is fewer than five. */
export function showSum(sum: number): number | null {
  return sum >= minShownSum ? sum : null;
}

interface Counted {
  /** How many are counted here. */
  count: number;
}

/**
 * Puts what was counted together, in its order, into groups of at least five, and gives what is left over. Where nothing
 * but whole groups is ever shown, no filter and no difference of two reports, be it of another day, is of fewer than five.
 */
export function groupIntoMany<Item extends Counted>(items: readonly Item[]): { groups: Item[][]; rest: Item[] } {
  const groups: Item[][] = [];
  let rest: Item[] = [];
  let count = 0;
  for (const item of items) {
    rest.push(item);
    count += item.count;
    if (count < minShownSum) continue;
    groups.push(rest);
    rest = [];
    count = 0;
  }
  return { groups, rest };
}
