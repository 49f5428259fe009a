import { expect, test } from 'vitest';
import { partsOfUpload } from './parts-of-upload.ts';

test.each([
  ['in no folder', ''],
  ['in the folder that was dropped', 'Moon stories/'],
  ['in a zip of that folder', 'Moon stories/Moon stories/'],
])('one folder of stories is taken whole, %s', (_where, top) => {
  const files = ['texts/en/0001_kite.md', 'images/0001/1.jpg', 'LICENSES.csv', 'notes.txt', '0001.pdf'];
  expect(partsOfUpload(files.map((file) => top + file))).toEqual({ stories: [{ top, files }], books: [], others: [] });
});

test('several zips of stories are each a folder of their own, in whichever layout', () => {
  expect(
    partsOfUpload([
      'moon/en/0001_kite.md',
      'moon/images/0001/1.jpg',
      'sun/sun/0002_hen/0002_hen_sw.md',
      'sun/sun/0002_hen/1.png',
      'texts.zip/texts/fr/0003_lion.md',
    ]),
  ).toEqual({
    stories: [
      { top: 'moon/', files: ['en/0001_kite.md', 'images/0001/1.jpg'] },
      { top: 'sun/sun/', files: ['0002_hen/0002_hen_sw.md', '0002_hen/1.png'] },
      { top: 'texts.zip/', files: ['texts/fr/0003_lion.md'] },
    ],
    books: [],
    others: [],
  });
});

test('books beside a folder of stories, or at the top of it, are books; what else lies there is told', () => {
  expect(
    partsOfUpload([
      'kite.epub',
      'note.docx',
      'all/hen.bloompub',
      'all/hen.pdf',
      'all/stories/en/0001_kite.md',
      'all/stories/lion.epub',
      'all/stories/more/fox.pdf',
      'all/stories/more/fox.txt',
    ]),
  ).toEqual({
    stories: [{ top: 'all/stories/', files: ['en/0001_kite.md'] }],
    books: ['kite.epub', 'all/hen.bloompub', 'all/hen.pdf', 'all/stories/lion.epub', 'all/stories/more/fox.pdf'],
    others: ['note.docx', 'all/stories/more/fox.txt'],
  });
});

test('what lies among the texts and pictures of stories was made of them, and is no book', () => {
  const files = ['0001_kite/0001_kite.epub', '0001_kite/0001_kite_en.md', 'images/a.pdf', 'stories.pdf'];
  expect(partsOfUpload(files)).toEqual({ stories: [{ top: '', files }], books: [], others: [] });
});

test('a folder beside those of the stories may have stories too', () => {
  expect(partsOfUpload(['en/0001_kite.md', 'Moon/Moon/sw/0001_mwezi.md']).stories).toEqual([
    { top: '', files: ['en/0001_kite.md'] },
    { top: 'Moon/Moon/', files: ['sw/0001_mwezi.md'] },
  ]);
});

test('what is laid out as stories and has none is a folder of stories only where nothing else was sent', () => {
  expect(partsOfUpload(['Moon/texts/a.txt', 'Moon/images/1.jpg']).stories).toEqual([
    { top: 'Moon/', files: ['texts/a.txt', 'images/1.jpg'] },
  ]);
  expect(partsOfUpload(['kite.epub', 'Moon/texts/a.txt'])).toEqual({
    stories: [],
    books: ['kite.epub'],
    others: ['Moon/texts/a.txt'],
  });
  expect(partsOfUpload([])).toEqual({ stories: [], books: [], others: [] });
});
