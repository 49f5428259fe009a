import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { languageColumns } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import type { Language, listLanguages as contract } from '../contract.ts';
import { languageOfCountry } from './country-language.ts';

export async function listLanguages(
  { database }: CatalogueContext,
  { query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { rows: languages } = await database.pool.query<Language>(sql`
    select ${languageColumns}, english_name as "englishName", published_books as "publishedBooks"
    from language where published_books > 0 order by published_books desc, english_name`);
  const spoken = query.country === undefined ? undefined : languageOfCountry(query.country);
  const isSpoken = (one: { languageISOCode: string }) => one.languageISOCode.split('-')[0] === spoken;
  return { languages: [...languages.filter(isSpoken), ...languages.filter((one) => !isSpoken(one))] };
}
