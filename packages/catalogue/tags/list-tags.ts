import { preparedForms } from '@letsread/database/sql.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql, { type Sql } from 'sql-template-tag';
import { tagLanguageIn, tagNameIn } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import { englishLanguageId, type listTags as contract, type Tag } from '../contract.ts';

export async function listTags(
  context: CatalogueContext,
  { query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return { items: (await selectTags(context, query.lId)).filter((one) => one.count > 0) };
}

/** Tags with their number of published books (in a language, when given), the most used first. */
export async function selectTags(
  { database }: CatalogueContext,
  languageId: string | undefined,
  where: Sql = sql`true`,
): Promise<Tag[]> {
  const { rows } = await database.pool.query<Tag>(
    preparedForms(
      'tags',
      sql`
    select tag.id, tag.slug, tag.kind, tag.synonyms, ${tagNameIn(languageId ?? englishLanguageId)} as name,
      ${tagLanguageIn(languageId ?? englishLanguageId)} as "languageISOCode",
      coalesce((select sum(book_count.books) from book_count
        where book_count.tag_id = tag.id and book_count.language_id = ${languageId ?? 0}), 0)::integer as count
    from tag where ${where} order by count desc, tag.slug`,
    ),
  );
  return rows;
}
