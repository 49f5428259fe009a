import { expect, test } from 'vitest';
import { writeOneFile } from './write-one-file.ts';

test('the words of a book in one file; a syllable of Mon, which browsers tear, stays whole', () => {
  const book = { direction: 'ltr', title: 'Kite', makers: null, address: 'https://library.example/book/kite' };
  const file = (language: string) =>
    writeOneFile({
      ...book,
      language,
      pages: [
        { picture: '', alt: '', direction: 'ltr', paragraphs: ['Kite'] },
        { picture: '', alt: '', direction: 'ltr', paragraphs: ['ကင်ဂှ် <'] },
      ],
    });
  expect(file('mnw')).toContain('<p><span>ကင်</span><wbr aria-hidden="true"><span>ဂှ်</span> &lt;</p>');
  expect(file('my')).toContain('<p>ကင်ဂှ် &lt;</p>');
});
