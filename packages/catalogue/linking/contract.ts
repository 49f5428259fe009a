import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import { picture } from '@letsread/media/contract.ts';
import { z } from 'zod';
import { languageMark } from '../contract.ts';

const staff = { roles: ['LIBRARIAN', 'EDITOR'] } as const;
const bookId = id.describe('The book');
const maxEditions = 500;

const linkedEdition = z
  .object({
    editionId: id,
    slug: z.string(),
    title: z.string(),
    language: languageMark,
    variant: z.number().int().positive().describe('1, or more for a further edition in the same language'),
    status: z.enum(['draft', 'published', 'withdrawn']),
    source: z.string().describe('Where its source keeps it; that of the book it came from'),
    publisher: z.string().describe('Empty where it is not known'),
    people: z.array(z.string()).describe('Who wrote and drew it'),
    cover: picture.describe('The picture on the cover, else a cover made with the title on it'),
  })
  .meta({ id: 'LinkedEdition' });
export type LinkedEdition = z.output<typeof linkedEdition>;

const linking = z
  .object({
    id,
    at: z.string().describe('ISO 8601, UTC'),
    action: z.enum(['join', 'split']),
    titles: z.array(z.string()).describe('Of the editions that were moved'),
    canUndo: z.boolean().describe('Nothing was joined or split with these books since'),
  })
  .meta({ id: 'BookLinking' });

const linked = z
  .object({
    bookId: id.describe('The book; where the one asked for was joined to another, that one'),
    level: z.number().int().min(1).max(5).nullable(),
    editions: z.array(linkedEdition),
    linkings: z.array(linking).describe('Joins and splits of the last 30 days that are not undone, newest first'),
  })
  .meta({ id: 'LinkedEditions' });
export type LinkedEditions = z.output<typeof linked>;

const seen = z
  .array(id)
  .min(1)
  .max(maxEditions)
  .describe('The editions as they were seen; where there are others by now, nothing is done');
const problems = { 'book-not-found': 404, 'changed-meanwhile': 409 } as const;

export const listLinkedEditions = defineEndpoint('listLinkedEditions', {
  method: 'GET',
  path: '/library/books/{bookId}/linked-editions',
  summary: 'All editions that stand together as one book, and what was joined and split of late.',
  who: staff,
  params: z.object({ bookId }),
  output: linked,
  problems: { 'book-not-found': 404 },
  example: { params: { bookId: '1' } },
});

export const joinBooks = defineEndpoint('joinBooks', {
  method: 'POST',
  path: '/library/books/{bookId}/joins',
  summary:
    'Says that another book is the same story: its editions join this book, and what readers did with it comes along. An edition in a language that is there already becomes a further one.',
  who: staff,
  params: z.object({ bookId: bookId.describe('The book that stays') }),
  body: z.object({
    otherId: id.describe('The book that is the same story'),
    seen: seen.describe('The editions of both as they were seen; where there are others by now, nothing is done'),
  }),
  output: linked.extend({ linkingId: id.describe('By which it is undone') }),
  problems: { ...problems, 'same-book': 409 },
  example: { params: { bookId: '3' }, body: { otherId: '4', seen: ['6', '7', '8'] } },
});

export const splitBook = defineEndpoint('splitBook', {
  method: 'POST',
  path: '/library/books/{bookId}/splits',
  summary: 'Takes editions out of a book into a book of their own, as they tell another story.',
  who: staff,
  params: z.object({ bookId }),
  body: z.object({ editionIds: z.array(id).min(1).max(maxEditions).describe('Which; one at least stays'), seen }),
  output: linked.extend({ linkingId: id.describe('By which it is undone'), newBookId: id }),
  problems: { ...problems, 'edition-not-found': 404, 'none-left': 409 },
  example: { params: { bookId: '3' }, body: { editionIds: ['8'], seen: ['6', '7', '8'] } },
});

export const undoBookLinking = defineEndpoint('undoBookLinking', {
  method: 'POST',
  path: '/library/books/{bookId}/linkings/{linkingId}/undo',
  summary: 'Undoes a join or a split of the last 30 days; what readers did since is kept.',
  who: staff,
  params: z.object({ bookId, linkingId: id.describe('The join or split') }),
  output: linked,
  problems: { 'book-not-found': 404, 'linking-not-found': 404, 'linking-undone': 409, 'changed-since': 409 },
  example: { params: { bookId: '3', linkingId: '2' } },
});
