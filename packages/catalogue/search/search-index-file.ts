import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import { bookFeatures, bookLengths, type searchBooks as contract } from '../contract.ts';
import {
  type Collected,
  collectBooks,
  type IndexFilter,
  listRows,
  matchRows,
  noBooks,
  onePerBook,
  passing,
} from './index/collect-books.ts';
import { maxMatches } from './index/find-matches.ts';
import { foundCards } from './index/found-cards.ts';
import { countFeatures, countLengths, countLevels, countTags } from './index/count-docs.ts';
import { markOfTag } from './index/mark-of-tag.ts';
import { findAlternatives } from './index/find-alternatives.ts';
import { writeCorrected } from './index/write-corrected.ts';
import type { DocFacts } from './index/reading/doc-facts.ts';
import type { IndexLanguage, IndexReader } from './index/reading/index-reader.ts';
import type { FoundBooks } from './count-sign-languages.ts';
import { readFilter } from './read-filter.ts';

type Query = EndpointRequest<typeof contract>['query'];
type Output = EndpointOutput<typeof contract>;

/** The place in the list of the last book shown, its row, and itself. */
const lastKeys = z.tuple([z.int32(), z.number().int(), id]);
type LastKeys = z.output<typeof lastKeys>;

export function searchIndexFile(reader: IndexReader, { query }: EndpointRequest<typeof contract>): FoundBooks {
  const after = readCursor(query.cursor, lastKeys);
  return new IndexSearch(reader, query).answer(after);
}

class IndexSearch {
  readonly #reader: IndexReader;
  readonly #query: Query;
  readonly #language: IndexLanguage | undefined;
  readonly #filter: IndexFilter;
  readonly #typed: string;

  constructor(reader: IndexReader, query: Query) {
    this.#reader = reader;
    this.#query = query;
    this.#typed = query.cardName.trim();
    this.#language = query.lId === undefined ? undefined : reader.languages().get(query.lId);
    this.#filter = readFilter(query);
  }

  answer(after: LastKeys | undefined): FoundBooks {
    const { isNarrated, isSigned, ...chosen } = this.#filter;
    const always = { isNarrated, isSigned };
    const all = this.#collect(always);
    // Where all are at hand, what is chosen only picks among them.
    const pick = (filter: IndexFilter): Collected =>
      all.isCapped ? this.#collect({ ...always, ...filter }) : narrowed(all, filter);
    const isChosen = Object.values(chosen).some((value) => Array.isArray(value));
    const found = isChosen ? pick(chosen) : all;
    const without = (name: 'levels' | 'tagIds' | 'lengths') =>
      chosen[name] === undefined ? found : pick({ ...chosen, [name]: undefined });
    return {
      ...this.#page(found, after),
      total: found.docs.length,
      isTotalCapped: found.isCapped,
      didYouMean: found.docs.length === 0 ? null : writeCorrected(this.#reader, this.#typed, found, this.#language),
      alternatives:
        found.docs.length > 0
          ? null
          : findAlternatives(this.#reader, {
              typed: this.#typed,
              language: this.#language,
              named: [this.#query.uiLang, this.#query.lId],
            }),
      facets: {
        levels: levelsOf(without('levels').docs).slice(0, this.#query.fLimit),
        tags: this.#tagsOf(without('tagIds').docs),
        lengths: lengthsOf(without('lengths').editions),
        features: featuresOf(found.editions),
      },
    };
  }

  #collect(filter: IndexFilter): Collected {
    // No book is in this language.
    if (this.#query.lId !== undefined && this.#language === undefined) return noBooks;
    return collectBooks(this.#reader, { typed: this.#typed, language: this.#language, filter });
  }

  #page({ docs, isCapped, calledElse }: Collected, after: LastKeys | undefined): Pick<Output, 'items' | 'cursor'> {
    const { limit } = this.#query;
    const begin = after === undefined ? 0 : placeAfter(docs, after);
    const rest = isCapped && begin + limit >= docs.length ? this.#further(docs, after, limit + 1) : [];
    const listed = [...docs.slice(begin, begin + limit + 1), ...rest].slice(0, limit + 1);
    const shown = listed.slice(0, limit);
    const last = shown.at(-1);
    const position = begin + shown.length - 1;
    return {
      items: foundCards(
        this.#reader,
        shown.map(({ rowid }) => rowid),
        calledElse,
      ),
      ...(listed.length > limit && last !== undefined
        ? { cursor: writeCursor([Math.min(position, maxMatches), last.rowid, String(last.book)]) }
        : {}),
    };
  }

  /** What comes behind the books that are ranked, in the order of how often they are read. */
  #further(docs: readonly DocFacts[], after: LastKeys | undefined, count: number): DocFacts[] {
    const listed = new Set(docs.map(({ book }) => book));
    const isBehind = after !== undefined && !listed.has(Number(after[2]));
    const further: DocFacts[] = [];
    // A list without words goes on where it was cut off; one with words begins anew, less what was shown.
    let from = isBehind ? this.#reader.lastRowOf(Number(after[2])) || after[1] : 0;
    if (!isBehind && this.#typed === '') from = this.#reader.lastRowOf(docs.at(-1)?.book ?? 0);
    for (;;) {
      const rowids = this.#rowsFrom(from, 2 * count + 200);
      const docsHere = passing(this.#reader.factsOf(rowids), this.#filter);
      further.push(...docsHere.filter(({ book }) => !listed.has(book)));
      const unique = onePerBook(further);
      from = rowids.at(-1) ?? 0;
      if (unique.length >= count || rowids.length < 2 * count + 200) return unique.slice(0, count);
    }
  }

  #rowsFrom(after: number, limit: number): number[] {
    const given = { language: this.#language, filter: this.#filter, limit, after };
    return this.#typed === '' ? listRows(this.#reader, given) : matchRows(this.#reader, this.#typed, given);
  }

  #tagsOf(docs: readonly DocFacts[]): Output['facets']['tags'] {
    const counts = countTags(docs);
    const { lId, uiLang, fLimit } = this.#query;
    const known = this.#reader.tags();
    return [...counts]
      .flatMap(([tagId, count]) => {
        const tag = known.get(tagId);
        return tag === undefined ? [] : [{ ...markOfTag(this.#reader, tag, [uiLang, lId]), count }];
      })
      .toSorted((one, other) => other.count - one.count || (one.slug < other.slug ? -1 : 1))
      .slice(0, fLimit);
  }
}

function narrowed(all: Collected, filter: IndexFilter): Collected {
  const editions = passing(all.editions, filter);
  return { ...all, editions, docs: onePerBook(editions) };
}

/** Behind the book that was shown last; where it is gone, behind its place. */
function placeAfter(docs: readonly DocFacts[], [position, , bookId]: LastKeys): number {
  const at = docs.findIndex(({ book }) => String(book) === bookId);
  return (at < 0 ? position : at) + 1;
}

function levelsOf(docs: readonly DocFacts[]): Output['facets']['levels'] {
  const counts = countLevels(docs);
  return [1, 2, 3, 4, 5, 0].flatMap((level) => {
    const count = counts[level] ?? 0;
    return count === 0 ? [] : { level: level === 0 ? null : level, count };
  });
}

function lengthsOf(editions: readonly DocFacts[]): Output['facets']['lengths'] {
  const counts = countLengths(editions);
  return bookLengths.flatMap((length) => {
    const count = counts.get(length) ?? 0;
    return count === 0 ? [] : { length, count };
  });
}

function featuresOf(editions: readonly DocFacts[]): Output['facets']['features'] {
  const counts = countFeatures(editions);
  return bookFeatures.flatMap((feature) => (counts[feature] === 0 ? [] : { feature, count: counts[feature] }));
}
