import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql, { empty, type Sql } from 'sql-template-tag';
import { tagNameIn } from '../books/book-columns.ts';
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
  const isInLanguage = languageId === undefined ? empty : sql`and edition.language_id = ${languageId}`;
  const { rows } = await database.pool.query<Tag>(sql`
    select tag.id, tag.slug, tag.kind, tag.synonyms, ${tagNameIn(languageId ?? englishLanguageId)} as name,
      count(distinct edition.book_id)::integer as count
    from tag
    left join book_tag on book_tag.tag_id = tag.id
    left join edition on edition.book_id = book_tag.book_id and edition.status = 'published' ${isInLanguage}
    where ${where} group by tag.id order by count desc, tag.slug`);
  return rows;
}
