import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { oneLine } from '@letsread/http/one-line.ts';
import { day, id, seenVersion } from '@letsread/http/values.ts';
import { z } from 'zod';
import { bookCard, languageMark } from '../contract.ts';
import { coverFigures } from '@letsread/formats/covers/figure-names.ts';

const librarian = { roles: ['LIBRARIAN'] } as const;
const params = z.object({ id: id.describe('The collection') });
const notFound = { 'collection-not-found': 404 };
const changing = { ...notFound, 'changed-meanwhile': 409 };

export const maxCollectionBooks = 200;
/** Of what staff call something in a language: collections, reading pathways. */
export const maxTitle = 80;
export const maxSummary = 300;
export const maxCurator = 80;
export const maxHowToUse = 300;
const maxTips = 5000;

export const version = z
  .int32()
  .positive()
  .nullable()
  .describe('One more with each change by staff; null: as its source has it, which may still change it');

export const orderVersion = seenVersion.describe(
  'Of the order in which readers see them: another one once somebody moves, adds or takes away one of them',
);

const line = (max: number) => oneLine().max(max, `Give ${max} characters at most.`);
const title = line(maxTitle).min(1, 'Give it a title.').describe(`1 to ${maxTitle} characters`);
const summary = line(maxSummary).describe(`A sentence; empty, or ${maxSummary} characters at most`);
/** What something is called in a language. */
export const textInLanguage = z
  .object({ language: languageMark, title: z.string(), summary: z.string() })
  .meta({ id: 'TextInLanguage' });
const newText = z.object({ languageId: id, title, summary }).meta({ id: 'NewTextInLanguage' });
export const newTexts = z
  .array(newText)
  .max(200)
  .refine((texts) => new Set(texts.map(({ languageId }) => languageId)).size === texts.length, {
    error: 'Give one text in each language.',
  })
  .describe('By language, each once');
/** What something is called when it is made. */
export const firstText = z.object({ languageId: id.describe('Of the title'), title, summary });
const figure = z.enum(coverFigures).nullable().describe('What stands for it on its page; null: its first covers');

/** What is said of a collection beside its texts. */
const facts = {
  figure,
  curator: line(maxCurator).describe(`Who chose its books; empty, or ${maxCurator} characters at most`),
  from: day.nullable().describe('The first day (UTC) on which readers find it with the others; null: at once'),
  to: day.nullable().describe('The last one; null: for good. Its address leads to it on all days'),
};
const howToUse = z
  .object({ bookId: id, languageId: id, text: line(maxHowToUse).min(1, 'Write something, or leave it out.') })
  .meta({ id: 'HowToUse' });
export type HowToUse = z.output<typeof howToUse>;

const editableCollection = z
  .object({
    id,
    slug: z.string().describe('Its address, for good'),
    ...facts,
    version,
    isRemoved: z.boolean().describe('Readers do not see it'),
    texts: z.array(textInLanguage).describe('By language, the language with the most books first'),
    bookCount: z.number().int().describe('Without those that nobody may read'),
  })
  .meta({ id: 'EditableCollection' });
export type EditableCollection = z.output<typeof editableCollection>;

const withBooks = editableCollection
  .extend({
    books: z.array(bookCard).describe('In their order; a book that nobody may read is left out'),
    howToUse: z.array(howToUse).describe('What a grown-up may do with a book, by book and language'),
  })
  .meta({ id: 'CollectionWithBooks' });
export type CollectionWithBooks = z.output<typeof withBooks>;

const ordered = z.object({ items: z.array(editableCollection), orderVersion });

export const listEditableCollections = defineEndpoint('listEditableCollections', {
  method: 'GET',
  path: '/library/collections',
  summary: 'All collections in their order, removed ones last.',
  who: librarian,
  output: ordered,
});

export const getEditableCollection = defineEndpoint('getEditableCollection', {
  method: 'GET',
  path: '/library/collections/{id}',
  summary: 'A collection with all its texts and books.',
  who: librarian,
  params,
  output: withBooks,
  problems: notFound,
  example: { params: { id: '1' } },
});

export const createCollection = defineEndpoint('createCollection', {
  method: 'POST',
  path: '/library/collections',
  summary: 'Makes a collection without books, behind the others; its address is made of its title.',
  who: librarian,
  body: firstText,
  output: withBooks,
  problems: { 'language-not-found': 404 },
  example: { body: { languageId: '4846240843956224', title: 'Rainy days', summary: 'Stories for when it pours.' } },
});

export const changeCollection = defineEndpoint('changeCollection', {
  method: 'PUT',
  path: '/library/collections/{id}',
  summary: 'Changes what is said of it; the texts given take the place of all that are there.',
  who: librarian,
  params,
  body: z
    .object({
      version,
      ...facts,
      texts: newTexts.min(1, 'Keep a title in one language at least.'),
    })
    .refine(({ from, to }) => from === null || to === null || from <= to, {
      path: ['to'],
      error: 'Give a last day that is not before the first.',
    }),
  output: withBooks,
  problems: { ...changing, 'language-not-found': 404 },
  example: {
    params: { id: '1' },
    body: {
      version: null,
      figure: 'bird',
      curator: 'The children’s library of Oslo',
      from: null,
      to: null,
      texts: [{ languageId: '4846240843956224', title: 'Up high', summary: 'Stories that leave the ground.' }],
    },
  },
});

export const setCollectionBooks = defineEndpoint('setCollectionBooks', {
  method: 'PUT',
  path: '/library/collections/{id}/books',
  summary: 'Which books it has, in their order, and what to do with them; books that nobody may read now stay.',
  who: librarian,
  params,
  body: z.object({
    version,
    bookIds: z.array(id).max(maxCollectionBooks, `Give ${maxCollectionBooks} books at most.`).describe('Each once'),
    howToUse: z
      .array(howToUse)
      .max(maxTips, `Give ${maxTips} tips at most.`)
      .optional()
      .describe(
        'In the place of all that is there, each book and language once; left out, the books that stay keep theirs',
      ),
  }),
  output: withBooks,
  problems: { ...changing, 'book-not-found': 404, 'language-not-found': 404 },
  example: {
    params: { id: '1' },
    body: {
      version: 1,
      bookIds: ['1'],
      howToUse: [{ bookId: '1', languageId: '4846240843956224', text: 'Look for the kite on each page.' }],
    },
  },
});

export const orderCollections = defineEndpoint('orderCollections', {
  method: 'PUT',
  path: '/library/collections/order',
  summary: 'In which order readers see collections: those named first, then the others as they are.',
  who: librarian,
  body: z.object({
    orderVersion: orderVersion.describe('As it was seen'),
    ids: z.array(id).max(1000).describe('Each once'),
  }),
  output: ordered,
  problems: changing,
  example: { body: { orderVersion: 'wanyXBI30E9vpzwH', ids: ['1'] } },
});

export const removeCollection = defineEndpoint('removeCollection', {
  method: 'DELETE',
  path: '/library/collections/{id}',
  summary: 'Takes it from readers; its books stay, and it can be restored. Safe to repeat.',
  who: librarian,
  params,
  output: editableCollection,
  problems: notFound,
  example: { params: { id: '1' } },
});

export const restoreCollection = defineEndpoint('restoreCollection', {
  method: 'POST',
  path: '/library/collections/{id}/restoration',
  summary: 'Brings a removed collection back. Safe to repeat.',
  who: librarian,
  params,
  output: editableCollection,
  problems: notFound,
  example: { params: { id: '1' } },
});
