import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id, limit } from '@letsread/http/values.ts';
import { z } from 'zod';
import { bookCard } from '../contract.ts';
import { idsIn } from '../ids-in.ts';

export const listBooksNear = defineEndpoint('listBooksNear', {
  method: 'GET',
  path: '/book/near/{slug}',
  summary:
    'Books in the language of the edition that has this slug, or had it before it was withdrawn; the nearest first.',
  who: 'anyone',
  params: z.object({ slug: z.string().min(1).max(200).describe('The slug of the edition, escaped as a URL needs it') }),
  query: z.object({ limit }),
  output: z.object({ items: z.array(bookCard) }),
  problems: { 'book-not-found': 404 },
  cache: 'public',
  example: { params: { slug: 'the-red-kite' } },
});

export const listWithdrawn = defineEndpoint('listWithdrawn', {
  method: 'GET',
  path: '/book/withdrawn/{editionIds}',
  summary: 'Of up to 100 editions those that were taken back, as a device asks that has kept them.',
  who: 'anyone',
  params: z.object({ editionIds: idsIn('edition') }),
  output: z.object({ items: z.array(z.object({ editionId: id })) }),
  example: { params: { editionIds: '1,2' } },
});
