import { expect, test } from 'vitest';

import { partOfList } from './part-of-list.ts';

const all = ['Río', 'River', 'Kite', 'Hills', 'Pluie'];
const part = (query: string, size = 2) =>
  partOfList(all, { searchParams: new URLSearchParams(query), size, namesOf: (name) => [name, `the ${name}`] });

test('a list comes a part at a time, each of which says where the next begins', () => {
  expect(part('')).toEqual({ words: '', items: ['Río', 'River'], next: 2, isLong: true });
  expect(part('from=2')).toMatchObject({ items: ['Kite', 'Hills'], next: 4 });
  expect(part('from=4')).toMatchObject({ items: ['Pluie'], next: undefined });
  expect(part('', 5)).toMatchObject({ items: all, next: undefined, isLong: false });
});

test('one is found by any of its names, however it is written', () => {
  expect(part('q=RIO')).toMatchObject({ words: 'RIO', items: ['Río'], next: undefined, isLong: true });
  expect(part('q=++the+ri+')).toMatchObject({ words: 'the ri', items: ['Río', 'River'] });
  expect(part('q=the', 3)).toMatchObject({ items: ['Río', 'River', 'Kite'], next: 3 });
  expect(part('q=nothing')).toMatchObject({ items: [], next: undefined });
});

test('what is called just as was typed comes before all that has it in its name', () => {
  const schools = ['School 10', 'School 100', 'School 1', 'Old School 1'];
  const found = (query: string) =>
    partOfList(schools, { searchParams: new URLSearchParams(query), size: 2, namesOf: (name) => [name] }).items;
  expect(found('q=school+1')).toEqual(['School 1', 'School 10']);
  expect(found('q=school')).toEqual(['School 10', 'School 100']);
});

test.each(['-3', 'x', '1.9', 'Infinity', '1e99', 'NaN', ''])(
  'a beginning that is none (%s) shows a part that is there',
  (from) => {
    expect(part(`from=${from}`).items.length).toBeGreaterThan(0);
  },
);

test('where the last part is gone, the one before it is shown', () => {
  expect(part('from=40')).toMatchObject({ items: ['Pluie'], next: undefined });
  expect(partOfList([], { searchParams: new URLSearchParams('from=40'), size: 2, namesOf: () => [] })).toMatchObject({
    items: [],
    next: undefined,
  });
});

test('of a screen with two lists each has its own beginning', () => {
  const searchParams = new URLSearchParams('from=4&teams=2');
  const settings = { searchParams, size: 2, namesOf: (name: string) => [name] };
  expect(partOfList(all, { ...settings, from: 'teams' }).items).toEqual(['Kite', 'Hills']);
  expect(partOfList(all, settings).items).toEqual(['Pluie']);
});
