import type { ClassTask } from '@letsread/learning/handing-out/contract.ts';
import { expect, test } from 'vitest';

import { tasksOfReader, withFinished } from './tasks-of-reader.ts';

const thing = {
  title: null,
  titleLanguageISOCode: null,
  slug: null,
  level: null,
  languageId: '1',
  untilDay: '2026-12-01',
};
const books = ['1', '2'].map((bookId) => ({ bookId })) as ClassTask['books'];
const nothing = { done: 0, finishedIds: [] };
const tasks: ClassTask[] = [
  {
    ...thing,
    id: '1',
    kind: 'collection',
    stories: 2,
    books,
    readers: [{ profileId: '7', done: 1, finishedIds: ['1'] }],
  },
  {
    ...thing,
    id: '2',
    kind: 'level',
    level: 2,
    stories: 3,
    books: [],
    readers: [{ profileId: '7', done: 2, finishedIds: [] }],
  },
  {
    ...thing,
    id: '3',
    kind: 'book',
    untilDay: '2026-11-29',
    stories: 1,
    books,
    readers: [{ profileId: '7', ...nothing }],
  },
  { ...thing, id: '4', kind: 'book', stories: 1, books, readers: [{ profileId: '8', ...nothing }] },
];

test('a reader has what is theirs and not over', () => {
  const own = (day: string) => tasksOfReader(tasks, '7', day).map(({ id, done }) => [id, done]);
  expect(own('2026-11-30')).toEqual([
    ['1', 1],
    ['2', 2],
  ]);
  expect(own('2026-11-29')).toHaveLength(3);
  expect(own('2026-12-02')).toEqual([]);
});

test('what was finished on the device counts before the library was told, but for stories of a level', () => {
  const own = tasksOfReader(tasks, '7', '2026-11-30');
  const counted = withFinished(own, ['1', '2', '9']).map(({ done, finishedIds }) => [done, finishedIds]);
  expect(counted).toEqual([
    [2, ['1', '2']],
    [2, []],
  ]);
});
