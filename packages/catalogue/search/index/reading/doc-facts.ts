import type { BookLength } from '../../../contract.ts';

/** What is known of a match before its card is put together. */
export interface DocFacts {
  rowid: number;
  book: number;
  edition: number;
  language: number;
  level: number;
  length: BookLength;
  tags: string[];
  isNarrated: boolean;
  isSigned: boolean;
  key: string;
  author: string;
  cover: number;
}

/** The words of a row's title and of its people, each between spaces. */
export interface RowNames {
  rowid: number;
  title: string;
  people: string;
}
