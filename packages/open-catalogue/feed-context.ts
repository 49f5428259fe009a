import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { LanguageRow } from '@letsread/database/rows.ts';
import { prepared } from '@letsread/database/sql.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import sql from 'sql-template-tag';
import type { FeedLanguage } from './feed-language.ts';

/** What every feed is made with. */
export interface FeedContext extends CatalogueContext {
  t: Translate;
  /** The library's language of that name; English where it has none. Titles and editions are in it where there is a choice. */
  languageId: string;
}

export async function feedContext(catalogue: CatalogueContext, { tag, t }: FeedLanguage): Promise<FeedContext> {
  const { rows } = await catalogue.database.pool.query<Pick<LanguageRow, 'id'>>(
    prepared('language-of-feed', sql`select id from language where bcp47 = ${tag} limit 1`),
  );
  return { ...catalogue, t, languageId: rows[0]?.id ?? englishLanguageId };
}
