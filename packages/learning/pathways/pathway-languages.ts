import { languageColumns } from '@letsread/catalogue/book-columns.ts';
import type { LanguageMark } from '@letsread/catalogue/contract.ts';
import { language } from '@letsread/catalogue/tables.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { asc, desc, sql } from 'drizzle-orm';
import { minStories } from './read-steps.ts';

/** The languages that a path, or any path, has enough stories in to be walked; those with most books first. */
export async function pathwayLanguages({ db }: Database, pathwayId: string | null): Promise<LanguageMark[]> {
  return db
    .select(languageColumns)
    .from(language)
    .where(
      sql`${language.id} in (
        select e.language_id
        from pathway p
        join pathway_step s on s.pathway_id = p.id and s.kind = 'book'
        join edition e on e.book_id = s.book_id and e.status = 'published'
        where p.removed_at is null and (${pathwayId}::bigint is null or p.id = ${pathwayId})
        group by p.id, e.language_id
        having count(distinct e.book_id) >= ${minStories})`,
    )
    .orderBy(desc(language.publishedBooks), asc(language.englishName));
}
