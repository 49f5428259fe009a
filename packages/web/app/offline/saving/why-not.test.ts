import { Problem } from '@letsread/http/problem.ts';
import { expect, test } from 'vitest';

import { whyNot } from './why-not.ts';

const notFetched = new TypeError('Failed to fetch');

test.each([
  ['nothing answers', notFetched, false, 'offline'],
  ['the library is there, and one file of it is not', notFetched, true, 'missing'],
  ['the library answers that it cannot', new Problem('overloaded', 503), true, 'missing'],
  ['the browser keeps nothing', new DOMException('Not here.', 'SecurityError'), true, 'closed'],
  ['what the browser keeps is broken', new DOMException('Broken.', 'UnknownError'), true, 'closed'],
  ['the device has no room', new DOMException('No room.', 'QuotaExceededError'), true, 'full'],
])('where %s, books are not saved: %o', async (_, error, isReached, why) => {
  expect(await whyNot(error, () => Promise.resolve(isReached))).toBe(why);
});
