import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import { slugify } from '@letsread/formats/words/slug.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { AuditAction } from '@letsread/identity/roles/audit-actions.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type * as contract from './contract.ts';
import { selectOne, selectOrdered, selectWithBooks } from './select-editable.ts';

type Text = EndpointRequest<typeof contract.changeCollection>['body']['texts'][number];

export async function createCollection(
  { database: { pool }, mediaUrl }: CatalogueContext,
  { account, body }: EndpointRequest<typeof contract.createCollection>,
): Promise<contract.CollectionWithBooks> {
  return inTransaction(pool, async (client) => {
    const id = await insertCollection(client, slugify(body.title, 'collection'));
    await writeTexts(client, id, [body]);
    await recordChange(client, account.id, 'collection-created', id);
    return selectWithBooks(client, mediaUrl, id);
  });
}

export async function changeCollection(
  { database: { pool }, mediaUrl }: CatalogueContext,
  {
    account,
    params: { id },
    body: { version, figure, curator, from, to, texts },
  }: EndpointRequest<typeof contract.changeCollection>,
): Promise<contract.CollectionWithBooks> {
  return inTransaction(pool, async (client) => {
    await countChange(client, id, version);
    await client.query(sql`
      update collection set figure = ${figure}, curator = ${curator}, shown_from = ${from}, shown_until = ${to}
      where id = ${id}`);
    await client.query(sql`
      delete from collection_text where collection_id = ${id}
        and language_id <> all (${texts.map(({ languageId }) => languageId)}::bigint[])`);
    await writeTexts(client, id, texts);
    await recordChange(client, account.id, 'collection-changed', id);
    return selectWithBooks(client, mediaUrl, id);
  });
}

export async function setCollectionBooks(
  { database: { pool }, mediaUrl }: CatalogueContext,
  {
    account,
    params: { id },
    body: { version, bookIds, howToUse },
  }: EndpointRequest<typeof contract.setCollectionBooks>,
): Promise<contract.CollectionWithBooks> {
  return inTransaction(pool, async (client) => {
    await countChange(client, id, version);
    // A book that nobody may read now is not shown to staff, and keeps its place for when it is back.
    await client.query(sql`
      delete from collection_book c where c.collection_id = ${id} and c.book_id <> all (${bookIds}::bigint[])
        and exists (select from edition e where e.book_id = c.book_id and e.status = 'published')`);
    const { rowCount } = await client.query(sql`
      insert into collection_book (collection_id, book_id, position)
      select ${id}, book.id, min(given.position)
      from unnest(${bookIds}::bigint[]) with ordinality as given (id, position) join book on book.id = given.id
      group by book.id
      on conflict (collection_id, book_id) do update set position = excluded.position`);
    if (rowCount !== new Set(bookIds).size)
      throw new Problem('book-not-found', 404, { detail: 'There is no such book.' });
    if (howToUse !== undefined) await writeHowToUse(client, id, howToUse);
    await recordChange(client, account.id, 'collection-changed', id);
    return selectWithBooks(client, mediaUrl, id);
  });
}

export async function orderCollections(
  { database: { pool } }: CatalogueContext,
  { account, body: { orderVersion, ids } }: EndpointRequest<typeof contract.orderCollections>,
): Promise<EndpointOutput<typeof contract.orderCollections>> {
  return inTransaction(pool, async (client) => {
    // Of two who order them at once the later one waits here, and then sees the order that the first one left.
    const { rows } = await client.query<{ id: string }>(sql`select id from collection order by id for no key update`);
    const there = new Set(rows.map(({ id }) => id));
    if (!ids.every((id) => there.has(id))) throw new Problem('collection-not-found', 404);
    if ((await selectOrdered(client)).orderVersion !== orderVersion)
      throw new Problem('changed-meanwhile', 409, {
        detail: 'Somebody else has changed the order of the collections: look at it again.',
      });
    await client.query(sql`
      update collection c set position = placed.position
      from (
        select id, row_number() over (
          order by array_position(${ids}::bigint[], id) nulls last, position, id)::integer as position
        from collection) as placed
      where placed.id = c.id and placed.position <> c.position`);
    const [first = ''] = ids;
    if (first !== '') await recordChange(client, account.id, 'collections-ordered', first);
    return selectOrdered(client);
  });
}

/** Takes a collection from readers, or brings it back. */
export async function setRemoved(
  { database: { pool } }: CatalogueContext,
  { actor, id, isRemoved }: { actor: string; id: string; isRemoved: boolean },
): Promise<contract.EditableCollection> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      isRemoved
        ? sql`update collection set removed_at = now() where id = ${id} and removed_at is null`
        : sql`update collection set removed_at = null where id = ${id} and removed_at is not null`,
    );
    const collection = await selectOne(client, id);
    if (rowCount === 1) await recordChange(client, actor, isRemoved ? 'collection-removed' : 'collection-restored', id);
    return collection;
  });
}

/** "rainy-days", "rainy-days-2" …: addresses stay, those of removed ones too. */
async function insertCollection(client: Queryable, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const { rows } = await client.query<{ id: string }>(sql`
      insert into collection (slug, position, version)
      select ${slug}, coalesce(max(position), 0) + 1, 1 from collection
      on conflict do nothing returning id`);
    if (rows[0] !== undefined) return rows[0].id;
  }
}

/** In the place of all that is there. @throws Problem book-not-found, language-not-found */
async function writeHowToUse(client: Queryable, id: string, howToUse: readonly contract.HowToUse[]): Promise<void> {
  const languageIds = [...new Set(howToUse.map(({ languageId }) => languageId))];
  const { rows } = await client.query(sql`select from language where id = any (${languageIds}::bigint[])`);
  if (rows.length !== languageIds.length)
    throw new Problem('language-not-found', 404, { detail: 'There is no such language.' });
  const told = howToUse.map(({ bookId, languageId, text }) => ({ book_id: bookId, language_id: languageId, text }));
  const { rows: written } = await client.query<{ bookId: string }>(sql`
    with told as (
      select n.book_id, jsonb_object_agg(n.language_id, n.text) as texts
      from json_to_recordset(${JSON.stringify(told)}) as n (book_id bigint, language_id bigint, text text) group by 1)
    update collection_book c set how_to_use = (select told.texts from told where told.book_id = c.book_id)
    where c.collection_id = ${id} and (c.how_to_use is not null or c.book_id in (select book_id from told))
    returning c.book_id as "bookId"`);
  const here = new Set(written.map(({ bookId }) => bookId));
  if (!howToUse.every(({ bookId }) => here.has(bookId)))
    throw new Problem('book-not-found', 404, { detail: 'The collection has no such book.' });
}

/** @throws Problem collection-not-found; changed-meanwhile when somebody else has changed it since `version` */
async function countChange(client: Queryable, id: string, version: number | null): Promise<void> {
  const { rowCount } = await client.query(sql`
    update collection set version = coalesce(version, 0) + 1
    where id = ${id} and version is not distinct from ${version}::integer`);
  if (rowCount === 1) return;
  await selectOne(client, id);
  throw new Problem('changed-meanwhile', 409, {
    detail: 'Somebody else has changed the collection: look at it again.',
  });
}

/** @throws Problem language-not-found */
async function writeTexts(client: Queryable, id: string, texts: readonly Text[]): Promise<void> {
  const rows = texts.map(({ languageId, title, summary }) => ({ language_id: languageId, title, summary }));
  const { rowCount } = await client.query(sql`
    insert into collection_text as t (collection_id, language_id, title, summary)
    select ${id}, language.id, n.title, n.summary
    from json_to_recordset(${JSON.stringify(rows)}) as n (language_id bigint, title text, summary text)
    join language on language.id = n.language_id
    on conflict (collection_id, language_id) do update set title = excluded.title, summary = excluded.summary`);
  if (rowCount !== texts.length) throw new Problem('language-not-found', 404, { detail: 'There is no such language.' });
}

async function recordChange(client: Queryable, actor: string, action: AuditAction, id: string): Promise<void> {
  const { texts } = await selectOne(client, id);
  const subject = texts[0]?.title ?? '';
  await recordAudit(client, { actor, action, object: { kind: 'collection', id }, subject });
}
