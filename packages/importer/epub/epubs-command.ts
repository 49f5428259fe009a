import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { pathToFileURL } from 'node:url';
import type { FallbackFacts } from '@letsread/formats/epub/foreign/foreign-metadata.ts';
import { parseLicence } from '@letsread/formats/licence.ts';
import { exitCodes } from '../command/exit-codes.ts';
import { importCatalogue, withoutPassword } from '../opds/import-catalogue.ts';
import type { ImportDatabase } from '../command/open-for-import.ts';
import type { Diagnostic } from '../import-report.ts';
import { runImport } from '../command/run-import.ts';
import { listFolder, reportIgnored } from '../stories/list-folder.ts';
import { StoryFolderError } from '../stories/story-folder-error.ts';
import { hasStories } from '../stories/story-layouts.ts';
import { UsageError } from '@letsread/database/command/usage-error.ts';
import type { EpubFile } from './epub-file.ts';
import { findEpubs } from './find-epubs.ts';
import { importEpubs } from './import-epubs.ts';
import { bookEnding } from './read-book-file.ts';

export const epubsUsage = `     npm run import -- <EPUB, BloomPUB or PDF, folder of them, or OPDS catalogue: file or address>
       [--licence <CC-BY-4.0, …>] [--language <code>] [--publish] [--team <name>] [--dry-run]`;

export const epubOptions = {
  licence: { type: 'string' },
  language: { type: 'string' },
  publish: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig;

/** What is to be imported: EPUB files, or the catalogue at an address. */
export type EpubSource = { name: string; files: EpubFile[]; ignored?: Diagnostic[] } | { catalogue: string };

export type EpubsOptions = ImportDatabase & {
  source: EpubSource;
  fallback: FallbackFacts;
  isPublished: boolean;
  team: string | undefined;
};

/**
 * What a name on the command line means: an address is a catalogue, a file an EPUB or a catalogue, a folder with EPUBs in it or below it
 * those. Undefined for everything else, a folder of stories among it.
 */
export async function findEpubSource(name: string): Promise<EpubSource | undefined> {
  if (/^https?:\/\//i.test(name)) {
    if (!URL.canParse(name)) throw new UsageError(`"${name}" is no address.`);
    return { catalogue: new URL(name).href };
  }
  const absolute = path.resolve(name);
  const found = await stat(absolute).catch(() => undefined);
  if (found?.isFile() === true) {
    const start = bookEnding.test(absolute) ? 'PK' : await startOf(absolute);
    const isEpub = start.startsWith('PK');
    if (isEpub && /\.zip$/i.test(absolute) && !start.includes('mimetype'))
      throw new StoryFolderError(
        `${path.basename(absolute)} is a zip: unpack it and name the folder, or bring it in by the browser, at /library/imports, as it is.`,
      );
    return isEpub
      ? { name: path.basename(absolute), files: [{ file: path.basename(absolute), path: absolute }] }
      : { catalogue: pathToFileURL(absolute).href };
  }
  if (found?.isDirectory() !== true) return undefined;
  const [files, all] = await Promise.all([findEpubs(absolute), listFolder(absolute)]);
  if (files.length === 0 || hasStories(all)) return undefined;
  const epubs = new Set(files.map(({ file }) => file));
  return { name: path.basename(absolute), files, ignored: reportIgnored(all.filter((file) => !epubs.has(file))) };
}

/** A UsageError where an option says nothing that is understood. */
export function readEpubOptions(options: {
  licence?: string | undefined;
  language?: string | undefined;
  publish?: boolean | undefined;
}): Pick<EpubsOptions, 'fallback' | 'isPublished'> {
  const { licence, language, publish = false } = options;
  const code = licence === undefined ? undefined : parseLicence(licence);
  if (licence !== undefined && code === undefined)
    throw new UsageError(`"${licence}" is no licence that is known here: CC-BY-4.0, for example.`);
  if (language !== undefined && !/^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(language))
    throw new UsageError(`"${language}" is no code of a language: sw, for example.`);
  return { fallback: { licence: code, language }, isPublished: publish };
}

const aboutDrafts =
  'Readers do not see drafts: books of other makers are to be looked at first. The same command with --publish shows them. What comes of a PDF stays a draft until a librarian publishes it.';

export async function runEpubs({ source, fallback, isPublished, team, ...options }: EpubsOptions): Promise<number> {
  const { exitCode, isAllRefused } = await runImport(
    options,
    async (run) => {
      if ('files' in source) await run.report.add(source.ignored ?? []);
      const bookOptions = { ...run, fallback, isPublished };
      return 'catalogue' in source
        ? importCatalogue({ ...bookOptions, catalogue: source.catalogue })
        : importEpubs({ ...bookOptions, files: source.files, count: source.files.length });
    },
    { aboutDrafts, isPublished, ...fallback, team, origin: originOf(source) },
  );
  return exitCode === exitCodes.done && isAllRefused ? exitCodes.impossible : exitCode;
}

/** What is imported, without the path of this machine; of a catalogue without who the operator is to its server. */
function originOf(source: EpubSource): string {
  if ('catalogue' in source) {
    const address = withoutPassword(source.catalogue);
    return address.startsWith('file:') ? path.basename(new URL(address).pathname) : address;
  }
  return source.name;
}

/** Of an EPUB the name of its first file ends here: 30 bytes, then "mimetype". */
const startBytes = 38;

async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await handle.close();
  }
}
