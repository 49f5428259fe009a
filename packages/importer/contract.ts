import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { cursor, id, limit, listOf } from '@letsread/http/values.ts';
import { named } from '@letsread/catalogue/stock/contract.ts';
import { namedAccount } from '@letsread/identity/roles/contract.ts';
import { z } from 'zod';
import { lineOutcomes } from './jobs/import-line.ts';

export { lineOutcomes };

const who = { roles: ['LIBRARIAN', 'EDITOR'] } as const;
const params = z.object({ importId: id.describe('The import') });
const example = { params: { importId: '1' } };
const noImport = { 'import-not-found': 404 };

export const importStates = [
  'collecting',
  'checking',
  'checked',
  'importing',
  'imported',
  'undoing',
  'undone',
  'stopped',
  'failed',
] as const;
export const importWork = ['check', 'import', 'undo'] as const;
export type ImportWork = (typeof importWork)[number];

/**
 * What one import may bring; a file comes in parts, so that a broken line loses only the last one. Of an account so many may
 * wait: one after the other they would fill any disk.
 */
export const importLimits = {
  partBytes: 4_000_000,
  fileBytes: 200_000_000,
  files: 2000,
  bytes: 2_000_000_000,
  waiting: 10,
};

const bookImport = z
  .object({
    id,
    who: namedAccount
      .nullable()
      .describe('Null for a command on the library’s own machine, and when the account was deleted'),
    origin: z.string().describe('The address of a catalogue or what a command was given; empty for files sent in'),
    isPublished: z
      .boolean()
      .describe('Whether books of other makers are shown to readers at once; else they are drafts'),
    isCommand: z.boolean().describe('Given on the library’s own machine: its files are not here, only the way back'),
    team: named.nullable().describe('Whose books come of it, and whose editors see it; null: the library’s'),
    state: z
      .enum(importStates)
      .describe(
        'collecting: files may be sent in. checking, importing, undoing: work goes on. stopped: it can be done again',
      ),
    failure: z.string().nullable().describe('Why it failed'),
    files: z.number().int().describe('How many files there are; 0 while that is not known'),
    filesDone: z.number().int().describe('How many of them the work in hand, or the last, is done with'),
    counts: z
      .partialRecord(z.enum(lineOutcomes), z.number().int())
      .describe('How many lines of each outcome the last work has'),
    canUndo: z.boolean().describe('Whether there are editions that it wrote and that were not taken back'),
    createdAt: z.string().describe('ISO 8601, UTC'),
    importedAt: z.string().nullable().describe('ISO 8601, UTC'),
  })
  .meta({ id: 'BookImport' });
export type BookImport = z.output<typeof bookImport>;

const importLine = z
  .object({
    outcome: z.enum(lineOutcomes),
    file: z.string().describe('The file, as it was sent in or as the catalogue has it'),
    title: z.string().nullable().describe('The title of the edition; null where a line is about a file'),
    languageCode: z.string().nullable().describe('The code of its language'),
    code: z.string().nullable().describe('Why, in a word that stays, such as licence-missing'),
    message: z.string().nullable().describe('The same in English'),
  })
  .meta({ id: 'ImportLine' });
export type ShownImportLine = z.output<typeof importLine>;

export const listImports = defineEndpoint('listImports', {
  method: 'GET',
  path: '/library/imports',
  summary:
    'What was brought into the library, by whom and what came of it, newest first; an editor’s are those of their teams.',
  who,
  query: z.object({ limit, cursor }),
  output: listOf(bookImport),
});

export const createImport = defineEndpoint('createImport', {
  method: 'POST',
  path: '/library/imports',
  summary: `Begins an import: of files, which are sent in next, or of the EPUBs of a catalogue by its address. Of an account ${importLimits.waiting} may wait for what is to come of them.`,
  who,
  body: z.object({
    catalogue: z
      .url({ protocol: /^https?$/, error: 'Give the address of a catalogue, beginning with https://.' })
      .max(2000, 'Give a shorter address.')
      .optional()
      .describe('The address of an OPDS catalogue in a public network; left out for files'),
    isPublished: z.boolean().default(false).describe('Show books of other makers to readers at once'),
    language: z
      .string()
      .regex(/^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/, 'Give the code of a language, such as sw.')
      .optional()
      .describe('For files that do not say which language they are in: a BCP 47 tag'),
    licence: z
      .string()
      .max(60, 'Give a licence such as CC-BY-4.0.')
      .optional()
      .describe('For files that name none: such as CC-BY-4.0'),
    teamId: id
      .optional()
      .describe(
        'The team that new books belong to, and whose books alone may be changed; an editor names one of theirs',
      ),
  }),
  owned: { team: 'teamId' },
  output: bookImport,
  problems: {
    'licence-not-known': 400,
    'address-refused': 400,
    'team-needed': 400,
    'team-not-found': 404,
    'too-many-imports': 409,
  },
  example: { body: { isPublished: false, licence: 'CC-BY-4.0' } },
});

export const addImportPart = defineEndpoint('addImportPart', {
  method: 'PUT',
  path: '/library/imports/{importId}/file',
  summary:
    'Adds a part to a file of the import; the body is the part as it is. A part that came already is taken again without harm, so whoever was cut off goes on at bytes.',
  who,
  params,
  query: z.object({
    path: z
      .string()
      .min(1, 'Say what the file is called.')
      .max(500, 'Give a shorter name.')
      .describe('What the file is called, with the folders it lies in: stories/kite.epub'),
    from: z.coerce
      .number({ error: 'Say at which byte of the file the part begins.' })
      .int('Say at which byte of the file the part begins.')
      .min(0, 'Say at which byte of the file the part begins.')
      .max(importLimits.fileBytes, 'A file may have 200 MB at most.')
      .default(0)
      .describe('At which byte of the file the part begins'),
  }),
  output: z.object({ bytes: z.number().int().describe('How many bytes of the file are there') }),
  problems: { ...noImport, 'not-collecting': 409, 'part-missing': 409, 'name-refused': 400, 'import-too-large': 413 },
  maxFileBytes: importLimits.partBytes,
  example: { ...example, query: { path: 'kite.epub', from: '0' } },
});

export const getImport = defineEndpoint('getImport', {
  method: 'GET',
  path: '/library/imports/{importId}',
  summary: 'An import, how far it is and what came of it.',
  who,
  params,
  output: bookImport,
  problems: noImport,
  example,
});

export const listImportLines = defineEndpoint('listImportLines', {
  method: 'GET',
  path: '/library/imports/{importId}/lines',
  summary:
    'What would come, came or went, by name, with the reasons: of the last work that was done, what needs somebody’s eye first.',
  who,
  params,
  query: z.object({ limit, cursor, outcome: z.enum(lineOutcomes).optional().describe('Only lines of this outcome') }),
  output: listOf(importLine),
  problems: noImport,
  example,
});

export const workOnImport = defineEndpoint('workOnImport', {
  method: 'POST',
  path: '/library/imports/{importId}/work',
  summary:
    'Begins to look what would come (check), to bring it in (import), or to take it back (undo). One at a time in the whole library; how far it is says getImport.',
  who,
  params,
  body: z.object({ work: z.enum(importWork).describe('check, import or undo') }),
  output: bookImport,
  problems: { ...noImport, 'import-running': 409, 'nothing-to-import': 409, 'nothing-to-undo': 409 },
  example: { ...example, body: { work: 'check' } },
});

export const stopImport = defineEndpoint('stopImport', {
  method: 'POST',
  path: '/library/imports/{importId}/stop',
  summary: 'Stops the work on an import after the books that are being written; safe to repeat. What came in stays.',
  who,
  params,
  output: bookImport,
  problems: noImport,
  example,
});

export const discardImport = defineEndpoint('discardImport', {
  method: 'DELETE',
  path: '/library/imports/{importId}',
  summary:
    'Stops an import and forgets the files that were sent in for it, and the import too unless it brought something in.',
  who,
  params,
  output: z.object({ discarded: z.literal(true) }),
  problems: noImport,
  example,
});
