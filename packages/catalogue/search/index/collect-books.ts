import type { BookLength } from '../../contract.ts';
import { findMatches, type Matches, maxMatches } from './find-matches.ts';
import { wordsToFind } from './words/folded-words.ts';
import { filterWord } from './index-schema.ts';
import type { DocFacts } from './reading/doc-facts.ts';
import type { IndexLanguage, IndexReader } from './reading/index-reader.ts';

/** What is asked beside words and language; what is undefined asks nothing. */
export interface IndexFilter {
  levels?: readonly number[] | undefined;
  tagIds?: readonly string[] | undefined;
  lengths?: readonly BookLength[] | undefined;
  isNarrated?: boolean | undefined;
  isSigned?: boolean | undefined;
}

/** Books that match, each once, in their order; at most `maxMatches`. */
export interface Collected extends Omit<Matches, 'rowids'> {
  docs: DocFacts[];
  /** All editions of these books that match: in any language, a filter may let through another one than the first. */
  editions: DocFacts[];
  /** There are more. */
  isCapped: boolean;
}

export const noBooks: Collected = {
  docs: [],
  editions: [],
  isCapped: false,
  calledElse: new Map(),
  corrected: new Map(),
  isNearTitle: false,
};

/** Where a book has editions in many languages, so many rows hold a thousand books. */
const maxRowsOfAnyLanguage = 5 * maxMatches;

/** The books with the words, or all books where there are none. */
export function collectBooks(
  reader: IndexReader,
  { typed, language, filter }: { typed: string; language: IndexLanguage | undefined; filter: IndexFilter },
): Collected {
  if (typed !== '') {
    const { rowids, ...found } = findMatches(reader, {
      typed,
      language,
      filters: filterExpression(filter),
    });
    const editions = passing(reader.factsOf(rowids), filter);
    return { docs: onePerBook(editions), editions, isCapped: rowids.length >= maxMatches, ...found };
  }
  const limit = language === undefined ? maxRowsOfAnyLanguage : maxMatches;
  const rowids = listRows(reader, { language, filter, limit, after: 0 });
  const editions = reader.factsOf(rowids);
  const docs = onePerBook(editions);
  const next = docs[maxMatches];
  return {
    ...noBooks,
    docs: docs.slice(0, maxMatches),
    editions: next === undefined ? editions : editions.slice(0, editions.indexOf(next)),
    isCapped: rowids.length >= limit || next !== undefined,
  };
}

interface PartOfList {
  language: IndexLanguage | undefined;
  filter: IndexFilter;
  limit: number;
  /** The row before. */
  after: number;
}

/** Rows that a filter lets through, the most read book first. */
export function listRows(reader: IndexReader, { language, filter, limit, after }: PartOfList): number[] {
  const expressions = filterExpression(filter);
  if (expressions.length === 0) return reader.matchAll(language?.number, limit, after);
  if (language !== undefined) expressions.push(`"${filterWord.language(language.number)}"`);
  return reader.matchTexts(expressions.join(' AND '), limit, after);
}

/** The same of those that have all the words somewhere. */
export function matchRows(
  reader: IndexReader,
  typed: string,
  { language, filter, limit, after }: PartOfList,
): number[] {
  const words = wordsToFind(typed).map(({ word, isPrefix }) => `"${word}"${isPrefix ? '*' : ''}`);
  if (words.length === 0) return [];
  const ofLanguage = language === undefined ? [] : [`"${filterWord.language(language.number)}"`];
  return reader.matchTexts([...words, ...filterExpression(filter), ...ofLanguage].join(' AND '), limit, after);
}

/** Of neighbouring editions the first stays: the best match, else English, else the oldest. */
export function onePerBook(docs: readonly DocFacts[]): DocFacts[] {
  const books = new Set<number>();
  // A set grows by what it has not.
  return docs.filter(({ book }) => books.size < books.add(book).size);
}

/** What a filter lets through; mostly it asks nothing. */
export function passing(docs: DocFacts[], filter: IndexFilter): DocFacts[] {
  const isOpen = Object.values(filter).every((asked) => asked === undefined || asked === false);
  return isOpen ? docs : docs.filter((doc) => passes(doc, filter));
}

function passes(doc: DocFacts, { levels, tagIds, lengths, isNarrated, isSigned }: IndexFilter): boolean {
  return (
    (levels === undefined || levels.includes(doc.level)) &&
    (tagIds === undefined || doc.tags.some((tag) => tagIds.includes(tag))) &&
    (lengths === undefined || lengths.includes(doc.length)) &&
    (isNarrated !== true || doc.isNarrated) &&
    (isSigned !== true || doc.isSigned)
  );
}

/** Each must hold, as the index says it. */
function filterExpression({ levels, tagIds, lengths, isNarrated, isSigned }: IndexFilter): string[] {
  const anyOf = (words: readonly string[]) => `(${words.map((word) => `"${word}"`).join(' OR ')})`;
  return [
    ...(levels === undefined ? [] : [anyOf(levels.map(filterWord.level))]),
    ...(tagIds === undefined ? [] : [anyOf(tagIds.map(filterWord.tag))]),
    ...(lengths === undefined ? [] : [anyOf(lengths.map(filterWord.length))]),
    ...(isNarrated === true ? [`"${filterWord.narrated}"`] : []),
    ...(isSigned === true ? [`"${filterWord.signed}"`] : []),
  ];
}
