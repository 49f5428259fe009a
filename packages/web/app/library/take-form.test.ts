import { data } from 'react-router';
import { expect, test } from 'vitest';

import { takeFormInBrowser, unansweredFault } from './take-form.ts';

const ofStatus = (status: number) => ({ status, statusText: '', internal: false, data: null });

test.each([
  ['where there is no network', new TypeError('Failed to fetch'), 'offline'],
  ['to whom the back room is none any more', ofStatus(404), 'signed-out'],
  ['to whom its forms are none any more', ofStatus(405), 'signed-out'],
])('%s what was typed stands in the form again', async (_where, error, fault) => {
  expect(unansweredFault(error)).toBe(fault);
  const body = new URLSearchParams({ act: 'create', title: 'Rainy days' });
  const request = new Request('http://library.test/library/collections', { method: 'POST', body });
  const refused = await takeFormInBrowser({ request, serverAction: () => Promise.reject(error) });
  expect(refused).toEqual(data({ fault, typed: { act: 'create', title: 'Rainy days' } }, { status: 503 }));
});

test.each([ofStatus(500), ofStatus(403), new RangeError('A bug.')])(
  'what else goes wrong is no refusal: %o',
  async (error) => {
    const request = new Request('http://library.test/library/collections');
    const sent = takeFormInBrowser({ request, serverAction: () => Promise.reject(error as Error) });
    await expect(sent).rejects.toBe(error);
  },
);

test.each([
  [{ fault: 'changed-meanwhile', typed: {} }, true],
  [{ done: {}, sent: {} }, true],
  [{ fault: 'signed-out', typed: {} }, false],
  [{ fault: 'failed', typed: {} }, false],
])('after %o the screen is read anew: %s', async (answer, isReadAnew) => {
  const request = new Request('http://library.test/library/collections');
  const taken = await takeFormInBrowser({ request, serverAction: () => Promise.resolve(answer) });
  // Only a status of its own takes the place of the one that the server answered with.
  expect(taken).toEqual(isReadAnew ? data(answer) : answer);
});
