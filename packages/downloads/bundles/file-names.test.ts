import { expect, test } from 'vitest';
import { fileNames, fileTitle } from './file-names.ts';

test('files are named by their order and their title, in every script', () => {
  const titles = ['The Red Kite', 'الطائرة الورقية الحمراء', 'គោ ក្របី', 'ปลาทอง', 'لڑکی اور پتنگ', '凧'];
  expect(fileNames(titles, 'epub')).toEqual(titles.map((title, at) => `0${at + 1} ${title}.epub`));
});

test('two of the same title are two files', () => {
  expect(fileNames(['Kite', 'Kite'], 'pdf')).toEqual(['01 Kite.pdf', '02 Kite.pdf']);
});

test.each([
  ['Why? What: "This"/That', 'Why What This That'],
  ['...and then...', 'and then'],
  ['a\tb\nc\u0000', 'a b c'],
  ['\u202egnp.etik', 'gnp.etik'],
  ['كتاب\u200f', 'كتاب'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ['កូន\u200bមាន់', 'កូនមាន់'],
  ['Cafe\u0301', 'Café'],
  ['half \ud83d', 'half \ufffd'],
  ['../../etc/passwd', 'etc passwd'],
])('%j becomes %j', (title, name) => {
  expect(fileTitle(title)).toBe(name);
});

test('a title of which nothing can be a name leaves its number', () => {
  expect(fileNames(['???', 'Kite'], 'epub')).toEqual(['01.epub', '02 Kite.epub']);
});

test.each([
  'មនុស្សទាំងអស់ កើតមកមានសេរីភាព និងសមភាព ក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរនិងសិទ្ធិ។ មនុស្ស មានវិចារណញ្ញាណ',
  'மனிதப் பிறிவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; அவர்கள் மதிப்பிலும், உரிமைகளிலும் சமமானவர்கள்',
  '👨‍👩‍👧‍👦'.repeat(30),
])('a title of ninety letters is cut between two whole letters: %s', (title) => {
  const name = fileTitle(title);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(184);
  expect(name.endsWith('…')).toBe(true);
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(title)];
  const begun = letters.map((_, at) =>
    letters
      .slice(0, at + 1)
      .map(({ segment }) => segment)
      .join('')
      .trim(),
  );
  expect(begun).toContain(name.slice(0, -1));
});
