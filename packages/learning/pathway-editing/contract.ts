import { bookCard, englishLanguageId } from '@letsread/catalogue/contract.ts';
import {
  firstText,
  newTexts,
  orderVersion,
  textInLanguage,
  version,
} from '@letsread/catalogue/collections/contract.ts';
import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import { badgeNames, completionKinds, stickerNames } from '../contract.ts';

const librarian = { roles: ['LIBRARIAN'] } as const;
const params = z.object({ id: id.describe('The path') });
const notFound = { 'pathway-not-found': 404 };
const changing = { ...notFound, 'changed-meanwhile': 409 };
const example = { params: { id: '1' } };
const namesIn = id
  .default(englishLanguageId)
  .describe('The language that its title is wanted in; English when not said');

export const maxPathwayBooks = 20;
export const maxFigures = 3;
export const palettes = 6;
export const activityKinds = completionKinds.filter((kind) => kind !== 'book');

const look = {
  badge: z.enum(badgeNames).describe('Earned at its end'),
  palette: z.number().int().min(1).max(palettes).describe('The colours of its landscape'),
  figures: z
    .array(z.enum(stickerNames))
    .max(maxFigures, `Give ${maxFigures} figures at most.`)
    .describe('What stands in its landscape'),
};

const editablePathway = z
  .object({
    id,
    slug: z.string().describe('Its address, for good'),
    version,
    isPublished: z.boolean().describe('Readers see it in the languages in which two of its books can be read'),
    title: z
      .string()
      .describe('In the language asked for, else in English, else in any; else its theme, its first story, or both'),
    titleLanguageISOCode: z
      .string()
      .nullable()
      .describe('Of the title, BCP 47; null where its theme is in another language than its story, or has no name'),
    ...look,
    texts: z
      .array(textInLanguage)
      .describe('By language; none where a rule made it, which calls it by its theme or its first story'),
    bookCount: z.number().int().describe('Without those that nobody may read'),
  })
  .meta({ id: 'EditablePathway' });
export type EditablePathway = z.output<typeof editablePathway>;

const activity = z
  .object({ kind: z.enum(activityKinds), isOptional: z.boolean().describe('Not needed for the badge') })
  .meta({ id: 'PathwayActivity' });
export type PathwayActivity = z.output<typeof activity>;

const withBooks = editablePathway
  .extend({
    books: z
      .array(
        z
          .object({
            book: bookCard,
            activities: z.array(activity).describe('What follows the book'),
            offered: z.array(z.enum(activityKinds)).describe('What there is to do with the book'),
          })
          .meta({ id: 'PathwayBook' }),
      )
      .describe('In their order; a book that nobody may read now is left out, and keeps its place'),
  })
  .meta({ id: 'PathwayWithBooks' });
export type PathwayWithBooks = z.output<typeof withBooks>;

const ordered = z.object({ items: z.array(editablePathway), orderVersion });

export const listEditablePathways = defineEndpoint('listEditablePathways', {
  method: 'GET',
  path: '/library/pathways',
  summary: 'All reading pathways in their order, those that readers do not see last.',
  who: librarian,
  query: z.object({ namesIn }),
  output: ordered,
});

export const getEditablePathway = defineEndpoint('getEditablePathway', {
  method: 'GET',
  path: '/library/pathways/{id}',
  summary: 'A pathway with all its texts and books.',
  who: librarian,
  params,
  query: z.object({ namesIn }),
  output: withBooks,
  problems: notFound,
  example,
});

export const createPathway = defineEndpoint('createPathway', {
  method: 'POST',
  path: '/library/pathways',
  summary: 'Makes a pathway without books, which readers do not see yet; its address is made of its title.',
  who: librarian,
  body: firstText,
  output: withBooks,
  problems: { 'language-not-found': 404 },
  example: { body: { languageId: '4846240843956224', title: 'Over the hills', summary: 'Stories to go far with.' } },
});

export const updatePathway = defineEndpoint('updatePathway', {
  method: 'PUT',
  path: '/library/pathways/{id}',
  summary:
    'Changes how it looks and what it is called: the texts given take the place of all that are there. From then on no import changes it.',
  who: librarian,
  params,
  body: z.object({ version, ...look, texts: newTexts }),
  output: withBooks,
  problems: { ...changing, 'language-not-found': 404 },
  example: {
    ...example,
    body: {
      version: null,
      badge: 'star',
      palette: 3,
      figures: ['kite', 'sun'],
      texts: [{ languageId: '4846240843956224', title: 'Up in the wind', summary: 'Stories that leave the ground.' }],
    },
  },
});

export const setPathwayBooks = defineEndpoint('setPathwayBooks', {
  method: 'PUT',
  path: '/library/pathways/{id}/books',
  summary:
    'Which books it has, in their order, and what follows each; books that nobody may read now stay. What readers did counts for ' +
    'every path that has it, and no badge is taken back.',
  who: librarian,
  params,
  body: z.object({
    version,
    books: z
      .array(z.object({ bookId: id, activities: z.array(activity).max(activityKinds.length) }))
      .max(maxPathwayBooks, `Give ${maxPathwayBooks} books at most.`)
      .describe('Each once'),
  }),
  output: withBooks,
  problems: { ...changing, 'book-not-found': 404 },
  example: {
    ...example,
    body: {
      version: 1,
      books: [
        { bookId: '1', activities: [{ kind: 'match', isOptional: true }] },
        { bookId: '2', activities: [] },
      ],
    },
  },
});

export const movePathway = defineEndpoint('movePathway', {
  method: 'PUT',
  path: '/library/pathways/{id}/place',
  summary: 'Puts it before another one in the order in which readers see pathways.',
  who: librarian,
  params,
  body: z.object({
    orderVersion: orderVersion.describe('As it was seen'),
    beforeId: id.nullable().describe('null: behind all others'),
  }),
  output: ordered,
  problems: changing,
  example: { ...example, body: { orderVersion: 'Q946QX119IGMWlUy', beforeId: null } },
});

export const publishPathway = defineEndpoint('publishPathway', {
  method: 'POST',
  path: '/library/pathways/{id}/publication',
  summary: 'Shows it to readers. Safe to repeat.',
  who: librarian,
  params,
  output: editablePathway,
  problems: { ...notFound, 'pathway-too-short': 409 },
  example,
});

export const unpublishPathway = defineEndpoint('unpublishPathway', {
  method: 'DELETE',
  path: '/library/pathways/{id}/publication',
  summary: 'Takes it from readers; stickers and badges stay, and it can be published again. Safe to repeat.',
  who: librarian,
  params,
  output: editablePathway,
  problems: notFound,
  example,
});
