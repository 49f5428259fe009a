import { describe, expect, it } from 'vitest';
import { makePractice } from './practice.ts';
import { schemeForLanguage } from '../scheme-for-language.ts';
import type { Scheme } from '../scheme.ts';

function english(): Scheme {
  const scheme = schemeForLanguage('en');
  if (scheme === undefined) throw new Error('no English scheme');
  return scheme;
}

const pages = [
  'The ship had a big fish in it. Then the elephant came along.',
  '“Rush to the ship,” said the king.\n\nZuri sang a song. The fish is in a dish.',
  'She said, “The chips and fish are hot. Chop them up.” The fish is in a dish!',
  '',
  'Ten fish. 3 fish swim in the dish with the king.',
];

describe('makePractice', () => {
  it('groups words of the book by the sounds that are new, none twice', () => {
    const practice = makePractice(pages, english(), 5);
    expect(practice?.stage).toBe(5);
    const [first] = practice?.sounds ?? [];
    expect(first).toEqual({ grapheme: 'sh', words: ['fish', 'dish', 'ship', 'rush'] });
    const words = practice?.sounds.flatMap((sound) => sound.words) ?? [];
    expect(new Set(words).size).toBe(words.length);
  });

  it('gives up to eight words to read, those used most first', () => {
    const words = makePractice(pages, english(), 5)?.words ?? [];
    expect(words.slice(0, 2)).toEqual(['fish', 'dish']);
    expect(words.length).toBe(8);
  });

  it('takes three different sentences of the story that can be read whole, in its order and with their pages', () => {
    expect(makePractice(pages, english(), 5)?.sentences).toEqual([
      { page: 1, text: 'The ship had a big fish in it.' },
      { page: 2, text: '“Rush to the ship,” said the king.' },
      { page: 2, text: 'The fish is in a dish.' },
    ]);
  });

  it('drops the quotation mark of which the other half stands in another sentence', () => {
    const text = 'The king said, “The ship is in the fog. Rush to it.” The fish and the chips are hot.';
    expect(makePractice([text], english(), 5)?.sentences.map((each) => each.text)).toEqual([
      'The king said, The ship is in the fog.',
      'Rush to it.',
      'The fish and the chips are hot.',
    ]);
  });

  it('takes no sentence that is left open, goes on from another, or is told between dashes', () => {
    const text = 'This fish is... The ship — a red ship — sinks. “Rush!” he said to the king. The king and the fish…';
    expect(makePractice([text], english(), 5)?.sentences).toEqual([]);
  });

  it('knows where a sentence ends in Hindi and in Khmer', () => {
    const sentences = (text: string, languageTag: string) => {
      const scheme = schemeForLanguage(languageTag);
      return scheme && makePractice([text], scheme, 12)?.sentences.map((each) => each.text);
    };
    expect(sentences('बस चल पड़ी। वह घर पर है।', 'hi')).toEqual(['बस चल पड़ी।', 'वह घर पर है।']);
    expect(sentences('តាចង់ដេក។ ទាដេកលើតា។', 'km')).toEqual(['តាចង់ដេក។', 'ទាដេកលើតា។']);
  });

  it('makes no sheet of a book without a word that can be sounded out', () => {
    expect(makePractice(['Rhinoceros families celebrate.', ''], english(), 1)).toBeUndefined();
    expect(makePractice([], english(), 15)).toBeUndefined();
  });

  it('has words but no sentences where none can be read whole', () => {
    expect(makePractice(['A cat celebrated wonderfully.'], english(), 2)).toMatchObject({
      words: ['cat'],
      sentences: [],
    });
  });
});
