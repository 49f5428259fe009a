import { expect, test } from 'vitest';

import { nextPart } from './next-part.ts';

test('the next part of a list keeps what is looked for and changes only where to go on', () => {
  expect(nextPart(new URL('http://localhost/search?cardName=kite&cursor=a'), 'cursor', 'b/c')).toBe(
    '/search?cardName=kite&cursor=b%2Fc',
  );
  expect(nextPart(new URL('http://localhost/collection/kites'), 'page', '2')).toBe('/collection/kites?page=2');
});

test('after the last part there is none', () => {
  expect(nextPart(new URL('http://localhost/search'), 'cursor', undefined)).toBeUndefined();
});
