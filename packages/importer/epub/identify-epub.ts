import { createHash } from 'node:crypto';
import type { BloomSigning } from '@letsread/formats/bloompub/read-bloompub.ts';
import type { Credit } from '@letsread/formats/book.ts';
import type { EpubPublication } from '@letsread/formats/epub/epub-publication.ts';
import { foldText } from '@letsread/formats/words/fold-text.ts';
import { everybody, isAnotherBook, peopleOf, sharesNobody } from '../matching/other-story.ts';
import { epubSources, type ExistingEpub } from './existing-epubs.ts';

/** To be raised when the same files are to give other rows. */
export const epubRules = 'epub-rules-1';

/** What an edition from an EPUB is known by, so that the same one is found again. */
export interface EpubIdentity {
  source: string;
  sourceKey: string;
  sourceFile: string;
  /** Set when another book has the identifier already, and this one got one of its own. */
  isShared: boolean;
}

/**
 * A hash of all that an edition follows from, not of the file: the same book packed anew, or in another layout, is the same.
 * `parts` are the hashes of its pictures and sounds by name.
 */
export function contentHash(
  { updatedAt: _, pages, ...facts }: EpubPublication,
  {
    parts,
    languageCode,
    signing,
  }: { parts: Map<string, string>; languageCode: string; signing?: BloomSigning | undefined },
): string {
  const content = pages.map(({ text, alt, picture, narration }) => [
    text,
    alt,
    picture && parts.get(picture.name),
    narration && { ...narration, sound: parts.get(narration.sound.name) },
  ]);
  const signed =
    signing === undefined ? [] : [signing.language, signing.videos.map(({ page, name }) => [page, parts.get(name)])];
  return createHash('sha256')
    .update(JSON.stringify([epubRules, languageCode, facts, content, ...signed]))
    .digest('hex');
}

/**
 * Our own files name the work and the edition, by numbers that mean something only where they were made; others have an identifier,
 * which some programs give to every book they make. Where another book has it already, the content tells them apart.
 */
export function identifyEpub(
  publication: EpubPublication,
  about: { isOurs: boolean; hash: string; languageCode: string; existing: readonly ExistingEpub[] },
): EpubIdentity {
  const { isOurs, hash, languageCode, existing } = about;
  const source = isOurs ? epubSources.ours : epubSources.foreign;
  const origin = originOf(publication.address);
  const at = (name: string) => (origin === '' ? name : `${name} ${origin}`);
  // What a Bloom book is called is drawn at random; of ours others may say that they are it.
  const isWorkKnown = publication.work !== '' && (isOurs || publication.work.startsWith('urn:bloom:'));
  const sourceFile = at(publication.id === '' ? `sha256:${hash}` : publication.id);
  const sourceKey = isWorkKnown ? at(publication.work) : sourceFile;
  const met = existing.filter((each) => each.source === source && each.sourceKey === sourceKey);
  const same = met.find((each) => each.sourceHash === hash);
  const isOther = (each: ExistingEpub) =>
    isOtherBook(each, publication, isOurs) &&
    (isOurs || each.languageCode === languageCode || each.sourceFile === sourceFile);
  if (same !== undefined || !met.some(isOther)) return { source, sourceKey, sourceFile, isShared: false };
  const own = ` #${hash.slice(0, 12)}`;
  return { source, sourceKey: sourceKey + own, sourceFile: sourceFile + own, isShared: true };
}

function isOtherBook(existing: ExistingEpub, { title, credits }: EpubPublication, isOurs: boolean): boolean {
  const people = peopleOf(credits);
  if (isAnotherBook({ title, people }, existing)) return true;
  return !isOurs && isOfOthers(existing, { people, publishers: publishersOf(credits) });
}

/** Two publishers may each have a book called "The Moon", by other people, and number it "book-1". */
function isOfOthers(existing: ExistingEpub, other: Pick<ExistingEpub, 'people' | 'publishers'>): boolean {
  const [one, two] = [existing, other].map(
    ({ publishers }) => new Set(publishers.map((name) => foldText(name).trim())),
  );
  const areElse = one !== undefined && two !== undefined && one.size > 0 && two.size > 0 && one.isDisjointFrom(two);
  return areElse && sharesNobody(everybody(existing.people), everybody(other.people));
}

export function publishersOf(credits: Credit[]): string[] {
  return credits.filter(({ role }) => role === 'OTHER').map(({ name }) => name);
}

/** Of an edition of ours: the library that made it; '' where its file does not say. */
export function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
