import {
  previewBook as previewBookContract,
  suggestBooks as suggestBooksContract,
} from '@letsread/catalogue/contract.ts';
import { type Handler, handle } from '@letsread/http/register-endpoints.ts';
import * as contract from './contract.ts';
import { addFavouriteBook, addFavouriteBooks, addMyBook } from './my-books/save-books.ts';
import { listFavouriteBooks, listKeepReading, listMyBooks } from './my-books/list-books.ts';
import { previewBook } from './my-books/preview-book.ts';
import { listReaderLevels, setReaderLevel } from './levels/reader-levels.ts';
import { removeMyBook } from './my-books/remove-my-book.ts';
import { getMood, listReviews, reviewBook } from './reviews.ts';
import { scaryCalls } from './scary/calls.ts';
import type { ReadingContext } from './select-books.ts';
import { suggestBooks } from './suggestions/suggest-books.ts';

/** The calls of reading, and those of the catalogue whose answer depends on the reader. `turnPage` is answered by learning: it earns. */
export const readingCalls: readonly Handler<ReadingContext>[] = [
  handle(contract.addMyBook, addMyBook),
  handle(contract.listMyBooks, listMyBooks),
  handle(contract.listKeepReading, listKeepReading),
  handle(contract.listFavouriteBooks, listFavouriteBooks),
  handle(contract.addFavouriteBook, addFavouriteBook),
  handle(contract.addFavouriteBooks, addFavouriteBooks),
  handle(contract.removeMyBook, removeMyBook),
  handle(contract.reviewBook, reviewBook),
  handle(contract.listReviews, listReviews),
  handle(contract.getMood, getMood),
  handle(contract.listReaderLevels, listReaderLevels),
  handle(contract.setReaderLevel, setReaderLevel),
  handle(suggestBooksContract, suggestBooks),
  handle(previewBookContract, previewBook),
  ...scaryCalls,
];
