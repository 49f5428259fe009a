import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import type { searchBooks } from '../../contract.ts';
import { collectBooks, onePerBook } from './collect-books.ts';
import { countTags } from './count-docs.ts';
import { markOfTag } from './mark-of-tag.ts';
import { findMatches } from './find-matches.ts';
import { foundCards } from './found-cards.ts';
import { wordsToFind } from './words/folded-words.ts';
import type { DocFacts } from './reading/doc-facts.ts';
import type { IndexLanguage, IndexReader } from './reading/index-reader.ts';
import { filterWord } from './index-schema.ts';

type Alternatives = NonNullable<EndpointOutput<typeof searchBooks>['alternatives']>;

const maxBooks = 6;
const maxLanguages = 6;
const maxTags = 8;

/** Where nothing is found: the nearest books, the languages that have some, and themes, `named` in the first of these languages that can be. */
export function findAlternatives(
  reader: IndexReader,
  {
    typed,
    language,
    named,
  }: { typed: string; language: IndexLanguage | undefined; named: readonly (string | undefined)[] },
): Alternatives {
  const popular = collectBooks(reader, { typed: '', language, filter: {} }).docs;
  const near = onePerBook([...withSomeWords(reader, typed, language), ...popular]);
  return {
    books: foundCards(
      reader,
      near.slice(0, maxBooks).map(({ rowid }) => rowid),
    ),
    languages: typed === '' ? [] : countLanguages(reader, typed, language),
    tags: popularTags(reader, popular, named),
  };
}

/** Books with as many of the words as can be had, titles first. */
function withSomeWords(reader: IndexReader, typed: string, language: IndexLanguage | undefined): DocFacts[] {
  const words = wordsToFind(typed);
  if (words.length < 2) return [];
  const filter = language === undefined ? '' : ` AND "${filterWord.language(language.number)}"`;
  const some = words.map(({ word }) => `"${word}"`).join(' OR ');
  const found = [
    ...reader.matchNames(`({title people tags} : (${some}))${filter}`, 200),
    ...reader.matchTexts(`(${some})${filter}`, 50),
  ];
  const docs = reader.factsOf([...new Set(found)]);
  const shared = (key: string) => words.filter(({ word }) => ` ${key} `.includes(` ${word} `)).length;
  return docs.toSorted((one, other) => shared(other.key) - shared(one.key));
}

function countLanguages(reader: IndexReader, typed: string, own: IndexLanguage | undefined): Alternatives['languages'] {
  const { rowids } = findMatches(reader, { typed, language: undefined, filters: [] });
  const byLanguage = Map.groupBy(reader.factsOf(rowids), ({ language }) => language);
  return [...reader.languages().values()]
    .flatMap(({ number, mark }) => {
      const count = new Set(byLanguage.get(number)?.map(({ book }) => book)).size;
      return count === 0 || number === own?.number ? [] : { language: mark, count };
    })
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxLanguages);
}

function popularTags(
  reader: IndexReader,
  docs: readonly DocFacts[],
  named: readonly (string | undefined)[],
): Alternatives['tags'] {
  return [...countTags(docs)]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxTags)
    .flatMap(([tagId]) => {
      const tag = reader.tags().get(tagId);
      return tag === undefined ? [] : markOfTag(reader, tag, named);
    });
}
