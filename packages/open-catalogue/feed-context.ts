import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { language } from '@letsread/catalogue/tables.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import { eq } from 'drizzle-orm';
import type { FeedLanguage } from './feed-language.ts';

/** What every feed is made with. */
export interface FeedContext extends CatalogueContext {
  t: Translate;
  /** The library's language of that name; English where it has none. Titles and editions are in it where there is a choice. */
  languageId: string;
}

export async function feedContext(catalogue: CatalogueContext, { tag, t }: FeedLanguage): Promise<FeedContext> {
  const [found] = await catalogue.database.db
    .select({ id: language.id })
    .from(language)
    .where(eq(language.bcp47, tag))
    .limit(1);
  return { ...catalogue, t, languageId: found?.id ?? englishLanguageId };
}
