import type { Credit } from './book.ts';
import type { Timing } from './narration/timing.ts';

/**
 * An edition with all that a file of it needs: what is written as EPUB and PDF and read from an EPUB. Plain data; pictures
 * and sounds are bytes. What a second language brings to a bilingual file is a publication too.
 */
export type Publication = {
  /** A URN that stays when the edition changes, for example "urn:lets-read:edition:5629499534213120"; '' when the file had none. */
  id: string;
  /** The same for the work in all languages, so that editions find each other again; '' when unknown. */
  work: string;
  /** Where the library shows the edition: an absolute address, or '' when unknown. */
  address: string;
  /** Who published it; absent when unknown. The library that hands it out is not always its publisher. */
  publisher?: string | undefined;
  /** The name of the library that hands it out. */
  library: string;
  title: string;
  subtitle?: string | undefined;
  description: string;
  /** How the edition was made, a remark in its language; '' when unknown. */
  made: string;
  language: PublicationLanguage;
  /** 1 Emergent … 5 Fluent; null when not levelled. */
  level: number | null;
  /** Names of tags. */
  subjects: string[];
  credits: Credit[];
  licence: PublicationLicence;
  /** In reading order; `pages[0]` is the cover, whose text is ''. */
  pages: PublicationPage[];
  /** When the edition last changed, "2026-11-21T08:00:00Z". */
  updatedAt: string;
};

/** What an edition of a library is called in files and feeds: `Publication.id`. */
export function editionUrn(id: string): string {
  return `urn:lets-read:edition:${id}`;
}

/** What a work is called in all its languages: `Publication.work`. */
export function bookUrn(id: string): string {
  return `urn:lets-read:book:${id}`;
}

export type PublicationLanguage = {
  /** BCP 47. */
  tag: string;
  /** In the language itself. */
  name: string;
  /** ISO 15924, for example "Arab". */
  script: string;
  direction: 'ltr' | 'rtl';
};

export type PublicationLicence = {
  /** For example "CC-BY-4.0". */
  code: string;
  name: string;
  url: string;
  allowsDerivatives: boolean;
};

/** One page: plain text as in `StoryPage`, '' for a picture spread. */
export type PublicationPage = {
  text: string;
  picture?: PublicationPicture | undefined;
  /** What the picture shows, in the language of the edition; '' when nobody described it. */
  alt: string;
  narration?: PublicationNarration | undefined;
};

/** A picture as paper and e-book readers take it; sizes in pixels, as it is shown. */
export type PublicationPicture = {
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  /** A made cover: the title is on it already. */
  isLettered?: true;
};

/** A page read aloud. */
export type PublicationNarration = {
  /** Pages that share a file have the same object here. */
  sound: PublicationSound;
  /** Of the page, so of the clip where there is one. */
  durationMs: number;
  /** The part of the file that is this page; null: all of it. */
  clip: readonly [startMs: number, endMs: number] | null;
  unit: 'word' | 'sentence';
  /** Times in the file and UTF-16 offsets in `text`; both rise. Empty: the page is heard without marking. */
  marks: readonly Timing[];
};

export type PublicationSound = { bytes: Uint8Array; type: 'audio/mpeg' | 'audio/mp4' };

/** The words that a file needs beside those of the book, in one language. `{name}` stands where a value goes. */
export type PublicationWords = {
  /** The language that these words are in, which is not always the book's. */
  language: PublicationLanguage;
  cover: string;
  contents: string;
  /** "Page {page}". */
  page: string;
  /** The heading of the page that says who made the book and what may be done with it. */
  aboutThisBook: string;
  /** By role, "Author", "Illustrator" …; the names follow it. */
  credits: Record<Credit['role'], string>;
  /** Before the name of the licence: "Licence". */
  licence: string;
  /** "From {library}". */
  from: string;
  /** What was changed in an edition, which licences ask to be told. */
  changed: Record<'wordless' | 'lightInk', string>;
  /** On a booklet's sheets: "Print on both sides, flip on the short edge." */
  flipOnShortEdge: string;
  flipOnLongEdge: string;
};
