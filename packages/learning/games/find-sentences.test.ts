import { expect, test } from 'vitest';
import { findSentences } from './find-sentences.ts';
import { writingOf } from './writing.ts';

const sentencesOf = (text: string) => findSentences(text, writingOf('en', 'Latn')).map((sentence) => sentence.text);

test.each([
  ['The kite flies. It flew... Where to?! “Up!”', ['The kite flies.', 'It flew...', 'Where to?!']],
  ['The kite flies.۔ It flew۔. Up', ['The kite flies.۔', 'It flew۔.']],
  ['Up.up it flew. Down!', ['Up.up it flew.', 'Down!']],
])('several marks are one end: %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

// Each mark must be looked at once: a hostile book would have the library think for hours.
test.each(['.', '. ', '!?', '۔.', '"', '."'])(
  'a page of %j a hundred thousand times over is gone through once',
  (mark) => {
    const page = `The kite ${mark.repeat(100_000)}x`;
    expect(sentencesOf(`${page}\n\nIt flies.`)).toContain('It flies.');
  },
);
