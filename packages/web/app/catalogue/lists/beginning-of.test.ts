import { expect, test } from 'vitest';

import { beginningOf } from './beginning-of.ts';

const sentence = 'The wind took the kite, and the kite took the string with it.';

test('a short text is whole', () => {
  expect(beginningOf(sentence, 'en')).toBe(sentence);
});

test('a long text begins with whole sentences, and its paragraphs stay apart', () => {
  const begun = beginningOf(`${sentence}\n\n${sentence} ${sentence} ${sentence}`, 'en');
  expect(begun).toBe(`${sentence}\n\n${sentence} …`);
});

test('a sentence that is too long is cut between words, in scripts without spaces too', () => {
  const begun = beginningOf(`Up${' and up'.repeat(40)}`, 'en');
  expect(begun).toMatch(/^Up( and up)+( and)? …$/);
  expect(begun.length).toBeLessThanOrEqual(182);
  const khmer = beginningOf('មេមាន់ធំហើយក្រហម'.repeat(20), 'km');
  expect(khmer).toMatch(/^(មេមាន់ធំហើយក្រហម)+\p{Script=Khmer}* …$/u);
  expect(khmer.length).toBeLessThanOrEqual(182);
});

test('a single word that has no end is cut to nothing rather than in two', () => {
  expect(beginningOf('a'.repeat(300), 'en')).toBe('…');
});
