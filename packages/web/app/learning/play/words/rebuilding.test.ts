import { expect, test } from 'vitest';

import { rebuilding } from './rebuilding.ts';

const token = (id: string, isGiven = false) => ({ id, text: id, spoken: id, span: { from: 0, to: 1 }, isGiven });
const game = {
  sentence: 'The sun went down.',
  tokens: [token('The', true), token('sun'), token('went'), token('down.')],
  offered: ['went', 'down.', 'sun'],
};

function laid(...words: string[]) {
  const sentence = rebuilding(game);
  for (const [at, word] of words.entries()) sentence.put({ token: word, at: at + 1 });
  return sentence;
}

test('a sentence begins with what is given, and is found when all words are in their places', () => {
  expect(rebuilding(game).placed()).toEqual(['The', null, null, null]);
  expect(laid('sun', 'went', 'down.').look()).toEqual({ outcome: 'found' });
});

test('a word that is laid anew leaves its place, and frees the one that lay there', () => {
  const sentence = laid('went', 'sun');
  sentence.put({ token: 'sun', at: 1 });
  expect(sentence.placed()).toEqual(['The', 'sun', null, null]);
});

test('the first look takes wrong words out and leaves right ones, the second shows the sentence', () => {
  const sentence = laid('sun', 'down.', 'went');
  expect(sentence.look()).toEqual({
    outcome: 'again',
    wrong: [
      { token: 'down.', at: 2 },
      { token: 'went', at: 3 },
    ],
  });
  expect(sentence.placed()).toEqual(['The', 'sun', null, null]);
  expect(sentence.firstMissing()).toEqual({ token: 'went', at: 2 });
  sentence.put({ token: 'down.', at: 2 });
  sentence.put({ token: 'went', at: 3 });
  expect(sentence.look()).toEqual({ outcome: 'shown' });
  expect(sentence.placed()).toEqual(['The', 'sun', 'went', 'down.']);
});

test('begun again, only what is given lies there', () => {
  const sentence = laid('sun', 'went');
  sentence.clear();
  expect(sentence.placed()).toEqual(['The', null, null, null]);
});
