import { queryWords } from '@letsread/formats/words/search-words.ts';
import sql, { type Sql } from 'sql-template-tag';

/** What was typed into a search: the condition on `edition`, and how well an edition meets it. */
export interface SearchedWords {
  matches: Sql;
  /** 3 when the title has all the words, 2 when title, people and tags have them, else 1. */
  rank: Sql;
}

/** All words must be there, the last may be the beginning of a word. Undefined where nothing was typed. */
export function searchedWords(typed: string): SearchedWords | undefined {
  if (typed.trim() === '') return undefined;
  const words = queryWords(typed);
  if (words.length === 0) return { matches: sql`false`, rank: sql`0` };
  const query = writeTsquery(words);
  return {
    matches: sql`edition.search @@ ${query}::tsquery`,
    rank: sql`case
      when ts_filter(edition.search, '{a}') @@ ${query}::tsquery then 3
      when ts_filter(edition.search, '{a,b,c}') @@ ${query}::tsquery then 2
      else 1 end`,
  };
}

/** The same in titles and people only: a condition on `edition`. Undefined where nothing was typed. */
export function searchedNames(typed: string): Sql | undefined {
  if (typed.trim() === '') return undefined;
  const words = queryWords(typed);
  return words.length === 0 ? sql`false` : sql`edition.search @@ ${writeTsquery(words, 'AB')}::tsquery`;
}

/** Written here, not by to_tsquery, whose parser depends on the server's locale. */
function writeTsquery(words: ReturnType<typeof queryWords>, weights = ''): string {
  return words
    .map(({ word, isPrefix }) => {
      const how = `${isPrefix ? '*' : ''}${weights}`;
      return `'${word.replace(/['\\]/g, '$&$&')}'${how === '' ? '' : `:${how}`}`;
    })
    .join(' & ');
}
