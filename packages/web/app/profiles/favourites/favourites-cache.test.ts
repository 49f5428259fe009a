import { expect, test } from 'vitest';

import {
  favouritesFor,
  isWithinCookie,
  readFavourites,
  shortened,
  withBook,
  writeFavourites,
} from './favourites-cache.ts';

test.each([
  ['', undefined, []],
  ['12.7.3', undefined, ['12', '7', '3']],
  ['5:12.7.3', '5', ['12', '7', '3']],
  ['5:', '5', []],
  ['12.12.x.-1.07..9', undefined, ['12', '9']],
  ['<script>', undefined, []],
])('%j is read as what is kept', (value, profileId, bookIds) => {
  expect(readFavourites(value)).toEqual({ profileId, bookIds });
});

test('what is written is read again, and nothing is kept of nothing', () => {
  expect(readFavourites(writeFavourites({ profileId: '5', bookIds: ['12', '7'] }) ?? '')).toEqual({
    profileId: '5',
    bookIds: ['12', '7'],
  });
  expect(writeFavourites({ profileId: undefined, bookIds: [] })).toBeUndefined();
  expect(writeFavourites({ profileId: '5', bookIds: [] })).toBe('5:');
});

test('the book marked last stands first, and a book stands there once', () => {
  const two = { profileId: undefined, bookIds: ['1', '2'] };
  expect(withBook(two, '2', true).bookIds).toEqual(['2', '1']);
  expect(withBook(two, '3', true).bookIds).toEqual(['3', '1', '2']);
  expect(withBook(two, '1', false).bookIds).toEqual(['2']);
});

test('a cookie holds about a hundred of the longest ids; of more the newest are kept', () => {
  const bookIds = Array.from({ length: 300 }, (_, at) => String(9000000000000000000n + BigInt(at)));
  const many = { profileId: '9000000000000000000', bookIds };
  expect(isWithinCookie(many)).toBe(false);
  const shortenedIds = shortened(many).bookIds;
  expect(shortenedIds.length).toBeGreaterThan(90);
  expect(shortenedIds).toEqual(bookIds.slice(0, shortenedIds.length));
});

test('a copy of another reader’s favourites is nobody else’s', () => {
  expect(favouritesFor('6', '5:12.7').bookIds).toEqual([]);
  expect(favouritesFor(undefined, '5:12.7').bookIds).toEqual([]);
  expect(favouritesFor('5', '5:12.7').bookIds).toEqual(['12', '7']);
  // What the device kept is joined to the profile's before long.
  expect(favouritesFor('5', '12.7')).toEqual({ profileId: undefined, bookIds: ['12', '7'] });
});
