import { isEarnedHere } from '../../learning/completions/is-earned-here.ts';
import { isAnyKept } from '../../offline/is-any-kept.ts';
import { isReadHere } from '../../reading/my-books/is-read-here.ts';

/** What an island may wait for, by the name that it says (`<Island need>`): only the device knows whether it has anything to show. */
export const needs: Readonly<Record<string, () => boolean>> = {
  'earned-here': isEarnedHere,
  'read-here': isReadHere,
  'kept-here': isAnyKept,
};
