import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import { languageJson } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import type { HomeChoice, setHomeChoice as contract } from './contract.ts';
import { idsOf } from './list-home-shelves.ts';

type Body = EndpointRequest<typeof contract>['body'];

export async function listHomeChoices({ database }: CatalogueContext): Promise<{ items: HomeChoice[] }> {
  return { items: await selectChoices(database.pool) };
}

export async function setHomeChoice(
  { database: { pool } }: CatalogueContext,
  { account, body }: EndpointRequest<typeof contract>,
): Promise<{ items: HomeChoice[] }> {
  return inTransaction(pool, async (client) => {
    const language = body.languageId === null ? undefined : await nameOfLanguage(client, body.languageId);
    const isReset = body.shelves === null;
    if (body.shelves !== null) await requireShelves(client, body.shelves);
    await writeChoice(client, body);
    await recordAudit(client, {
      actor: account.id,
      object: { kind: 'home', id: body.languageId ?? '0' },
      ...(language === undefined
        ? { action: isReset ? 'home-default-reset' : 'home-default-changed' }
        : { action: isReset ? 'home-reset' : 'home-changed', subject: language }),
    });
    return { items: await selectChoices(client) };
  });
}

async function selectChoices(db: Queryable): Promise<HomeChoice[]> {
  const { rows } = await db.query<HomeChoice>(sql`
    select case when language.id is not null then ${languageJson} end as language, c.shelves, c.version
    from home_choice c left join language on language.id = c.language_id
    order by c.language_id is not null, language.published_books desc, language.english_name`);
  return rows;
}

/** In English, as a line of the audit list is read in any language. @throws Problem language-not-found */
async function nameOfLanguage(client: Queryable, languageId: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    sql`select english_name as name from language where id = ${languageId}`,
  );
  if (rows[0] === undefined) throw new Problem('language-not-found', 404, { detail: 'There is no such language.' });
  return rows[0].name;
}

/** @throws Problem shelf-not-found */
async function requireShelves(client: Queryable, shelves: readonly string[]): Promise<void> {
  const [themes, collections] = [idsOf(shelves, 'theme'), idsOf(shelves, 'collection')];
  const { rows } = await client.query<{ there: number }>(sql`
    select ((select count(*) from tag where id = any (${themes}::bigint[]))
      + (select count(*) from collection where id = any (${collections}::bigint[])))::integer as there`);
  if (rows[0]?.there !== themes.length + collections.length)
    throw new Problem('shelf-not-found', 404, { detail: 'There is no such theme or collection.' });
}

/** @throws Problem changed-meanwhile when it was changed since `version` */
async function writeChoice(client: Queryable, { languageId, version, shelves }: Body): Promise<void> {
  const isSeen = sql`language_id is not distinct from ${languageId}::bigint and version = ${version}`;
  const { rowCount } = await client.query(
    version === null
      ? sql`insert into home_choice (language_id, shelves, version)
          select ${languageId}::bigint, ${shelves ?? []}::text[], 1 where ${shelves !== null}::boolean on conflict do nothing`
      : shelves === null
        ? sql`delete from home_choice where ${isSeen}`
        : sql`update home_choice set shelves = ${shelves}::text[], version = version + 1 where ${isSeen}`,
  );
  if (rowCount !== 1)
    throw new Problem('changed-meanwhile', 409, { detail: 'Somebody else has changed home: look at it again.' });
}
