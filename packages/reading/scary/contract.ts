import { bookCard } from '@letsread/catalogue/contract.ts';
import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { minShownSum } from '@letsread/http/sums/min-shown-sum.ts';
import { sumInFives } from '@letsread/http/sums/sums-of-many.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';

const staff = { roles: ['LIBRARIAN', 'EDITOR'] } as const;
const ofBook = z.object({ bookId: id.describe('The book') });
/** PostgreSQL has no year 0. */
const exactTime = z.iso.datetime().refine((at) => at >= '1000', 'Give the time that the look was answered with.');
const title = z.string().describe('In English, else in the oldest of its languages');
const readers = sumInFives.describe(
  'How many readers said so in the last 365 days; in fives, as a smaller step may be one child',
);

const scaryBook = bookCard.extend({ readers }).meta({ id: 'ScaryBook' });
export type ScaryBook = z.output<typeof scaryBook>;

/** So many are listed; where some are put aside others follow. */
export const maxScaryBooks = 20;

export const listScaryBooks = defineEndpoint('listScaryBooks', {
  method: 'GET',
  path: '/library/scary-books',
  summary:
    `The books that ${minShownSum} or more readers found scary in the last 365 days, those of most readers first; an editor’s are those of ` +
    `their teams. A book that was put aside comes back once ${minShownSum} more readers say so.`,
  who: staff,
  query: z.object({
    lId: id
      .optional()
      .describe('The language of each title where the book has one in it; else English, else the oldest'),
  }),
  output: z.object({ items: z.array(scaryBook).max(maxScaryBooks) }),
});

export const getScaryReaders = defineEndpoint('getScaryReaders', {
  method: 'GET',
  path: '/library/scary-books/{bookId}',
  summary: 'How many readers found a book scary, whether it was put aside or not.',
  who: staff,
  params: ofBook,
  output: z.object({ readers }),
  problems: { 'book-not-found': 404 },
  example: { params: { bookId: '1' } },
});

export const putScaryBookAside = defineEndpoint('putScaryBookAside', {
  method: 'POST',
  path: '/library/scary-books/{bookId}/look',
  summary: `Takes a book off the list after a look at it, until ${minShownSum} more readers find it scary; safe to repeat.`,
  who: staff,
  params: ofBook,
  output: z.object({
    title,
    lookedAt: z
      .string()
      .nullable()
      .describe('ISO 8601, UTC, exactly: by which this look is undone; null where the book was not on the list'),
  }),
  problems: { 'book-not-found': 404 },
  example: { params: { bookId: '1' } },
});

export const listScaryBookAgain = defineEndpoint('listScaryBookAgain', {
  method: 'DELETE',
  path: '/library/scary-books/{bookId}/look',
  summary: 'Undoes a look at a book: it is on the list again, with who found it scary since.',
  who: staff,
  params: ofBook,
  query: z.object({ lookedAt: exactTime.describe('As the look was answered with') }),
  output: z.object({ title }),
  problems: { 'book-not-found': 404, 'change-undone': 409 },
  example: { params: { bookId: '1' }, query: { lookedAt: '2026-11-30T12:00:00.000000Z' } },
});
