import { expect, test } from 'vitest';

import { pictureWords } from './picture-words.ts';

const words = ['Chick', 'Cat', 'Moon', 'Owl', 'Bee'].map((word) => ({ name: word, word }));
const shown = (...stages: string[][]) =>
  Array.from(
    pictureWords(
      stages.map((graphemes, at) => ({ n: at + 1, graphemes })),
      words,
    ),
    ([n, { word }]) => [n, word],
  );

test('a stage is shown by a word that begins with one of its letters, or has its spelling in it', () => {
  expect(shown(['s', 'c'], ['ch'], ['oo'], ['z'])).toEqual([
    [1, 'Cat'],
    [2, 'Chick'],
    [3, 'Moon'],
  ]);
});

test('a word stands once, and not for a spelling that has a word of its own', () => {
  expect(shown(['b'], ['ee'], ['ow (snow)'])).toEqual([[1, 'Bee']]);
});
