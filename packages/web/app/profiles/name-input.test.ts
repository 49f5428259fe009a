import { expect, test } from 'vitest';

import { lengthOfName, nameAfter } from './name-input.ts';

test('leading whitespace is not accepted, whitespace within and behind a name is', () => {
  expect(nameAfter('  Amina ')).toBe('Amina ');
  expect(nameAfter('\u3000\u00a0')).toBe('');
  expect(nameAfter('Ana Maria')).toBe('Ana Maria');
});

test('a name has at most 20 characters, as a person counts them', () => {
  expect(nameAfter('a'.repeat(21))).toBe('a'.repeat(20));
  const family = '👨‍👩‍👧';
  expect(nameAfter(family.repeat(21))).toBe(family.repeat(20));
  const khmer = 'ក្នុ'.repeat(20);
  expect(lengthOfName(khmer)).toBe(20);
  expect(nameAfter(`${khmer}ក`)).toBe(khmer);
});
