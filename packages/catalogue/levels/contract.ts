import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import { picture } from '@letsread/media/contract.ts';
import { z } from 'zod';
import { bookCard, englishLanguageId } from '../contract.ts';

const samplePage = bookCard
  .pick({ bookId: true, editionId: true, slug: true, title: true, language: true })
  .extend({
    number: z.number().int().positive().describe('The page as the reader counts: 1 is the first after the cover'),
    text: z.string().describe('Plain text, as a page of a book has it'),
    picture,
    alt: z.string(),
  })
  .meta({ id: 'SamplePage' });
export type SamplePage = z.output<typeof samplePage>;

export const getSamplePage = defineEndpoint('getSamplePage', {
  method: 'GET',
  path: '/book/levels/{level}/sample',
  summary:
    'A page that shows what a reading level is: the middle one, of those with words and a picture, of the most read book that has one.',
  who: 'anyone',
  params: z.object({
    level: z
      .string()
      .regex(/^[1-5]$/, 'Give a level from 1 to 5.')
      .describe('1 Emergent … 5 Fluent'),
  }),
  query: z.object({ lId: id.default(englishLanguageId).describe('The language; English when not said') }),
  output: z.object({ page: samplePage.nullable().describe('null: the language has no such book') }),
  cache: 'public',
  example: { params: { level: '2' }, query: { lId: englishLanguageId } },
});
