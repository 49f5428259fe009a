import type { DocFacts } from './reading/doc-facts.ts';

/** How many have each value, in one pass: a common word has a thousand matches. */
export function countBy<Value>(docs: readonly DocFacts[], valueOf: (doc: DocFacts) => Value): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const doc of docs) {
    const value = valueOf(doc);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** How many books have each theme. Books with the same themes share one list of them, and are counted by it. */
export function countTags(docs: readonly DocFacts[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [tags, count] of countBy(docs, (doc) => doc.tags))
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + count);
  return counts;
}
