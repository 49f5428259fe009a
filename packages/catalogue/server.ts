import type { Answer } from '@letsread/http/answer.ts';
import { answers } from '@letsread/http/answer.ts';
import type { CatalogueContext } from './book-columns.ts';
import * as contract from './contract.ts';
import { countBooksAndTags } from './count-books-and-tags.ts';
import { countOpening } from './count-opening.ts';
import { getBook } from './get-book.ts';
import { getCollection, getCollectionBySlug, listCollectionBooks, listCollections } from './collections.ts';
import { getInterfaceText } from './get-interface-text.ts';
import { getLocation, type LocationContext } from './get-location.ts';
import { getPageText } from './get-page-text.ts';
import { listBooksById } from './list-books-by-id.ts';
import { listCollaborators } from './list-collaborators.ts';
import { listLanguages } from './list-languages.ts';
import { listTagBooks } from './list-tag-books.ts';
import { listTags } from './list-tags.ts';
import { searchBooks } from './search-books.ts';

/** The calls of the catalogue; suggestBooks and previewBook, which know the reader, are answered by reading. */
export const catalogueCalls: readonly Answer<CatalogueContext>[] = [
  answers(contract.listLanguages, listLanguages),
  answers(contract.searchBooks, searchBooks),
  answers(contract.listBooksById, listBooksById),
  answers(contract.getBook, getBook),
  answers(contract.listTags, listTags),
  answers(contract.listTagBooks, listTagBooks),
  answers(contract.countBooksAndTags, countBooksAndTags),
  answers(contract.listCollections, listCollections),
  answers(contract.getCollection, getCollection),
  answers(contract.getCollectionBySlug, getCollectionBySlug),
  answers(contract.listCollectionBooks, listCollectionBooks),
  answers(contract.listCollaborators, listCollaborators),
  answers(contract.getInterfaceText, getInterfaceText),
  answers(contract.getPageText, getPageText),
  answers(contract.countOpening, countOpening),
];

/** Apart from the rest, since it asks another database. */
export const locationCalls: readonly Answer<LocationContext>[] = [answers(contract.getLocation, getLocation)];
