import type { TagRow } from '@letsread/database/rows.ts';
import type { Credit } from '@letsread/formats/book.ts';
import type { Licence } from '@letsread/formats/licence.ts';
import type { PictureEntry } from './picture-entry.ts';
import type { PageNarration, PageVideo, SignLanguage } from './recordings/recording-entry.ts';

/** A language as its table row; `code` is its key in all sources. */
export interface LanguageEntry {
  code: string;
  bcp47: string;
  name: string;
  englishName: string;
  /** ISO 15924. */
  script: string;
  direction: 'ltr' | 'rtl';
}

export interface PageEntry {
  text: string;
  picture?: PictureEntry | undefined;
  alt?: string;
  /** The number it has in its source, where the edition has another order: questions name it by this. */
  sourceNumber?: number | undefined;
}

/** An edition as it shall stand in the catalogue, and what it was made from. */
export interface EditionEntry {
  languageCode: string;
  /** Where the source has it, for example "texts/sw/0019_siku.md"; one edition a file. */
  sourceFile: string;
  sourceHash: string;
  title: string;
  subtitle?: string | undefined;
  description?: string;
  made?: string;
  licence: Licence;
  status: 'draft' | 'published';
  /** The cover first; the story begins at 1. */
  pages: PageEntry[];
  credits: Credit[];
  /** Where the source brings sound; pages that it has none for keep what they have. */
  narration?: PageNarration[] | undefined;
  /** Where the source brings videos of a signer; the same holds for them. */
  signing?: { language: SignLanguage; videos: PageVideo[] } | undefined;
}

/** A work and those of its editions that are new or have changed. */
export interface BookEntry {
  source: string;
  /** What the source calls it in all languages. */
  sourceKey: string;
  readAloud?: boolean;
  level?: number | undefined;
  /** "computed" unless whoever made the book set its level. */
  levelSource?: 'computed' | 'editor';
  /** Its tags in their order; without them those it has stay. */
  tags?: TagOfBook[] | undefined;
  editions: EditionEntry[];
  /** Files of earlier editions that the source no longer has; a renamed one is known by them. */
  filesGone?: Set<string>;
}

/** A tag, and what it is called by the codes of languages. */
export interface TagEntry {
  slug: string;
  kind: TagRow['kind'];
  synonyms: string[];
  names: Record<string, string>;
}

/** A shelf with its titles and summaries by the codes of languages, and its books in their order, as their source calls them. */
export interface CollectionEntry {
  slug: string;
  titles: Record<string, string>;
  summaries: Record<string, string>;
  books: string[];
}

export interface TagOfBook {
  slug: string;
  /** All it is called and searched by, in every language. */
  words: string[];
  /** Set where the tag may not be there yet: it is then made, with this name in this language. */
  made?: { name: string; languageCode: string } | undefined;
}
