import { expect, test } from 'vitest';
import { writeOneFile } from './write-one-file.ts';

const kite = {
  direction: 'ltr',
  title: 'Kite',
  makers: null,
  makersLanguage: { tag: 'ar', direction: 'rtl' },
  address: 'https://library.example/book/kite',
};

test('the words of a book in one file; a syllable of Mon, which browsers tear, stays whole', () => {
  const file = (language: string) =>
    writeOneFile({
      ...kite,
      language,
      pages: [
        { picture: '', alt: '', paragraphs: ['Kite'] },
        { picture: '', alt: '', paragraphs: ['ကင်ဂှ် <'] },
      ],
    });
  expect(file('mnw')).toContain('<p><span>ကင်</span><wbr aria-hidden="true"><span>ဂှ်</span> &lt;</p>');
  expect(file('my')).toContain('<p>ကင်ဂှ် &lt;</p>');
});

test('who made it is told in the language of whoever shares the book, and said to be', () => {
  const file = writeOneFile({ ...kite, language: 'en', pages: [] });
  expect(file).toContain('<html lang="en" dir="ltr">');
  expect(file).toContain('<footer>\n<div lang="ar" dir="rtl">');
});
