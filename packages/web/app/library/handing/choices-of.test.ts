import type { ApiClient } from '@letsread/http/api-client.ts';
import { expect, test } from 'vitest';
import { choicesOf } from './choices-of.ts';

test('every path can be handed out, those of the second part of their list too', async () => {
  const parts: Record<string, object> = {
    '': { items: [{ id: '1', title: 'My First Stories' }], cursor: 'further' },
    further: { items: [{ id: '2', title: 'Wind' }] },
  };
  const client = ((_call: unknown, { cursor = '' }: { cursor?: string }) =>
    Promise.resolve(parts[cursor])) as unknown as ApiClient;
  const url = new URL('http://library.test/library/classes/1/handed-out?kind=pathway');
  expect(await choicesOf(client, url, '12')).toEqual({
    kind: 'pathway',
    words: '',
    more: undefined,
    choices: [
      { value: 'pathway:1:12', title: 'My First Stories' },
      { value: 'pathway:2:12', title: 'Wind' },
    ],
  });
});
