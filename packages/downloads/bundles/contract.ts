import { languageMark } from '@letsread/catalogue/contract.ts';
import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import { type Choice, readChoice } from '../choice.ts';
import { downloadEditions, downloadKinds, flips, papers } from '../contract.ts';

/** As many books as one file may have. */
export const maxBundledBooks = 50;
const maxChoices = 8;

/** Why a book is not in the file, and the message that says so: its licence allows no changes, it is not published any more. */
export const leftReasonMessages = {
  letters: 'downloads.letters-missing',
  licence: 'downloads.as-is',
  failed: 'downloads.several.failed',
  gone: 'downloads.several.gone',
} as const;
export type LeftReason = keyof typeof leftReasonMessages;
const leftReasons = Object.keys(leftReasonMessages) as LeftReason[];

export const bundleFileName = z
  .string()
  .regex(/^[\p{L}\p{M}\p{N}-]{1,120}$/u, 'Give letters, digits and hyphens.')
  .describe('How the file is called, such as the slug of the list; the kind is added');

const editionIds = z
  .array(id)
  .min(1, 'Give at least one edition.')
  .max(maxBundledBooks, `Give at most ${maxBundledBooks} editions.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Give each edition once.');

/** Of an address: "12,7,31". */
const listedEditions = z
  .string()
  .max(2000, `Give at most ${maxBundledBooks} editions.`)
  .transform((text) => text.split(','))
  .pipe(editionIds)
  .describe(`The editions, in their order, parted by commas: at most ${maxBundledBooks}`);

/** Not what is of two languages, of which each book would have others, nor the voice, which few books have. */
function isOfEachBook(choice: Choice | undefined): boolean {
  return choice !== undefined && choice.secondEditionId === null && choice.kind !== 'audio';
}

/** A file of one book, as `/downloads/{editionId}/{choice}` names it. */
const choice = z
  .string()
  .max(80)
  .refine((name) => isOfEachBook(readChoice(name)), {
    error: 'Give a choice such as epub, booklet-a4 or portrait-letter.',
  })
  .describe(
    'Which file of each book: epub, booklet-a4, booklet-letter-long-edge, portrait-a4, landscape-a4-light-ink …',
  );

const bundle = z
  .object({
    choice: z.string(),
    kind: z.enum(downloadKinds),
    edition: z.enum(downloadEditions),
    paper: z.enum(papers).nullable(),
    flip: z.enum(flips).nullable(),
    url: z.string().describe('The file, once all that can be in it is made'),
    bytes: z.number().int().nonnegative(),
    isEstimate: z.boolean().describe('Some of its files were not made yet: bytes are about right'),
    isTooLarge: z.boolean().describe('More than one file may hold: give fewer editions'),
    sheets: z.number().int().nullable().describe('Of paper, of all of them; null: not for paper'),
    total: z.number().int().describe('How many books it holds once all are made'),
    ready: z.number().int().describe('How many of them are made'),
    waiting: z.number().int().describe('How many of them are being made'),
    left: z
      .array(z.object({ editionId: id, reason: z.enum(leftReasons) }))
      .describe('What is not in it; the file says so too'),
  })
  .meta({ id: 'Bundle' });
export type Bundle = z.output<typeof bundle>;

const bundledBook = z
  .object({ editionId: id, slug: z.string(), title: z.string(), language: languageMark })
  .meta({ id: 'BundledBook' });
export type BundledBook = z.output<typeof bundledBook>;

const noBook = { 'book-not-found': 404 };

export const listBundles = defineEndpoint('listBundles', {
  method: 'GET',
  path: '/book/bundles',
  summary: 'Several books as one file (ZIP): what it holds and costs, and how much of it is made.',
  who: 'anyone',
  query: z.object({
    editions: listedEditions,
    choices: z
      .string()
      .max(400)
      .transform((text) => text.split(','))
      .pipe(z.array(choice).min(1).max(maxChoices, `Give at most ${maxChoices} choices.`))
      .describe('Which files, parted by commas'),
    name: bundleFileName.optional(),
  }),
  output: z.object({ books: z.array(bundledBook), items: z.array(bundle) }),
  problems: noBook,
  example: { query: { editions: '1', choices: 'epub,booklet-a4' } },
});

export const createBundle = defineEndpoint('createBundle', {
  method: 'POST',
  path: '/book/bundles',
  summary:
    'Has the files made that are not there yet. They are ready when listBundles says so: its url then gives them.',
  who: 'anyone',
  body: z.object({
    editions: editionIds.describe('The editions, in their order'),
    choice,
    name: bundleFileName.optional(),
  }),
  output: bundle,
  problems: { ...noBook, 'bundle-too-large': 413 },
  example: { body: { editions: ['1'], choice: 'epub' } },
});

/** What the address of a file has: `/downloads/books.zip?editions=12,7&choice=epub`. */
export const bundleQuery = z.object({ editions: listedEditions, choice, name: bundleFileName.optional() });
