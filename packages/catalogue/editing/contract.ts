import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { licences } from '@letsread/formats/licence.ts';
import { oneLine } from '@letsread/http/one-line.ts';
import { cursor, id, limit, listOf } from '@letsread/http/values.ts';
import { picture } from '@letsread/media/contract.ts';
import { z } from 'zod';
import { actor } from '@letsread/identity/roles/contract.ts';
import { credit, languageMark, tagMark } from '../contract.ts';
import { creditRoles } from '../credit-roles.ts';
import { revisedQuestion } from './written-question.ts';

const staff = { roles: ['LIBRARIAN', 'EDITOR'] } as const;

export const maxTitle = 200;
export const maxDescription = 2000;
export const maxPageText = 10_000;
export const maxAlt = 1000;
export const maxCredits = 50;
export const maxName = 200;

const bookId = id.describe('The book');
const editionId = id.describe('The edition, one of the book’s');
const ofBook = z.object({ bookId });
const ofEdition = z.object({ bookId, editionId });
const noEdition = { 'book-not-found': 404, 'edition-not-found': 404 };
const changedMeanwhile = { 'changed-meanwhile': 409 };

/** A text of one line as it is stored: composed, without spaces at its ends. */
const line = (max: number) =>
  z
    .string()
    .max(max, `Give ${max} characters at most.`)
    .transform((text) => text.normalize('NFC'))
    .pipe(oneLine('Give it on one line.'));
const someLine = (max: number) => line(max).pipe(z.string().min(1, 'Give at least one character.'));
/** A text with paragraphs; line breaks are one character. */
const paragraphs = (max: number) =>
  z
    .string()
    .max(max, `Give ${max} characters at most.`)
    .transform((text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
    .pipe(z.string().regex(/^(\P{Cc}|[\n\t])*$/u, 'Give plain text.'));

/**
 * What the editor saw and what it shall be: a value that is another one by now is not overwritten. What was seen is taken as
 * it is: the rules of a new value do not hold for what an import has brought.
 */
function change<Seen extends z.ZodType, Value extends z.ZodType>(what: string, seen: Seen, value: Value) {
  return z
    .object({
      was: seen.describe('As it was when the change was begun; where it is another by now, nothing is changed'),
      now: value.describe('As it shall be'),
    })
    .optional()
    .describe(what);
}

const namedCredit = z.object({ role: z.enum(creditRoles), name: someLine(maxName) }).meta({ id: 'NamedCredit' });
const percent = z.number().int().min(0, 'Give 0 to 100.').max(100, 'Give 0 to 100.');
const focus = z
  .object({ x: percent.describe('Percent of the width, from the left'), y: percent.describe('Percent of the height') })
  .meta({ id: 'CoverFocus' });
const level = z.number().int().min(1).max(5);

export type RevisedQuestion = z.output<typeof revisedQuestion>;

export const revisionFields = [
  'title',
  'subtitle',
  'description',
  'licence',
  'credits',
  'text',
  'alt',
  'focus',
  'order',
  'level',
  'readAloud',
  'tags',
  'question',
  'questionOrder',
] as const;
export type RevisionField = (typeof revisionFields)[number];

const revisionValue = z
  .union([
    z.string(),
    z.boolean(),
    z.array(credit),
    z.array(z.number().int()),
    z.array(z.string()),
    focus,
    z.object({ level: level.nullable(), source: z.enum(['computed', 'editor']) }).meta({ id: 'LevelOfBook' }),
    revisedQuestion,
  ])
  .nullable();

const revision = z
  .object({
    id,
    at: z.string().describe('ISO 8601, UTC'),
    who: actor,
    field: z.enum(revisionFields),
    page: z.number().int().nullable().describe('Of text and alt: the number that the page has today'),
    before: revisionValue.describe('What the field held before'),
    after: revisionValue.describe('What it held from then on; of order: the former number of each page'),
  })
  .meta({ id: 'Revision' });
export type Revision = z.output<typeof revision>;

/** What a call has changed: nothing where all was so already. Each can be put back. */
export const changed = z.object({ revisions: z.array(revision) }).meta({ id: 'BookChange' });
export type BookChange = z.output<typeof changed>;

const status = z.enum(['draft', 'published', 'withdrawn']);

const pageToEdit = z
  .object({
    number: z.number().int().nonnegative().describe('0 is the cover'),
    sourceNumber: z
      .number()
      .int()
      .positive()
      .describe('What the page is known by in its edition, wherever it is moved'),
    text: z.string(),
    alt: z.string().describe('What the picture shows, in words'),
    picture: picture.nullable(),
    narration: z
      .enum(['none', 'timed', 'untimed', 'stale'])
      .describe('stale: its timings are of another text, so that the sound plays without showing the words'),
  })
  .meta({ id: 'PageToEdit' });
export type PageToEdit = z.output<typeof pageToEdit>;

const editionToEdit = z
  .object({
    editionId: id,
    slug: z.string(),
    status,
    language: languageMark,
    title: z.string(),
    subtitle: z.string().nullable(),
    description: z.string(),
    licence: z.string().describe('SPDX code'),
    credits: z.array(credit).describe('Without those of recordings'),
    cover: picture.nullable().describe('The picture on the cover; null: it is made with the title'),
    wordCount: z.number().int().nonnegative(),
    minutes: z.number().int().positive(),
    textLevel: level.describe('The level that the number of its words speaks for'),
    orderVersion: z.string().describe('The newest revision of the order of its pages; "0": none'),
    pages: z.array(pageToEdit),
  })
  .meta({ id: 'EditionToEdit' });
export type EditionToEdit = z.output<typeof editionToEdit>;

const bookToEdit = z
  .object({
    bookId: id,
    level: level.nullable(),
    levelSource: z.enum(['computed', 'editor']),
    readAloud: z.boolean(),
    tags: z.array(tagMark),
    allTags: z.array(tagMark).describe('To choose from'),
    editions: z.array(
      z.object({ editionId: id, title: z.string(), status, language: languageMark }).meta({ id: 'EditionOfBook' }),
    ),
    edition: editionToEdit,
  })
  .meta({ id: 'BookToEdit' });
export type BookToEdit = z.output<typeof bookToEdit>;

export const getBookToEdit = defineEndpoint('getBookToEdit', {
  method: 'GET',
  path: '/library/books/{bookId}',
  summary: 'A book with one of its editions, drafts too, with all that can be changed.',
  who: staff,
  params: ofBook,
  query: z.object({
    editionId: id.optional().describe('Which edition; else the first, English before others'),
    lId: id.optional().describe('The language that themes are named in; else English'),
  }),
  output: bookToEdit,
  problems: noEdition,
  example: { params: { bookId: '1' } },
});

export const updateBook = defineEndpoint('updateBook', {
  method: 'PUT',
  path: '/library/books/{bookId}',
  summary: 'Changes what all editions of a book share; fields that are not named stay.',
  who: staff,
  params: ofBook,
  body: z.object({
    level: change(
      'Its level; null: the one that the number of words speaks for, from then on',
      level.nullable(),
      level.nullable(),
    ),
    readAloud: change('Whether it is meant to be read to a child', z.boolean(), z.boolean()),
    tags: change(
      'The slugs of its themes',
      z.array(z.string()),
      z.array(z.string().max(200)).max(50, 'Name 50 at most.'),
    ),
  }),
  output: changed,
  problems: { 'book-not-found': 404, 'tag-not-found': 404, ...changedMeanwhile },
  example: { params: { bookId: '1' }, body: { readAloud: { was: false, now: true } } },
});

export const updateEdition = defineEndpoint('updateEdition', {
  method: 'PUT',
  path: '/library/books/{bookId}/editions/{editionId}',
  summary:
    'Changes an edition’s own fields; those not named stay. A new title brings a new address, and the old one leads to it.',
  who: staff,
  params: ofEdition,
  body: z.object({
    title: change('Its title', z.string(), someLine(maxTitle)),
    subtitle: change('Its subtitle; null: none', z.string().nullable(), someLine(maxTitle).nullable()),
    description: change('What it is about', z.string(), paragraphs(maxDescription)),
    licence: change('Its licence, as SPDX writes it', z.string(), z.enum(licences)),
    credits: change(
      'Its people in their order, without those of recordings',
      z.array(credit),
      z.array(namedCredit).max(maxCredits, `Name ${maxCredits} at most.`),
    ),
  }),
  output: changed,
  problems: { ...noEdition, ...changedMeanwhile },
  example: {
    params: { bookId: '1', editionId: '1' },
    body: { description: { was: '', now: 'A kite, a wind and a long way home.' } },
  },
});

export const correctPage = defineEndpoint('correctPage', {
  method: 'PUT',
  path: '/library/books/{bookId}/editions/{editionId}/pages/{number}',
  summary:
    'Corrects the text of a page or what its picture is said to show. The old text is a revision; a narration loses its timings while the text is another one.',
  who: staff,
  params: ofEdition.extend({ number: z.coerce.number().int().min(0).max(9999).describe('The page; 0 is the cover') }),
  body: z.object({
    text: change('The text of the page', z.string(), paragraphs(maxPageText)),
    alt: change('What its picture shows, in words', z.string(), line(maxAlt)),
  }),
  output: changed,
  problems: { ...noEdition, ...changedMeanwhile, 'page-not-found': 404 },
  example: {
    params: { bookId: '1', editionId: '1', number: '1' },
    body: { text: { was: 'Amina holds her red kite.', now: 'Amina holds the red kite.' } },
  },
});

export const reorderPages = defineEndpoint('reorderPages', {
  method: 'PUT',
  path: '/library/books/{bookId}/editions/{editionId}/page-order',
  summary: 'Puts the story pages of an edition into another order, with their pictures, sound and videos.',
  who: staff,
  params: ofEdition,
  body: z.object({
    order: z
      .array(z.number().int().positive())
      .max(9999)
      .describe('The numbers that the pages have now, each once, in the order they shall have'),
    was: z
      .string()
      .max(64)
      .describe(
        'The newest revision of the order that was seen, "0" for none; where there is another, nothing is changed',
      ),
  }),
  output: changed,
  problems: { ...noEdition, ...changedMeanwhile, 'not-all-pages': 409 },
  example: { params: { bookId: '1', editionId: '1' }, body: { order: [1, 2, 3], was: '0' } },
});

export const setCoverFocus = defineEndpoint('setCoverFocus', {
  method: 'PUT',
  path: '/library/books/{bookId}/editions/{editionId}/cover-focus',
  summary: 'Says which point of the cover’s picture every crop keeps in view, in all editions that have the picture.',
  who: staff,
  params: ofEdition,
  body: z.object({
    focus: z.object({ was: focus, now: focus }).describe('The point as it was seen, and as it shall be'),
  }),
  output: changed,
  problems: { ...noEdition, ...changedMeanwhile, 'no-cover-picture': 409 },
  example: {
    params: { bookId: '1', editionId: '1' },
    body: { focus: { was: { x: 50, y: 50 }, now: { x: 30, y: 40 } } },
  },
});

export const listRevisions = defineEndpoint('listRevisions', {
  method: 'GET',
  path: '/library/books/{bookId}/editions/{editionId}/revisions',
  summary: 'What was changed of an edition and of its book, by whom and when, newest first.',
  who: staff,
  params: ofEdition,
  query: z.object({ limit, cursor }),
  output: listOf(revision),
  problems: noEdition,
  example: { params: { bookId: '1', editionId: '1' } },
});

export const restoreRevision = defineEndpoint('restoreRevision', {
  method: 'POST',
  path: '/library/books/{bookId}/editions/{editionId}/revisions/{revisionId}/restoration',
  summary: 'Puts back what a field held before a revision. This is a revision too, so nothing is lost.',
  who: staff,
  params: ofEdition.extend({ revisionId: id.describe('The revision') }),
  output: changed,
  problems: {
    ...noEdition,
    'revision-not-found': 404,
    'page-not-found': 404,
    'no-cover-picture': 409,
    'order-changed-since': 409,
    'tag-not-found': 404,
  },
  example: { params: { bookId: '1', editionId: '1', revisionId: '1' } },
});
