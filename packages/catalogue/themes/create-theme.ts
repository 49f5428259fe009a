import type { Queryable } from '@letsread/database/database.ts';
import { lockTransaction } from '@letsread/database/advisory-lock.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import { slugify } from '@letsread/formats/words/slug.ts';
import type { EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { createTheme as contract, EditableTheme } from './contract.ts';
import { finishChange } from './finish-change.ts';
import { requireFreeNames, writeNames } from './theme-names.ts';

export async function createTheme(
  { database: { pool } }: CatalogueContext,
  { account, body }: EndpointRequest<typeof contract>,
): Promise<EditableTheme> {
  return inTransaction(pool, async (client) => {
    // Of two presses one makes it, and the other sees that there is one.
    await lockTransaction(client, 'imports');
    await requireFreeNames(client, [body]);
    const id = await insertTheme(client, slugify(body.name, 'theme'), body.kind);
    await writeNames(client, id, [body]);
    return finishChange(client, { actor: account.id, action: 'theme-created', id });
  });
}

/** "harvest", "harvest-2" …: slugs stay, those of themes that are gone too. */
async function insertTheme(client: Queryable, wanted: string, kind: EditableTheme['kind']): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const { rows } = await client.query<{ id: string }>(sql`
      insert into tag (slug, kind, version) values (${slug}, ${kind}, 1) on conflict do nothing returning id`);
    if (rows[0] !== undefined) return rows[0].id;
  }
}
