import {
  type BookCard,
  getCollectionBySlug,
  listCollectionBooks,
  listTagBooks,
  searchBooks,
} from '@letsread/catalogue/contract.ts';
import { bundleFileName, maxBundledBooks } from '@letsread/downloads/bundles/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { getPathway } from '@letsread/learning/contract.ts';
import { data } from 'react-router';

import { answerOf } from '../../request/problems.ts';

/** A list whose books are taken along; a long one in parts. */
export interface LoadedList {
  /** '' for a level, and for books that were chosen one by one. */
  title: string;
  /** All books of a level are called by it. */
  level?: Level;
  /** The language of its title; that of the page where it is not said. */
  language: BookCard['language'] | undefined;
  /** Its own page. */
  path: string;
  /** How its file is called. */
  fileName: string | undefined;
  editions: string[];
  /** What the address of the next part has beside or instead. */
  next: Record<string, string> | undefined;
}

type Level = 1 | 2 | 3 | 4 | 5;
type Source = { client: ApiClient; query: URLSearchParams; lId: string };

/** The list that an address asks for: a collection, a theme, a level, a path, or editions by their ids. Throws 404 for none. */
export async function loadList(client: ApiClient, query: URLSearchParams, languageId: string): Promise<LoadedList> {
  const source = { client, query, lId: query.get('lId') ?? languageId };
  const [collection, tag, level, path, editions] = ['collection', 'tag', 'level', 'path', 'editions'].map((name) =>
    query.get(name),
  );
  if (collection) return ofCollection(collection, source);
  if (tag) return ofTag(tag, source);
  if (level) return ofLevel(level, source);
  if (path) return ofPath(path, source);
  if (editions)
    return {
      title: '',
      language: undefined,
      path: '/search',
      fileName: undefined,
      editions: editions.split(','),
      next: undefined,
    };
  throw data(null, { status: 404 });
}

async function ofCollection(slug: string, { client, query, lId }: Source): Promise<LoadedList> {
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) throw data(null, { status: 404 });
  const found = await answerOf(client(getCollectionBySlug, { slug, limit: maxBundledBooks, lId }));
  const books =
    page === 1
      ? found.books
      : (await answerOf(client(listCollectionBooks, { id: found.id, limit: maxBundledBooks, page, lId }))).items;
  return {
    title: found.title,
    language: found.language,
    path: `/collection/${encodeURIComponent(found.slug)}?language=${lId}`,
    fileName: nameOf(found.slug, page),
    editions: idsOf(books),
    next: page * maxBundledBooks < found.total ? { page: String(page + 1) } : undefined,
  };
}

async function ofTag(tagId: string, { client, query, lId }: Source): Promise<LoadedList> {
  const cursor = query.get('cursor') ?? undefined;
  const found = await answerOf(client(listTagBooks, { tagId, lId, limit: maxBundledBooks, cursor }));
  return {
    title: found.tag.name,
    language: undefined,
    path: `/tag/${found.tag.id}`,
    fileName: nameOf(found.tag.slug, 1),
    editions: idsOf(found.items),
    next: found.cursor === undefined ? undefined : { cursor: found.cursor },
  };
}

async function ofLevel(level: string, { client, query, lId }: Source): Promise<LoadedList> {
  if (!/^[1-5]$/.test(level)) throw data(null, { status: 404 });
  const cursor = query.get('cursor') ?? undefined;
  const found = await answerOf(client(searchBooks, { level, lId, limit: maxBundledBooks, cursor, fLimit: 1 }));
  return {
    title: '',
    level: Number(level) as Level,
    language: undefined,
    path: `/level/${level}`,
    fileName: nameOf(`level-${level}`, 1),
    editions: idsOf(found.items),
    next: found.cursor === undefined ? undefined : { cursor: found.cursor },
  };
}

async function ofPath(slug: string, { client, lId }: Source): Promise<LoadedList> {
  const found = await answerOf(client(getPathway, { slug, lId }));
  return {
    title: found.title,
    language: found.language,
    path: `/pathways/${encodeURIComponent(found.slug)}?lId=${lId}`,
    fileName: nameOf(found.slug, 1),
    // No path has more books than a file.
    editions: idsOf(found.path.map(({ book }) => book)).slice(0, maxBundledBooks),
    next: undefined,
  };
}

function idsOf(books: readonly BookCard[]): string[] {
  return [...new Set(books.map(({ editionId }) => editionId))];
}

/** Slugs of other hands may have what no file is called. */
function nameOf(slug: string, part: number): string | undefined {
  const name = part === 1 ? slug : `${slug}-${part}`;
  return bundleFileName.safeParse(name).data;
}
