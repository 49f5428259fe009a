import type { FormatWarning } from '@letsread/formats/book.ts';
import type { FallbackFacts } from '@letsread/formats/epub/foreign/foreign-metadata.ts';
import type { ReadEpub } from '@letsread/formats/epub/read-epub.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import { readingLevel } from '@letsread/formats/reading-level.ts';
import { mixedWordsWarning } from '@letsread/formats/words/mixed-words-warning.ts';
import type { PictureStore } from '@letsread/media/pictures/picture-store.ts';
import type { Pool } from 'pg';
import type { BookEntry, EditionEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { Diagnostic } from '../import-report.ts';
import type { PictureWriter } from '../picture-writer.ts';
import { peopleOf } from '../matching/other-story.ts';
import type { StoreRecording } from '../recordings/store-recordings.ts';
import type { TagFinder } from './book-tags.ts';
import { editionLanguage, type ExistingLanguages } from './edition-language.ts';
import { withFileOnDisk } from './epub-on-disk.ts';
import type { EpubFile, PreparedEpub } from './epub-file.ts';
import { contentHash, type EpubIdentity, identifyEpub, originOf, publishersOf } from './identify-epub.ts';
import { type EpubParts, hashParts, writeNarration, writePictures } from './write-parts.ts';
import { writeSigning } from './write-signing.ts';
import { isAlwaysDraft, readBookFile } from './read-book-file.ts';
import { isOwnEdition, type ExistingEpub } from './existing-epubs.ts';

/** What an import of EPUBs looks at and keeps things with. */
export interface EpubContext {
  pool: Pool;
  store: PictureStore;
  writer: PictureWriter;
  storeRecording: StoreRecording;
  tags: TagFinder;
  languages: ExistingLanguages;
  /** Grows with what this import takes. */
  existing: ExistingEpub[];
  /** The files of this import by what they were known by. */
  met: Map<string, string>;
  fallback: FallbackFacts;
  /** Foreign books too; else they wait for somebody to look at them. */
  isPublished: boolean;
  isDryRun: boolean;
}

/** Reads the editions of a file and keeps their pictures and sounds, unless it is refused; a bad file is a diagnostic, never an error. */
export async function prepareEpub(epub: EpubFile, context: EpubContext): Promise<PreparedEpub[]> {
  if (epub.known !== undefined) return [epub.known];
  const { file } = epub;
  const setting = { ...context, isPublished: context.isPublished && !isAlwaysDraft(file) };
  try {
    return await withFileOnDisk(epub.path, async (source) => {
      const prepared: PreparedEpub[] = [];
      for (const book of await readBookFile(source, file, setting.fallback)) {
        const trust = trustOf(book, epub.catalogue);
        prepared.push(await prepareBook({ file, book, hashes: await hashParts(book), ...trust }, setting));
      }
      return prepared;
    });
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { code, message, location } = error;
    return [refusedEpub({ file, outcome: 'refused', code, message, ...location })];
  }
}

/**
 * What a file says of its maker is only said. From a catalogue what says that it is ours must come from the library that it names; then it may
 * change what that library brought before. Of the operator's own files it is believed, but such a file changes nothing that readers see.
 */
function trustOf({ isOurs, publication }: ReadEpub, catalogue: string | undefined): EpubTrust {
  const isMaker = isOurs && catalogue !== undefined && catalogue !== '' && originOf(publication.address) === catalogue;
  return { isOurs: isOurs && (catalogue === undefined || isMaker), mayChange: isMaker };
}

async function prepareBook(parts: TrustedEpub, setting: EpubContext): Promise<PreparedEpub> {
  const { file, book, hashes, isOurs } = parts;
  const { publication } = book;
  const isNamed = isOurs || !book.isOurs;
  const language = editionLanguage(publication.language, { isOurs, isNamed, existing: setting.languages });
  if (language === undefined) {
    const message = `${file}: the language "${publication.language.tag}" is not known here; give one with --language.`;
    return refusedEpub({ file, outcome: 'refused', code: 'language-unknown', message });
  }
  const languageCode = language.code;
  const hash = contentHash(publication, { parts: hashes, languageCode, signing: book.signing });
  if (book.isOurs && (await isOwnEdition(setting.pool, { ...publication, languageCode }))) {
    const message = `${file}: it was made from an edition of this library, which stays as it is.`;
    return { outcome: 'unchanged', diagnostics: [{ file, outcome: 'warning', code: 'own-edition', message }] };
  }
  const identity = identifyEpub(publication, { isOurs, hash, languageCode, existing: setting.existing });
  const existing = setting.existing.find(
    (each) =>
      each.source === identity.source && each.sourceFile === identity.sourceFile && each.languageCode === languageCode,
  );
  const status = isOurs || setting.isPublished || existing?.takenAs === 'published' ? 'published' : 'draft';
  const name = `${identity.source} ${identity.sourceFile} ${languageCode}`;
  const before = setting.met.get(name);
  if (existing?.sourceHash === hash && existing.takenAs === status) {
    setting.met.set(name, before ?? file);
    if (!setting.isDryRun) await writeMissingPictures(parts, setting);
    return { outcome: 'unchanged', edition: existing, diagnostics: [] };
  }
  if (before !== undefined) {
    const message = `${file}: it says that it is the same edition as ${before}, but it is not; nothing of it was taken.`;
    return refusedEpub({ file, outcome: 'refused', code: 'same-edition', message });
  }
  const mayChange = parts.mayChange || setting.isPublished;
  if (existing?.isPublished === true && existing.sourceHash !== hash && !mayChange) {
    const message = `${file}: it is another version of “${existing.title}”, which readers see and which stays as it is; --publish puts this one in its place.`;
    return refusedEpub({ file, outcome: 'refused', code: 'edition-differs', message });
  }
  setting.met.set(name, file);
  const about = { identity, hash, status, languageCode } as const;
  const made = await makeBook(parts, about, setting);
  if (existing !== undefined) setting.existing.splice(setting.existing.indexOf(existing), 1);
  const edition = existingOf(book, { ...about, existing });
  setting.existing.push(edition);
  const isRetitled = existing?.isPublished === true && existing.title !== publication.title;
  if (isRetitled) {
    const message = `${file}: “${existing.title}” is now “${publication.title}”.`;
    made.diagnostics.push({ file, outcome: 'warning', code: 'title-replaced', message });
  }
  return { outcome: 'taken', language, isNew: existing === undefined, isRetitled, edition, ...made };
}

interface EpubTrust {
  /** Taken as a file of this library or another of its kind. */
  isOurs: boolean;
  /** It may change an edition that readers see. */
  mayChange: boolean;
}

type TrustedEpub = EpubParts & EpubTrust;

interface EditionFacts {
  identity: EpubIdentity;
  hash: string;
  status: 'draft' | 'published';
  languageCode: string;
}

async function makeBook(
  parts: TrustedEpub,
  { identity, hash, status, languageCode }: EditionFacts,
  setting: EpubContext,
): Promise<{ book: BookEntry; diagnostics: Diagnostic[] }> {
  const { file, book, isOurs, mayChange } = parts;
  const { publication } = book;
  const pictures = await writePictures(parts, setting.writer);
  const sounds = await writeNarration(parts, setting.storeRecording);
  const signing = await writeSigning(parts, setting.storeRecording);
  const { source, sourceKey, sourceFile } = identity;
  const { tags, unknown } = setting.tags.find(publication.subjects, { source, sourceKey, isOurs, languageCode });
  const texts = publication.pages.map(({ text }) => text);
  const { title, subtitle, description, made, credits, licence } = publication;
  const edition: EditionEntry = {
    languageCode,
    sourceFile,
    sourceHash: hash,
    title,
    subtitle,
    description,
    made,
    licence: licence.code,
    status,
    pages: publication.pages.map(({ text, alt, picture }) => ({
      text,
      alt,
      picture: picture && pictures.entries.get(picture.name),
    })),
    credits,
    narration: sounds.narration.length === 0 ? undefined : sounds.narration,
    signing: signing.signing,
  };
  const isSeen = setting.existing.some(
    (each) => each.source === source && each.sourceKey === sourceKey && each.isPublished,
  );
  const stated = isOurs ? (publication.level ?? undefined) : readingLevel(texts, languageCode);
  const level = isSeen && !mayChange && !setting.isPublished ? undefined : stated;
  const diagnostics = [
    ...book.warnings.map((warning) => warningOf(file, warning)),
    ...pictures.diagnostics,
    ...sounds.diagnostics,
    ...signing.diagnostics,
    ...diagnosticsOf(parts, { identity, status, unknown: isOurs ? [] : unknown }),
  ];
  return { book: { source, sourceKey, level, tags, editions: [edition] }, diagnostics };
}

function diagnosticsOf(
  { file, book, isOurs }: TrustedEpub,
  about: { identity: EpubIdentity; status: string; unknown: string[] },
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (book.isOurs && !isOurs) {
    const said = originOf(book.publication.address);
    const message = `${file}: it says that ${said === '' ? 'a Let’s Read' : said} made it, which is not this catalogue; it was taken as a book of others.`;
    diagnostics.push({ file, outcome: 'warning', code: 'maker-elsewhere', message });
  }
  const { title, subtitle = '', description, pages } = book.publication;
  const mixed = mixedWordsWarning([title, subtitle, description, ...pages.map(({ text }) => text)].join('\n'));
  if (mixed !== undefined) diagnostics.push(warningOf(file, { ...mixed, message: `${file}: ${mixed.message}.` }));
  if (about.identity.isShared) {
    const message = `${file}: another book has its identifier; it was taken as a book of its own.`;
    diagnostics.push({ file, outcome: 'warning', code: 'identifier-shared', message });
  }
  if (about.unknown.length > 0) {
    const message = `${file}: no tag is called ${about.unknown.join(', ')}.`;
    diagnostics.push({ file, outcome: 'warning', code: 'subject-unknown', message });
  }
  if (about.status === 'draft') {
    const message = `${file}: somebody has to look at it before readers see it.`;
    diagnostics.push({ file, outcome: 'draft', code: 'to-review', message });
  }
  return diagnostics;
}

function existingOf(
  { publication }: ReadEpub,
  { identity, hash, status, languageCode, existing }: EditionFacts & { existing: ExistingEpub | undefined },
): ExistingEpub {
  const { source, sourceKey, sourceFile } = identity;
  return {
    source,
    sourceKey,
    sourceFile,
    sourceHash: hash,
    takenAs: status,
    isPublished: existing === undefined ? status === 'published' : isSeenAfter(existing, status),
    title: publication.title,
    languageCode,
    people: peopleOf(publication.credits),
    publishers: publishersOf(publication.credits),
  };
}

/** An editor who published or took back has the last word (catalogue: `write-editions.ts`). */
function isSeenAfter({ isPublished, takenAs }: ExistingEpub, status: string): boolean {
  return isPublished === (takenAs === 'published') ? status === 'published' : isPublished;
}

/** A data folder may have lost its pictures, or be another one than the database was filled with. */
async function writeMissingPictures(parts: EpubParts, { writer, store }: EpubContext): Promise<void> {
  await writePictures(
    parts,
    writer,
    async ({ name }) => (await store.findPicture(parts.hashes.get(name) ?? '')) === undefined,
  );
}

function warningOf(file: string, { code, message, page, line }: FormatWarning): Diagnostic {
  return { file, outcome: 'warning', code, message, page, line };
}

function refusedEpub(diagnostic: Diagnostic): PreparedEpub {
  return { outcome: 'refused', diagnostics: [diagnostic] };
}
