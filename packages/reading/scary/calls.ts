import { handleOwn } from '@letsread/catalogue/editing/calls.ts';
import { type Handler, handle } from '@letsread/http/register-endpoints.ts';
import type { ReadingContext } from '../select-books.ts';
import * as contract from './contract.ts';
import { listScaryBookAgain } from './list-scary-book-again.ts';
import { putScaryBookAside } from './put-scary-book-aside.ts';
import { getScaryReaders, listScaryBooks } from './scary-books.ts';

/** The calls of the back room about books that several children found scary. */
export const scaryCalls: readonly Handler<ReadingContext>[] = [
  handle(contract.listScaryBooks, listScaryBooks),
  handleOwn(contract.getScaryReaders, getScaryReaders),
  handleOwn(contract.putScaryBookAside, putScaryBookAside),
  handleOwn(contract.listScaryBookAgain, listScaryBookAgain),
];
