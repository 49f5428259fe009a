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
  level?: number;
  /** The language of its title, BCP 47; undefined where it is not known. */
  titleLanguageISOCode: string | undefined;
  /** What else it may be written in, beside its books. */
  language: BookCard['language'] | undefined;
  /** Its own page. */
  path: string;
  /** How its file is called. */
  fileName: string | undefined;
  editions: string[];
  /** What the address of the next part has beside or instead. */
  next: Record<string, string> | undefined;
}

interface Source {
  client: ApiClient;
  /** The address that asks for the list. */
  url: URL;
  lId: string;
  /** Which part of a long list, from 1 on. */
  part: number;
}

/** The list that an address asks for: a collection, a theme, a level, a path, or editions by their ids. Throws 404 for none. */
export async function loadList(client: ApiClient, url: URL, languageId: string): Promise<LoadedList> {
  const query = url.searchParams;
  const part = Number(query.get('page') ?? 1);
  if (!Number.isInteger(part) || part < 1) throw data(null, { status: 404 });
  const source = { client, url, lId: query.get('lId') ?? languageId, part };
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
      titleLanguageISOCode: undefined,
      language: undefined,
      path: '/search',
      fileName: undefined,
      editions: editions.split(','),
      next: undefined,
    };
  throw data(null, { status: 404 });
}

async function ofCollection(slug: string, { client, lId, part }: Source): Promise<LoadedList> {
  const found = await answerOf(client(getCollectionBySlug, { slug, limit: maxBundledBooks, lId }));
  const books =
    part === 1
      ? found.books
      : (await answerOf(client(listCollectionBooks, { id: found.id, limit: maxBundledBooks, page: part, lId }))).items;
  return {
    title: found.title,
    titleLanguageISOCode: found.language.languageISOCode,
    language: found.language,
    path: `/collection/${encodeURIComponent(found.slug)}?language=${lId}`,
    fileName: nameOf(found.slug, part),
    editions: idsOf(books),
    next: part * maxBundledBooks < found.total ? { page: String(part + 1) } : undefined,
  };
}

async function ofTag(tagId: string, { client, url, lId, ...source }: Source): Promise<LoadedList> {
  const { cursor, part } = placeOf(url, source.part);
  const found = await answerOf(client(listTagBooks, { tagId, lId, limit: maxBundledBooks, cursor }), url);
  return {
    title: found.tag.name,
    titleLanguageISOCode: found.tag.languageISOCode ?? undefined,
    language: undefined,
    path: `/tag/${found.tag.id}`,
    fileName: nameOf(found.tag.slug, part),
    editions: idsOf(found.items),
    next: nextOf(found.cursor, part),
  };
}

async function ofLevel(level: string, { client, url, lId, ...source }: Source): Promise<LoadedList> {
  if (!/^[1-5]$/.test(level)) throw data(null, { status: 404 });
  const { cursor, part } = placeOf(url, source.part);
  const found = await answerOf(client(searchBooks, { level, lId, limit: maxBundledBooks, cursor, fLimit: 1 }), url);
  return {
    title: '',
    level: Number(level),
    titleLanguageISOCode: undefined,
    language: undefined,
    path: `/level/${level}`,
    fileName: nameOf(`level-${level}`, part),
    editions: idsOf(found.items),
    next: nextOf(found.cursor, part),
  };
}

async function ofPath(slug: string, { client, lId }: Source): Promise<LoadedList> {
  const found = await answerOf(client(getPathway, { slug, lId }));
  return {
    title: found.title,
    titleLanguageISOCode: found.titleLanguageISOCode ?? undefined,
    language: found.language,
    path: `/pathways/${encodeURIComponent(found.slug)}?lId=${lId}`,
    fileName: nameOf(found.slug, 1),
    // No path has more books than a file.
    editions: idsOf(found.path.map(({ book }) => book)).slice(0, maxBundledBooks),
    next: undefined,
  };
}

/** Without a cursor a list begins, whatever part an old address says it is. */
function placeOf({ searchParams }: URL, part: number): { cursor: string | undefined; part: number } {
  const cursor = searchParams.get('cursor') ?? undefined;
  return { cursor, part: cursor === undefined ? 1 : part };
}

function nextOf(cursor: string | undefined, part: number): LoadedList['next'] {
  return cursor === undefined ? undefined : { cursor, page: String(part + 1) };
}

function idsOf(books: readonly BookCard[]): string[] {
  return [...new Set(books.map(({ editionId }) => editionId))];
}

/** Slugs of other hands may have what no file is called. */
function nameOf(slug: string, part: number): string | undefined {
  const name = part === 1 ? slug : `${slug}-${part}`;
  return bundleFileName.safeParse(name).data;
}
