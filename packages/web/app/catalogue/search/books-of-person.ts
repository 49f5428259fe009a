import { noFilters, searchPath } from './filters.ts';

/** The address of the search for the books of a person or an organisation, in all languages. */
export function booksOfPerson(name: string): string {
  return searchPath({ ...noFilters, words: name.slice(0, 200), language: 'all' });
}
