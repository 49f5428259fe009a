import { expect, test } from 'vitest';
import { generalQuestions } from './talk.ts';

test.each([
  [1, 0, ['like', 'feel', 'you']],
  [4, 0, ['why', 'feel', 'you']],
  [null, 0, ['why', 'feel', 'you']],
  [4, 1, ['feel', 'you']],
  [2, 2, ['you']],
  [3, 3, []],
  [3, 5, []],
])('a book of level %s with %s questions of its own is also asked %j', (level, own, expected) => {
  expect(generalQuestions(level, own)).toEqual(expected);
});
