import { expect, test } from 'vitest';
import { isUnambiguous } from './is-unambiguous.ts';
import { writingOf } from '../writing.ts';

const thai = writingOf('th', 'Thai');

test('words that join to the same letters in another order are refused', () => {
  const tokens = ['ตา', 'กลม', 'ตากลม'];
  expect(isUnambiguous({ unit: 'word', tokens, gaps: ['', ''] }, tokens, thai)).toBe(false);
});

test('the same words with something between them read one way', () => {
  const tokens = ['ตา', 'กลม', 'ตากลม'];
  expect(isUnambiguous({ unit: 'word', tokens, gaps: [' ', ' '] }, tokens, thai)).toBe(true);
});

test('a language whose "and" is not known is taken at its word', () => {
  const tokens = ['Kalu', 'ta', 'meri', 'sona'];
  const words = tokens.map((token) => token.toLowerCase());
  expect(isUnambiguous({ unit: 'word', tokens, gaps: [' ', ' ', ' '] }, words, writingOf('zzz', 'Latn'))).toBe(true);
});
