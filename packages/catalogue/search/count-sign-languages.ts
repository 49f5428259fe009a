import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { searchBooks as contract } from '../contract.ts';
import { matchesFilter } from './book-filter.ts';
import { readFilter } from './read-filter.ts';

type Output = EndpointOutput<typeof contract>;
type SignLanguages = Output['facets']['signLanguages'];

/** What the index or the database answers; sign languages are counted beside it. */
export type FoundBooks = Omit<Output, 'facets'> & { facets: Omit<Output['facets'], 'signLanguages'> };

/** How many of the signed books that are found there are in each sign language; those that are chosen do not narrow it. */
export async function countSignLanguages(
  { database }: CatalogueContext,
  query: EndpointRequest<typeof contract>['query'],
): Promise<SignLanguages> {
  const where = matchesFilter({ ...readFilter(query), isSigned: true, signLanguages: undefined });
  const { rows } = await database.pool.query<SignLanguages[number]>(sql`
    select sign_language.code, sign_language.name, count(distinct edition.book_id)::integer as count
    from edition join book on book.id = edition.book_id
    join sign_variant on sign_variant.edition_id = edition.id
    join sign_language on sign_language.code = sign_variant.sign_language_code
    where edition.status = 'published' and (${where})
    group by sign_language.code order by count desc, sign_language.code limit ${query.fLimit}`);
  return rows;
}
