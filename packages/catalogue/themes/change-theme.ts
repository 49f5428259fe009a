import type { EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import { changeAlone } from './change-alone.ts';
import type { changeTheme as contract, EditableTheme } from './contract.ts';
import { booksOfTheme, finishChange, followInSearch } from './finish-change.ts';
import { lockThemes } from './select-themes.ts';
import { requireFreeNames, writeNames } from './theme-names.ts';

export async function changeTheme(
  { database: { pool } }: CatalogueContext,
  { account, params: { id }, body: { version, kind, synonyms, names } }: EndpointRequest<typeof contract>,
): Promise<EditableTheme> {
  return changeAlone(pool, [id], async (client) => {
    const [before] = await lockThemes(client, [id], { isStanding: true });
    if (before?.version !== version)
      throw new Problem('changed-meanwhile', 409, { detail: 'Somebody else has changed the theme: look at it again.' });
    const isSaid = ({ languageId, name }: (typeof names)[number]) =>
      before.names.some((own) => own.language.id === languageId && own.name === name);
    await requireFreeNames(
      client,
      names.filter((name) => !isSaid(name)),
      id,
    );
    await client.query(sql`
      update tag set kind = ${kind}, synonyms = ${[...new Set(synonyms)]}::text[], version = coalesce(version, 0) + 1
      where id = ${id}`);
    await client.query(sql`
      delete from tag_name where tag_id = ${id}
        and language_id <> all (${names.map(({ languageId }) => languageId)}::bigint[])`);
    await writeNames(client, id, names);
    await followInSearch(client, await booksOfTheme(client, id));
    return finishChange(client, { actor: account.id, action: 'theme-changed', id });
  });
}
