import type { Publication, PublicationWords } from '../publication.ts';

/** Big pages upright or lying, one to a sheet; or a booklet to fold and staple, two leaves on each side of a sheet. */
export type PdfLayout = 'portrait' | 'landscape' | 'booklet';
/** `wordless`: the pictures with room to write; `lightInk`: small grey pictures. */
export type PdfEdition = 'full' | 'bilingual' | 'wordless' | 'lightInk';
export type Paper = 'A4' | 'Letter';

/** A file that somebody asks for. */
export type PdfOptions = {
  publication: Publication;
  /** For `bilingual`: the same book in the second language, with the same number of pages. */
  second?: Publication | undefined;
  words: PublicationWords;
  layout: PdfLayout;
  edition: PdfEdition;
  paper: Paper;
  /** Of a booklet: the edge on which the printer turns the sheet over; short where nothing is said. */
  flip?: 'short' | 'long' | undefined;
};

export type MadePdf = {
  bytes: Uint8Array;
  /** Of the PDF. */
  pages: number;
  /** Of paper: a booklet is printed on both sides, big pages on one. */
  sheets: number;
};
