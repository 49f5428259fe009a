import type { Licence } from '@letsread/formats/licence.ts';
import type { EditionEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import { isAnotherBook, peopleOf, type StoryPeople } from './other-story.ts';

/** What has to be known of an edition that the library holds, to tell whether a file is a newer version of it. */
export interface HeldEdition {
  languageCode: string;
  sourceFile: string;
  /** `draft:3fa9…`: what the source took it as, and the hash of what it follows from. */
  sourceHash: string;
  title: string;
  licence: Licence;
  people: StoryPeople;
  /** Readers see it, or have seen it. */
  wasPublished: boolean;
}

export interface PairedEdition<Held> {
  edition: EditionEntry;
  /** The edition that this is a newer version of; undefined where it is new. */
  held: Held | undefined;
  /** It would put another book in the place of one that readers have seen: it must not be written. */
  isAnother: boolean;
}

/**
 * Finds each edition among those that the library holds of its book: by its file, or, where a file was renamed, by its language if
 * the file of the one that is held is gone.
 */
export function pairEditions<Held extends HeldEdition>(
  editions: EditionEntry[],
  held: readonly Held[],
  filesGone: ReadonlySet<string> = new Set(),
): PairedEdition<Held>[] {
  const ofFile = ({ languageCode, sourceFile }: EditionEntry) =>
    held.find((each) => each.languageCode === languageCode && each.sourceFile === sourceFile);
  const inUse = new Set(editions.map(ofFile));
  return editions.map((edition) => {
    const isRenamed = (each: Held) =>
      each.languageCode === edition.languageCode &&
      !inUse.has(each) &&
      filesGone.has(each.sourceFile) &&
      !replacesAnother(edition, each);
    const found = ofFile(edition) ?? held.find(isRenamed);
    inUse.add(found);
    return { edition, held: found, isAnother: found !== undefined && replacesAnother(edition, found) };
  });
}

function replacesAnother({ title, credits }: EditionEntry, held: HeldEdition): boolean {
  return held.wasPublished && isAnotherBook({ title, people: peopleOf(credits) }, held);
}
