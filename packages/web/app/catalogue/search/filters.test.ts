import { expect, test } from 'vitest';

import { noFilters, readFilters, searchPath } from './filters.ts';

test('the same filters give the same address, and the address gives them back', () => {
  const filters = {
    words: 'the red kite',
    levels: ['1', '0'],
    tags: ['50'],
    lengths: ['short'],
    language: 'all',
    features: ['signed' as const],
    signLanguages: ['ase', 'xki'],
  };
  const path = searchPath(filters);
  expect(path).toBe(
    '/search?cardName=the+red+kite&level=1&level=0&tag=50&length=short&signLanguage=true&sl=ase&sl=xki&language=all',
  );
  expect(readFilters(new URL(path, 'http://localhost').searchParams)).toEqual(filters);
});

test('what makes no sense in an address is left out', () => {
  const filters = readFilters(
    new URLSearchParams('cardName=%20&level=9&level=2&level=2&tag=x&length=huge&language=en&narrated=yes&sl=ASL!'),
  );
  expect(filters).toEqual({ ...noFilters, levels: ['2'] });
  expect(searchPath({ ...filters, levels: [] })).toBe('/search');
  const impossible = readFilters(new URLSearchParams('tag=9223372036854775808&tag=0&language=9223372036854775808'));
  expect(impossible).toMatchObject({ tags: [], language: '' });
});
