import { expect, test } from 'vitest';

import { fileName } from './file-name.ts';

test.each([
  ['The Great Slow Chase!', 'The-Great-Slow-Chase'],
  ['កុក ៣', 'កុក-៣'],
  ['?!', 'book'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('the file of %j is called %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});

test('a long title is cut between letters, never within one or before its marks', () => {
  // Adlam, whose letters are two units long; and a letter with a mark at the limit.
  expect(fileName(`a${'𞤀'.repeat(40)}`)).toBe(`a${'𞤀'.repeat(39)}`);
  expect(fileName(`${'a'.repeat(79)}e\u0301`)).toBe('a'.repeat(79));
});
