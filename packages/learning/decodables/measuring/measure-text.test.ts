import { describe, expect, it } from 'vitest';
import { measureText } from './measure-text.ts';
import { schemeForLanguage } from '../scheme-for-language.ts';
import type { Scheme } from '../scheme.ts';

const made: Scheme = {
  id: 'made-1',
  languageTag: 'en',
  name: 'Made',
  vowels: 'aeiou',
  stages: [
    { n: 1, graphemes: ['s', 'a', 't', 'p', 'm', 'n'], sightWords: ['I', 'the'] },
    { n: 2, graphemes: ['o', 'g', 'd', 'c'], sightWords: ['was'] },
    { n: 3, graphemes: ['sh', 'e', 'i'], sightWords: [] },
  ],
  rules: {},
  tails: [],
  endings: [],
  irregularWords: ['was'],
};

function measure(...texts: string[]) {
  const found = measureText(texts, made);
  if (found === undefined) throw new Error('not measured');
  return found;
}

describe('measureText', () => {
  it('takes the first stage at which four words of five can be read', () => {
    const four = 'A man sat. A man sat at the dog.';
    expect(measure(four, 'I sat.')).toMatchObject({ schemeId: 'made-1', stage: 1, words: 11 });
    const found = measure('A dog sat. A dog sat. The dog ran at a cat.');
    expect(found.shares).toEqual([7 / 12, 11 / 12, 11 / 12]);
    expect(found).toMatchObject({ stage: 2, decodableShare: 11 / 12 });
  });

  it('is at a stage with exactly four fifths, not with less', () => {
    expect(measure('sat pat tap map sat pat tap man', 'dog dog').stage).toBe(1);
    expect(measure('sat pat tap map sat pat tap', 'dog dog dog').stage).toBe(2);
  });

  it('has no stage where the scheme never comes so far, and tells the share at its end', () => {
    const found = measure('Quick foxes jump over lazy brown bulls and they sat');
    expect(found).toMatchObject({ stage: null, words: 10, decodableShare: 2 / 10 });
  });

  it('says nothing of a book of a few words or none', () => {
    expect(measureText(['Sat. Pat. Tap.', ''], made)).toBeUndefined();
    expect(measureText([], made)).toBeUndefined();
  });

  it('reads sight words from their stage on, though their letters be taught', () => {
    expect(measure('was was was sat sat sat sat sat sat sat').stage).toBe(2);
    expect(measure('I sat. The man was at the mat. Was I sad at Dan.')).toMatchObject({
      sightWords: ['I', 'the', 'was'],
    });
  });

  it('names the new sounds, those used most first, with words of the book to hear them in', () => {
    const found = measure('A dog sat. A god sat. The cat and the dog sat at the cot.');
    expect(found.sounds).toEqual([
      { grapheme: 'o', stage: 2, count: 4, words: ['dog', 'god', 'cot'] },
      { grapheme: 'd', stage: 2, count: 4, words: ['dog', 'god', 'and'] },
      { grapheme: 'g', stage: 2, count: 3, words: ['dog', 'god'] },
      { grapheme: 'c', stage: 2, count: 2, words: ['cat', 'cot'] },
    ]);
    expect(found.practiceWords).toEqual(['dog', 'god', 'cat', 'and', 'cot']);
  });

  it('adds sounds of earlier stages where the new ones are fewer than three', () => {
    const found = measure('sat sat pat pat map nap man tan cot cot cot');
    expect(found.stage).toBe(2);
    expect(found.sounds.map(({ grapheme, stage }) => [grapheme, stage])).toEqual([
      ['o', 2],
      ['c', 2],
      ['a', 1],
    ]);
  });

  it('hears no sound in a word of one letter alone', () => {
    const found = measure('a a a a a sat pat tap man nap');
    expect(found.sounds[0]).toEqual({ grapheme: 'a', stage: 1, count: 10, words: ['sat', 'pat', 'tap'] });
    expect(found.practiceWords).not.toContain('a');
  });

  it('lists the words that are not read yet, with the stage that brings them', () => {
    const found = measure('sat pat tap map sat pat tap man ship ship. sat pat tap map zoo');
    expect(found.hardWords).toEqual([
      { word: 'ship', count: 2, stage: 3 },
      { word: 'zoo', count: 1, stage: null },
    ]);
  });

  it('leaves proper names out of the count and lists them as they are written', () => {
    const found = measure('A man sat at Zuri. Zuri sat at the mat. The man sat at Zuri’s pan.');
    expect(found).toMatchObject({ names: ['Zuri'], words: 13, decodableShare: 1, hardWords: [] });
  });

  it('measures nothing differently when pages are parted elsewhere', () => {
    const text = ['A dog sat.', 'The dog sat at a cot.', 'I sat and the cat sat.'];
    expect(measure(...text)).toEqual(measure(text.join('\n')));
  });
});

describe('a text written for a stage', () => {
  const stageOf = (text: string) => {
    const scheme = schemeForLanguage('en');
    return scheme === undefined ? undefined : measureText([text], scheme)?.stage;
  };

  it('is found at that stage', () => {
    expect(stageOf('Nan sat. Tip it in a tin. Pat it. Sip it. Tap, tap, tap.')).toBe(1);
    expect(stageOf('Tom got a cod. Dad got a cat. Mog sat on a mat. Mog and Dad nap on a cot.')).toBe(2);
    expect(stageOf('The red hen had a big bug. She fed it to a duck. The duck ran to the hill. He fell off it.')).toBe(
      3,
    );
    expect(
      stageOf(
        'We got a quiz in a box. My wet vest is in the van. Jim will fix it. Yes, let me zip it up. Buzz, buzz, buzz!',
      ),
    ).toBe(4);
    expect(
      stageOf(
        'This is a fish shop. The ship hit a rock with a thud. They sang a song. The king had a pink chin. Chop, chop, then rush.',
      ),
    ).toBe(5);
    expect(
      stageOf(
        'I see three sheep in the rain. The moon is high in the night. A goat and a toad wait on the road. Feel the cool rain.',
      ),
    ).toBe(6);
  });
});
