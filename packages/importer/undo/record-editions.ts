import { createHash } from 'node:crypto';
import { markImported } from '@letsread/catalogue/writing/editions/mark-imported.ts';
import { readEditionEntries, type StandingEdition } from '@letsread/catalogue/writing/editions/read-edition-entry.ts';
import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';

/**
 * Writes down what an import makes of editions, in the transaction that writes them: how each was before, and a hash of what it is now.
 * Of an edition that the same import wrote before, what it was at first stays.
 */
export async function recordEditions(
  client: Queryable,
  importId: string,
  { before, written }: { before: Map<string, StandingEdition>; written: readonly string[] },
): Promise<void> {
  const now = await readEditionEntries(client, written);
  const rows = Array.from(now, ([id, standing]) => ({
    edition_id: id,
    before: before.get(id) ?? null,
    made_sha256: hashOfStanding(standing),
  }));
  await client.query(sql`
    insert into import_edition (import_id, edition_id, before, made_sha256)
    select ${importId}, edition_id, coalesce(before, 'null'::jsonb), made_sha256
    from jsonb_to_recordset(${JSON.stringify(rows)}) as n (edition_id bigint, before jsonb, made_sha256 text)
    on conflict (import_id, edition_id) do update set made_sha256 = excluded.made_sha256`);
  await markImported(client, written, importId);
}

/** Of its words, pictures and people; publishing an edition, or recording it, is no change of it. */
export function hashOfStanding({ entry }: StandingEdition): string {
  const { title, subtitle, description, made, licence, pages, credits } = entry;
  const content = [title, subtitle ?? '', description, made, licence, credits];
  const ofPages = pages.map(({ text, alt, picture }) => [text, alt, picture?.sha256]);
  return createHash('sha256')
    .update(JSON.stringify([content, ofPages]))
    .digest('hex');
}
