import type { Queryable } from '@letsread/database/database.ts';
import { foldText } from '@letsread/formats/words/fold-text.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';

interface Name {
  languageId: string;
  name: string;
}

/** @throws Problem language-not-found */
export async function writeNames(client: Queryable, themeId: string, names: readonly Name[]): Promise<void> {
  const rows = names.map(({ languageId, name }) => ({ language_id: languageId, name }));
  const { rowCount } = await client.query(sql`
    insert into tag_name as t (tag_id, language_id, name)
    select ${themeId}, language.id, n.name
    from json_to_recordset(${JSON.stringify(rows)}) as n (language_id bigint, name text)
    join language on language.id = n.language_id
    on conflict (tag_id, language_id) do update set name = excluded.name`);
  if (rowCount !== names.length) throw new Problem('language-not-found', 404, { detail: 'There is no such language.' });
}

/** Two themes of one name could not be told apart by readers or by imports. @throws Problem theme-exists */
export async function requireFreeNames(client: Queryable, names: readonly Name[], themeId = '0'): Promise<void> {
  const double = await findTakenName(client, names, themeId);
  if (double !== undefined)
    throw new Problem('theme-exists', 409, { detail: `There is a theme with the name ${double} already.` });
}

/** The first of these names that another theme that stands has; undefined where all are free. */
export async function findTakenName(
  client: Queryable,
  names: readonly Name[],
  themeId: string,
): Promise<string | undefined> {
  const { rows } = await client.query<Name>(sql`
    select n.language_id as "languageId", n.name from tag_name n join tag on tag.id = n.tag_id
    where tag.removed_at is null and tag.id <> ${themeId}
      and n.language_id = any (${names.map(({ languageId }) => languageId)}::bigint[])`);
  const keyOf = ({ languageId, name }: Name) => `${languageId} ${foldText(name)}`;
  const existing = new Set(rows.map(keyOf));
  return names.find((name) => existing.has(keyOf(name)))?.name;
}
