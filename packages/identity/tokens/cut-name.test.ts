import { expect, test } from 'vitest';
import { cutName } from './cut-name.ts';

test.each([
  ['a name that fits stays', 'Amina', 'Amina'],
  ['a letter is not cut from the sign above it', 'aaaaaaaaae\u0301', 'aaaaaaaaa'],
  ['nor a letter of Khmer from its vowel', 'aaaaaaaaaមែ', 'aaaaaaaaa'],
  ['nor a picture of several', 'aaaaaaa👩‍🚀!', 'aaaaaaa'],
  ['nor a pair of halves', 'aaaaaaaaa🐙', 'aaaaaaaaa'],
  ['what is left ends with a letter', 'aaaaaaaaa bbb', 'aaaaaaaaa'],
  ['a half that came alone is replaced', 'a\ud800', 'a\ufffd'],
])('%s', (_what, name, cut) => {
  expect(cutName(name, 10)).toBe(cut);
});

test('of a letter that is longer alone its beginning stays, well formed', () => {
  expect(cutName(`e${'\u0301'.repeat(5000)}`, 10)).toBe(`e${'\u0301'.repeat(9)}`);
  const octopus = cutName(`${'🐙\u200d'.repeat(40)}`, 10);
  expect([octopus.length <= 10, octopus.isWellFormed(), octopus.startsWith('🐙')]).toEqual([true, true, true]);
  expect(cutName(`🐙${'\u{1f3fb}'.repeat(40)}`, 9).isWellFormed()).toBe(true);
});
