import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import type { suggestSearch } from '../contract.ts';
import { onePerBook } from './collect-books.ts';
import { findMatches } from './find-matches.ts';
import { foundCards } from './found-cards.ts';
import { nameOfTag } from './name-of-tag.ts';
import { titleKey, wordsToFind } from './words/folded-words.ts';
import type { IndexReader } from './reading/index-reader.ts';

type Suggestion = EndpointOutput<typeof suggestSearch>['items'][number];

export const maxSuggestions = 8;
/** So many of the eight are of people, and of themes, where there are enough titles. */
const maxOthers = 2;

/** Titles, people and themes for what is typed so far, the likeliest of each first. */
export function suggestFromIndex(
  reader: IndexReader,
  { typed, languageId }: { typed: string; languageId: string | undefined },
): Suggestion[] {
  const themes = suggestThemes(reader, typed, languageId);
  const people = suggestPeople(reader, typed);
  const others = Math.min(themes.length, maxOthers) + Math.min(people.length, maxOthers);
  const titles = suggestTitles(reader, typed, languageId).slice(0, maxSuggestions - others);
  const room = maxSuggestions - titles.length;
  const shownPeople = people.slice(0, Math.max(maxOthers, room - themes.length));
  return [...titles, ...shownPeople, ...themes].slice(0, maxSuggestions);
}

function suggestTitles(reader: IndexReader, typed: string, languageId: string | undefined): Suggestion[] {
  const language = languageId === undefined ? undefined : reader.languages().get(languageId);
  if (languageId !== undefined && language === undefined) return [];
  const found = findMatches(reader, { typed, language, filters: [], max: 4 * maxSuggestions, isOfTitles: true });
  const shown = onePerBook(reader.factsOf(found.rowids)).slice(0, maxSuggestions);
  return foundCards(
    reader,
    shown.map(({ rowid }) => rowid),
    found.calledElse,
  ).map((book) => ({ kind: 'title', text: book.title, book, tagId: null }));
}

function suggestPeople(reader: IndexReader, typed: string): Suggestion[] {
  const words = wordsToFind(typed);
  const [first] = words;
  if (first === undefined) return [];
  const isMeant = (key: string) => {
    const own = key.split(' ');
    return words.every(({ word, isPrefix }) => own.some((one) => (isPrefix ? one.startsWith(word) : one === word)));
  };
  return reader
    .peopleFrom(first.word, 60)
    .filter(({ key }) => words.length === 1 || isMeant(key))
    .slice(0, maxSuggestions)
    .map(({ name }) => ({ kind: 'person', text: name, book: null, tagId: null }));
}

/** A theme's name begins so, or one of its words. */
function suggestThemes(reader: IndexReader, typed: string, languageId: string | undefined): Suggestion[] {
  const begun = titleKey(typed);
  if (begun === '') return [];
  return [...reader.tags().values()]
    .map((tag) => ({ id: tag.id, text: nameOfTag(tag, [languageId]).text }))
    .filter(({ text }) => ` ${titleKey(text)}`.includes(` ${begun}`))
    .slice(0, maxSuggestions)
    .map(({ id, text }) => ({ kind: 'theme', text, book: null, tagId: id }));
}
