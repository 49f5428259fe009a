import type { Publication, PublicationWords } from '../publication.ts';

/** `fixed`: each page as it was made, picture and words in their places; `reflowable`: the reader's own size of letters. */
export type EpubLayout = 'fixed' | 'reflowable';

/** What an EPUB is written from. A `second` publication makes it bilingual; it has as many pages, of which only the words are taken. */
export type EpubOptions = {
  publication: Publication;
  second?: Publication;
  words: PublicationWords;
  layout: EpubLayout;
};
