import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { cursor, id, limit, listOf } from '@letsread/http/values.ts';
import { picture } from '@letsread/media/contract.ts';
import { z } from 'zod';
import { book, bookCard, bookToRead, englishLanguageId } from '../contract.ts';

const languageMark = bookCard.shape.language;
const staff = { roles: ['LIBRARIAN', 'EDITOR'] } as const;

export const maxChosen = 200;
export const editionStatuses = ['draft', 'published', 'withdrawn'] as const;
export const editionLacks = ['level', 'theme', 'picture', 'licence'] as const;

/** What can be done to editions of the shelf; who gives books to teams is a librarian. */
export const stockActions = [
  'publish',
  'withdraw',
  'add-theme',
  'remove-theme',
  'set-level',
  'add-to-collection',
  'remove-from-collection',
  'add-to-team',
  'remove-from-team',
] as const;
export type StockAction = (typeof stockActions)[number];

/** Why an edition was left as it is. */
export const refusalReasons = [
  'not-found',
  'not-yours',
  'already',
  'never-published',
  'no-pages',
  'gone',
  'changed-since',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const status = z.enum(editionStatuses).describe('draft, published or withdrawn: seen by readers before, and not now');
const slug = z.string().min(1).max(300).describe('The edition’s part of an address');
const changeId = id.describe('The change');
export const named = z.object({ id, name: z.string() }).meta({ id: 'Named' });
const namedInLanguage = named
  .extend({
    languageISOCode: z
      .string()
      .nullable()
      .describe('The language of the name, BCP 47; null where its slug stands for a name'),
  })
  .meta({ id: 'NamedInLanguage' });

const stockEdition = z
  .object({
    editionId: id,
    bookId: id,
    slug: z.string(),
    title: z.string(),
    language: languageMark,
    status,
    level: z.number().int().nullable(),
    levelSource: z.enum(['computed', 'editor']),
    source: z.string().describe('Where the book came from'),
    licence: z.string().describe('Its code, such as CC-BY-4.0'),
    cover: picture.describe('The picture on the cover, else a cover made with the title on it'),
    isIllustrated: z.boolean().describe('The cover is a picture of the book'),
    pageCount: z.number().int(),
    themes: z.array(namedInLanguage).describe('Named in the language asked for, else in another'),
    collections: z.array(namedInLanguage).describe('Named in the language asked for, else in another'),
    teams: z.array(named).describe('Whose editors may change the book; without any only librarians may'),
    changedAt: z.string().describe('ISO 8601, UTC'),
  })
  .meta({ id: 'StockEdition' });
export type StockEdition = z.output<typeof stockEdition>;

const namesIn = id.default(englishLanguageId).describe('The language of names; English when not said');

const filter = {
  words: z.string().max(200).default('').describe('Words of the title or of people, the last one by its beginning'),
  status: status.optional(),
  lacks: z.enum(editionLacks).optional().describe('Only editions without a level, theme, picture or stated licence'),
  source: z.string().max(100).optional().describe('Only books of this source'),
  langId: id.optional().describe('Only editions in this language'),
  importId: id.optional().describe('Only editions that were last written by this import'),
};

export const listStock = defineEndpoint('listStock', {
  method: 'GET',
  path: '/library/shelf',
  summary: 'All editions, drafts and withdrawn ones too, the last changed first; an editor’s are those of their teams.',
  who: staff,
  query: z.object({ ...filter, namesIn, limit, cursor }),
  output: listOf(stockEdition),
});

export const getStockFilters = defineEndpoint('getStockFilters', {
  method: 'GET',
  path: '/library/shelf/filters',
  summary: 'By what the shelf can be narrowed down, and what its books can be put to.',
  who: staff,
  query: z.object({ namesIn }),
  output: z.object({
    counts: z
      .object({ draft: z.number().int(), published: z.number().int(), withdrawn: z.number().int() })
      .describe('Editions by status, of those that the account may change'),
    languages: z.array(languageMark),
    sources: z.array(z.string()),
    themes: z.array(namedInLanguage),
    collections: z.array(namedInLanguage),
    teams: z.array(named).describe('All, for a librarian; else none'),
  }),
});

const refused = z
  .object({
    editionId: id,
    title: z.string().nullable().describe('Null where there is no such edition, or it is not for the account to know'),
    reason: z
      .enum(refusalReasons)
      .describe(
        'not-found; not-yours: of other teams; already: it is so; never-published; no-pages; gone: what it was put to ' +
          'was deleted; changed-since: it was changed again after what is to be undone',
      ),
  })
  .meta({ id: 'RefusedEdition' });
export type RefusedEdition = z.output<typeof refused>;

const outcome = {
  changed: z.array(stockEdition).describe('The editions that were changed, as they are now'),
  refused: z.array(refused).describe('Those that were left as they are, and why'),
};

export const changeStock = defineEndpoint('changeStock', {
  method: 'POST',
  path: '/library/shelf/changes',
  summary:
    'Does one thing to up to 200 editions: what can be done is done, the rest is told with its reason. Themes, levels, ' +
    'collections and teams are those of books, so of all their editions.',
  who: staff,
  query: z.object({ namesIn }),
  body: z
    .object({
      action: z.enum(stockActions).describe('What is to be done; teams are given and taken by librarians'),
      editionIds: z
        .array(id)
        .min(1, 'Choose at least one edition.')
        .max(maxChosen, `Choose ${maxChosen} editions at most.`)
        .describe(`1 to ${maxChosen} editions`),
      objectId: id.optional().describe('The theme, collection or team that the action is about'),
      level: z.number().int().min(1).max(5).nullable().optional().describe('1 to 5, or null for none, for set-level'),
    })
    .refine(({ action, objectId }) => /theme|collection|team/.test(action) === (objectId !== undefined), {
      path: ['objectId'],
      error: 'Give the theme, collection or team for an action that is about one, and for no other.',
    })
    .refine(({ action, level }) => (action === 'set-level') === (level !== undefined), {
      path: ['level'],
      error: 'Give a level for set-level, and for no other action.',
    }),
  output: z.object({
    changeId: id.nullable().describe('By which it is undone; null where nothing was changed'),
    ...outcome,
  }),
  problems: { 'theme-not-found': 404, 'collection-not-found': 404, 'team-not-found': 404 },
  example: { body: { action: 'set-level', editionIds: ['1'], level: 3 } },
});

export const undoStockChange = defineEndpoint('undoStockChange', {
  method: 'POST',
  path: '/library/shelf/changes/{changeId}/undo',
  summary: 'Puts back what a change of the last 30 days did, but for editions that were changed again since.',
  who: staff,
  params: z.object({ changeId }),
  query: z.object({ namesIn }),
  output: z.object(outcome),
  problems: { 'change-not-found': 404, 'change-undone': 409 },
  example: { params: { changeId: '1' } },
});

const stockChange = z
  .object({
    id,
    at: z.string().describe('ISO 8601, UTC'),
    action: z.enum(stockActions),
    object: z.string().nullable().describe('The theme, collection or team as it is called now; null for other actions'),
    title: z.string().describe('Of one of the editions'),
    count: z.number().int().describe('How many editions'),
  })
  .meta({ id: 'StockChange' });
export type StockChange = z.output<typeof stockChange>;

export const listStockChanges = defineEndpoint('listStockChanges', {
  method: 'GET',
  path: '/library/shelf/changes',
  summary: 'Changes of the last 30 days that the account could undo, the newest first.',
  who: staff,
  query: z.object({ namesIn, limit }),
  output: z.object({ items: z.array(stockChange) }),
});

const unread = 'The edition with this slug that readers do not see: a draft, or withdrawn; an editor’s of their teams.';

export const getUnpublished = defineEndpoint('getUnpublished', {
  method: 'GET',
  path: '/library/unpublished/{slug}',
  summary: unread,
  who: staff,
  params: z.object({ slug }),
  output: z.object({ status, book }),
  problems: { 'book-not-found': 404 },
  example: { params: { slug: 'kite-not-ready' } },
});

export const readUnpublished = defineEndpoint('readUnpublished', {
  method: 'GET',
  path: '/library/unpublished/{slug}/pages',
  summary: `With its pages: ${unread[0]?.toLowerCase()}${unread.slice(1)}`,
  who: staff,
  params: z.object({ slug }),
  output: z.object({ status, book: bookToRead }),
  problems: { 'book-not-found': 404 },
  example: { params: { slug: 'kite-not-ready' } },
});
