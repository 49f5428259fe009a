import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { oneLine } from '@letsread/http/one-line.ts';
import { cursor, flag, id, limit, listOf } from '@letsread/http/values.ts';
import { z } from 'zod';
import { version } from '../collections/contract.ts';
import { englishLanguageId, languageMark } from '../contract.ts';
import { named } from '../stock/contract.ts';

const librarian = { roles: ['LIBRARIAN'] } as const;
const params = z.object({ id: id.describe('The theme') });
const notFound = { 'theme-not-found': 404 };

export const themeKinds = ['topic', 'place', 'festival', 'skill', 'feature'] as const;
export const maxThemeName = 100;
const maxSynonyms = 500;

const line = oneLine()
  .min(1, 'Write something, or leave it out.')
  .max(maxThemeName, `Give ${maxThemeName} characters at most.`);
const name = line.describe(`1 to ${maxThemeName} characters`);
const kind = z.enum(themeKinds).describe('What sort of theme; home has shelves of topics, places and festivals');
const namesIn = id
  .default(englishLanguageId)
  .describe('The language that its name is wanted in; English when not said');

const theme = z
  .object({
    id,
    slug: z.string().describe('By which a source names it, for good'),
    name: z.string().describe('In the language asked for, else in English, else in any'),
    kind,
    synonyms: z.array(z.string()).describe('Other words that its books are found by'),
    names: z
      .array(z.object({ language: languageMark, name: z.string() }))
      .describe('By language, the language with the most books first'),
    version,
    isGone: z.boolean().describe('Joined to another or taken away: readers do not see it, and it can be restored'),
    joinedTo: named.nullable().describe('The theme that it was joined to'),
    bookCount: z.number().int().describe('Its books, published or not; of one that is gone, those that it had'),
  })
  .meta({ id: 'EditableTheme' });
export type EditableTheme = z.output<typeof theme>;

export const listThemes = defineEndpoint('listThemes', {
  method: 'GET',
  path: '/library/themes',
  summary: 'Themes by their names in a language, those without a book too.',
  who: librarian,
  query: z.object({
    words: z
      .string()
      .max(200)
      .default('')
      .describe('Only themes with these words in their names, synonyms or slug; marks and case do not matter'),
    gone: flag.describe('Those that are gone, in the place of all others; false when not said'),
    namesIn,
    limit,
    cursor,
  }),
  output: listOf(theme),
  example: { query: { words: 'wind' } },
});

export const getTheme = defineEndpoint('getTheme', {
  method: 'GET',
  path: '/library/themes/{id}',
  summary: 'A theme with all its names; one that is gone too.',
  who: librarian,
  params,
  query: z.object({ namesIn }),
  output: theme,
  problems: notFound,
  example: { params: { id: '1' } },
});

export const createTheme = defineEndpoint('createTheme', {
  method: 'POST',
  path: '/library/themes',
  summary: 'Makes a theme that no book has yet; its slug is made of its name.',
  who: librarian,
  body: z.object({ languageId: id.describe('Of the name'), name, kind }),
  output: theme,
  problems: { 'language-not-found': 404, 'theme-exists': 409 },
  example: { body: { languageId: englishLanguageId, name: 'Harvest', kind: 'festival' } },
});

export const changeTheme = defineEndpoint('changeTheme', {
  method: 'PUT',
  path: '/library/themes/{id}',
  summary: 'Says what it is called and of which kind it is; what is given takes the place of all that is there.',
  who: librarian,
  params,
  body: z.object({
    version,
    kind,
    synonyms: z
      .array(line)
      .max(maxSynonyms, `Give ${maxSynonyms} synonyms at most.`)
      .describe('Other words that its books are found by, in any language'),
    names: z
      .array(z.object({ languageId: id, name }))
      .min(1, 'Keep a name in one language at least.')
      .max(500)
      .refine((names) => new Set(names.map(({ languageId }) => languageId)).size === names.length, {
        error: 'Give one name in each language.',
      })
      .describe('By language, each once'),
  }),
  output: theme,
  problems: { ...notFound, 'changed-meanwhile': 409, 'language-not-found': 404, 'theme-exists': 409 },
  example: {
    params: { id: '1' },
    body: {
      version: null,
      kind: 'topic',
      synonyms: ['breeze'],
      names: [{ languageId: englishLanguageId, name: 'Wind' }],
    },
  },
});

export const joinThemes = defineEndpoint('joinThemes', {
  method: 'POST',
  path: '/library/themes/{id}/joins',
  summary:
    'Says that another theme is the same: its books get this one, its names and synonyms become words of this one, and ' +
    'its address leads here. Restoring the other undoes it.',
  who: librarian,
  params: z.object({ id: id.describe('The theme that stays') }),
  body: z.object({ otherId: id.describe('The theme that is the same') }),
  output: theme,
  problems: { ...notFound, 'same-theme': 409 },
  example: { params: { id: '1' }, body: { otherId: '2' } },
});

export const removeTheme = defineEndpoint('removeTheme', {
  method: 'DELETE',
  path: '/library/themes/{id}',
  summary: 'Takes it from all books and from readers; it can be restored. Safe to repeat.',
  who: librarian,
  params,
  output: theme,
  problems: notFound,
  example: { params: { id: '1' } },
});

export const restoreTheme = defineEndpoint('restoreTheme', {
  method: 'POST',
  path: '/library/themes/{id}/restoration',
  summary:
    'Brings back a theme that was taken away or joined to another, with its books; the other loses what it got by that. Safe to repeat.',
  who: librarian,
  params,
  output: theme,
  problems: { ...notFound, 'other-theme-gone': 409, 'theme-name-taken': 409 },
  example: { params: { id: '1' } },
});
