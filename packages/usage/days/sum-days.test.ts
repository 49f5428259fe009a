import { minShownSum } from '@letsread/http/sums/min-shown-sum.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupCounts } from './sum-days.ts';

type Count = Parameters<typeof groupCounts>[0][number];
type Sum = ReturnType<typeof groupCounts>['sums'][number];

const count = fc.record({
  kind: fc.constantFrom('opened', 'finished'),
  book: fc.integer({ min: 1, max: 3 }),
  language: fc.integer({ min: 1, max: 2 }),
  country: fc.constantFrom('', 'KE', 'TZ'),
  day: fc.integer({ min: 1, max: 59 }),
  count: fc.integer({ min: 1, max: 7 }),
});
const nights = fc.array(fc.array(count, { maxLength: 12 }), { maxLength: 4 });
const filters = fc.record({
  kind: fc.option(fc.constantFrom('opened', 'finished')),
  book: fc.option(fc.constantFrom('1', '2', '3')),
  language: fc.option(fc.constantFrom('1', '2')),
  country: fc.option(fc.constantFrom('', 'KE', 'TZ')),
  from: fc.option(fc.integer({ min: 1, max: 60 })),
  to: fc.option(fc.integer({ min: 1, max: 60 })),
});
type Filters = typeof filters extends fc.Arbitrary<infer Value> ? Value : never;

const dayOf = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);

/** What is shown after each night: what comes late is summed with what waits. */
function shownAfter(all: readonly { of: readonly (typeof count extends fc.Arbitrary<infer V> ? V : never)[] }[]) {
  const reports: Sum[][] = [];
  let waiting: Count[] = [];
  let shown: Sum[] = [];
  for (const { of } of all) {
    const counts = of.map(({ book, language, day, ...rest }) => ({
      ...rest,
      bookId: String(book),
      editionId: `${book}${language}`,
      languageId: String(language),
      detail: '',
      day: dayOf(day),
      age: 60 - day,
      amount: rest.count,
    }));
    const { sums, summed } = groupCounts([...waiting, ...counts]);
    waiting = [...waiting, ...counts].filter((each) => !summed.includes(each));
    shown = [...shown, ...sums];
    reports.push(shown);
  }
  return { reports, waiting };
}

function isIn(sum: Sum, { kind, book, language, country, from, to }: Filters): boolean {
  return (
    (kind === null || sum.kind === kind) &&
    (book === null || sum.bookId === book) &&
    (language === null || sum.languageId === language) &&
    (country === null || sum.country === country) &&
    (from === null || sum.day >= dayOf(from)) &&
    (to === null || sum.day <= dayOf(to))
  );
}
const total = (sums: readonly { count: number }[]) => sums.reduce((all, each) => all + each.count, 0);

test('no filter shows fewer than five, nor does what one report has more than another one of the same or an earlier night', () => {
  fc.assert(
    fc.property(nights, filters, filters, fc.tuple(fc.nat(3), fc.nat(3)), (counts, one, other, [late, early]) => {
      const { reports } = shownAfter(counts.map((of) => ({ of })));
      const later = reports[late] ?? [];
      const earlier = reports[Math.min(early, late)] ?? [];
      const inOne = later.filter((sum) => isIn(sum, one));
      const more = inOne.filter((sum) => !earlier.includes(sum) || !isIn(sum, other));
      const both = later.filter((sum) => isIn(sum, one) && isIn(sum, other));
      for (const shown of [inOne, more, both]) expect(total(shown) === 0 || total(shown) >= minShownSum).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('all that was counted is in a sum once, or waits as fewer than five of its kind', () => {
  fc.assert(
    fc.property(nights, (counts) => {
      const { reports, waiting } = shownAfter(counts.map((of) => ({ of })));
      expect(total(reports.at(-1) ?? []) + total(waiting)).toBe(total(counts.flat()));
      for (const alike of Map.groupBy(waiting, ({ kind, editionId, country }) =>
        [kind, editionId, country].join(),
      ).values())
        expect(total(alike)).toBeLessThan(minShownSum);
    }),
  );
});

test('what stays few is put together with other countries after two weeks, with other books after six', () => {
  const few = (age: number, more: Partial<Count>): Count => ({
    kind: 'opened',
    bookId: '1',
    editionId: '11',
    languageId: '1',
    country: 'KE',
    detail: '',
    day: dayOf(60 - age),
    age,
    count: 3,
    amount: 3,
    ...more,
  });
  const ofBook = { bookId: '1', editionId: '11', country: '', count: 6 };
  const twoCountries = (age: number) => groupCounts([few(age, {}), few(age, { country: 'TZ' })]).sums;
  expect(twoCountries(13)).toEqual([]);
  expect(twoCountries(14)).toMatchObject([ofBook]);
  const twoBooks = (age: number) => groupCounts([few(age, {}), few(age, { bookId: '2', editionId: '21' })]).sums;
  expect(twoBooks(44)).toEqual([]);
  expect(twoBooks(45)).toMatchObject([{ bookId: '0', editionId: '0', languageId: '1', count: 6 }]);
});
