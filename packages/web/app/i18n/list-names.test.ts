import { expect, test } from 'vitest';

import { listNames } from './list-names.ts';

test.each([
  ['en', ['Amina'], 'Amina'],
  ['en', ['Amina', 'Tano', 'Lina'], 'Amina, Tano, and Lina'],
  ['es', ['Amina', 'Inés'], 'Amina e Inés'],
  // As a browser answers for a language that it has no data of.
  ['qaa', ['Amina', 'Tano'], 'Amina, Tano'],
])('in %s: %j is %s', (languageTag, names, listed) => {
  expect(listNames(names, languageTag)).toBe(listed);
});
