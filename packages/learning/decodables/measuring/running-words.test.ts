import { describe, expect, it } from 'vitest';
import { properNames, runningWords } from './running-words.ts';

const english = { languageTag: 'en' };

function namesIn(text: string): string[] {
  return [...properNames(runningWords(text, english), (word) => word === 'i')];
}

describe('runningWords', () => {
  it('finds words without punctuation, in order and with repeats', () => {
    const words = runningWords('Tap. Tap… “Crack!” said the egg; it’s here.', english).map(({ word }) => word);
    expect(words).toEqual(['tap', 'tap', 'crack', 'said', 'the', 'egg', "it's", 'here']);
  });

  it('counts what hyphens join in its parts, and numbers not at all', () => {
    expect(runningWords('Anak-anak: 12 kupu-kupu, 3D.', { languageTag: 'id' }).map(({ word }) => word)).toEqual([
      'anak',
      'anak',
      'kupu',
      'kupu',
    ]);
  });

  it('knows the words that owe their capital to their place', () => {
    const firsts = (text: string) =>
      runningWords(text, english).flatMap(({ written, isFirst }) => (isFirst ? written : []));
    expect(firsts('One day Tom said, “We go.” Then Ann went.\nUp she went: Down!')).toEqual([
      'One',
      'We',
      'Then',
      'Up',
      'Down',
    ]);
    expect(firsts('—¡Alto! —gritó ella. ¿Quién va?')).toEqual(['Alto', 'gritó', 'Quién']);
  });

  it('finds the words of a script that writes them without spaces', () => {
    const words = (text: string) => runningWords(text, { languageTag: 'km' }).map(({ word }) => word);
    expect(words('តាដេក។ ទាដេកដែរ។')).toEqual(['តា', 'ដេក', 'ទា', 'ដេក', 'ដែរ']);
    expect(words('តា\u200bដេក')).toEqual(['តា', 'ដេក']);
  });

  it('keeps the signs of a word with its letters, and leaves out what only shapes them', () => {
    expect(runningWords('क्\u200dया है? बिल्ली!', { languageTag: 'hi' }).map(({ word }) => word)).toEqual([
      'क्या',
      'है',
      'बिल्ली',
    ]);
  });

  it('finds nothing in a page without words', () => {
    expect(runningWords(' … 7 ', english)).toEqual([]);
  });
});

describe('properNames', () => {
  it('are written with a capital in the midst of a sentence', () => {
    expect(namesIn('The cat saw Vusi. Vusi ran. It was Vusi’s cat.')).toEqual(['vusi', "vusi's"]);
  });

  it('are not the words that only begin sentences', () => {
    expect(namesIn('Rain fell. Rain fell on the hut.')).toEqual([]);
  });

  it('are not the words that the book writes without a capital too', () => {
    expect(namesIn('She called Mother to come. Her mother came home again.')).toEqual([]);
  });

  it('are neither sight words nor words all in capitals', () => {
    expect(namesIn('Then I ran and the drum went BOOM in the night.')).toEqual([]);
  });

  it('are not found where a book writes a capital on most words', () => {
    expect(namesIn('The Cat Sat On The Mat And The Dog Sat Too')).toEqual([]);
  });
});
