import { expect, it } from 'vitest';
import { madePublication, madeWords } from '../../testing/made-publication.ts';
import { aboutRows } from './about-rows.ts';

const english = { voice: 'book' as const, publication: madePublication() };

it('names everybody by what they did, then licence, library and addresses', () => {
  const rows = aboutRows([english], madeWords());
  expect(rows.map((row) => ('label' in row ? `${row.label}: ${row.words}` : row.words))).toEqual([
    'About this book',
    'The Red Kite',
    'Author: Amina Kite',
    'Illustrator: Joseph Hill',
    'Licence: Creative Commons Attribution 4.0',
    'https://creativecommons.org/licenses/by/4.0/',
    "From Let's Read",
    'https://books.example/en/book/the-red-kite',
  ]);
});

it('says what a second edition adds and repeats nothing', () => {
  const second = madePublication({
    title: 'El cometa rojo',
    address: '',
    credits: [...madePublication().credits, { role: 'TRANSLATOR', name: 'Rosa Viento' }],
    made: 'Traducido en la escuela.',
  });
  const rows = aboutRows([english, { voice: 'second', publication: second }], madeWords());
  const words = rows.map((row) => row.words);
  expect(words.filter((each) => each === 'Amina Kite').length).toBe(1);
  expect(words).toContain('Rosa Viento');
  expect(words).toContain('Traducido en la escuela.');
  expect(words.filter((each) => each === 'Creative Commons Attribution 4.0').length).toBe(1);
});

it('an address is shown as people read it and linked as it is; a broken one is shown as it is', () => {
  const rows = (address: string) =>
    aboutRows([{ voice: 'book', publication: madePublication({ address }) }], madeWords()).slice(-1);
  expect(rows('https://books.example/ar/book/%D9%82')).toMatchObject([
    { address: 'https://books.example/ar/book/%D9%82', words: 'https://books.example/ar/book/ق', voice: 'words' },
  ]);
  expect(rows('https://books.example/%ZZ')).toMatchObject([{ words: 'https://books.example/%ZZ' }]);
});

it('many names take several rows, named once', () => {
  const credits = Array.from({ length: 45 }, (_, index) => ({ role: 'CONTRIBUTOR' as const, name: `Helper ${index}` }));
  const rows = aboutRows([{ voice: 'book', publication: madePublication({ credits }) }], madeWords());
  const labels = rows.flatMap((row) => (row.kind === 'credit' ? [row.label] : []));
  expect(labels).toEqual(['Contributor', null, null, 'Licence']);
});

it('names are joined as their letters want it', () => {
  const words = madeWords({ language: { tag: 'ar', name: 'العربية', script: 'Arab', direction: 'rtl' } });
  const rowsFor = (...names: string[]) =>
    aboutRows(
      [{ voice: 'book', publication: madePublication({ credits: names.map((name) => ({ role: 'AUTHOR', name })) }) }],
      words,
    ).filter(({ kind }) => kind === 'credit')[0];
  expect(rowsFor('أمينة', 'Joseph')).toMatchObject({ words: 'أمينة، Joseph', voice: 'words' });
  expect(rowsFor('Amina', 'Joseph')).toMatchObject({ words: 'Amina, Joseph', voice: 'names' });
});

it('says what was changed in an edition without words or with pale pictures, as licences ask', () => {
  const last = (edition: 'full' | 'wordless' | 'lightInk') => aboutRows([english], madeWords(), edition).at(-1);
  expect(last('wordless')).toMatchObject({ words: 'Changed: the words were left out.' });
  expect(last('lightInk')).toMatchObject({ words: 'Changed: the pictures are pale.' });
  expect(last('full')).toMatchObject({ kind: 'address' });
});
