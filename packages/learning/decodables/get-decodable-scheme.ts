import { languageColumns } from '@letsread/catalogue/books/book-columns.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { LanguageMark } from '@letsread/catalogue/contract.ts';
import { prepared } from '@letsread/database/sql.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { getDecodableScheme as contract } from './contract.ts';
import { allSchemes } from './scheme-for-language.ts';
import { schemeOf } from './scheme-of-language.ts';

export async function getDecodableScheme(
  { database }: CatalogueContext,
  { params }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { rows } = await database.pool.query<LanguageMark>(
    sql`select ${languageColumns} from language where id = ${params.langId}`,
  );
  const [requested] = rows;
  const scheme = schemeOf(requested?.languageISOCode);
  const [counts, languages] = await Promise.all([
    countBooks(database, params.langId, scheme.id),
    languagesWithBooks(database),
  ]);
  return {
    id: scheme.id,
    name: scheme.name,
    language: requested as NonNullable<typeof requested>,
    stages: scheme.stages.map(({ n, name, graphemes, sightWords, pictureWord = null }) => ({
      n,
      name: name ?? null,
      graphemes,
      sightWords,
      pictureWord,
      books: counts.get(n) ?? 0,
    })),
    languages,
  };
}

async function countBooks({ pool }: CatalogueContext['database'], languageId: string, schemeId: string) {
  const { rows } = await pool.query<{ stage: number; books: number }>(
    prepared(
      'decodables-by-stage',
      sql`select d.stage, count(distinct e.book_id)::int as books
        from edition_decodable d join edition e on e.id = d.edition_id
        where d.scheme_id = ${schemeId} and d.stage is not null and e.language_id = ${languageId} and e.status = 'published'
        group by d.stage`,
    ),
  );
  return new Map(rows.map(({ stage, books }) => [stage, books]));
}

async function languagesWithBooks({ pool }: CatalogueContext['database']): Promise<LanguageMark[]> {
  const schemes = allSchemes().map(({ id }) => id);
  const { rows } = await pool.query<LanguageMark>(sql`
    select ${languageColumns} from language
    where exists (
      select from edition_decodable d join edition e on e.id = d.edition_id
      where d.scheme_id = any (${schemes}) and d.stage is not null and e.language_id = language.id
        and e.status = 'published')
    order by language.english_name, language.id`);
  return rows;
}
