import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import { slugify } from '@letsread/formats/words/slug.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { AuditAction } from '@letsread/identity/roles/audit-actions.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import { badgeNames, stickerNames } from '../contract.ts';
import { hasTwoStories } from '../pathways/pathway-columns.ts';
import { ruleSource } from '../pathways/rule-source.ts';
import * as contract from './contract.ts';
import { selectOne, selectOrdered, selectWithBooks } from './select-editable.ts';

/** Whose paths are those that staff made or changed (`pathway.source`): no import and no rule writes them. */
const staffSource = 'staff';

type Text = EndpointRequest<typeof contract.updatePathway>['body']['texts'][number];
type Books = EndpointRequest<typeof contract.setPathwayBooks>['body']['books'];

export async function createPathway(
  context: CatalogueContext,
  { account, body }: EndpointRequest<typeof contract.createPathway>,
): Promise<contract.PathwayWithBooks> {
  const created = await inTransaction(context.database.pool, async (client) => {
    const id = await insertPathway(client, slugify(body.title, 'path'));
    await writeTexts(client, id, [body]);
    await recordChange(client, account.id, 'pathway-created', id);
    return id;
  });
  return selectWithBooks(context, created);
}

export async function updatePathway(
  context: CatalogueContext,
  { account, params: { id }, body }: EndpointRequest<typeof contract.updatePathway>,
): Promise<contract.PathwayWithBooks> {
  const { version, badge, palette, figures, texts } = body;
  await inTransaction(context.database.pool, async (client) => {
    await countChange(client, id, version);
    await client.query(sql`
      update pathway set badge = ${badge}, palette = ${palette}, figures = ${[...new Set(figures)]}::text[] where id = ${id}`);
    await client.query(sql`
      delete from pathway_text where pathway_id = ${id}
        and language_id <> all (${texts.map(({ languageId }) => languageId)}::bigint[])`);
    await writeTexts(client, id, texts);
    await recordChange(client, account.id, 'pathway-changed', id);
  });
  return selectWithBooks(context, id);
}

export async function setPathwayBooks(
  context: CatalogueContext,
  { account, params: { id }, body: { version, books } }: EndpointRequest<typeof contract.setPathwayBooks>,
): Promise<contract.PathwayWithBooks> {
  await inTransaction(context.database.pool, async (client) => {
    await countChange(client, id, version);
    await writeSteps(client, id, books);
    await recordChange(client, account.id, 'pathway-changed', id);
  });
  return selectWithBooks(context, id);
}

/** A path of the rule that is moved is staff's: the rule's own stand behind the others. */
export async function movePathway(
  { database: { pool } }: CatalogueContext,
  { account, params: { id }, body: { orderVersion, beforeId } }: EndpointRequest<typeof contract.movePathway>,
): Promise<EndpointOutput<typeof contract.movePathway>> {
  return inTransaction(pool, async (client) => {
    // Of two who move paths at once the later one waits here, and then reads the order that the first one left.
    await client.query(sql`select from pathway order by id for no key update`);
    const { rows } = await client.query<{ id: string }>(
      sql`select id from pathway order by removed_at is not null, position, id`,
    );
    const others = rows.map((row) => row.id).filter((one) => one !== id);
    const at = beforeId === null ? others.length : others.indexOf(beforeId);
    if (at < 0 || others.length === rows.length)
      throw new Problem('pathway-not-found', 404, { detail: 'There is no such path.' });
    if ((await selectOrdered(client)).orderVersion !== orderVersion)
      throw new Problem('changed-meanwhile', 409, {
        detail: 'Somebody else has changed the order of the paths: look at it again.',
      });
    const ids = others.toSpliced(at, 0, id);
    // One that was made meanwhile stays where it is.
    await client.query(sql`
      update pathway p set position = array_position(${ids}::bigint[], p.id), is_placed = true,
        source = case when p.id = ${id} and p.source = ${ruleSource} then ${staffSource} else p.source end
      where p.id = any (${ids}::bigint[])`);
    await recordChange(client, account.id, 'pathways-ordered', id);
    return selectOrdered(client);
  });
}

/** Shows a path to readers, or takes it from them. @throws Problem pathway-too-short */
export async function setPublished(
  { database: { pool } }: CatalogueContext,
  { actor, id, isPublished }: { actor: string; id: string; isPublished: boolean },
): Promise<contract.EditablePathway> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ isReadable: boolean }>(sql`
      update pathway p set source = ${staffSource}, removed_at = case when ${isPublished}::boolean then null else now() end
      where p.id = ${id} and (p.removed_at is null) <> ${isPublished}::boolean
      returning ${hasTwoStories} as "isReadable"`);
    if (isPublished && rows[0]?.isReadable === false)
      throw new Problem('pathway-too-short', 409, {
        detail: 'A path needs two books that can be read in one language: put them in first.',
      });
    const pathway = await selectOne(client, id);
    if (rows.length === 1)
      await recordChange(client, actor, isPublished ? 'pathway-published' : 'pathway-unpublished', id);
    return pathway;
  });
}

/** "over-the-hills", "over-the-hills-2" …: not published, with a look that the path before it does not have. */
async function insertPathway(client: Queryable, baseSlug: string): Promise<string> {
  const { rows: counted } = await client.query<{ count: number }>(sql`select count(*)::integer as count from pathway`);
  const before = counted[0]?.count ?? 0;
  const figures = Array.from({ length: contract.maxFigures }, (_, at) =>
    pick(stickerNames, before * contract.maxFigures + at),
  );
  for (let number = 1; ; number++) {
    const slug = number === 1 ? baseSlug : `${baseSlug}-${number}`;
    const { rows } = await client.query<{ id: string }>(sql`
      insert into pathway (slug, source, position, badge, palette, figures, version, removed_at, is_placed)
      select ${slug}, ${staffSource}, coalesce(max(position), 0) + 1, ${pick(badgeNames, before)},
        ${1 + (before % contract.palettes)}, ${figures}::text[], 1, now(), true
      from pathway where source <> ${ruleSource}
      on conflict do nothing returning id`);
    if (rows[0] !== undefined) return rows[0].id;
  }
}

function pick<Name extends string>(names: readonly Name[], number: number): Name | undefined {
  return names[number % names.length];
}

/** From now on the path is staff's. @throws Problem pathway-not-found; changed-meanwhile when it was changed since `version` */
async function countChange(client: Queryable, id: string, version: number | null): Promise<void> {
  const { rowCount } = await client.query(sql`
    update pathway set version = coalesce(version, 0) + 1, source = ${staffSource}
    where id = ${id} and version is not distinct from ${version}::integer`);
  if (rowCount === 1) return;
  await selectOne(client, id);
  throw new Problem('changed-meanwhile', 409, { detail: 'Somebody else has changed the path: look at it again.' });
}

/** Steps that stay keep their rows; those of books that nobody may read now, their places too. @throws Problem book-not-found */
async function writeSteps(client: Queryable, id: string, books: Books): Promise<void> {
  const steps = books.flatMap(({ bookId, activities }) => [
    { book_id: bookId, kind: 'book', is_optional: false },
    ...activities.map(({ kind, isOptional }) => ({ book_id: bookId, kind, is_optional: isOptional })),
  ]);
  const stepsJson = JSON.stringify(steps.map((step, position) => ({ ...step, position })));
  await client.query(sql`
    delete from pathway_step s where s.pathway_id = ${id}
      and exists (select from edition e where e.book_id = s.book_id and e.status = 'published')
      and (s.book_id, s.kind) not in (select book_id, kind from json_to_recordset(${stepsJson}) as n (book_id bigint, kind text))`);
  const { rowCount } = await client.query(sql`
    insert into pathway_step as s (pathway_id, position, kind, book_id, is_optional)
    select ${id}, min(n.position), n.kind, book.id, bool_and(n.is_optional)
    from json_to_recordset(${stepsJson}) as n (book_id bigint, kind text, is_optional boolean, position integer)
    join book on book.id = n.book_id and exists (select from edition e where e.book_id = book.id)
    group by book.id, n.kind order by min(n.position)
    on conflict (pathway_id, kind, book_id) do update set position = excluded.position,
      is_optional = case when s.kind = 'book' then s.is_optional else excluded.is_optional end`);
  if (rowCount !== new Set(steps.map((step) => `${step.kind}:${step.book_id}`)).size)
    throw new Problem('book-not-found', 404, { detail: 'There is no such book.' });
}

/** @throws Problem language-not-found */
async function writeTexts(client: Queryable, id: string, texts: readonly Text[]): Promise<void> {
  const rows = texts.map(({ languageId, title, summary }) => ({ language_id: languageId, title, summary }));
  const { rowCount } = await client.query(sql`
    insert into pathway_text as t (pathway_id, language_id, title, summary)
    select ${id}, language.id, n.title, n.summary
    from json_to_recordset(${JSON.stringify(rows)}) as n (language_id bigint, title text, summary text)
    join language on language.id = n.language_id
    on conflict (pathway_id, language_id) do update set title = excluded.title, summary = excluded.summary`);
  if (rowCount !== texts.length) throw new Problem('language-not-found', 404, { detail: 'There is no such language.' });
}

async function recordChange(client: Queryable, actor: string, action: AuditAction, id: string): Promise<void> {
  const { title } = await selectOne(client, id);
  await recordAudit(client, { actor, action, object: { kind: 'pathway', id }, subject: title });
}
