import { describe, expect, test } from 'vitest';
import { inRow, pickShelves, spreadAuthors } from './pick-shelves.ts';
import type { Candidate } from './candidate.ts';

/** Books "1", "2", …, each by an author of its own unless others are named. */
function candidates(shelf: Candidate['shelf'], ids: number[], rest: Partial<Candidate> = {}): Candidate[] {
  return ids.map((id) => ({
    shelf,
    tag: null,
    level: null,
    editionId: String(id),
    bookId: String(id),
    author: String(id),
    cover: 2,
    total: ids.length,
    ...rest,
  }));
}

const theme = (id: number) => ({ tag: { id: String(id), slug: 'any', name: 'Any', languageISOCode: 'en' } });
const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
const ids = (books: readonly Candidate[]) => books.map(({ bookId }) => Number(bookId));

describe('the authors of a shelf', () => {
  const spread = (authors: string, count = authors.length) =>
    spreadAuthors(
      authors.split('').map((author) => ({ author })),
      count,
    )
      .map(({ author }) => author)
      .join('');

  test.each([
    ['aaabcdef', 6, 'abcdef'],
    ['aaab', 4, 'abaa'],
    ['abbaab', 6, 'ababab'],
    ['aaa', 2, 'aa'],
    ['', 4, ''],
  ])('%s, of which %i are shown, stand as %s', (authors, count, shown) => {
    expect(spread(authors, count)).toBe(shown);
  });
});

describe('the shelves of home', () => {
  test('the string has large pictures alone, and others only where there is no large one', () => {
    const small = candidates('hung', [5, 6], { cover: 1 });
    expect(ids(pickShelves([...candidates('hung', [1, 2]), ...small]).hung)).toEqual([1, 2]);
    expect(ids(pickShelves(small).hung)).toEqual([5, 6]);
  });

  test('no book stands twice where there are enough', () => {
    const all = from(1, 40);
    const { hung, popular, themes, levels } = pickShelves([
      ...candidates('hung', all),
      ...candidates('popular', all),
      ...candidates('theme', from(1, 24), theme(1)),
      ...candidates('level', from(1, 40), { level: 2 }),
    ]);
    const rows = [hung, popular.slice(0, inRow), ...themes, ...levels].map(ids);
    expect(rows).toEqual([from(1, 4), from(5, 6), from(11, 6), from(17, 6)]);
  });

  test('a theme of six books has a shelf, those first that were not shown; one of which most were shown has none', () => {
    const before = candidates('popular', from(1, 20));
    const animals = (books: number[]) => candidates('theme', books, theme(1));
    expect(pickShelves([...before, ...animals([1, 2, 3, 31, 32, 33])]).themes.map(ids)).toEqual([
      [31, 32, 33, 1, 2, 3],
    ]);
    expect(pickShelves([...before, ...animals([1, 2, 3, 4, 31, 32])]).themes).toEqual([]);
    expect(pickShelves([...before, ...animals(from(31, 5))]).themes).toEqual([]);
  });

  test('there are six themes at most, and the levels stand in their order', () => {
    const themes = from(1, 9).flatMap((tag) => candidates('theme', from(100 * tag, 6), theme(tag)));
    const levels = [3, 1].flatMap((level) => candidates('level', from(1000 * level, 6), { level }));
    const picked = pickShelves([...themes, ...levels]);
    expect(picked.themes.map(([{ tag }]) => tag?.id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(picked.levels.map(([{ level }]) => level)).toEqual([1, 3]);
  });
});
