import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import { bookCard, englishLanguageId, languageMark } from '../contract.ts';

/** The parts of home below its search field, in the order in which they stand where nobody chose another. */
export const homeParts = [
  'new',
  'levels',
  'paths',
  'popular',
  'collections',
  'themes',
  'by-level',
  'other-languages',
  'tags',
  'languages',
] as const;

const maxShelves = 40;

const shelf = z
  .string()
  .regex(
    new RegExp(`^(${homeParts.join('|')}|theme:\\d{1,18}|level:[1-5]|collection:\\d{1,18})$`),
    `Name ${homeParts.join(', ')}, theme:12, level:2 or collection:3.`,
  );
const shelves = z
  .array(shelf)
  .max(maxShelves, `Give ${maxShelves} shelves at most.`)
  .refine((names) => new Set(names).size === names.length, 'Name each shelf once.');

export const listHomeShelves = defineEndpoint('listHomeShelves', {
  method: 'GET',
  path: '/home/shelves',
  summary:
    'Which shelves home shows in a language, in their order, with the first books of those that are of one theme, level or collection.',
  who: 'anyone',
  query: z.object({
    lId: id.default(englishLanguageId).describe('The language; English when not said'),
    shelves: z
      .string()
      .max(1000)
      .transform((names) => names.split(',').filter((name) => name !== ''))
      .pipe(shelves)
      .optional()
      .describe('These instead, parted by commas: how home would look with them'),
  }),
  output: z.object({
    shelves: z
      .array(
        z
          .object({
            name: shelf,
            title: z.string().nullable().describe('Of a theme or a collection; null for all others'),
            titleLanguage: z.string().nullable().describe('BCP 47; null where it is not known, and without a title'),
            slug: z.string().nullable().describe('Of a collection'),
            books: z.array(bookCard).describe('Of one theme, level or collection; empty for all others'),
          })
          .meta({ id: 'HomeShelf' }),
      )
      .describe('Those without a book in the language are left out'),
  }),
  cache: 'public',
  example: { query: { lId: englishLanguageId } },
});

const homeChoice = z
  .object({
    language: languageMark.nullable().describe('null: all languages without a choice of their own'),
    shelves: z.array(z.string()),
    version: z.number().int(),
  })
  .meta({ id: 'HomeChoice' });
export type HomeChoice = z.output<typeof homeChoice>;

const choices = z.object({ items: z.array(homeChoice).describe('That of all languages first') });

export const listHomeChoices = defineEndpoint('listHomeChoices', {
  method: 'GET',
  path: '/library/home',
  summary: 'Which shelves staff chose for home, and for which languages.',
  who: { roles: ['LIBRARIAN'] },
  output: choices,
});

export const setHomeChoice = defineEndpoint('setHomeChoice', {
  method: 'PUT',
  path: '/library/home',
  summary:
    'Chooses the shelves of home, for a language or for all without a choice of their own; or takes a choice back.',
  who: { roles: ['LIBRARIAN'] },
  body: z.object({
    languageId: id.nullable().describe('null: all languages without a choice of their own'),
    version: z.int32().positive().nullable().describe('As it was seen; null: there was no choice'),
    shelves: shelves.nullable().describe('In their order; null: no choice any more'),
  }),
  output: choices,
  problems: { 'language-not-found': 404, 'shelf-not-found': 404, 'changed-meanwhile': 409 },
  example: { body: { languageId: englishLanguageId, version: null, shelves: ['popular', 'new', 'level:1'] } },
});
