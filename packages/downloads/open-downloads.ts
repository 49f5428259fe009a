import { missingEdition } from '@letsread/catalogue/books/missing-edition.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { Storage } from '@letsread/storage/storage.ts';
import { createWorkQueue } from '@letsread/media/work-queue.ts';
import { type Covers, openCovers } from './covers/open-covers.ts';
import { withCover } from './covers/with-cover.ts';
import { createRequestedFiles, type RequestedFiles } from './bundles/requested-files.ts';
import { type Choice, type DownloadKind, isOnPaper, nameOfChoice, readChoice } from './choice.ts';
import { type ListedFile, createDownloadStore, type StoredFile } from './download-store.ts';
import type { EditionSources } from './downloads-context.ts';
import { type Maker, MakingError, openMaker } from './making/open-maker.ts';
import { MissingFileError } from './missing-file-error.ts';
import { publicationWords } from './publication-words.ts';
import { readPublication } from './read-publication.ts';
import { type EditionFacts, selectFacts, fileVersion } from './select-facts.ts';

/** A file of an edition as it is now. */
export type DownloadFile = Extract<StoredFile, { kind: 'file' }> & { version: string; slug: string };

/** Which version a file has to be of, and the file if it was made. */
export interface FoundDownload {
  version: string;
  slug: string;
  file: DownloadFile | undefined;
}

export interface Downloads {
  /** With their title on them. */
  covers: Covers;
  /**
   * What there is of a choice, without making it. Problems: book-withdrawn, book-not-found, download-not-found (not offered for this edition, or it
   * cannot be made).
   */
  find: (editionId: string, choice: Choice) => Promise<FoundDownload>;
  /** The file of a choice, made now if it never was; whoever asks meanwhile gets the same. Problems as of `find`, and overloaded. */
  fileOf: (editionId: string, choice: Choice) => Promise<DownloadFile>;
  /** What is known by now of an edition's files, without making any. */
  list: (editionId: string) => Promise<ListedFile[]>;
  /** Of which version a file of these editions has to be. */
  versionOf: (editions: ChosenEditions) => string;
  /** Those that are waited for together. */
  requested: RequestedFiles;
  /** The most that several books may be together: half of what all files may take, since each is to stay until the last one is made. */
  maxBundleBytes: number;
  /** Where the made files lie. */
  storage: Storage;
  /** Stands before the addresses of books. */
  publicUrl: string;
  close: () => Promise<void>;
}

export interface ChosenEditions {
  facts: EditionFacts;
  second: EditionFacts | undefined;
}

interface DownloadsSettings extends EditionSources {
  /** The most that the made files may take. */
  maxBytes: number;
  /** How many may wait for their file. */
  waiting?: number;
  maker?: Maker;
  onFault: (fault: { editionId: string; choice: string; reason: string }) => void;
  /** Called where files that nobody waits for in a request cannot be made for a reason that is a bug. */
  onError: (error: unknown) => void;
}

/** Two hours at the speed of a slow phone; far from what a ZIP of everybody can have. */
const maxBundleBytes = 2_000_000_000;

export function openDownloads({ maxBytes, onFault, onError, waiting = 50, ...settings }: DownloadsSettings): Downloads {
  const { database, publicUrl, maker = openMaker() } = settings;
  const { storage } = settings.pictures;
  const store = createDownloadStore(database, storage, maxBytes);
  const queue = createWorkQueue({ atOnce: 1, waiting, what: 'files' });
  const covers = openCovers({ database, pictures: settings.pictures, maker, queue });

  const fileKeyOf = ({ facts, second }: ChosenEditions, choice: Choice) => ({
    editionId: facts.editionId,
    choice: nameOfChoice(choice),
    version: fileVersion(facts, second, publicUrl),
  });

  /** Once a process: who asks again is answered without another line in the log. */
  const reported = new Set<string>();
  function reportOnce({ version, ...fault }: ReturnType<typeof fileKeyOf> & { reason: string }): void {
    const name = `${version} ${fault.reason}`;
    if (!reported.has(name)) onFault(fault);
    reported.add(name);
  }

  async function editionsOf(editionId: string, choice: Choice): Promise<ChosenEditions> {
    const editions = await selectEditions(settings, editionId, choice);
    const missing = isOnPaper(choice.kind) ? missingGlyphsOf(editions) : [];
    if (missing.length === 0) return editions;
    const file = fileKeyOf(editions, choice);
    reportOnce({ ...file, reason: `no font has these characters: ${missing.join(' ')}` });
    throw notOffered(
      `This book cannot be printed: no font of the library has these letters of it: ${missing.join(' ')}. It can be had as EPUB and as text.`,
    );
  }

  async function find(editionId: string, choice: Choice): Promise<FoundDownload> {
    const editions = await editionsOf(editionId, choice);
    const file = fileKeyOf(editions, choice);
    return foundOf(editions, file.version, await store.find(file));
  }

  async function fileOf(editionId: string, choice: Choice): Promise<DownloadFile> {
    const editions = await editionsOf(editionId, choice);
    const file = fileKeyOf(editions, choice);
    const stored =
      (await store.find(file)) ??
      (await queue.run(Object.values(file).join(' '), async () => (await store.find(file)) ?? make(editions, choice)));
    const { slug } = editions.facts;
    return { ...offered(stored), version: file.version, slug };
  }

  async function make({ facts, second }: ChosenEditions, choice: Choice): Promise<StoredFile> {
    const file = fileKeyOf({ facts, second }, choice);
    try {
      const publication = await withCover(settings, maker, await readPublication(settings, facts), facts);
      const request = {
        choice,
        publication,
        second: second && (await readPublication(settings, second)),
        words: publicationWords(publication.language),
      };
      return await store.save(file, await maker.make(request));
    } catch (error) {
      if (error instanceof MissingFileError) {
        reportOnce({ ...file, reason: error.message });
        throw commonProblem('storage-unavailable', {
          detail: 'A part of this book cannot be read just now.',
          retryAfterSeconds: 60,
        });
      }
      if (!(error instanceof MakingError)) throw error;
      onFault({ ...file, reason: error.message });
      await store.saveFault(file, error.message);
      return { kind: 'fault' };
    }
  }

  const requested = createRequestedFiles({
    database,
    onError,
    async makeFile({ editionId, choice: name }) {
      const choice = readChoice(name);
      if (choice !== undefined) await fileOf(editionId, choice);
    },
  });

  return {
    covers,
    requested,
    maxBundleBytes: Math.min(maxBundleBytes, maxBytes / 2),
    storage,
    publicUrl,
    find,
    fileOf,
    list: store.list,
    versionOf: ({ facts, second }) => fileVersion(facts, second, publicUrl),
    async close() {
      await Promise.all([requested.close(), maker.close()]);
    },
  };
}

function foundOf({ facts }: ChosenEditions, version: string, stored: StoredFile | undefined): FoundDownload {
  const { slug } = facts;
  return { version, slug, file: stored && { ...offered(stored), version, slug } };
}

function offered(stored: StoredFile): Extract<StoredFile, { kind: 'file' }> {
  if (stored.kind === 'fault') throw notOffered('This file cannot be made of this book.');
  return stored;
}

/** The editions that a choice is of; Problem book-withdrawn, book-not-found, or download-not-found where the licence or the second one forbids it. */
async function selectEditions(
  { database }: EditionSources,
  editionId: string,
  { kind, edition, secondEditionId }: Choice,
): Promise<ChosenEditions> {
  const facts = await selectFacts(database, editionId);
  if (facts === undefined) throw await noEdition(database, editionId);
  if (!hasWhatItTakes(facts, kind)) throw notOffered('Nobody has read this book aloud as MP3.');
  const second = secondEditionId === null ? undefined : await selectFacts(database, secondEditionId);
  if (edition === 'bilingual' && (second === undefined || !canStandBeside(facts, second)))
    throw notOffered('The second edition is not one of the same book with as many pages.');
  if (edition !== 'full' && !isChangeable(facts, second))
    throw notOffered('The licence of this book allows it only as it is.');
  return { facts, second };
}

/** Page by page the same book in another language. */
export function canStandBeside(first: EditionFacts, second: EditionFacts): boolean {
  return first.bookId === second.bookId && first.editionId !== second.editionId && first.pages === second.pages;
}

/** Whether the edition has what a file of this kind is made of: a voice, where it is sound. */
export function hasWhatItTakes({ isMp3 }: EditionFacts, kind: DownloadKind): boolean {
  return kind !== 'audio' || isMp3;
}

/** Whether the licences allow anything but the full edition. */
export function isChangeable(first: EditionFacts, second: EditionFacts | undefined): boolean {
  return first.allowsDerivatives && second?.allowsDerivatives !== false;
}

/** The characters of these editions that cannot be printed, each once. */
export function missingGlyphsOf({ facts, second }: ChosenEditions): string[] {
  return [...new Set([...facts.missingGlyphs, ...(second?.missingGlyphs ?? [])])];
}

/** Problem book-withdrawn, or book-not-found. */
export function noEdition(database: Database, editionId: string): Promise<Problem> {
  return missingEdition(database, sql`edition.id = ${editionId}`, 'There is no such edition.');
}

function notOffered(detail: string): Problem {
  return new Problem('download-not-found', 404, { detail });
}
