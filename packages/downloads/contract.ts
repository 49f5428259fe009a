import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';

export const downloadKinds = [
  'booklet',
  'pdfPortrait',
  'pdfLandscape',
  'epub',
  'epubReflowable',
  'audio',
  'text',
] as const;
export const downloadEditions = ['full', 'bilingual', 'wordless', 'lightInk'] as const;
export const papers = ['A4', 'Letter'] as const;
export const flips = ['short', 'long'] as const;

/** A file of an edition to carry away (behaviours.md, "Book formats"). */
const download = z
  .object({
    kind: z
      .enum(downloadKinds)
      .describe(
        'booklet: a small book to fold and staple; epub keeps the pages as made, epubReflowable lets text flow; audio: read aloud, as one MP3',
      ),
    edition: z.enum(downloadEditions).describe('lightInk: pale pictures; wordless: lines to write one’s own words on'),
    paper: z.enum(papers).nullable().describe('null: not for paper'),
    flip: z
      .enum(flips)
      .nullable()
      .describe(
        'Of a booklet: the edge on which the printer turns the sheet over; null: printed on one side, or not at all',
      ),
    secondEditionId: id.nullable().describe('Of a bilingual file: the edition in the other language'),
    url: z.string().describe('Leads to the file as it is now; the file’s own address never changes'),
    type: z.string().describe('Its media type'),
    bytes: z.number().int().positive(),
    pages: z.number().int().positive().describe('Of the file; of a booklet, the sides of its sheets'),
    sheets: z
      .number()
      .int()
      .positive()
      .nullable()
      .describe('Of paper when it is printed as it is meant; null: not for paper'),
    isEstimate: z.boolean().describe('The file was not made yet: bytes, pages and sheets are about right'),
  })
  .meta({ id: 'Download' });
export type Download = z.output<typeof download>;

export const listDownloads = defineEndpoint('listDownloads', {
  method: 'GET',
  path: '/book/downloads/{editionId}',
  summary: 'The files of an edition to print or read elsewhere: each is made when it is first fetched.',
  who: 'anyone',
  params: z.object({ editionId: id.describe('The edition') }),
  query: z.object({
    second: id.optional().describe('Bilingual files with this edition as well: of the same book, with as many pages'),
  }),
  output: z.object({
    items: z.array(download),
    missingGlyphs: z
      .array(z.string())
      .describe('The characters of the edition that no font of the library has: with any, nothing is offered on paper'),
  }),
  problems: { 'book-not-found': 404, 'book-withdrawn': 410 },
  example: { params: { editionId: '1' } },
});

const fault = download.pick({ kind: true, edition: true, paper: true }).extend({
  reason: z.string().describe('In English, as the log has it'),
});
export type DownloadFault = z.output<typeof fault>;

export const listDownloadFaults = defineEndpoint('listDownloadFaults', {
  method: 'GET',
  path: '/library/books/{bookId}/editions/{editionId}/download-faults',
  summary: 'The files that could not be made of an edition as it is now, and why: readers are not offered them.',
  who: { roles: ['LIBRARIAN', 'EDITOR'] },
  params: z.object({ bookId: id.describe('The book'), editionId: id.describe('The edition') }),
  output: z.object({
    items: z.array(fault.meta({ id: 'DownloadFault' })),
    missingGlyphs: z
      .array(z.string())
      .describe('The characters of a published edition that no font has: with any, nothing is offered on paper'),
  }),
  problems: { 'book-not-found': 404, 'edition-not-found': 404 },
  example: { params: { bookId: '1', editionId: '1' } },
});
