import type { BookFeature, BookLength } from '../../contract.ts';
import type { DocFacts } from './reading/doc-facts.ts';

// A plain pass for each: a common word has a thousand matches, and one function for all, which was given what to count by, stood first
// in the profile of a search after SQLite.

/** How many books have each level; those without one at 0. */
export function countLevels(docs: readonly DocFacts[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const { level } of docs) counts[level] = (counts[level] ?? 0) + 1;
  return counts;
}

/** How many books have each length. */
export function countLengths(docs: readonly DocFacts[]): Map<BookLength, number> {
  const counts = new Map<BookLength, number>();
  for (const { length } of docs) counts.set(length, (counts.get(length) ?? 0) + 1);
  return counts;
}

/** How many books have each feature. */
export function countFeatures(docs: readonly DocFacts[]): Record<BookFeature, number> {
  const counts = { narrated: 0, signed: 0 };
  for (const { isNarrated, isSigned } of docs) {
    if (isNarrated) counts.narrated++;
    if (isSigned) counts.signed++;
  }
  return counts;
}

/** How many books have each theme. Books with the same themes share one list of them, and are counted by it. */
export function countTags(docs: readonly DocFacts[]): Map<string, number> {
  const lists = new Map<string[], number>();
  for (const { tags } of docs) lists.set(tags, (lists.get(tags) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [tags, count] of lists) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + count);
  return counts;
}
