// Longer than other files: a contract is one document, read from top to bottom by those who write clients.
import { cursor, flag, id, limit, limitOf, listOf } from '@letsread/http/values.ts';
import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { narration, pageSign, picture, signing, signLanguageCode, signCodes } from '@letsread/media/contract.ts';
import { coverFigures } from '@letsread/formats/covers/figure-names.ts';
import { z } from 'zod';

import { idsIn } from './ids-in.ts';
import { creditRoles } from './credit-roles.ts';

export type { Narration, PageSign, Signing } from '@letsread/media/contract.ts';

/** Default interface language, English (specification section 3). */
export const englishLanguageId = '4846240843956224';

export const language = z
  .object({
    id,
    name: z.string().describe('In the language itself'),
    englishName: z.string(),
    languageISOCode: z.string().describe('BCP 47'),
    script: z.string().describe('ISO 15924, for example "Arab"'),
    direction: z.enum(['ltr', 'rtl']),
    publishedBooks: z.number().int().nonnegative(),
  })
  .meta({ id: 'Language' });
export type Language = z.output<typeof language>;

/** What a list, a card or a page needs to set text in a language. */
export const languageMark = language
  .pick({ id: true, name: true, languageISOCode: true, script: true, direction: true })
  .meta({ id: 'LanguageMark' });
export type LanguageMark = z.output<typeof languageMark>;

const level = z.number().int().min(1).max(5).nullable().describe('1 Emergent … 5 Fluent; null: not levelled yet');

export const bookLengths = ['short', 'middle', 'long'] as const;
export type BookLength = (typeof bookLengths)[number];

/** What a book may have beside words and pictures: a recording that reads it aloud, a sign-language variant. */
export const bookFeatures = ['narrated', 'signed'] as const;
export type BookFeature = (typeof bookFeatures)[number];

/** An edition as a list shows it. */
export const bookCard = z
  .object({
    bookId: id,
    editionId: id,
    slug: z.string(),
    title: z.string(),
    language: languageMark,
    level,
    readAloud: z.boolean().describe('Meant to be read to a child'),
    pageCount: z.number().int().nonnegative().describe('Story pages, without the cover'),
    minutes: z.number().int().positive().describe('About how long reading it takes'),
    cover: picture.describe('The picture on the cover, else a cover made with the title on it'),
    isIllustrated: z.boolean().describe('The cover is a picture of the book, not made with its title'),
    narrationBytes: z.int().nonnegative().describe('Of the first source of each narrated page; 0: no narration'),
    isSigned: z.boolean().describe('Some of its pages, or all, are signed in a video'),
  })
  .meta({ id: 'BookCard' });
export type BookCard = z.output<typeof bookCard>;

export const credit = z.object({ role: z.enum(creditRoles), name: z.string() }).meta({ id: 'Credit' });
export type Credit = z.output<typeof credit>;

const licence = z
  .object({
    code: z.string(),
    name: z.string(),
    url: z.string(),
    allowsDerivatives: z.boolean(),
    allowsCommerce: z.boolean(),
  })
  .meta({ id: 'Licence' });

export const tagMark = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    languageISOCode: z
      .string()
      .nullable()
      .describe('The language of the name, BCP 47; null where it is not known, and where the slug stands for a name'),
  })
  .meta({ id: 'TagMark' });
export type TagMark = z.output<typeof tagMark>;

const editionMark = bookCard
  .pick({ editionId: true, slug: true, title: true, language: true, pageCount: true })
  .meta({ id: 'EditionMark' });

/** An edition as its own page shows it. */
export const book = bookCard
  .extend({
    subtitle: z.string().nullable(),
    description: z.string(),
    made: z.string().describe('How this edition was made, in its language; empty when unknown'),
    publisher: z.string().describe('Who published the book; empty when unknown'),
    levelSource: z.enum(['computed', 'editor']),
    wordCount: z.number().int().nonnegative(),
    tags: z.array(tagMark).describe('Named in the language of the edition, else in English, else in any'),
    credits: z.array(credit),
    licence,
    reads: z
      .number()
      .int()
      .nonnegative()
      .describe('How often the book was opened, in all languages; in fives, as a smaller step may be one child'),
    editions: z.array(editionMark).describe('The published editions of the book in all languages, this one among them'),
    signing: z.array(signing).describe('The sign languages that this edition has videos in, by English name'),
    publishedAt: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Book' });
export type Book = z.output<typeof book>;

const page = z
  .object({
    number: z.number().int().nonnegative().describe('0 is the cover'),
    text: z.string().describe('Plain text; a blank line parts paragraphs, a line break is a space or a verse line'),
    picture: picture.nullable(),
    alt: z.string(),
    narration: narration.nullable().describe('null: the page is not narrated, others of the book may be'),
    sign: pageSign.nullable().describe('Only with signLanguage=true; null: the page has no video, others have one'),
  })
  .meta({ id: 'Page' });
export type Page = z.output<typeof page>;

/** A whole edition to read: the book and every page in reading order. */
export const bookToRead = book.extend({ pages: z.array(page) }).meta({ id: 'BookToRead' });
export type BookToRead = z.output<typeof bookToRead>;

const ownOfReader = z
  .object({
    isFavourite: z.boolean(),
    page: z.number().int().nonnegative().describe('Where the reader is; 0, the cover, when never opened'),
    furthest: z.number().int().nonnegative().describe('The furthest page the reader ever reached'),
    finishedAt: z.string().nullable().describe('When the last page was last reached; null while reading again'),
  })
  .describe('Of the profile that reads');

const bookId = id.describe('The book');
const languageId = id.describe('The language');
const noBook = { 'book-not-found': 404 };
const noTag = { 'tag-not-found': 404 };
const noCollection = { 'collection-not-found': 404 };

const inLanguage = id.optional().describe('Only editions in this language; one edition a book where not given');

export const listLanguages = defineEndpoint('listLanguages', {
  method: 'GET',
  path: '/language/by_type',
  summary: 'Languages with published books, those of the reader’s country first.',
  who: 'anyone',
  query: z.object({ country: z.string().max(100).optional().describe('Name or ISO code of the reader’s country') }),
  output: z.object({ languages: z.array(language) }),
  cache: 'public',
  example: { query: { country: 'Indonesia' } },
});

export const getLocation = defineEndpoint('getLocation', {
  method: 'GET',
  path: '/location',
  summary: 'The country that the request comes from, looked up on this server; the address is not kept.',
  who: 'anyone',
  output: z.object({
    country_name: z.string().describe('In English; empty for a private address and one whose country is not known'),
    country_code: z.string().describe('ISO 3166, for example "KH"; empty where the name is'),
  }),
});

const tagsMessage = 'Give tag ids parted by commas.';

/** A card among the results of a search. */
export const foundCard = bookCard
  .extend({ alsoCalled: z.string().optional().describe('The title in another language, found instead of its own') })
  .meta({ id: 'FoundCard' });
export type FoundCard = z.output<typeof foundCard>;

export const searchBooks = defineEndpoint('searchBooks', {
  method: 'GET',
  path: '/v5/book/search',
  summary: 'Books whose title, people, tags or story text have the words, best first; marks and case do not matter.',
  who: 'anyone',
  query: z.object({
    cardName: z.string().max(200).default('').describe('The words searched for; empty lists all, most read first'),
    limit,
    fLimit: limit.describe('At most this many values of each facet'),
    lId: inLanguage,
    uiLang: id
      .optional()
      .describe('The interface language: themes are named in it, else in that of the books, else in English'),
    level: z
      .string()
      .regex(/^[0-5](,[0-5])*$/, 'Give levels 1 to 5, or 0 for not levelled yet, parted by commas.')
      .optional()
      .describe('Levels 1 to 5, or 0 for not levelled yet, parted by commas'),
    tag: z
      .string()
      .max(400)
      .regex(/^[1-9]\d{0,18}(,[1-9]\d{0,18})*$/, { error: tagsMessage, abort: true })
      .refine((text) => text.split(',').every((one) => id.safeParse(one).success), tagsMessage)
      .optional()
      .describe('Tag ids parted by commas'),
    length: z
      .string()
      .regex(/^(short|middle|long)(,(short|middle|long))*$/, 'Give short, middle or long, parted by commas.')
      .optional()
      .describe('How long reading takes, parted by commas: short, under 5 minutes; middle, 5 to 10; long, over 10'),
    narrated: flag.describe('Only editions that are read aloud by a recording'),
    signLanguage: flag.describe('Only editions with a sign-language variant'),
    sl: signCodes.optional().describe('Only editions with a variant in one of these sign languages'),
    cursor,
  }),
  output: listOf(foundCard).extend({
    total: z.number().int().nonnegative().describe('At most about 1,000: see isTotalCapped'),
    isTotalCapped: z.boolean().describe('There are more than total; the facets count the best of them'),
    didYouMean: z.string().nullable().describe('What was typed, put right, where the items were found by that'),
    alternatives: z
      .object({
        books: z.array(foundCard).describe('The nearest: with some of the words, else those that are read most'),
        languages: z.array(z.object({ language: languageMark, count: z.number().int() })),
        tags: z.array(tagMark),
      })
      .nullable()
      .describe('Where nothing is found: other ways to a book; else null'),
    facets: z.object({
      levels: z.array(z.object({ level, count: z.number().int() })),
      tags: z.array(tagMark.extend({ count: z.number().int() })),
      lengths: z.array(z.object({ length: z.enum(bookLengths), count: z.number().int() })),
      features: z
        .array(z.object({ feature: z.enum(bookFeatures), count: z.number().int() }))
        .describe('What more than words and pictures they have'),
      signLanguages: z
        .array(z.object({ code: z.string(), name: z.string(), count: z.number().int() }))
        .describe('In which sign languages they are; only told where sign-language variants are asked for'),
    }),
  }),
  cache: 'public',
  example: { query: { cardName: 'kite' } },
});

export const listBooksById = defineEndpoint('listBooksById', {
  method: 'GET',
  path: '/book/by-id/{bookIds}',
  summary: 'Up to 100 books by their ids, in the order given, as those kept on a device; unknown ones are left out.',
  who: 'anyone',
  params: z.object({ bookIds: idsIn('book') }),
  query: z.object({
    lId: id.optional().describe('The language of each where it has one in it; else English, else the oldest'),
  }),
  output: z.object({ items: z.array(bookCard) }),
  cache: 'public',
  example: { params: { bookIds: '1,2' } },
});

export const getBook = defineEndpoint('getBook', {
  method: 'GET',
  path: '/v5/book/{slug}',
  summary: 'The published edition with this slug; a slug it once had leads to it as well.',
  who: 'anyone',
  params: z.object({ slug: z.string().min(1).max(200).describe('The slug of the edition, escaped as a URL needs it') }),
  output: book,
  problems: { ...noBook, 'book-withdrawn': 410 },
  cache: 'public',
  example: { params: { slug: 'the-red-kite' } },
});

export const previewBook = defineEndpoint('previewBook', {
  method: 'GET',
  path: '/v5/book/preview/language/{langId}/book/{bookId}',
  summary: 'A book in a language with all its pages, to read; with a profile also what is the reader’s own.',
  who: 'anyone',
  owned: { profile: 'pId' },
  params: z.object({ langId: languageId, bookId }),
  query: z.object({
    signLanguage: flag.describe('Only an edition with a sign-language variant, and each page with its video'),
    sl: signLanguageCode.optional().describe('With signLanguage=true: the code of the sign language; else the first'),
    pId: id.optional().describe('The profile that reads; needs the token of its account'),
    eId: id.optional().describe('Which edition, where the book has several in the language; else its first'),
  }),
  output: bookToRead.extend({ own: ownOfReader.optional() }),
  problems: noBook,
  cache: 'public',
  example: { params: { langId: englishLanguageId, bookId: '1' } },
});

const tagInFull = tagMark
  .extend({
    kind: z.enum(['topic', 'place', 'festival', 'skill', 'feature']),
    synonyms: z.array(z.string()),
    count: z.number().int(),
  })
  .meta({ id: 'Tag' });
export type Tag = z.output<typeof tagInFull>;

export const listTags = defineEndpoint('listTags', {
  method: 'GET',
  path: '/tag/all',
  summary: 'All tags that a published book carries, the most used first.',
  who: 'anyone',
  query: z.object({
    lId: id.optional().describe('Names and counts in this language; English and all books where not given'),
  }),
  output: listOf(tagInFull),
  cache: 'public',
});

export const listTagBooks = defineEndpoint('listTagBooks', {
  method: 'GET',
  path: '/tag/get-books/{tagId}',
  summary: 'The books that carry a tag, the most read first; of one that was joined to another, those of that one.',
  who: 'anyone',
  params: z.object({ tagId: id.describe('The tag') }),
  query: z.object({ limit, lId: inLanguage, cursor }),
  output: listOf(bookCard).extend({ tag: tagInFull, total: z.number().int() }),
  problems: noTag,
  cache: 'public',
  example: { params: { tagId: '1' } },
});

export const countBooksAndTags = defineEndpoint('countBooksAndTags', {
  method: 'GET',
  path: '/tag/total-books-and-tags',
  summary: 'How many books, editions, languages and tags the library has.',
  who: 'anyone',
  output: z.object({
    totalBooks: z.number().int(),
    totalEditions: z.number().int(),
    totalLanguages: z.number().int(),
    totalTags: z.number().int(),
  }),
  cache: 'public',
});

const collectionBook = bookCard
  .extend({
    howToUse: z
      .string()
      .optional()
      .describe(
        'What a grown-up may do with it: in the language asked for, in English where none is asked for; absent where nobody wrote it',
      ),
  })
  .meta({ id: 'CollectionBook' });
export type CollectionBook = z.output<typeof collectionBook>;

const collection = z
  .object({
    id,
    slug: z.string(),
    figure: z.enum(coverFigures).nullable().describe('What stands for it on its page; null: its first covers'),
    title: z.string(),
    summary: z.string(),
    language: languageMark.describe('Of title and summary'),
    curator: z.string().describe('Who chose its books, as staff wrote it; empty where it is not said'),
    from: z
      .string()
      .nullable()
      .describe('The first day (UTC) on which it stands with the others; null: it has stood there before'),
    to: z.string().nullable().describe('The last day on which it does; null: it stays'),
    total: z.number().int().describe('Its books in the language asked for, or in all'),
    books: z.array(collectionBook),
    otherLanguages: z.array(languageMark).describe('Where the language asked for has no book of it: those that have'),
  })
  .meta({ id: 'Collection' });
export type Collection = z.output<typeof collection>;

const collectionQuery = z.object({ limit, lId: inLanguage });

export const listCollections = defineEndpoint('listCollections', {
  method: 'GET',
  path: '/book/collection',
  summary: 'The shelves that have books and stand there today, in their order, each with its first books.',
  who: 'anyone',
  query: z.object({
    limit,
    cursor,
    books: limitOf({ max: 20, otherwise: 3 }).describe('At most this many books of each: 1 to 20, 3 when not said'),
    lId: id.optional().describe('Only shelves that have books in this language, and of them only these books'),
  }),
  output: listOf(collection).extend({ total: z.int().nonnegative().describe('So many shelves, this part among them') }),
  cache: 'public',
});

export const getCollection = defineEndpoint('getCollection', {
  method: 'GET',
  path: '/book/collection/{id}',
  summary: 'A shelf and its first books, in their order.',
  who: 'anyone',
  params: z.object({ id: id.describe('The collection') }),
  query: collectionQuery,
  output: collection,
  problems: noCollection,
  cache: 'public',
  example: { params: { id: '1' } },
});

export const getCollectionBySlug = defineEndpoint('getCollectionBySlug', {
  method: 'GET',
  path: '/book/collection/slug/{slug}',
  summary: 'A shelf by its slug, and its first books.',
  who: 'anyone',
  params: z.object({ slug: z.string().min(1).max(200).describe('The slug of the collection') }),
  query: collectionQuery,
  output: collection,
  problems: noCollection,
  cache: 'public',
  example: { params: { slug: 'up-high' } },
});

export const listCollectionBooks = defineEndpoint('listCollectionBooks', {
  method: 'GET',
  path: '/book/collection/{id}/pagination/',
  summary: 'One page of a shelf’s books; pages count from 1.',
  who: 'anyone',
  params: z.object({ id: id.describe('The collection') }),
  query: z.object({
    limit,
    page: z.coerce
      .number({ error: 'Give a whole number from 1.' })
      .int('Give a whole number from 1.')
      .min(1, 'Give a whole number from 1.')
      .max(100_000)
      .default(1)
      .describe('Which page of the list, counted from 1'),
    lId: inLanguage,
  }),
  output: z.object({
    items: z.array(collectionBook),
    page: z.number().int(),
    pages: z.number().int(),
    total: z.number().int(),
  }),
  problems: noCollection,
  cache: 'public',
  example: { params: { id: '1' } },
});

export const suggestBooks = defineEndpoint('suggestBooks', {
  method: 'GET',
  path: '/book/suggest',
  summary:
    'Books to read next. For a profile: books it has not opened first, near its level in the language, then those ' +
    'that share most tags with what it finished or liked, then the most read. For anyone else the most read.',
  who: 'anyone',
  owned: { profile: 'profile_id' },
  query: z.object({
    profile_id: id.optional().describe('The reader; needs the token of its account'),
    language_id: id.optional().describe('Else the language the profile last read in, else any'),
    limit,
    new: flag.describe(
      'Leave out what the profile has opened; for anyone else: the newest first, one of each author before a second',
    ),
    cursor,
  }),
  output: listOf(bookCard),
  cache: 'public',
  example: { query: { language_id: englishLanguageId } },
});
