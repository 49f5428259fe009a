import { expect, test } from 'vitest';

import { requireSameSite } from './from-elsewhere.ts';

const url = new URL('http://library.example:3000/login');
const sentFrom = (origin: string | undefined) => ({ headers: new Headers(origin === undefined ? {} : { origin }) });

test.each([['http://library.example:3000'], ['https://library.example:3000'], [undefined]])(
  'a form of %s is one of our own',
  (origin) => {
    expect(() => requireSameSite(sentFrom(origin), url)).not.toThrow();
  },
);

test.each([
  ['https://elsewhere.example'],
  ['http://library.example:3001'],
  ['http://library.example.elsewhere.example:3000'],
  ['null'],
  ['nonsense'],
])('a form of %s is refused', (origin) => {
  expect(() => requireSameSite(sentFrom(origin), url)).toThrow(expect.objectContaining({ init: { status: 403 } }));
});
