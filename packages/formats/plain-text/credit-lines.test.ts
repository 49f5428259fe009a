import { describe, expect, it } from 'vitest';
import { madePublication } from '../testing/made-publication.ts';
import { creditLines, licencesOf } from './credit-lines.ts';

describe('the lines of credits', () => {
  it('have one role each, in the order in which roles first come, and nobody twice', () => {
    const first = madePublication({
      credits: [
        { role: 'AUTHOR', name: 'Amina' },
        { role: 'TRANSLATOR', name: 'Lulu' },
        { role: 'AUTHOR', name: 'Joseph' },
      ],
    });
    const second = madePublication({
      credits: [
        { role: 'AUTHOR', name: 'Amina' },
        { role: 'TRANSLATOR', name: 'ليلى' },
      ],
    });
    expect(creditLines(first, second)).toEqual([
      { role: 'AUTHOR', names: ['Amina', 'Joseph'] },
      { role: 'TRANSLATOR', names: ['Lulu', 'ليلى'] },
    ]);
  });

  it('have each licence once', () => {
    const other = madePublication({ licence: { ...madePublication().licence, code: 'CC-BY-3.0' } });
    expect(licencesOf(madePublication(), other, madePublication()).map(({ code }) => code)).toEqual([
      'CC-BY-4.0',
      'CC-BY-3.0',
    ]);
  });
});
