import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { z } from 'zod';

/** As many addresses as one sitemap may have. */
export const maxSlugsInPart = 50_000;

const part = z.coerce
  .number({ error: 'Give a whole number from 1.' })
  .int('Give a whole number from 1.')
  .min(1)
  .max(1e14);

export const listSlugParts = defineEndpoint('listSlugParts', {
  method: 'GET',
  path: '/book/slugs',
  summary:
    'The parts that the slugs of all published editions come in, for sitemaps: a part stays what it is as new books come.',
  who: 'anyone',
  output: z.object({ parts: z.array(z.number().int().positive()) }),
  cache: 'public',
});

export const listSlugs = defineEndpoint('listSlugs', {
  method: 'GET',
  path: '/book/slugs/{part}',
  summary: 'The slugs of the published editions of a part, the oldest first: at most 50,000.',
  who: 'anyone',
  params: z.object({ part: part.describe('Which of the parts that all books come in, from the list of these') }),
  output: z.object({
    slugs: z.array(z.string()),
    updatedAt: z.array(z.string()).describe('When the edition of each slug was changed last, in the same order'),
  }),
  problems: { 'part-not-found': 404 },
  cache: 'public',
  example: { params: { part: '1' } },
});
