import { expect, test } from 'vitest';
import { methodsOf } from './methods-of.ts';

const calls = [
  { method: 'GET', path: '/v5/book/{slug}' },
  { method: 'GET', path: '/v5/book/search' },
  { method: 'POST', path: '/team' },
  { method: 'GET', path: '/team' },
  { method: 'DELETE', path: '/team/{teamId}' },
  { method: 'GET', path: '/profile/myBooks/' },
  { method: 'GET', path: '/kv/get/words_{langId}::-1' },
] as const;

test.each([
  ['/v5/book/the-red-kite', 'GET, HEAD, OPTIONS'],
  ['/v5/book/le-c%C5%93ur%2Fbleu?limit=/team', 'GET, HEAD, OPTIONS'],
  ['/team', 'POST, GET, HEAD, OPTIONS'],
  ['/team/', 'POST, GET, HEAD, OPTIONS'],
  ['/te%61m/7', 'DELETE, OPTIONS'],
  ['/profile/myBooks', 'GET, HEAD, OPTIONS'],
  ['/profile/myBooks/', 'GET, HEAD, OPTIONS'],
  ['/kv/get/words_5%3A%3A-1', ''],
  ['/kv/get/words_5::-1', 'GET, HEAD, OPTIONS'],
  ['/kv/get/words_5', ''],
  ['/kv/get/words_::-1', ''],
  ['/v5/book', ''],
  ['/v5/book/the-red-kite/pages', ''],
  ['/', ''],
  ['', ''],
])('%s is asked for by %j', (address, methods) => {
  expect(methodsOf(address, calls).join(', ')).toBe(methods);
});
