import { languageMark } from '@letsread/catalogue/contract.ts';
import { editionStatuses } from '@letsread/catalogue/stock/contract.ts';
import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { cursor, id, limit, listOf } from '@letsread/http/values.ts';
import { z } from 'zod';

/** What may be wrong with a book. */
export const reportKinds = ['word', 'picture', 'unsuitable', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What the back room can say to a report. */
export const reportAnswers = ['done', 'withdrawn', 'dismissed'] as const;
export type ReportAnswer = (typeof reportAnswers)[number];

const kind = z
  .enum(reportKinds)
  .describe('word (a wrong word), picture (a wrong picture), unsuitable (not for children), other');
const page = z.number().int().min(0, 'Give a page of the book.').max(9999, 'Give a page of the book.');
const staff = { roles: ['LIBRARIAN', 'EDITOR'] } as const;

export const reportBook = defineEndpoint('reportBook', {
  method: 'POST',
  path: '/report/book/{editionId}',
  summary:
    'Tells the library that something is wrong with a book. Only what is wrong is stored, nothing of the reader. Of one device a few reports of a day are counted.',
  who: 'anyone',
  params: z.object({ editionId: id.describe('The book in its language') }),
  body: z.object({
    kind,
    page: page.optional().describe('The page, counted from 0, the cover; without it the whole book'),
    device: z
      .string()
      .regex(/^[\w-]{1,40}$/, 'Give up to 40 letters and digits.')
      .optional()
      .describe('Drawn by the device anew each day, so that a class behind one address counts as many; never stored'),
  }),
  output: z.object({ reported: z.literal(true).describe('Also said of one more than is counted of a device') }),
  problems: { 'book-not-found': 404, 'page-not-found': 404 },
  example: { params: { editionId: '1' }, body: { kind: 'word', page: 1 } },
});

const bookReport = z
  .object({
    id,
    editionId: id,
    bookId: id,
    slug: z.string(),
    title: z.string(),
    language: languageMark,
    status: z.enum(editionStatuses).describe('Of the edition, now'),
    page: page.nullable().describe('Null: the whole book'),
    kind,
    count: z.number().int().describe('How often it was reported until it was answered'),
    firstAt: z.string().describe('ISO 8601, UTC'),
    lastAt: z.string().describe('ISO 8601, UTC'),
    state: z.enum(['open', ...reportAnswers]).describe('open, done, withdrawn, or dismissed: not a problem'),
    answeredBy: z
      .string()
      .nullable()
      .describe('Who answered; null while it is open, and where the account was deleted'),
    answeredAt: z.string().nullable().describe('ISO 8601, UTC'),
  })
  .meta({ id: 'BookReport' });
export type BookReport = z.output<typeof bookReport>;

export const listReports = defineEndpoint('listReports', {
  method: 'GET',
  path: '/library/reports',
  summary: 'What readers reported, the last told first; an editor’s are those of the books of their teams.',
  who: staff,
  query: z.object({
    state: z
      .enum(['open', 'answered'])
      .default('open')
      .describe('Those that wait for an answer, or those that have one'),
    limit,
    cursor,
  }),
  output: listOf(bookReport),
});

export const answerReport = defineEndpoint('answerReport', {
  method: 'PUT',
  path: '/library/reports/{reportId}',
  summary:
    'Answers a report. "withdrawn" takes the edition back from readers, as the shelf does, where it can be undone for 30 days; so it is by taking the answer back.',
  who: staff,
  params: z.object({ reportId: id.describe('The report') }),
  body: z.object({ state: z.enum(reportAnswers).describe('done, withdrawn, or dismissed: not a problem') }),
  output: bookReport,
  problems: { 'report-not-found': 404, 'report-answered': 409, 'not-withdrawn': 409 },
  example: { params: { reportId: '1' }, body: { state: 'done' } },
});

export const reopenReport = defineEndpoint('reopenReport', {
  method: 'DELETE',
  path: '/library/reports/{reportId}/answer',
  summary:
    'Takes the answer to a report back: it waits again, with what was reported since. A book that the answer took back is published ' +
    'again, unless it was changed since or 30 days have passed.',
  who: staff,
  params: z.object({ reportId: id.describe('The report') }),
  output: bookReport,
  problems: { 'report-not-found': 404, 'report-open': 409 },
  example: { params: { reportId: '1' } },
});
