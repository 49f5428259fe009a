import { createHash } from 'node:crypto';
import type { Database } from '@letsread/database/open-database.ts';
import { measureEditions } from '@letsread/learning/decodables/measuring/measure-editions.ts';
import { UnusablePictureError } from '@letsread/media/pictures/inspect-picture.ts';
import { hashBytes, type PictureStore } from '@letsread/media/pictures/picture-store.ts';
import type { BookEntry, EditionEntry, LanguageEntry, TagOfBook } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { PictureEntry } from '@letsread/catalogue/writing/picture-entry.ts';
import { withImportLock } from '../with-import-lock.ts';
import { knownLanguage } from '../languages/known-languages.ts';
import { pairEditions } from '../matching/pair-editions.ts';
import { existingFiles, type ExistingFiles } from '../matching/existing-files.ts';
import { fingerprint } from '@letsread/catalogue/writing/recordings/write-narration.ts';
import { readStarter, type Starter, type StarterBook, type StarterEdition, type StarterTag } from './starter-files.ts';
import { readStarterNarrations, type StarterNarrations, writeStarterNarrations } from './starter-narrations.ts';
import { StarterError } from './starter-error.ts';
import { starterSource } from './starter-source.ts';
import { pathwaysFile } from './starter-pathways.ts';
import { listHeldBooks } from '../matching/held-books.ts';
import { importBooks } from '../import-books.ts';
import { writeLanguages } from '@letsread/catalogue/writing/write-rows.ts';
import { writePathways } from '@letsread/learning/pathways/write-pathways.ts';
import { writeQuestions } from '@letsread/learning/questions/write-questions.ts';
import { writeCollections } from '@letsread/catalogue/writing/write-collections.ts';
import { writeTags } from '@letsread/catalogue/writing/tags/write-tags.ts';

/** To be raised when the same files are to give other rows. */
const rules = 'starter-rules-1';

export interface StarterSummary {
  books: number;
  /** New or changed. */
  editions: number;
  unchanged: number;
  /** Books that were left as they are, because the library has another one under their name, which readers know. */
  left: string[];
}

/**
 * Brings the starter library into the database, all of it or, with a StarterError, nothing. Again is no harm, and cheap:
 * only what has changed is written.
 */
export async function loadStarter(database: Database, store: PictureStore, folder: string): Promise<StarterSummary> {
  const starter = await readStarter(folder);
  const existing = await existingFiles(database.pool, starterSource);
  const narrations = await readStarterNarrations(starter.books, { folder, database, store });
  const books: BookEntry[] = [];
  for (const book of starter.books)
    books.push(await makeBook(book, { tags: starter.tags, existing, store, narrations }));
  const held = new Map((await listHeldBooks(database.pool, [starterSource])).map((book) => [book.sourceKey, book]));
  const isAnother = ({ sourceKey, editions }: BookEntry) =>
    pairEditions(editions, held.get(sourceKey)?.editions ?? []).some((pair) => pair.isAnother);
  const left = new Set(books.filter(isAnother));
  const changed = books.filter((book) => book.editions.length > 0 && !left.has(book));
  await withImportLock(database.pool, async (client) => {
    await writeLanguages(client, languagesOf(starter));
    await writeTags(client, starter.tags);
    if (changed.length > 0) await importBooks(client, changed);
    await writeStarterNarrations(client, { source: starterSource, changed, narrations });
    await writeCollections(client, { source: starterSource, collections: starter.collections });
    await writeQuestions(client, { source: starterSource, books: starter.books });
    await writePathways(client, { source: starterSource, pathways: starter.pathways });
  });
  await measureEditions(database, { source: starterSource });
  const all = starter.books.reduce((sum, { editions }) => sum + editions.length, 0);
  const editions = changed.reduce((sum, book) => sum + book.editions.length, 0);
  return {
    books: starter.books.length,
    editions,
    unchanged: all - editions,
    left: Array.from(left, ({ sourceKey }) => sourceKey),
  };
}

async function makeBook(
  book: StarterBook,
  {
    tags,
    existing,
    store,
    narrations,
  }: { tags: StarterTag[]; existing: ExistingFiles; store: PictureStore; narrations: StarterNarrations },
): Promise<BookEntry> {
  const bookTags = book.tags.flatMap((slug) => tags.filter((tag) => tag.slug === slug)).map(tagOfBook);
  const hash = createHash('sha256').update(
    JSON.stringify([rules, book.bytes, bookTags, book.pictures.map(({ bytes }) => hashBytes(bytes))]),
  );
  const hashes = new Map(
    book.editions.map(({ file, bytes }) => {
      const spoken = (narrations.get(file) ?? []).map((each) => `${each.page} ${fingerprint(each)}`);
      return [file, hash.copy().update(bytes).update(spoken.join('\n')).digest('hex')];
    }),
  );
  const changed = book.editions.filter(({ file }) => existing.get(file)?.sourceHash !== hashes.get(file));
  const pictures = changed.length > 0 ? await storeAll(book, store) : await storeMissing(book, store);
  return {
    source: starterSource,
    sourceKey: book.slug,
    readAloud: book.readAloud,
    level: book.level,
    levelSource: 'editor',
    tags: bookTags,
    editions: changed.map((edition) =>
      makeEdition(edition, { book, pictures, sourceHash: hashes.get(edition.file) ?? '' }),
    ),
  };
}

function makeEdition(
  edition: StarterEdition,
  { book, pictures, sourceHash }: { book: StarterBook; pictures: PictureEntry[]; sourceHash: string },
): EditionEntry {
  const { languageCode, file, title, subtitle, description, made, pages, credits = [] } = edition;
  return {
    languageCode,
    sourceFile: file,
    sourceHash,
    title,
    subtitle,
    description,
    made,
    licence: book.licence,
    status: 'published',
    pages: pages.map(({ text, alt }, number) => ({ text, alt, picture: pictures[number] })),
    credits: [...book.credits, ...credits],
  };
}

function tagOfBook({ slug, names, synonyms }: StarterTag): TagOfBook {
  return { slug, words: [...Object.values(names), ...synonyms] };
}

function storeAll({ pictures }: StarterBook, store: PictureStore): Promise<PictureEntry[]> {
  return Promise.all(
    pictures.map(async ({ file, bytes }) => {
      try {
        return await store.storePicture(bytes);
      } catch (error) {
        if (error instanceof UnusablePictureError) throw new StarterError(file, error.message);
        throw error;
      }
    }),
  );
}

/** A data folder may have lost its pictures, or be another one than the database was filled with. */
async function storeMissing(book: StarterBook, store: PictureStore): Promise<PictureEntry[]> {
  const found = await Promise.all(book.pictures.map(({ bytes }) => store.findPicture(hashBytes(bytes))));
  return found.includes(undefined) ? storeAll(book, store) : [];
}

/** Those of the editions, and those that only tags, collections and paths have names in. */
function languagesOf({ books, tags, collections, pathways }: Starter): LanguageEntry[] {
  const fileOfLanguage = new Map<string, string>();
  for (const { titles } of pathways) for (const code of Object.keys(titles)) fileOfLanguage.set(code, pathwaysFile);
  for (const { titles } of collections)
    for (const code of Object.keys(titles)) fileOfLanguage.set(code, 'collections.json');
  for (const { names } of tags) for (const code of Object.keys(names)) fileOfLanguage.set(code, 'tags.json');
  for (const { editions } of books)
    for (const { languageCode, file } of editions) fileOfLanguage.set(languageCode, file);
  return Array.from(fileOfLanguage, ([code, file]) => {
    const language = knownLanguage(code);
    if (language === undefined) throw new StarterError(file, `The language "${code}" is not known here.`);
    return language;
  });
}
