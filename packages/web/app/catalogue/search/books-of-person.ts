import { searchPath } from './filters.ts';

/** The address of the search for the books of a person or an organisation, in all languages. */
export function booksOfPerson(name: string): string {
  return searchPath({ words: name.slice(0, 200), levels: [], tags: [], lengths: [], language: 'all' });
}
