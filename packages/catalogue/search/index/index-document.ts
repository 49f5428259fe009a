import type { BookCard, BookLength } from '../../contract.ts';

/** An edition as it is found: what the database says of it, before its words are cut. */
export interface IndexDocument {
  editionId: string;
  languageId: string;
  /** BCP 47. */
  languageTag: string;
  title: string;
  subtitle: string;
  people: string[];
  /** Description and pages. */
  texts: string[];
  length: BookLength;
  /** Whoever counts as its author, so that a shelf is not of one alone. */
  author: string;
  /** What its cover is on the string of home: 0 to 2 (covers/cover-worth.ts). */
  cover: number;
  card: BookCard;
}

/** A book with its published editions; without any it is taken out of the index. */
export interface IndexBook {
  id: string;
  tags: { id: string; words: string[] }[];
  documents: IndexDocument[];
}

/** A theme, by which language what it is called. */
export interface IndexTag {
  id: string;
  slug: string;
  names: Record<string, string>;
}
