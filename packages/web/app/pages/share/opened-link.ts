import { getBook, getCollectionBySlug, listLanguages } from '@letsread/catalogue/contract.ts';
import { getPathway } from '@letsread/learning/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { redirect } from 'react-router';

import { bookPath } from '../../catalogue/book-path.ts';
import { pathAddress } from '../../learning/path-progress/path-address.ts';
import { apiClientContext } from '../../request/contexts.ts';
import { isProblem } from '../../request/is-problem.ts';
import type { Route } from './+types/opened-link.ts';
import { readShare } from './find-share.server.ts';
import { receiverLanguages } from './receiver-languages.ts';

/**
 * Where a shared link leads: to the book, collection or path in the language of whoever opens it, where there is one, else
 * as it was shared. The address of each stays the only one that search engines know, with its languages.
 */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const client = context.get(apiClientContext);
  const { kind, slug, languageId } = readShare(params, url);
  const languages = receiverLanguages(request);
  const to =
    kind === 'book'
      ? await bookFor(client, slug, languages)
      : await listFor(client, { kind, slug, languageId: languageId ?? '', languages });
  return redirect(to, { status: 302, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
}

async function bookFor(client: ApiClient, slug: string, languages: string[]): Promise<string> {
  const found = await client(getBook, { slug }).catch(notThere);
  // Its own page says what became of it.
  if (found === undefined) return bookPath(slug);
  const editions = languages.flatMap((tag) => found.editions.filter(({ language }) => isIn(language, tag)));
  return bookPath(editions[0]?.slug ?? found.slug);
}

interface List {
  kind: 'collection' | 'path';
  slug: string;
  /** As it was shared; empty: in English. */
  languageId: string;
  languages: string[];
}

async function listFor(
  client: ApiClient,
  { kind, slug, languageId, languages: readerLanguages }: List,
): Promise<string> {
  const { languages } = await client(listLanguages, {});
  const ids = readerLanguages.flatMap((tag) => languages.filter((one) => isIn(one, tag)).map(({ id }) => id));
  for (const lId of ids) if (await hasBooks(client, kind, { slug, lId })) return addressIn(kind, slug, lId);
  return addressIn(kind, slug, languageId);
}

async function hasBooks(
  client: ApiClient,
  kind: List['kind'],
  { slug, lId }: { slug: string; lId: string },
): Promise<boolean> {
  if (kind === 'collection')
    return ((await client(getCollectionBySlug, { slug, lId, limit: 1 }).catch(notThere))?.total ?? 0) > 0;
  return (await client(getPathway, { slug, lId }).catch(notThere))?.language.id === lId;
}

function addressIn(kind: List['kind'], slug: string, lId: string): string {
  if (kind === 'path') return pathAddress(slug, lId === '' ? undefined : lId);
  return `/collection/${encodeURIComponent(slug)}${lId === '' ? '' : `?language=${lId}`}`;
}

function isIn({ languageISOCode }: { languageISOCode: string }, tag: string): boolean {
  return languageISOCode.toLowerCase() === tag;
}

function notThere(error: unknown): undefined {
  if (isProblem(error) && error.status < 500) return undefined;
  throw error;
}
