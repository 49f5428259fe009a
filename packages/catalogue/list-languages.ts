import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { desc, gt } from 'drizzle-orm';
import { type CatalogueContext, languageColumns } from './book-columns.ts';
import type { listLanguages as contract } from './contract.ts';
import { languageOfCountry } from './country-language.ts';
import { language } from './tables.ts';

export async function listLanguages(
  { database }: CatalogueContext,
  { query }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const languages = await database.db
    .select({ ...languageColumns, englishName: language.englishName, publishedBooks: language.publishedBooks })
    .from(language)
    .where(gt(language.publishedBooks, 0))
    .orderBy(desc(language.publishedBooks), language.englishName);
  const spoken = query.country === undefined ? undefined : languageOfCountry(query.country);
  const isSpoken = (one: { languageISOCode: string }) => one.languageISOCode.split('-')[0] === spoken;
  return { languages: [...languages.filter(isSpoken), ...languages.filter((one) => !isSpoken(one))] };
}
