import type { MadeLibrary } from './made-library.ts';
import type { Draw } from './real-words.ts';

/** A call to ask again and again, each time for something else. */
export interface ReadingCall {
  name: string;
  /** Of the slowest of twenty. */
  limitMs: number;
  /** Something new in round 0, the same once more in the others; under another address each time, so that no kept answer is given. */
  address: (round: number) => string;
}

/** What all reading calls need: a draw of its own for each, so that one more call changes no other. */
export interface Asking {
  library: MadeLibrary;
  draw: Draw;
  /** Where deep pages begin: the cursors of lists that were walked so far. */
  cursors: { search: Cursor[]; tagBooks: Cursor[]; suggest: Cursor[]; newest: Cursor[]; collaborators: Cursor[] };
  /** The same of feeds: what their links lead to, below the format. */
  feedPages: { new: string[]; popular: string[]; all: string[]; language: string[]; tag: string[] };
}

export interface Cursor {
  path: string;
  cursor: string;
}

/** Every call that reads and needs no session; see `contract.ts` of the packages. */
export function readingCalls({ library, draw, cursors, feedPages }: Asking): ReadingCall[] {
  const { languages, tags, editions } = library;
  const language = () => draw.zipf(languages);
  const edition = () => editions[draw.below(editions.length)] ?? { id: 1, bookId: 1, languageId: '1', slug: '' };
  const tag = () => 1 + draw.rank(tags);
  const word = (words = language().words) => encodeURIComponent(words[draw.below(words.length)] ?? '');
  const limits = () => 10 + draw.below(20);
  const deep = (of: Cursor[]) => {
    const { path, cursor } = of[draw.below(of.length)] ?? { path: '/api/tag/all?', cursor: '' };
    return `${path}&cursor=${encodeURIComponent(cursor)}&limit=${limits()}`;
  };
  const list = (name: string, path: () => string): ReadingCall => {
    let [last, asked] = ['', 0];
    return {
      name,
      limitMs: 20,
      address(round) {
        if (round === 0) last = path();
        asked += 1;
        return `${last}${last.includes('?') ? '&' : '?'}asked=${asked}`;
      },
    };
  };
  const api = (name: string, path: () => string) => list(name, () => `/api${path()}`);
  return [
    api('search, a word', () => `/v5/book/search?cardName=${word()}`),
    api('search, a word in a language', () => {
      const { id, words } = language();
      return `/v5/book/search?lId=${id}&cardName=${word(words)}`;
    }),
    api('search, two words', () => {
      const { words } = language();
      return `/v5/book/search?cardName=${word(words)}%20${word(words)}`;
    }),
    api('search, the beginning of a word', () => `/v5/book/search?cardName=${word().slice(0, 3).replace(/%.?$/, '')}`),
    api(
      'search, by filters',
      () => `/v5/book/search?lId=${language().id}&level=${1 + draw.below(5)}&tag=${tag()}&limit=${limits()}`,
    ),
    list('search, a deep page', () => deep(cursors.search)),
    api(
      'suggestions while typing',
      () => `/search/suggest?lId=${language().id}&q=${word().slice(0, 4).replace(/%.?$/, '')}`,
    ),
    api('languages', () => `/language/by_type`),
    api('counts', () => `/tag/total-books-and-tags`),
    api('tags', () => `/tag/all`),
    api('tags in a language', () => `/tag/all?lId=${language().id}`),
    api('books of a tag', () => `/tag/get-books/${tag()}?limit=${limits()}`),
    api('books of a tag in a language', () => `/tag/get-books/${tag()}?lId=${language().id}&limit=${limits()}`),
    list('books of a tag, a deep page', () => deep(cursors.tagBooks)),
    api('suggested books', () => `/book/suggest?limit=${limits()}`),
    api('suggested books in a language', () => `/book/suggest?language_id=${language().id}&limit=${limits()}`),
    list('suggested books, a deep page', () => deep(cursors.suggest)),
    api('newest books', () => `/book/suggest?new=true&limit=${limits()}`),
    api('newest books in a language', () => `/book/suggest?new=true&language_id=${language().id}&limit=${limits()}`),
    list('newest books, a deep page', () => deep(cursors.newest)),
    api('shelves of home', () => `/book/shelves?lId=${language().id}`),
    api(
      'chosen shelves of home',
      () => `/home/shelves?lId=${language().id}&shelves=level:${1 + draw.below(5)},theme:${tag()}`,
    ),
    api('collections', () => `/book/collection?lId=${language().id}&limit=${limits()}&books=20`),
    api('a collection', () => `/book/collection/${1 + draw.below(library.collections)}?lId=${language().id}`),
    api(
      'a page of a collection',
      () => `/book/collection/${1 + draw.below(library.collections)}/pagination/?page=2&lId=${language().id}`,
    ),
    api('collaborators', () => `/collaborators?uiLang=${language().id}&limit=${limits()}`),
    api('collaborators by name', () => `/collaborators?name=${word()}&limit=${limits()}`),
    list('collaborators, a deep page', () => deep(cursors.collaborators)),
    api('a book', () => `/v5/book/${encodeURIComponent(edition().slug)}`),
    api('a book to read', () => {
      const { bookId, languageId } = edition();
      return `/v5/book/preview/language/${languageId}/book/${bookId}`;
    }),
    api('books by their ids', () => `/book/by-id/${Array.from({ length: 20 }, () => edition().bookId).join(',')}`),
    api('books near one', () => `/book/near/${encodeURIComponent(edition().slug)}?limit=${limits()}`),
    api('withdrawn books', () => `/book/withdrawn/${Array.from({ length: 20 }, () => edition().id).join(',')}`),
    api('downloads of a book', () => `/book/downloads/${edition().id}`),
    ...feeds(list, { library, draw, feedPages }),
  ];
}

/** The two formats have the same places: what is asked for once as OPDS 2 is asked for once more as 1.2. Kept by what they heed. */
function feeds(
  list: (name: string, path: () => string) => ReadingCall,
  { library: { languages, tags, collections }, draw, feedPages }: Pick<Asking, 'library' | 'draw' | 'feedPages'>,
): ReadingCall[] {
  const interfaces = [
    'en',
    'ar',
    'es',
    'fr',
    'hi',
    'bn',
    'id',
    'ja',
    'km',
    'ko',
    'lo',
    'si',
    'ta',
    'th',
    'vi',
    'my',
    'ne',
    'zh',
    'mn',
    'sw',
  ];
  let asked = 0;
  const feed = (name: string, path: () => string): ReadingCall => {
    const { address, ...call } = list(`feed: ${name}`, () => {
      const place = path();
      asked += 1;
      return `${place}${place.includes('?') ? '&' : '?'}lang=${interfaces[asked % interfaces.length]}`;
    });
    return { ...call, address: (round) => `/opds/${round % 2 === 0 ? 'v2' : 'v1.2'}${address(round)}` };
  };
  const language = () => draw.zipf(languages).id;
  const level = () => 1 + draw.below(5);
  const page = () => 1 + draw.below(9);
  const deep = (of: readonly string[]) => of[draw.below(of.length)] ?? '/new';
  return [
    feed('start', () => ''),
    feed('languages', () => '/languages'),
    feed('levels', () => '/levels'),
    feed('tags', () => '/tags'),
    feed('collections', () => '/collections'),
    feed('new, one of the first pages', () => `/new?page=${page()}`),
    feed('new, a deep page', () => deep(feedPages.new)),
    feed('new, in a language', () => `/new?language=${language()}&level=${level()}`),
    feed('popular, one of the first pages', () => `/popular?page=${page()}`),
    feed('popular, a deep page', () => deep(feedPages.popular)),
    feed('popular, in a language', () => `/popular?language=${language()}&level=${level()}`),
    feed('all, one of the first pages', () => `/all?page=${page()}`),
    feed('all, a deep page', () => deep(feedPages.all)),
    feed('a language', () => `/languages/${language()}?level=${level()}`),
    feed('a language, a deep page', () => deep(feedPages.language)),
    feed('a level', () => `/levels/${level()}?language=${language()}`),
    feed('a tag', () => `/tags/${1 + draw.rank(tags)}?level=${level()}`),
    feed('a tag, a deep page', () => deep(feedPages.tag)),
    feed('a collection', () => `/collections/shelf-${1 + draw.below(collections)}?level=${level()}`),
  ];
}
