import type { TagMark } from '../contract.ts';

/** A book that could stand on a shelf, in the order in which it would. */
export interface Candidate {
  shelf: 'hung' | 'popular' | 'theme' | 'level' | 'other';
  /** Of a theme. */
  tag: TagMark | null;
  level: number | null;
  editionId: string;
  bookId: string;
  author: string;
  /** 2: a picture that is worth its place on the string: large, nearly square, in colour; 1: another picture; 0: made. */
  cover: number;
  /** How many books the shelf has in all; 0 where nobody asks. */
  total: number;
}
