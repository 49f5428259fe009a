import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { utc } from '@letsread/catalogue/books/book-columns.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { prepared } from '@letsread/database/sql.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import sql from 'sql-template-tag';
import type { FeedLanguage } from './feed-language.ts';

/** What every feed is made with. */
export interface FeedContext extends CatalogueContext {
  t: Translate;
  /** The library's language of that name; English where it has none. Titles and editions are in it where there is a choice. */
  languageId: string;
  /** When the newest of the library changed; of an empty one, when time begins. */
  changedAt: string;
}

export async function feedContext(catalogue: CatalogueContext, { tag, t }: FeedLanguage): Promise<FeedContext> {
  const { rows } = await catalogue.database.pool.query<{ languageId: string | null; changedAt: string | null }>(
    prepared(
      'start-of-feed',
      sql`
    select (select id from language where bcp47 = ${tag} limit 1) as "languageId",
      (select ${utc(sql`max(updated_at)`)} from edition where status = 'published') as "changedAt"`,
    ),
  );
  const [{ languageId, changedAt } = {}] = rows;
  return {
    ...catalogue,
    t,
    languageId: languageId ?? englishLanguageId,
    changedAt: changedAt ?? '1970-01-01T00:00:00Z',
  };
}
