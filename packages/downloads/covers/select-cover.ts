import { type MadeCover, madeCoverColumn, madeCoverName } from '@letsread/catalogue/covers/made-cover.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { CoverToMake } from '@letsread/formats/covers/cover-to-make.ts';
import sql from 'sql-template-tag';

/** What the made cover of a published edition is drawn from, and its name as of now; undefined where there is no such edition. */
export async function selectCover(
  { pool }: Database,
  editionId: string,
): Promise<{ name: string; cover: CoverToMake } | undefined> {
  const { rows } = await pool.query<{ name: string; facts: MadeCover; languageName: string }>(sql`
    select ${madeCoverName} as name, ${madeCoverColumn} as facts, language.name as "languageName"
    from edition
    join book on book.id = edition.book_id
    join language on language.id = edition.language_id
    where edition.id = ${editionId} and edition.status = 'published'`);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { languageTag: tag, script, direction, ...facts } = found.facts;
  return { name: found.name, cover: { ...facts, language: { tag, name: found.languageName, script, direction } } };
}
