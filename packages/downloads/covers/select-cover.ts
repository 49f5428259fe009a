import { type MadeCover, madeCoverColumn, madeCoverName } from '@letsread/catalogue/made-cover.ts';
import { book, edition, language } from '@letsread/catalogue/tables.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { CoverToMake } from '@letsread/formats/covers/cover-to-make.ts';
import { and, eq, type SQL } from 'drizzle-orm';

/** What the made cover of a published edition is drawn from, and its name as of now; undefined where there is no such edition. */
export async function selectCover(
  { db }: Database,
  editionId: string,
): Promise<{ name: string; cover: CoverToMake } | undefined> {
  const [found] = await db
    .select({ name: madeCoverName(), facts: madeCoverColumn() as SQL<MadeCover>, languageName: language.name })
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .innerJoin(language, eq(language.id, edition.languageId))
    .where(and(eq(edition.id, editionId), eq(edition.status, 'published')));
  if (found === undefined) return undefined;
  const { languageTag: tag, script, direction, ...facts } = found.facts;
  return { name: found.name, cover: { ...facts, language: { tag, name: found.languageName, script, direction } } };
}
