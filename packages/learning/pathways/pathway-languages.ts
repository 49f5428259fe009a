import { languageColumns } from '@letsread/catalogue/books/book-columns.ts';
import type { LanguageMark } from '@letsread/catalogue/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';
import { minStories } from './read-steps.ts';

/** The languages that a path, or any path, has enough stories in to be walked; those with most books first. */
export async function pathwayLanguages({ pool }: Database, pathwayId: string | null): Promise<LanguageMark[]> {
  const { rows } = await pool.query<LanguageMark>(sql`
    select ${languageColumns} from language
    where language.id in (
      select e.language_id
      from pathway p
      join pathway_step s on s.pathway_id = p.id and s.kind = 'book'
      join edition e on e.book_id = s.book_id and e.status = 'published'
      where p.removed_at is null and (${pathwayId}::bigint is null or p.id = ${pathwayId})
      group by p.id, e.language_id
      having count(distinct e.book_id) >= ${minStories})
    order by language.published_books desc, language.english_name`);
  return rows;
}
