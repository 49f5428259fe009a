import { englishLanguageId as english } from '@letsread/catalogue/contract.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planRulePathways, type RuleBook, type RulePathway } from './plan-rule-pathways.ts';

const swahili = '2000';

function books(count: number, rest: Partial<RuleBook> = {}, from = 1): RuleBook[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(from + at),
    level: 2,
    tagIds: [],
    words: { [english]: 100 - at },
    ...rest,
  }));
}

const asExisting = (paths: ReturnType<typeof planRulePathways>, isAlive = true): RulePathway[] =>
  paths.map((path) => ({ ...path, isAlive }));

test('a theme and level with four books of one language is a path, the shortest book first', () => {
  expect(planRulePathways(books(4, { tagIds: ['7'] }), [])).toEqual([
    { tagId: '7', level: 2, bookIds: ['4', '3', '2', '1'] },
  ]);
});

test('three books are none, and four that have no language in common neither', () => {
  expect(planRulePathways(books(3, { tagIds: ['7'] }), [])).toEqual([]);
  const apart = [...books(3), ...books(3, { words: { [swahili]: 9 } }, 4)];
  expect(planRulePathways(apart, [])).toEqual([]);
  expect(planRulePathways([...books(2), ...books(2, { level: 3 }, 3)], [])).toEqual([]);
});

test('a theme has one path a level, of five books, those in most languages', () => {
  const many = [
    ...books(6, { tagIds: ['7'] }),
    ...books(5, { tagIds: ['7'], words: { [english]: 500, [swahili]: 400 } }, 11),
  ];
  expect(planRulePathways(many, []).filter(({ tagId }) => tagId === '7')).toEqual([
    { tagId: '7', level: 2, bookIds: ['11', '12', '13', '14', '15'] },
  ]);
});

test('books on no path of a theme make up to three paths a level, of five books, rising in length from path to path', () => {
  expect(planRulePathways(books(30), []).map(({ bookIds }) => bookIds)).toEqual([
    ['30', '29', '28', '27', '26'],
    ['25', '24', '23', '22', '21'],
    ['20', '19', '18', '17', '16'],
  ]);
  const rest = planRulePathways(books(9), []).map(({ bookIds }) => bookIds.length);
  expect(rest).toEqual([5, 4]);
  const themed = planRulePathways(books(9, { tagIds: ['7'] }), []);
  expect(themed.map(({ tagId, bookIds }) => [tagId, bookIds.length])).toEqual([
    ['7', 5],
    [null, 4],
  ]);
});

test('two themes of the same books are one path', () => {
  expect(planRulePathways(books(4, { tagIds: ['7', '8'] }), [])).toHaveLength(1);
});

test('books of a language that has most of them are taken, in the length that they have there', () => {
  const mixed = [...books(4), ...books(5, { words: { [swahili]: 30 } }, 11)];
  expect(planRulePathways(mixed, []).map(({ bookIds }) => bookIds)).toEqual([
    ['11', '12', '13', '14', '15'],
    ['4', '3', '2', '1'],
  ]);
});

test('what is there stays, and takes no new book; new books make new paths', () => {
  const first = asExisting(planRulePathways(books(5), []));
  expect(planRulePathways(books(5), first)).toEqual([]);
  const added = planRulePathways([...books(5), ...books(4, {}, 11)], first);
  expect(added.map(({ bookIds }) => bookIds)).toEqual([['14', '13', '12', '11']]);
  const theme = asExisting(planRulePathways(books(5, { tagIds: ['7'] }), []));
  const more = [...books(5, { tagIds: ['7'] }), ...books(6, { tagIds: ['7'] }, 11)];
  expect(planRulePathways(more, theme).map(({ tagId }) => tagId)).toEqual([null]);
});

test('a path whose books are gone makes room for another of its theme, and gives its books to none', () => {
  const gone = asExisting(planRulePathways(books(5, { tagIds: ['7'] }), []), false);
  expect(planRulePathways(books(4, { tagIds: ['7'] }, 11), gone)).toMatchObject([
    { tagId: '7', bookIds: ['14', '13', '12', '11'] },
  ]);
});

test('whatever the library, paths have four or five books of one level and language, each once, and a second run makes none', () => {
  const words = fc.dictionary(fc.constantFrom(english, swahili, '2001'), fc.integer({ min: 1, max: 9 }), {
    minKeys: 1,
  });
  const book = fc.record({
    level: fc.integer({ min: 1, max: 3 }),
    tagIds: fc.uniqueArray(fc.constantFrom('7', '8', '9')),
    words,
  });
  fc.assert(
    fc.property(fc.array(book, { maxLength: 60 }), (some) => {
      const library = some.map((one, at): RuleBook => ({ ...one, id: String(at + 1) }));
      const planned = planRulePathways(library, []);
      for (const { tagId, level, bookIds } of planned) {
        const onPath = library.filter(({ id }) => bookIds.includes(id));
        expect(onPath.length).toBe(bookIds.length);
        expect([4, 5]).toContain(bookIds.length);
        expect(onPath.every((one) => one.level === level && (tagId === null || one.tagIds.includes(tagId)))).toBe(true);
        const inCommon = [english, swahili, '2001'].filter((id) => onPath.every((one) => one.words[id] !== undefined));
        expect(inCommon.length).toBeGreaterThan(0);
      }
      const ofLevels = planned.filter(({ tagId }) => tagId === null).flatMap(({ bookIds }) => bookIds);
      expect(new Set(ofLevels).size).toBe(ofLevels.length);
      expect(planRulePathways(library, asExisting(planned))).toEqual([]);
    }),
  );
});
