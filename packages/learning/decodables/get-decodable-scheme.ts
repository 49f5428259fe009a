import { type CatalogueContext, languageColumns } from '@letsread/catalogue/book-columns.ts';
import { language } from '@letsread/catalogue/tables.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { getDecodableScheme as contract } from './contract.ts';
import { allSchemes } from './scheme-for-language.ts';
import { schemeOf } from './scheme-of-language.ts';

export async function getDecodableScheme(
  { database }: CatalogueContext,
  { params }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const [asked] = await database.db.select(languageColumns).from(language).where(eq(language.id, params.langId));
  const scheme = schemeOf(asked?.languageISOCode);
  const [counts, languages] = await Promise.all([
    countBooks(database, params.langId, scheme.id),
    languagesWithBooks(database),
  ]);
  return {
    id: scheme.id,
    name: scheme.name,
    language: asked as NonNullable<typeof asked>,
    stages: scheme.stages.map(({ n, name, graphemes, sightWords }) => ({
      n,
      name: name ?? null,
      graphemes,
      sightWords,
      books: counts.get(n) ?? 0,
    })),
    languages,
  };
}

async function countBooks({ pool }: CatalogueContext['database'], languageId: string, schemeId: string) {
  const { rows } = await pool.query<{ stage: number; books: number }>({
    name: 'decodables-by-stage',
    text: `
      select d.stage, count(distinct e.book_id)::int as books
      from edition_decodable d join edition e on e.id = d.edition_id
      where d.scheme_id = $2 and d.stage is not null and e.language_id = $1 and e.status = 'published'
      group by d.stage`,
    values: [languageId, schemeId],
  });
  return new Map(rows.map(({ stage, books }) => [stage, books]));
}

function languagesWithBooks({ db }: CatalogueContext['database']) {
  const schemes = allSchemes().map(({ id }) => id);
  const hasBooks = sql`exists (
    select from edition_decodable d join edition e on e.id = d.edition_id
    where d.scheme_id in ${schemes} and d.stage is not null and e.language_id = ${language.id} and e.status = 'published')`;
  return db.select(languageColumns).from(language).where(hasBooks).orderBy(asc(language.englishName), asc(language.id));
}
