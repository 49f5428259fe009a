import { expect, test } from 'vitest';
import { cardPath, readerOfCard } from './card-path.ts';

test('a card says whose it is behind the hash, which no server is told', () => {
  const url = new URL(cardPath('700001'), 'https://books.example');
  expect([url.pathname, url.search, readerOfCard(url.hash)]).toEqual(['/classroom', '', '700001']);
});

test.each(['', '#', '#main', '#reader-', '#reader-1x', '#reader-<b>', '#other-1'])('%j is of no card', (hash) => {
  expect(readerOfCard(hash)).toBeUndefined();
});
