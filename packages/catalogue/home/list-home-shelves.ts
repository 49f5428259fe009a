import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { selectCollections } from '../collections/select-collections.ts';
import { standsToday } from '../collections/stands-today.ts';
import type { CatalogueContext } from '../context.ts';
import type { BookCard, Tag } from '../contract.ts';
import type { BookFilter } from '../search/book-filter.ts';
import { selectMostRead } from '../search/select-cards.ts';
import { inRow } from '../shelves/pick-shelves.ts';
import { selectTags } from '../tags/list-tags.ts';
import { homeParts, type listHomeShelves as contract } from './contract.ts';

type Shelf = EndpointOutput<typeof contract>['shelves'][number];

export async function listHomeShelves(
  context: CatalogueContext,
  { query: { lId, shelves } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const names = await standingShelves(context, shelves ?? (await chosenShelves(context, lId)));
  const ofCollections = await collectionShelves(context, names, lId);
  const ofThemes = await themeTitles(context, names, lId);
  const shown: Shelf[] = [];
  for (const name of names) {
    const [kind = '', id = ''] = name.split(':');
    const plain = { name, title: null, titleLanguage: null, slug: null };
    if (kind === 'collection') shown.push(...(ofCollections.get(id) ?? []));
    else if (kind === 'level')
      shown.push({
        ...plain,
        books: await firstBooks(context, { levels: [Number(id)], languageId: lId }),
      });
    else if (kind !== 'theme') shown.push({ ...plain, books: [] });
    else if (ofThemes.has(id))
      shown.push({
        ...plain,
        title: ofThemes.get(id)?.name ?? null,
        titleLanguage: ofThemes.get(id)?.languageISOCode ?? null,
        books: await firstBooks(context, { tagIds: [id], languageId: lId }),
      });
  }
  return { shelves: shown.filter(({ name, books }) => !name.includes(':') || books.length > 0) };
}

/** Those of the language, else those of all languages, else all parts of home. */
async function chosenShelves({ database }: CatalogueContext, languageId: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ shelves: string[] }>(sql`
    select shelves from home_choice where language_id = ${languageId} or language_id is null
    order by language_id nulls last limit 1`);
  return rows[0]?.shelves ?? homeParts;
}

async function firstBooks(context: CatalogueContext, filter: BookFilter): Promise<BookCard[]> {
  const { items } = await selectMostRead(context, { filter, limit: inRow, cursor: undefined });
  return items;
}

async function collectionShelves(
  context: CatalogueContext,
  names: readonly string[],
  languageId: string,
): Promise<Map<string, [Shelf]>> {
  const ids = idsOf(names, 'collection');
  if (ids.length === 0) return new Map();
  const which = sql`collection.id = any (${ids}::bigint[]) and ${standsToday}`;
  const collections = await selectCollections(context, which, { languageId, limit: inRow, offset: 0 });
  return new Map(
    collections.map(({ id, title, language, slug, books }) => [
      id,
      [{ name: `collection:${id}`, title, titleLanguage: language.languageISOCode, slug, books }],
    ]),
  );
}

async function themeTitles(context: CatalogueContext, names: readonly string[], languageId: string) {
  const ids = idsOf(names, 'theme');
  if (ids.length === 0) return new Map<string, Tag>();
  const tags = await selectTags(context, languageId, sql`tag.id = any (${ids}::bigint[])`);
  return new Map(tags.map((tag) => [tag.id, tag]));
}

/** With the themes that those named were joined to, and without those that are gone. */
async function standingShelves({ database }: CatalogueContext, names: readonly string[]): Promise<string[]> {
  const ids = idsOf(names, 'theme');
  if (ids.length === 0) return [...names];
  const { rows } = await database.pool.query<{ name: string; now: string | null }>(sql`
    select concat('theme:', n.id) as name, 'theme:' || tag_now(n.id) as now from unnest(${ids}::bigint[]) as n (id)`);
  const nowOf = new Map(rows.map(({ name, now }) => [name, now]));
  return [...new Set(names.flatMap((name) => (nowOf.has(name) ? (nowOf.get(name) ?? []) : name)))];
}

/** The ids of the shelves of one kind. */
export function idsOf(names: readonly string[], kind: 'collection' | 'theme'): string[] {
  return names.flatMap((name) => (name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : []));
}
