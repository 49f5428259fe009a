import type { BookEntry, EditionEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { Diagnostic } from '../import-report.ts';
import type { PictureWriter } from '../picture-writer.ts';
import { makeBook, parseStory } from './make-book.ts';
import type { ParsedText } from './make-edition.ts';
import { type HeldEdition, type PairedEdition, pairEditions } from '../matching/pair-editions.ts';
import type { ReadStory } from './read-story.ts';
import { stricterLicence } from './stricter-licence.ts';
import { hashOfHeld, type HeldBook } from '../matching/held-books.ts';
import { identifyStory } from '../sources/identify-story.ts';

/** What is to be done about a story. */
export interface StoryPlan {
  unchanged: number;
  /** With the editions that are new or have changed; undefined where there are none. */
  book?: BookEntry;
  newOnes: EditionEntry[];
  retitled: EditionEntry[];
  diagnostics: Diagnostic[];
}

export interface PlanContext {
  source: string;
  writer: PictureWriter;
  /** The files by what their words are, to find the same ones elsewhere. */
  filesOfWords: Map<string, string>;
}

/** Whether the library has one of these books with every text of the story just as it is. */
export function isUnchanged({ texts }: ReadStory, held: readonly HeldBook[]): boolean {
  return held.some((book) => {
    const hashes = hashesOf(book);
    return texts.every(({ file, sourceHash }) => hashes.get(file) === sourceHash);
  });
}

/** `held`: the books that the library has of the source under the number of the story. Keeps its pictures. */
export async function planStory(
  read: ReadStory,
  held: readonly HeldBook[],
  { source, writer, filesOfWords }: PlanContext,
): Promise<StoryPlan> {
  const parsed = parseStory(read);
  const identity = identifyStory(read.key, parsed.texts, held);
  const hashes = hashesOf(identity.held);
  const isChanged = ({ file, sourceHash }: { file: string; sourceHash: string }) => hashes.get(file) !== sourceHash;
  const changed = new Set(read.texts.filter(isChanged).map(({ file }) => file));
  const unchanged = read.texts.length - changed.size;
  if (changed.size === 0) return { unchanged, newOnes: [], retitled: [], diagnostics: [] };
  const { entries, diagnostics: pictureFindings } = await writer.write(read.pictures);
  const { book, diagnostics } = makeBook(parsed, { source, identity, pictures: entries });
  const editions = book.editions.filter(({ sourceFile }) => changed.has(sourceFile));
  const filesGone = goneFiles(read, identity.held);
  const pairs = pairEditions(editions, identity.held?.editions ?? [], filesGone);
  const retitled = pairs.flatMap(({ edition, held: before }) =>
    before?.wasPublished === true && before.title !== edition.title ? { edition, before: before.title } : [],
  );
  const licences = read.licence === 'no-table' ? pairs.flatMap(keepStricterLicence) : [];
  const ofTexts = [...parsed.diagnostics, ...identity.diagnostics, ...identity.refusedDiagnostics, ...diagnostics];
  return {
    unchanged,
    ...(editions.length > 0 && { book: { ...book, editions, filesGone } }),
    newOnes: pairs.flatMap(({ edition, held: before }) => (before === undefined ? edition : [])),
    retitled: retitled.map(({ edition }) => edition),
    diagnostics: [
      ...pictureFindings,
      ...[...ofTexts, ...sameWords(parsed.texts, filesOfWords)].filter(({ file }) => changed.has(file)),
      ...retitled.map(({ edition, before }) => titleReplaced(edition, before)),
      ...licences,
    ],
  };
}

function hashesOf(book: HeldBook | undefined): Map<string, string> {
  return new Map(book?.editions.map((edition) => [edition.sourceFile, hashOfHeld(edition)]));
}

function goneFiles({ texts }: ReadStory, book: HeldBook | undefined): Set<string> {
  const files = new Set(texts.map(({ file }) => file));
  return new Set(book?.editions.map(({ sourceFile }) => sourceFile).filter((file) => !files.has(file)));
}

function titleReplaced({ sourceFile, title }: EditionEntry, before: string): Diagnostic {
  return { file: sourceFile, outcome: 'warning', code: 'title-replaced', message: `“${before}” is now “${title}”` };
}

/** A table of licences that was left behind sets nothing free: what the library knows of it holds on. */
function keepStricterLicence({ edition, held }: PairedEdition<HeldEdition>): Diagnostic[] {
  const stated = edition.licence;
  if (held === undefined) return [];
  edition.licence = stricterLicence(held.licence, stated);
  if (edition.licence === stated) return [];
  const message = `the file says ${stated}; it stays ${edition.licence}, as the library has it; another one would have to stand in LICENSES.csv`;
  return [{ file: edition.sourceFile, outcome: 'warning', code: 'licence-stays', message }];
}

/** Texts whose words were met before, in another language or under another number; copies in one language are told elsewhere. */
function sameWords(texts: ParsedText[], filesOfWords: Map<string, string>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { file, languageCode, words } of texts) {
    const other = filesOfWords.get(words);
    const isBeside = texts.some((text) => text.file === other && text.languageCode === languageCode);
    if (other === undefined) filesOfWords.set(words, file);
    else if (!isBeside)
      diagnostics.push({
        file,
        outcome: 'warning',
        code: 'same-words-elsewhere',
        message: `the same words as ${other}`,
      });
  }
  return diagnostics;
}
