import { isInClassroom } from '../../classes/is-in-classroom.ts';
import { isEarnedHere } from '../../learning/completions/is-earned-here.ts';
import { hasOfflineBooks } from '../../offline/has-offline-books.ts';
import { isReadHere } from '../../reading/my-books/is-read-here.ts';

/** What an island may wait for, by the name that it says (`<Island need>`): only the device knows whether it has anything to show. */
export const needs: Readonly<Record<string, () => boolean>> = {
  'earned-here': isEarnedHere,
  'read-here': isReadHere,
  'offline-books': hasOfflineBooks,
  'in-classroom': isInClassroom,
};
