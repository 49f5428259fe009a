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
