import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { shownSum } from '@letsread/http/sums/sums-of-many.ts';
import { minShownSum } from '@letsread/http/sums/min-shown-sum.ts';
import { cursor, day, flag, id, listOf } from '@letsread/http/values.ts';
import { z } from 'zod';

/** What is counted of a book. */
export const usageKinds = [
  'opened',
  'finished',
  'pages',
  'minutes',
  'listened',
  'downloaded',
  'kept',
  'stopped',
] as const;
export type UsageKind = (typeof usageKinds)[number];

/** How long what was done without a network may wait until it is sent. */
export const maxLateDays = 60;
export const maxUsageEvents = 100;
export const maxSearchLetters = 60;

const kind = z
  .enum(usageKinds)
  .describe(
    'opened, finished (its last page was reached), pages (were turned), minutes (of reading), listened, downloaded (a file), kept (on a device), stopped (closed before its end)',
  );

const eventId = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'Give 16 to 64 letters and digits drawn at random.')
  .describe('Drawn by the device at random: what is sent twice counts once');
const device = z
  .string()
  .regex(/^[\w-]{1,40}$/, 'Give up to 40 letters and digits.')
  .describe('Drawn by the device anew each day, so that a class behind one address counts as many; never stored');

export const countOpening = defineEndpoint('countOpening', {
  method: 'POST',
  path: '/analytics/book/{bookId}',
  summary:
    'Counts that a book was opened: the book and the day, nothing of the reader. Of one device a few of a day are counted.',
  who: 'anyone',
  params: z.object({ bookId: id.describe('The book, in whichever language') }),
  query: z.object({
    signLanguage: flag.describe('Opened as a sign-language book'),
    editionId: id.optional().describe('In which language, where that is known'),
    eventId: eventId.optional(),
    device: device.optional(),
  }),
  output: z.object({ counted: z.literal(true).describe('Also said of one more than is counted of a device') }),
  problems: { 'book-not-found': 404 },
  example: { params: { bookId: '1' } },
});

const usageEvent = z
  .object({
    id: eventId,
    kind: kind.exclude(['downloaded']),
    editionId: id.describe('The book in its language'),
    day: day.describe('The day on the reader’s own calendar; 60 days back at most, older ones are not counted'),
    amount: z
      .number()
      .int()
      .min(1, 'Give a whole number from 1 to 240.')
      .max(240, 'Give a whole number from 1 to 240.')
      .default(1)
      .describe('How many pages or minutes; else 1'),
    page: z.number().int().min(0).max(9999).optional().describe('For stopped: the page'),
  })
  .meta({ id: 'UsageEvent' });
export type UsageEvent = z.output<typeof usageEvent>;
export type UsageEventInput = z.input<typeof usageEvent>;

const emptySearch = z
  .object({
    words: z
      .string()
      .max(500)
      .describe('As they were typed; only a few folded words are kept, and no number or address'),
    languageId: id.describe('The language that was searched'),
    day,
  })
  .meta({ id: 'EmptySearch' });
export type EmptySearch = z.output<typeof emptySearch>;

export const countUsage = defineEndpoint('countUsage', {
  method: 'POST',
  path: '/analytics/events',
  summary:
    'Counts what was done with books, and searches that found nothing. Nothing of the reader is stored, and with Global Privacy Control (Sec-GPC: 1) only that a book was opened.',
  who: 'anyone',
  body: z.object({
    device: device.optional(),
    events: z
      .array(usageEvent)
      .max(maxUsageEvents, `Give ${maxUsageEvents} events at most.`)
      .default([])
      .describe('What was done with books'),
    searches: z
      .array(emptySearch)
      .max(20, 'Give 20 searches at most.')
      .default([])
      .describe('Searches that found nothing'),
  }),
  output: z.object({ counted: z.number().int().describe('How many were new and within what is counted of a device') }),
  example: {
    body: {
      device: 'Zx81',
      events: [
        { id: '0b7f0f0e-5c5e-4a51-9d1c-0a4b8f3f7a11', kind: 'opened', editionId: '1', day: '2026-02-28' },
        { id: '0b7f0f0e-5c5e-4a51-9d1c-0a4b8f3f7a12', kind: 'pages', editionId: '1', day: '2026-02-28', amount: 8 },
      ],
      searches: [{ words: 'purple dragons', languageId: '4846240843956224', day: '2026-02-28' }],
    },
  },
});

const period = {
  from: day.optional().describe('From this day on; else from the beginning'),
  to: day.optional().describe('To this day; else to yesterday'),
  languageId: id.optional().describe('Only books in this language'),
  bookId: id.optional().describe('Only this book'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Give two capital letters, such as KE.')
    .optional()
    .describe('Only from this country (ISO 3166)'),
};

const sums = z
  .object(Object.fromEntries(usageKinds.map((each) => [each, shownSum])) as Record<UsageKind, typeof shownSum>)
  .meta({ id: 'UsageSums', description: 'Of each kind the sum; of pages and minutes how many there were' });
export type UsageSums = z.output<typeof sums>;

const numbers = z
  .object({
    to: day.describe('The last day that may be in it'),
    total: sums,
    days: z.array(z.object({ day, sums })).describe('Days that have any, the oldest first'),
    books: z
      .array(z.object({ bookId: id, title: z.string(), sums }))
      .describe('The fifty that were opened most; books of which fewer than five were counted are in the total only'),
    languages: z.array(z.object({ languageId: id, code: z.string(), name: z.string(), sums })),
    countries: z.array(z.object({ country: z.string().describe('Empty: not known, or of several'), sums })),
    formats: z.array(z.object({ format: z.string(), sum: shownSum })),
    stops: z
      .array(z.object({ page: z.number().int(), sum: shownSum }))
      .describe('Where readers closed the book before its end; only where one book is asked for'),
    searches: z
      .array(z.object({ words: z.string(), languageCode: z.string(), sum: z.number().int().min(minShownSum) }))
      .describe('Searches of the last 60 days that found nothing, of five devices or days at least; for librarians'),
  })
  .meta({ id: 'Numbers' });
export type Numbers = z.output<typeof numbers>;

export const getNumbers = defineEndpoint('getNumbers', {
  method: 'GET',
  path: '/library/numbers',
  summary: `What was read, in sums of ${minShownSum} or more. A day is counted when it is over, and less than five wait until they are five. Of an editor, the books of their teams.`,
  who: { roles: ['LIBRARIAN', 'EDITOR'] },
  query: z.object(period),
  output: numbers,
});

const numbersRow = z
  .object({
    day,
    kind,
    bookId: id.nullable().describe('Null: of several books'),
    title: z.string(),
    languageCode: z.string().describe('Empty: not known, or of several'),
    country: z.string().describe('Empty: not known, or of several'),
    detail: z.string().describe('The format of a file, the page of a stop; else empty'),
    sum: z.number().int().min(minShownSum),
  })
  .meta({ id: 'NumbersRow' });
export type NumbersRow = z.output<typeof numbersRow>;

export const exportNumbers = defineEndpoint('exportNumbers', {
  method: 'GET',
  path: '/library/numbers/rows',
  summary: 'The same sums as rows, a thousand at a time, for a table of one’s own.',
  who: { roles: ['LIBRARIAN', 'EDITOR'] },
  query: z.object({ ...period, cursor }),
  output: listOf(numbersRow),
});

export const getImpact = defineEndpoint('getImpact', {
  method: 'GET',
  path: '/impact',
  summary: 'What was read in all, for everybody, where the library wishes so (IMPACT_PAGE).',
  who: 'anyone',
  output: z.object({
    to: day,
    total: sums.pick({ opened: true, finished: true, minutes: true, listened: true, downloaded: true }),
    languages: z.array(z.object({ code: z.string(), name: z.string(), opened: shownSum })),
  }),
  problems: { 'impact-not-shown': 404 },
  cache: 'public',
});

export const getBookImpact = defineEndpoint('getBookImpact', {
  method: 'GET',
  path: '/impact/book/{bookId}',
  summary: 'What was read of one book, for everybody, where the library wishes so (IMPACT_PAGE).',
  who: 'anyone',
  params: z.object({ bookId: id.describe('The book, in all its languages together') }),
  output: z.object({ total: sums.pick({ opened: true, finished: true, downloaded: true }) }),
  problems: { 'impact-not-shown': 404 },
  cache: 'public',
  example: { params: { bookId: '1' } },
});
