import { expect, test } from 'vitest';
import type { SentenceToken } from './game.ts';
import { fits, isRebuilt } from './game.ts';

function token(id: string, text: string): SentenceToken {
  return { id, text, spoken: text, span: { from: 0, to: 0 }, isGiven: false };
}
const row = { tokens: [token('a', 'row'), token('b', 'the'), token('c', 'row')] };

test('a token fits its own place, and that of a token with the same text', () => {
  expect(fits(row, 0, 'a')).toBe(true);
  expect(fits(row, 0, 'c')).toBe(true);
  expect(fits(row, 0, 'b')).toBe(false);
});

test('what is not there fits nowhere', () => {
  expect(fits(row, 0, 'z')).toBe(false);
  expect(fits(row, 3, 'a')).toBe(false);
});

test('a sentence is rebuilt when every place holds a token that fits, each token once', () => {
  expect(isRebuilt(row, ['c', 'b', 'a'])).toBe(true);
  expect(isRebuilt(row, ['b', 'a', 'c'])).toBe(false);
  expect(isRebuilt(row, ['a', 'b', 'a'])).toBe(false);
  expect(isRebuilt(row, ['a', 'b', null])).toBe(false);
  expect(isRebuilt(row, ['a', 'b'])).toBe(false);
});
