import type { Queryable } from '@letsread/database/database.ts';
import type { AuditAction } from '@letsread/identity/roles/audit-actions.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import { touchEditions } from '../writing/editions/touch-editions.ts';
import { writeSearchedTags } from '../writing/tags/write-searched-tags.ts';
import type { EditableTheme } from './contract.ts';
import { selectTheme } from './select-themes.ts';

/** So many books at once are read for their words. */
const booksAtOnce = 500;

/** Says in the audit list what was done to a theme, and gives it as it is now. */
export async function finishChange(
  client: Queryable,
  { actor, action, id, subject }: { actor: string; action: AuditAction; id: string; subject?: string },
): Promise<EditableTheme> {
  const theme = await selectTheme(client, id);
  await recordAudit(client, { actor, action, object: { kind: 'theme', id }, subject: subject ?? theme.name });
  return theme;
}

/** The books that carry a theme now. */
export async function booksOfTheme(client: Queryable, id: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    sql`select book_id as id from book_tag where tag_id = ${id} order by book_id`,
  );
  return rows.map((row) => row.id);
}

/** Has books found by what their themes are called now. */
export async function followInSearch(client: Queryable, bookIds: readonly string[]): Promise<void> {
  for (let first = 0; first < bookIds.length; first += booksAtOnce)
    await writeSearchedTags(client, bookIds.slice(first, first + booksAtOnce));
}

/** Books have other themes than before: a search finds them by those, and who copies the catalogue takes them anew. */
export async function followOtherThemes(client: Queryable, bookIds: readonly string[]): Promise<void> {
  await followInSearch(client, bookIds);
  await touchEditions(client, bookIds);
}
