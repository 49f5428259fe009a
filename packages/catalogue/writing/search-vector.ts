import { searchWords } from '@letsread/formats/words/search-words.ts';

export interface SearchedParts {
  title: string;
  people: string[];
  tags: string[];
  text: string[];
}

/** PostgreSQL's own limits: higher positions count as this one, more of them are dropped. */
const lastPosition = 16_383;
const maxPositions = 255;
/** Words of different parts never count as neighbours. */
const gap = 10;

/**
 * What an edition is found by, as PostgreSQL writes a tsvector: title with weight A, people B, tags C, text D.
 * The words are our own, so that a query can be cut in the very same way (formats: queryWords).
 */
export function searchVector({ title, people, tags, text }: SearchedParts): string {
  const positions = new Map<string, string[]>();
  let position = 1;
  for (const [weight, texts] of [
    ['A', [title]],
    ['B', people],
    ['C', tags],
    ['D', text],
  ] as const) {
    for (const each of texts) {
      for (const word of searchWords(each)) {
        const of = positions.get(word);
        const entry = `${Math.min(position, lastPosition)}${weight === 'D' ? '' : weight}`;
        if (of === undefined) positions.set(word, [entry]);
        else if (of.length < maxPositions) of.push(entry);
        position += 1;
      }
      position += gap;
    }
  }
  return Array.from(positions, ([word, at]) => `'${word.replaceAll(/['\\]/g, '$&$&')}':${at.join(',')}`).join(' ');
}
