import { type BookFeature, type BookLength, bookLengths } from '../../contract.ts';
import type { DocFacts } from './reading/doc-facts.ts';

// A plain pass for each: a common word has a thousand matches, and one function for all, which was given what to count by, stood first
// in the profile of a search after SQLite.

/** How many books have each level; those without one at 0. */
export function countLevels(docs: readonly DocFacts[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const { level } of docs) counts[level] = (counts[level] ?? 0) + 1;
  return counts;
}

/** How many books have an edition of each length. */
export function countLengths(editions: readonly DocFacts[]): Map<BookLength, number> {
  const books: Record<BookLength, Set<number>> = { short: new Set(), middle: new Set(), long: new Set() };
  for (const { book, length } of editions) books[length].add(book);
  return new Map(bookLengths.map((length) => [length, books[length].size]));
}

/** How many books have an edition with each feature. */
export function countFeatures(editions: readonly DocFacts[]): Record<BookFeature, number> {
  const [narrated, signed] = [new Set<number>(), new Set<number>()];
  for (const { book, isNarrated, isSigned } of editions) {
    if (isNarrated) narrated.add(book);
    if (isSigned) signed.add(book);
  }
  return { narrated: narrated.size, signed: signed.size };
}

/** How many books have each theme. Books with the same themes share one list of them, and are counted by it. */
export function countTags(docs: readonly DocFacts[]): Map<string, number> {
  const lists = new Map<string[], number>();
  for (const { tags } of docs) lists.set(tags, (lists.get(tags) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [tags, count] of lists) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + count);
  return counts;
}
