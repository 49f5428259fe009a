import { bookCard, englishLanguageId } from '@letsread/catalogue/contract.ts';
import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { cursor, flag, id, limit, listOf } from '@letsread/http/values.ts';
import { z } from 'zod';

/** Of calls that say when something was done on a device. */
export const deviceTimeHeader = {
  'Device-Time':
    'What the clock of the device says as it asks, ISO 8601: as far as that is off, times in this call are moved',
};

const pageNumber = z.number().int().nonnegative();

/** Where a reader is in a book; page 0 is the cover. */
export const bookPosition = z
  .object({
    page: pageNumber.describe('Where they are; 0, the cover, for a book never opened'),
    furthest: pageNumber.describe('The furthest page they ever reached; it only grows'),
    share: z.number().min(0).max(1).describe('How much of the book lies behind them: page by pages'),
    finishedAt: z
      .string()
      .nullable()
      .describe('When the last page was last reached; null before that and while reading again'),
  })
  .meta({ id: 'BookPosition' });
export type BookPosition = z.output<typeof bookPosition>;

/** A book of a reader: a card in the language they last read it in, and where they are in that edition. */
export const readersBook = bookCard.extend(bookPosition.shape).meta({ id: 'ReadersBook' });
export type ReadersBook = z.output<typeof readersBook>;

/** On which of a reader's own lists a book stands. */
const listed = z
  .object({ bookId: id, isSaved: z.boolean().describe('In my books'), isFavourite: z.boolean() })
  .meta({ id: 'Listed' });

const noBook = { 'book-not-found': 404 };
const own = { account: 'uId', profile: 'pId' };
const ownInPath = { account: 'userId', profile: 'profileId' };
const ownExample = { uId: '1', pId: '1' };
const userId = id.describe('The account');
const profileId = id.describe('The reader');
const bookId = id.describe('The book');
const oneBook = z.object({ userId, profileId, bookId });
const oneBookExample = { params: { userId: '1', profileId: '1', bookId: '1' } };

const listQuery = z.object({
  uId: userId,
  pId: profileId,
  limit,
  cursor,
  lId: id.optional().describe('The language for books the reader has not opened; else English, else the oldest'),
});

export const addMyBook = defineEndpoint('addMyBook', {
  method: 'POST',
  path: '/profile/add-my-book/{profileId}',
  summary: 'Puts a book on “My books”; once there, it stays where it is.',
  who: 'account',
  owned: { account: 'uId', profile: 'profileId' },
  params: z.object({ profileId }),
  query: z.object({ uId: userId, bId: bookId }),
  output: listed,
  problems: noBook,
  example: { params: { profileId: '1' }, query: { uId: '1', bId: '1' } },
});

export const listMyBooks = defineEndpoint('listMyBooks', {
  method: 'GET',
  path: '/profile/myBooks/',
  summary: 'The reader’s “My books”, the one saved last first; withdrawn books are left out.',
  who: 'account',
  owned: own,
  query: listQuery,
  output: listOf(readersBook),
  example: { query: ownExample },
});

export const listKeepReading = defineEndpoint('listKeepReading', {
  method: 'GET',
  path: '/profile/keepReading/',
  summary: 'Books the reader has begun and not finished, the one read last first; withdrawn books are left out.',
  who: 'account',
  owned: own,
  query: listQuery.extend({ finished: flag.describe('The finished ones instead, for “Read again”') }),
  output: listOf(readersBook),
  example: { query: ownExample },
});

export const listFavouriteBooks = defineEndpoint('listFavouriteBooks', {
  method: 'GET',
  path: '/profile/favorite-books/',
  summary: 'The reader’s favourites, the one marked last first; withdrawn books are left out.',
  who: 'account',
  owned: own,
  query: listQuery,
  output: listOf(readersBook),
  example: { query: ownExample },
});

export const addFavouriteBook = defineEndpoint('addFavouriteBook', {
  method: 'POST',
  path: '/profile/add-favorite-book/{userId}/{profileId}/{bookId}',
  summary: 'Marks a book as a favourite; once marked, it stays where it is.',
  who: 'account',
  owned: ownInPath,
  params: oneBook,
  output: listed,
  problems: noBook,
  example: oneBookExample,
});

const bookIds = 'Give 1 to 100 book ids parted by commas.';

export const addFavouriteBooks = defineEndpoint('addFavouriteBooks', {
  method: 'POST',
  path: '/profile/add-favorite-books/{userId}/{profileId}/{bookIds}',
  summary:
    'Marks up to 100 books as favourites, listed in the order given, such as those kept while signed out. ' +
    'Unknown books are told, the others are marked.',
  who: 'account',
  owned: ownInPath,
  params: z.object({
    userId,
    profileId,
    bookIds: z
      .string()
      .max(2000, bookIds)
      .transform((text) => [...new Set(text.split(','))])
      .pipe(z.array(id, bookIds).max(100, bookIds))
      .describe('1 to 100 book ids parted by commas'),
  }),
  output: z.object({
    added: z.array(id).describe('Now favourites, those among them that were before too'),
    unknown: z.array(id).describe('No published book has these ids'),
  }),
  example: { params: { userId: '1', profileId: '1', bookIds: '1,2,3' } },
});

export const readersLists = ['myBooks', 'favoriteBooks', 'keepReading'] as const;

export const removeMyBook = defineEndpoint('removeMyBook', {
  method: 'DELETE',
  path: '/profile/remove-my-book/{userId}/{profileId}/{bookId}',
  summary:
    'Takes a book off the reader’s lists: off “My books” and the favourites, or off the one that is named. ' +
    'Where the reader is in it is kept; off “Keep reading” it stays until its next page is turned.',
  who: 'account',
  owned: ownInPath,
  params: oneBook,
  query: z.object({
    list: z
      .enum(readersLists, { error: `Say ${readersLists.join(', ')}, or nothing.` })
      .optional()
      .describe('Only off this list'),
  }),
  output: listed,
  problems: noBook,
  example: oneBookExample,
});

/** More than any book has; what lies beyond the edition's own pages counts as its last page. */
const maxPages = 9999;
const whichPage = `Give a page number from 0, the cover, to ${maxPages}.`;

export const turnPage = defineEndpoint('turnPage', {
  method: 'PUT',
  path: '/profile/turn-page/{pageNumber}',
  summary:
    'Says which page a reader has turned to; 0 is the cover. The turn that was made last sets the place, whenever it ' +
    'arrives; repeating a turn changes nothing. Reaching the last page finishes the book.',
  who: 'account',
  owned: own,
  params: z.object({
    pageNumber: z
      .string()
      .regex(/^(0|[1-9][0-9]{0,3})$/, whichPage)
      .transform(Number)
      .describe('The page turned to, counted from 1; 0 is the cover'),
  }),
  query: z.object({
    uId: userId,
    pId: profileId,
    bId: bookId,
    lId: id.optional().describe('The language of the edition that is read'),
    pages: z.coerce
      .number({ error: `Give 1 to ${maxPages} pages.` })
      .int(`Give 1 to ${maxPages} pages.`)
      .min(1, `Give 1 to ${maxPages} pages.`)
      .max(maxPages, `Give 1 to ${maxPages} pages.`)
      .optional()
      .describe('How many pages the edition on the device has; else as many as it has in the library now'),
    at: z.iso
      .datetime({ offset: true, error: 'Give a time such as 2026-02-28T18:30:00.000Z.' })
      .optional()
      .describe('When the page was turned, on the device: ISO 8601; now when not said or still to come'),
    eventId: z
      .string()
      .regex(/^[\x21-\x7e]{1,100}$/, 'Give 1 to 100 printable ASCII characters.')
      .optional()
      .describe('The device’s own id of the turn; the answer has that of the turn that stands'),
    again: flag.describe('The reader chose “Read again”: the book is no longer finished'),
  }),
  output: bookPosition.extend({
    bookId: id,
    languageId: id.nullable().describe('The language last read'),
    pages: z.number().int().positive().describe('What page and furthest are counted in'),
    turnedAt: z.string().describe('When the turn that stands was made'),
    eventId: z.string().nullable(),
  }),
  problems: noBook,
  headers: deviceTimeHeader,
  example: { params: { pageNumber: '1' }, query: { ...ownExample, bId: '1' } },
});

/** How a reader liked a book (specification section 1). */
export const moods = ['GREAT', 'GOOD', 'SO_SO', 'SAD', 'BAD'] as const;

/** What may be said beside SAD and BAD; a sad story is no bad book. */
export const reviewReasons = ['TOO_HARD', 'SCARY', 'BORING', 'SAD_STORY'] as const;

const mood = z.enum(moods, { error: `Say ${moods.join(', ')}.` });
const reason = z.enum(reviewReasons, { error: `Say ${reviewReasons.join(', ')}, or nothing.` });

const review = z
  .object({
    bookId: id,
    languageId: id.nullable().describe('The language that the book was read in'),
    mood,
    reason: reason.nullable().describe('Only beside SAD and BAD'),
    reviewedAt: z.string(),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof review>;

export const reviewBook = defineEndpoint('reviewBook', {
  method: 'PUT',
  path: '/profile/review/{userId}/{profileId}/{bookId}',
  summary:
    'Says how a reader liked a book; it may be said again. The review that was given last stands, whenever it arrives.',
  who: 'account',
  owned: ownInPath,
  params: oneBook,
  body: z
    .object({
      mood: mood.describe('How the book was liked'),
      reason: reason.optional().describe('Only beside SAD and BAD'),
      lId: id.optional().describe('The language of the edition that was read'),
      at: z.iso
        .datetime({ offset: true, error: 'Give a time such as 2026-02-28T18:30:00.000Z.' })
        .optional()
        .describe('When it was said, on the device: ISO 8601; now when not said or still to come'),
    })
    .refine(({ mood: said, reason: why }) => why === undefined || said === 'SAD' || said === 'BAD', {
      path: ['reason'],
      error: 'Give a reason only beside SAD or BAD.',
    }),
  output: review,
  problems: noBook,
  headers: deviceTimeHeader,
  example: { ...oneBookExample, body: { mood: 'GREAT' } },
});

export const listReviews = defineEndpoint('listReviews', {
  method: 'GET',
  path: '/profile/reviews/{userId}/{profileId}',
  summary: 'How a reader liked their books, the review given last first.',
  who: 'account',
  owned: ownInPath,
  params: z.object({ userId, profileId }),
  query: z.object({ bId: bookId.optional().describe('Only of this book'), limit, cursor }),
  output: listOf(review),
  example: { params: { userId: '1', profileId: '1' } },
});

/** A mood is told of a book from so many reviews on: fewer would tell of single children. */
export const minPublicReviews = 5;

export const getMood = defineEndpoint('getMood', {
  method: 'GET',
  path: '/book/mood/{bookId}',
  summary: `The mood most readers had after a book; only from ${minPublicReviews} reviews on.`,
  who: 'anyone',
  params: z.object({ bookId }),
  output: z.object({
    mood: mood.nullable().describe(`null below ${minPublicReviews} reviews`),
    reviews: z.number().int().nonnegative().describe(`How many there are; 0 below ${minPublicReviews}`),
  }),
  cache: 'public',
  example: { params: { bookId: '1' } },
});

const whichLevel = 'Give a level from 1 to 5.';

/** A reader's level in one language (behaviours, "Reading levels"). */
const readerLevel = z
  .object({
    languageId: id,
    level: z.number().int().min(1).max(5).describe('Chosen by an adult, else what reading shows'),
    isChosen: z.boolean(),
    finished: z
      .number()
      .int()
      .nonnegative()
      .describe('Books finished at this level in the language, only those since it was chosen'),
    next: z.number().int().min(2).max(5).nullable().describe('The level to offer; null while there is none'),
  })
  .meta({ id: 'ReaderLevel' });
export type ReaderLevel = z.output<typeof readerLevel>;

export const listReaderLevels = defineEndpoint('listReaderLevels', {
  method: 'GET',
  path: '/profile/levels/{userId}/{profileId}',
  summary:
    'A reader’s level in each language, the one last read first. It never moves down by itself; after five books ' +
    'finished at it the next one is offered, for an adult to confirm.',
  who: 'account',
  owned: ownInPath,
  params: z.object({ userId, profileId }),
  output: z.object({ items: z.array(readerLevel) }),
  example: { params: { userId: '1', profileId: '1' } },
});

export const setReaderLevel = defineEndpoint('setReaderLevel', {
  method: 'PUT',
  path: '/profile/levels/{userId}/{profileId}/{languageId}',
  summary:
    'Sets a reader’s level in a language. The count towards the next one begins anew, also for the same level. The one that was set last stands, whenever it arrives.',
  who: 'account',
  owned: ownInPath,
  params: z.object({ userId, profileId, languageId: id.describe('The language') }),
  body: z.object({
    level: z.number(whichLevel).int(whichLevel).min(1, whichLevel).max(5, whichLevel).describe('1 to 5'),
    at: z.iso
      .datetime({ offset: true, error: 'Give a time such as 2026-02-28T18:30:00.000Z.' })
      .optional()
      .describe('When it was set, on the device: ISO 8601; now when not said or still to come'),
  }),
  output: readerLevel,
  problems: { 'language-not-found': 404 },
  example: { params: { userId: '1', profileId: '1', languageId: englishLanguageId }, body: { level: 2 } },
});
