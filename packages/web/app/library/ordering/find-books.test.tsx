import type { ApiClient } from '@letsread/http/api-client.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { FindBooks } from './find-books.tsx';
import { findBooks } from './found-books.ts';

test('what has as many books as it can have says so, and offers no more', () => {
  const find = (isFull: boolean) => {
    const Screen = createRoutesStub([
      {
        path: '/',
        Component: () => <FindBooks words="" found={[]} more={undefined} isFull={isFull} fieldsOf={() => ({})} />,
      },
    ]);
    return renderToStaticMarkup(<Screen />);
  };
  expect(find(false)).toContain('role="search"');
  expect(find(true)).toMatch(/^<p class="note">/);
});

/** A library of books 1 to 100, which all have the words; its answers go on from a book. */
const client = ((_call: unknown, { limit, cursor = '0' }: { limit: number; cursor?: string }) => {
  const first = Number(cursor);
  const items = Array.from({ length: Math.min(limit, 100 - first) }, (_, at) => ({ bookId: String(first + at + 1) }));
  return Promise.resolve({ items, cursor: first + limit < 100 ? String(first + limit) : undefined });
}) as unknown as ApiClient;
const own = (count: number) => Array.from({ length: count }, (_, at) => ({ bookId: String(at + 1) }));
const find = async (search: string, from: ReturnType<typeof own> = []) => {
  const { found, ...rest } = await findBooks(
    client,
    new URL(`http://library.test/library/collections/3${search}`),
    from,
  );
  return { ...rest, found: [found[0]?.bookId, found.length] };
};

test.each([
  ['', 0, { words: '', found: [undefined, 0], more: undefined }],
  ['?q=kite', 0, { words: 'kite', found: ['1', 12], more: '?q=kite&more=1' }],
  ['?q=kite', 70, { words: 'kite', found: ['71', 12], more: '?q=kite&more=1' }],
  ['?q=kite&more=1', 70, { words: 'kite', found: ['71', 30], more: undefined }],
  ['?q=kite&more=x', 88, { words: 'kite', found: ['89', 12], more: undefined }],
  ['?q=kite&more=-3', 100, { words: 'kite', found: [undefined, 0], more: undefined }],
  ['?kind=book&q=kite&more=1', 0, { words: 'kite', found: ['1', 60], more: '?kind=book&q=kite&more=2' }],
])('%s finds, beside the first %i that are there already, %o', async (search, count, expected) => {
  expect(await find(search, own(count))).toEqual(expected);
});
