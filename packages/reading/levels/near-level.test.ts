import { expect, test } from 'vitest';
import { levelShown, levelToOffer, nearLevels } from './near-level.ts';

const near = (...finished: [level: number, count: number][]) => [...nearLevels(new Map(finished)).values()];

test('nothing is near to a reader who has finished no book', () => {
  expect(near()).toEqual([]);
});

test('the level of the one finished book is the nearest', () => {
  expect(near([3, 1])).toEqual([3, 4, 5, 4, 3]);
});

test('one book at a higher level may have been read to the child, two are the child’s own', () => {
  expect(near([1, 4], [4, 1])).toEqual([5, 4, 3, 2, 1]);
  expect(near([1, 4], [4, 2])).toEqual([2, 3, 4, 5, 4]);
});

test('no finished book ever moves the level down', () => {
  const shown = (...levels: number[]) =>
    levelShown(new Map([...Map.groupBy(levels, (level) => level)].map(([level, all]) => [level, all.length])));
  expect([shown(), shown(3), shown(3, 1), shown(3, 1, 1), shown(3, 1, 1, 3), shown(3, 4)]).toEqual([
    undefined,
    undefined,
    1,
    1,
    3,
    3,
  ]);
});

test('easy books read later do not move a reader down', () => {
  expect(near([3, 2], [1, 40])).toEqual([3, 4, 5, 4, 3]);
});

test('after five finished books the next level is as near, and there is none after the fifth', () => {
  expect(near([2, 5])).toEqual([4, 5, 5, 4, 3]);
  expect(near([5, 9])).toEqual([1, 2, 3, 4, 5]);
});

test('a level that an adult chose is the nearest, whatever was finished', () => {
  const chosen = (level: number) => [...nearLevels(new Map([[4, 9]]), level).values()];
  expect(chosen(2)).toEqual([4, 5, 4, 3, 2]);
  expect([...nearLevels(new Map(), 1).values()]).toEqual([5, 4, 3, 2, 1]);
});

test('the next level is offered after five books, and never above the fifth', () => {
  expect([levelToOffer(2, 4), levelToOffer(2, 5), levelToOffer(5, 9)]).toEqual([null, 3, null]);
});
