import { expect, test } from 'vitest';

import { peoplePath, readPeopleFilters } from './people-filters.ts';

test('the same filters give the same address, and the address gives them back', () => {
  const filters = { uiLang: '4846240843956224', name: 'José Niño', role: 'AUTHOR' } as const;
  const path = peoplePath(filters);
  expect(path).toBe('/collaborators?uiLang=4846240843956224&name=Jos%C3%A9+Ni%C3%B1o&role=AUTHOR');
  expect(readPeopleFilters(new URL(path, 'http://localhost').searchParams)).toEqual(filters);
});

test('what makes no sense in an address is left out', () => {
  const filters = readPeopleFilters(new URLSearchParams('uiLang=en&name=%20&role=TRANSLATOR'));
  expect(filters).toEqual({ uiLang: '', name: '', role: undefined });
  expect(peoplePath(filters)).toBe('/collaborators');
  expect(readPeopleFilters(new URLSearchParams('uiLang=9223372036854775808')).uiLang).toBe('');
  expect(readPeopleFilters(new URLSearchParams('uiLang=9223372036854775807')).uiLang).toBe('9223372036854775807');
});
