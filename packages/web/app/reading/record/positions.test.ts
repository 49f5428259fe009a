import { expect, test } from 'vitest';

import { nextPosition, type DevicePosition } from './positions.ts';
import { turnsOf } from './take-positions.ts';

const turn = (page: number, at: string) => ({
  bookId: '1',
  profileId: '',
  editionId: '2',
  languageId: '3',
  slug: 'kite',
  title: 'The Red Kite',
  page,
  pages: 10,
  at,
});
const [morning, noon] = ['2026-11-22T08:00:00.000Z', '2026-11-22T12:00:00.000Z'];
const position = (page: number, at: string): DevicePosition => nextPosition(undefined, turn(page, at), false);

test('the turn that was made last is the place, whenever it is kept', () => {
  expect(nextPosition(position(5, morning), turn(3, noon), false)).toMatchObject({ page: 3, furthest: 5 });
  expect(nextPosition(position(3, noon), turn(5, morning), false)).toMatchObject({ page: 3, furthest: 5, at: noon });
});

test('a place from a day when the clock was ahead gives way to what is read now', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(nextPosition(position(5, tomorrow), turn(3, noon), false)).toMatchObject({ page: 3, furthest: 5, at: noon });
});

test('a book is finished at the last page of its story, until it is read again', () => {
  const finished = nextPosition(position(9, morning), turn(10, noon), false);
  expect(finished.finishedAt).toBe(noon);
  expect(nextPosition(finished, turn(0, noon), false).finishedAt).toBe(noon);
  expect(nextPosition(finished, turn(0, noon), true).finishedAt).toBeUndefined();
});

test('what is taken over from a visitor keeps how far they came, and that they finished', () => {
  const finished = { ...position(10, morning), page: 7, at: noon };
  expect(nextPosition(undefined, finished, false)).toMatchObject({ page: 7, furthest: 10, finishedAt: morning });
  expect(turnsOf(finished).map(({ page, at }) => [page, at])).toEqual([
    [10, morning],
    [7, noon],
  ]);
  const further = nextPosition(position(8, morning), turn(3, noon), false);
  expect(turnsOf(further).map(({ page }) => page)).toEqual([8, 3]);
  expect(turnsOf(position(3, noon)).map(({ page }) => page)).toEqual([3]);
  const again = nextPosition({ ...finished, finishedAt: undefined }, turn(3, noon), false);
  expect(turnsOf(again).map(({ page, isAgain = false }) => [page, isAgain])).toEqual([
    [10, false],
    [0, true],
    [3, false],
  ]);
});
