import {
  previewBook as previewBookContract,
  suggestBooks as suggestBooksContract,
} from '@letsread/catalogue/contract.ts';
import { type Answer, answers } from '@letsread/http/answer.ts';
import * as contract from './contract.ts';
import { addFavouriteBook, addFavouriteBooks, addMyBook } from './keep-books.ts';
import { listFavouriteBooks, listKeepReading, listMyBooks } from './list-books.ts';
import { previewBook } from './preview-book.ts';
import { listReaderLevels, setReaderLevel } from './reader-levels.ts';
import { removeMyBook } from './remove-my-book.ts';
import { getMood, listReviews, reviewBook } from './reviews.ts';
import type { ReadingContext } from './select-books.ts';
import { suggestBooks } from './suggest-books.ts';

/** The calls of reading, and those of the catalogue whose answer depends on the reader. `turnPage` is answered by learning: it earns. */
export const readingCalls: readonly Answer<ReadingContext>[] = [
  answers(contract.addMyBook, addMyBook),
  answers(contract.listMyBooks, listMyBooks),
  answers(contract.listKeepReading, listKeepReading),
  answers(contract.listFavouriteBooks, listFavouriteBooks),
  answers(contract.addFavouriteBook, addFavouriteBook),
  answers(contract.addFavouriteBooks, addFavouriteBooks),
  answers(contract.removeMyBook, removeMyBook),
  answers(contract.reviewBook, reviewBook),
  answers(contract.listReviews, listReviews),
  answers(contract.getMood, getMood),
  answers(contract.listReaderLevels, listReaderLevels),
  answers(contract.setReaderLevel, setReaderLevel),
  answers(suggestBooksContract, suggestBooks),
  answers(previewBookContract, previewBook),
];
