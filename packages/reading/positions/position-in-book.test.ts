import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positionIn } from './position-in-book.ts';

const at = (page: number, pages: number, furthestPage = page, furthestPages = pages) => ({
  page,
  pages,
  furthestPage,
  furthestPages,
  finishedAt: null,
});

describe('a position in an edition', () => {
  test('a book never opened stands at its cover', () => {
    expect(positionIn(null, 10)).toEqual({ page: 0, furthest: 0, share: 0, finishedAt: null });
  });

  test('the page is the same where the edition has as many pages', () => {
    expect(positionIn(at(3, 10, 7), 10)).toEqual({ page: 3, furthest: 7, share: 0.3, finishedAt: null });
  });

  test('the page keeps its share where it has more or fewer', () => {
    expect(positionIn(at(5, 10), 12).page).toBe(6);
    expect(positionIn(at(5, 10, 6, 12), 4)).toMatchObject({ page: 2, furthest: 2 });
  });

  test('the cover stays the cover, an opened book is not at its cover, and only the last page is the last', () => {
    const count = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(count, count, fc.nat(200), (pages, pageCount, any) => {
        const page = Math.min(any, pages);
        const shown = positionIn(at(page, pages), pageCount).page;
        expect(shown >= 0 && shown <= pageCount).toBe(true);
        expect(shown === 0).toBe(page === 0);
        const isOneForAll = pageCount === 1 || page === 0;
        expect(isOneForAll || (shown === pageCount) === (page === pages)).toBe(true);
      }),
    );
  });

  test('who is further in one edition is not behind in another', () => {
    const count = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(count, count, fc.nat(200), fc.nat(200), (pages, pageCount, one, other) => {
        const [less, more] = [Math.min(one, other, pages), Math.min(Math.max(one, other), pages)];
        expect(positionIn(at(less, pages), pageCount).page).toBeLessThanOrEqual(
          positionIn(at(more, pages), pageCount).page,
        );
      }),
    );
  });
});
