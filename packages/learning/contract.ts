import { bookCard } from '@letsread/catalogue/contract.ts';
import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { cursor, day, id, limit, listOf } from '@letsread/http/values.ts';
import { deviceTimeHeader, moods } from '@letsread/reading/contract.ts';
import { z } from 'zod';

/** What a reader can do to its end: read a book, answer its questions, play one of its games. */
export const completionKinds = ['book', 'questions', 'dragWord', 'match'] as const;
export type CompletionKind = (typeof completionKinds)[number];

/** What stickers show. A completion earns always the same one, so that it can be promised beforehand. */
export const stickerNames = [
  'chick',
  'sun',
  'drum',
  'butterfly',
  'caterpillar',
  'football',
  'lantern',
  'kite',
  'turtle',
  'elephant',
  'bee',
  'rainbow',
  'boat',
  'mango',
  'whale',
  'owl',
  'sunflower',
  'snail',
  'frog',
  'balloon',
  'cat',
  'moon',
  'bicycle',
  'umbrella',
] as const;
export type StickerName = (typeof stickerNames)[number];

export const badgeNames = ['medal', 'star', 'compass', 'trophy', 'crown', 'sprout'] as const;
export type BadgeName = (typeof badgeNames)[number];

const userId = id.describe('The account');
const profileId = id.describe('The reader');
// What the contracts of games and decodables are made of too.
export const own = { account: 'userId', profile: 'profileId' };
export const reader = z.object({ userId, profileId });
export const readerExample = { params: { userId: '1', profileId: '1' } };
export const level = z.number().int().min(1).max(5);
export const sticker = z.enum(stickerNames);
const badge = z.enum(badgeNames);
export const completionKind = z.enum(completionKinds, { error: `Say ${completionKinds.join(', ')}.` });
export const time = z.iso.datetime({ offset: true, error: 'Give a time such as 2026-02-28T18:30:00.000Z.' });
const onDevice = time
  .optional()
  .describe('When it was done, on the device: ISO 8601; now when not said or still to come');
const bookLanguage = id.optional().describe('The language to read in; English when not said');

// ---- Paths ----

const titleOfPathway = {
  title: z.string().describe('In the language, else in English; made by a rule: its theme, its first story, or both'),
  titleLanguageISOCode: z
    .string()
    .nullable()
    .describe('The language of the title, BCP 47; null where its parts are in two, or it is not known'),
};

/** A path as a list shows it: a few stories in a row, in one language. */
const pathway = z
  .object({
    id,
    slug: z.string(),
    ...titleOfPathway,
    summary: z.string().describe('In the language of the title; empty where there is none'),
    levels: z.array(level).describe('Of its books, lowest first'),
    stories: z.number().int().positive().describe('Books to read, without the activities'),
    steps: z.number().int().positive().describe('All steps of it that there are in the language'),
    badge,
    palette: z.number().int().min(1).max(6).describe('The colours of its landscape'),
    figures: z.array(sticker).describe('What stands in its landscape'),
  })
  .meta({ id: 'Pathway' });
export type Pathway = z.output<typeof pathway>;

const step = z
  .object({
    id,
    kind: completionKind,
    book: bookCard.describe('The book to read, or the one that the activity is made from'),
    isOptional: z.boolean().describe('Not needed for the badge'),
    sticker: sticker.describe('What doing it earns'),
  })
  .meta({ id: 'PathwayStep' });
export type PathwayStep = z.output<typeof step>;

export const listPathways = defineEndpoint('listPathways', {
  method: 'GET',
  path: '/pathways',
  summary:
    'The paths that have at least two stories in a language, in the library’s order; of those that a rule made only the first ' +
    'of each level, the others in a part of their own behind.',
  who: 'anyone',
  query: z.object({ lId: bookLanguage, limit, cursor }),
  output: listOf(pathway).extend({
    languages: z
      .array(bookCard.shape.language)
      .describe('The languages that have paths; only with the first part of the list'),
  }),
  cache: 'public',
});

export const getPathway = defineEndpoint('getPathway', {
  method: 'GET',
  path: '/pathways/{slug}',
  summary: 'A path with its steps in order; what there is not in the language is left out.',
  who: 'anyone',
  params: z.object({ slug: z.string().max(200).describe('The slug of the path') }),
  query: z.object({ lId: bookLanguage }),
  output: pathway.extend({
    language: bookCard.shape.language,
    path: z.array(step).describe('The steps in order'),
    languages: z.array(bookCard.shape.language).describe('The languages that this path has at least two stories in'),
  }),
  problems: { 'pathway-not-found': 404 },
  cache: 'public',
  example: { params: { slug: 'first-path' } },
});
export type PathwayDetail = z.output<(typeof getPathway)['output']>;

const pathwayProgress = z
  .object({
    pathwayId: id,
    slug: z.string(),
    ...titleOfPathway,
    done: z
      .array(z.object({ kind: completionKind, bookId: id, doneAt: z.string() }))
      .describe('Steps done since it was begun'),
    completedAt: z.string().nullable().describe('When its badge was earned'),
    restartedAt: z.string().nullable(),
    isHidden: z.boolean(),
  })
  .meta({ id: 'PathwayProgress' });
export type PathwayProgress = z.output<typeof pathwayProgress>;

export const listPathwayProgress = defineEndpoint('listPathwayProgress', {
  method: 'GET',
  path: '/profile/pathways/{userId}/{profileId}',
  summary: 'The paths on which a reader has done a step, or that were hidden or begun again.',
  who: 'account',
  owned: own,
  params: reader,
  query: z.object({ slug: z.string().max(200).optional().describe('Only of this path'), lId: bookLanguage }),
  output: z.object({ items: z.array(pathwayProgress) }),
  example: readerExample,
});

export const changePathway = defineEndpoint('changePathway', {
  method: 'PUT',
  path: '/profile/pathways/{userId}/{profileId}/{pathwayId}',
  summary: 'Begins a path again for a reader, hides it or shows it; stickers and badges stay.',
  who: 'account',
  owned: own,
  params: reader.extend({ pathwayId: id.describe('The path') }),
  body: z.object({
    restart: z.literal(true).optional().describe('Steps done so far no longer count'),
    isHidden: z.boolean('Say true or false.').optional().describe('Not among the paths to walk'),
  }),
  output: pathwayProgress,
  problems: { 'pathway-not-found': 404 },
  example: { params: { userId: '1', profileId: '1', pathwayId: '1' }, body: { isHidden: false } },
});

// ---- What was done, and what it earned ----

const placement = z
  .object({
    page: z.number().int().min(1, 'Give a page from 1 to 99.').max(99, 'Give a page from 1 to 99.'),
    x: z.number().min(0, 'Give a share from 0 to 1.').max(1, 'Give a share from 0 to 1.'),
    y: z.number().min(0, 'Give a share from 0 to 1.').max(1, 'Give a share from 0 to 1.'),
    angle: z.number().int().min(-180, 'Give -180 to 180 degrees.').max(180, 'Give -180 to 180 degrees.'),
  })
  .meta({
    id: 'Placement',
    description:
      'Where its middle is: x and y are shares of the page from its upper left, whatever the direction of writing',
  });
export type Placement = z.output<typeof placement>;

const award = z
  .object({
    id,
    kind: z.enum(['sticker', 'badge']),
    picture: z.union([sticker, badge]),
    deed: completionKind.nullable().describe('What a sticker was earned by; null for a badge'),
    bookId: id.nullable(),
    pathwayId: id.nullable().describe('The path of a badge'),
    title: z
      .string()
      .describe('Of the book or the path, in the language asked for if there is one; empty when it is gone'),
    titleLanguageISOCode: titleOfPathway.titleLanguageISOCode,
    earnedAt: z.string(),
    placement: placement.nullable().describe('null: not put into the sticker book, or a badge'),
  })
  .meta({ id: 'Award' });
export type Award = z.output<typeof award>;

/** How many completions can be told at once. */
export const maxCompletions = 200;
const howManyCompletions = `Give 1 to ${maxCompletions} deeds.`;

export const recordCompletions = defineEndpoint('recordCompletions', {
  method: 'POST',
  path: '/profile/deeds/{userId}/{profileId}',
  summary:
    'Says what a reader did to its end, also while signed out or offline, and answers what that earned: a sticker for ' +
    'each deed, a badge for each path that is complete by it. Each is earned once, however often it is told; unknown books are left out.',
  who: 'account',
  owned: own,
  params: reader,
  body: z.object({
    deeds: z
      .array(
        z.object({
          kind: completionKind,
          bookId: id.describe('The book'),
          lId: id.optional().describe('The language of the edition'),
          at: onDevice,
        }),
      )
      .min(1, howManyCompletions)
      .max(maxCompletions, howManyCompletions)
      .describe('In any order; the same one may be told again'),
  }),
  output: z.object({ awards: z.array(award).describe('Earned by this; those earned before are left out') }),
  headers: deviceTimeHeader,
  example: { ...readerExample, body: { deeds: [{ kind: 'book', bookId: '1' }] } },
});

export const listAwards = defineEndpoint('listAwards', {
  method: 'GET',
  path: '/profile/awards/{userId}/{profileId}',
  summary: 'The stickers and badges of a reader, the one earned last first.',
  who: 'account',
  owned: own,
  params: reader,
  query: z.object({ lId: bookLanguage, limit, cursor }),
  output: listOf(award),
  example: readerExample,
});

export const placeSticker = defineEndpoint('placeSticker', {
  method: 'PUT',
  path: '/profile/stickers/{userId}/{profileId}/{awardId}',
  summary:
    'Puts a sticker into the sticker book, moves it or takes it out. What was done last stands, whenever it arrives.',
  who: 'account',
  owned: own,
  params: reader.extend({ awardId: id.describe('The sticker') }),
  body: z.object({
    placement: placement.nullable().describe('Where to put it; null takes it out of the sticker book'),
    at: onDevice,
  }),
  output: award,
  problems: { 'sticker-not-found': 404 },
  headers: deviceTimeHeader,
  example: {
    params: { userId: '1', profileId: '1', awardId: '1' },
    body: { placement: { page: 1, x: 0.3, y: 0.4, angle: -8 } },
  },
});

// ---- For caregivers ----

const days = 'Give a whole number from 1 to 366.';

export const getGrowth = defineEndpoint('getGrowth', {
  method: 'GET',
  path: '/profile/growth/{userId}/{profileId}',
  summary: 'How a reader grows: time, books, words met, answers and moods, on all devices together.',
  who: 'account',
  owned: own,
  params: reader,
  query: z.object({
    days: z.coerce
      .number({ error: days })
      .int(days)
      .min(1, days)
      .max(366, days)
      .default(30)
      .describe('How many days of reading time'),
    day: day.optional().describe('The reader’s own last day of these; today in UTC when not said'),
    lId: bookLanguage,
  }),
  output: z.object({
    readTime: z.array(z.object({ day: z.string(), minutes: z.number().int() })).describe('Days with reading only'),
    begun: z.number().int().nonnegative().describe('Books opened and not finished'),
    finished: z.number().int().nonnegative(),
    finishedByLevel: z.array(
      z.object({
        languageId: id.nullable(),
        level: level.nullable(),
        books: z.number().int().positive(),
      }),
    ),
    wordsMet: z.number().int().nonnegative().describe('Running words of the pages that were reached, each book once'),
    stickers: z.number().int().nonnegative(),
    badges: z.number().int().nonnegative(),
    answers: z.object({
      answered: z.number().int().nonnegative(),
      firstTry: z.number().int().nonnegative().describe('Right at the first try'),
      books: z
        .array(
          z.object({
            bookId: id,
            title: z.string(),
            titleLanguageISOCode: z.string().describe('The language of the title, BCP 47'),
            slug: z.string(),
            answered: z.number().int().positive(),
            firstTry: z.number().int().nonnegative(),
            reread: z.array(z.number().int()).describe('Pages to look at again together; 0 is the cover'),
          }),
        )
        .describe('At most twenty, the one answered last first'),
    }),
    moods: z.array(z.object({ mood: z.enum(moods), books: z.number().int().positive() })).describe('Kindest first'),
  }),
  example: readerExample,
});
export type Growth = z.output<(typeof getGrowth)['output']>;
