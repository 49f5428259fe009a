import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { inOrderOfNames } from '@letsread/http/lists/in-order-of-names.ts';
import sql from 'sql-template-tag';
import { languageColumns, tagLanguageIn, tagNameIn } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import type { LanguageMark } from '../contract.ts';
import { mayEdit } from '../editors/editable-books.ts';
import type { editionStatuses, getStockFilters as contract } from './contract.ts';
import { collectionLanguageIn, collectionNameIn } from './stock-columns.ts';

type Named = EndpointOutput<typeof contract>['teams'][number];
type NamedInLanguage = EndpointOutput<typeof contract>['themes'][number];

export async function getStockFilters(
  { database: { pool } }: Pick<CatalogueContext, 'database'>,
  { query: { namesIn }, standing }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const isOwn = mayEdit(standing, sql`edition.book_id`);
  const counted = await pool.query<{ status: (typeof editionStatuses)[number]; count: number }>(
    sql`select edition.status, count(*)::integer as count from edition where ${isOwn} group by edition.status`,
  );
  const languages = await pool.query<LanguageMark>(sql`
    select ${languageColumns} from language
    where exists (select from edition where edition.language_id = language.id and ${isOwn})
    order by language.english_name`);
  const sources = await pool.query<{ source: string }>(sql`
    select distinct book.source from book where ${mayEdit(standing, sql`book.id`)} order by book.source`);
  const themes = await pool.query<NamedInLanguage>(sql`
    select tag.id, ${tagNameIn(namesIn)} as name, ${tagLanguageIn(namesIn)} as "languageISOCode"
    from tag where removed_at is null order by lower(${tagNameIn(namesIn)})`);
  const collections = await pool.query<NamedInLanguage>(sql`
    select collection.id, ${collectionNameIn(namesIn)} as name, ${collectionLanguageIn(namesIn)} as "languageISOCode"
    from collection
    order by collection.position, collection.id`);
  const isLibrarian = standing.roles.includes('LIBRARIAN');
  const teams = await pool.query<Named>(sql`
    select team.id, team.name from team where ${isLibrarian} order by team.id`);
  const count = (status: string) => counted.rows.find((row) => row.status === status)?.count ?? 0;
  return {
    counts: { draft: count('draft'), published: count('published'), withdrawn: count('withdrawn') },
    languages: languages.rows,
    sources: sources.rows.map(({ source }) => source),
    themes: themes.rows,
    collections: collections.rows,
    teams: inOrderOfNames(teams.rows),
  };
}
