import { describe, expect, test } from 'vitest';
import { isOtherStory, peopleOf } from './other-story.ts';

const kite = { authors: ['Amina Yusuf, Joseph Otieno'], illustrators: ['Wiehan de Jager'] };

describe('a text is of another story', () => {
  test('when it shares neither an author nor an illustrator with the story', () => {
    expect(isOtherStory({ authors: ['Ursula Nafula'], illustrators: ['Marion Drew'] }, kite)).toBe(true);
  });

  test('but not when only the authors differ, as where one says "folktale"', () => {
    expect(isOtherStory({ authors: ['Ghanaian folktale'], illustrators: ['Wiehan de Jager'] }, kite)).toBe(false);
  });

  test('nor when a name is spelled otherwise or stands beside others', () => {
    expect(isOtherStory({ authors: ['AMÍNA Yussuf'], illustrators: ['Marion Drew'] }, kite)).toBe(false);
    expect(isOtherStory({ authors: ['A. Person'], illustrators: ['Marion Drew', 'Wiehan dei Jagar'] }, kite)).toBe(
      false,
    );
  });

  test('a small word is nobody in common', () => {
    expect(isOtherStory({ authors: ['Xaver de Ypsilon'], illustrators: ['Karlien de Villiers'] }, kite)).toBe(true);
  });

  test('a side that names nobody says nothing', () => {
    expect(isOtherStory({ authors: [], illustrators: ['Marion Drew'] }, kite)).toBe(false);
    expect(
      isOtherStory(
        { authors: ['Ursula Nafula'], illustrators: ['Marion Drew'] },
        { authors: [''], illustrators: [''] },
      ),
    ).toBe(false);
  });
});

test('translators and the rest do not count', () => {
  const credits = [
    { role: 'AUTHOR', name: 'A' },
    { role: 'TRANSLATOR', name: 'B' },
    { role: 'ILLUSTRATOR', name: 'C' },
  ] as const;
  expect(peopleOf([...credits])).toEqual({ authors: ['A'], illustrators: ['C'] });
});
