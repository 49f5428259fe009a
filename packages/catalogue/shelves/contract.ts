import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import { bookCard, englishLanguageId, tagMark } from '../contract.ts';

const books = z.array(bookCard);

export const listShelves = defineEndpoint('listShelves', {
  method: 'GET',
  path: '/book/shelves',
  summary:
    'What a library shows of a language on its first page: on no shelf two books of an author, where others fill it.',
  who: 'anyone',
  query: z.object({ lId: id.default(englishLanguageId).describe('The language; English when not said') }),
  output: z.object({
    total: z.number().int().describe('Books in the language'),
    levels: z.array(z.object({ level: z.number().int(), count: z.number().int() })).describe('Those that have books'),
    hung: books.describe('With the best pictures on their covers, the most read of them first; never a made cover'),
    popular: books.describe('Most read in the last 30 days, in all languages, without those hung'),
    byTheme: z
      .array(z.object({ tag: tagMark, total: z.number().int(), books }))
      .describe('Themes with at least six books, the one with the most first'),
    byLevel: z
      .array(z.object({ level: z.number().int(), total: z.number().int(), books }))
      .describe('Levels with at least six books, the lowest first'),
    inOtherLanguages: books.describe('Not to be had in the language, where most books of the library are not'),
  }),
  cache: 'public',
  example: { query: { lId: englishLanguageId } },
});
