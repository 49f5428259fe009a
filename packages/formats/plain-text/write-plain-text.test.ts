import { describe, expect, it } from 'vitest';
import { madePublication, madeWords } from '../testing/made-publication.ts';
import { writePlainText } from './write-plain-text.ts';

describe('the words of a book as plain text', () => {
  it('are title, numbered pages, and who made it under which licence', () => {
    expect(writePlainText({ publication: madePublication({ subtitle: 'A story' }), words: madeWords() })).toBe(
      `The Red Kite
A story

— 1 —

Amina has a red kite.

— 2 —

There is no wind.

"Run," says Joseph.

— 3 —

— About this book —

Amina has a kite and no wind.

Author: Amina Kite
Illustrator: Joseph Hill
Licence: Creative Commons Attribution 4.0
https://creativecommons.org/licenses/by/4.0/
From Let's Read
https://books.example/en/book/the-red-kite
`,
    );
  });

  it('undo the wraps of printed pages and keep lines that mean something', () => {
    const [cover] = madePublication().pages;
    const text = 'Suddenly, they heard\na noise.\nThey saw dust\nin the air.\nThe bus was coming!';
    const pages = [...(cover === undefined ? [] : [cover]), { text, alt: '' }];
    expect(writePlainText({ publication: madePublication({ pages }), words: madeWords() })).toContain(
      '— 1 —\n\nSuddenly, they heard a noise.\nThey saw dust in the air.\nThe bus was coming!\n\n— About',
    );
  });

  it('are numbered in the digits of the book and hold no mark of direction that it has not', () => {
    const language = { tag: 'fa', name: 'فارسی', script: 'Arab', direction: 'rtl' } as const;
    const text = writePlainText({ publication: madePublication({ language }), words: madeWords() });
    expect(text).toContain('— ۱ —');
    expect(text).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/);
  });

  it('part the names of people as the script of the words does', () => {
    const language = { tag: 'ar', name: 'العربية', script: 'Arab', direction: 'rtl' } as const;
    const credits = (['أمينة', 'سامي'] as const).map((name) => ({ role: 'AUTHOR', name }) as const);
    const publication = madePublication({ language, credits });
    expect(writePlainText({ publication, words: madeWords({ language }) })).toContain('Author: أمينة، سامي\n');
    expect(writePlainText({ publication, words: madeWords() })).toContain('Author: أمينة, سامي\n');
  });

  it('leave out what is not known', () => {
    const publication = madePublication({
      description: '',
      address: '',
      library: '',
      made: 'Retold.',
      licence: { ...madePublication().licence, url: '' },
    });
    expect(writePlainText({ publication, words: madeWords() })).toMatch(
      /— About this book —\n\nAuthor: Amina Kite\nIllustrator: Joseph Hill\nRetold\.\nLicence: Creative Commons Attribution 4\.0\n$/,
    );
  });
});
