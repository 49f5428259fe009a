import { preparedForms } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { Page } from '../contract.ts';
import { pictureColumn } from './picture-column.ts';
import { narrationOfPage, signOfPage } from './recording-columns.ts';

/** The pages of an edition in their order; `signLanguage`: with the videos of this one. */
export async function selectPages(
  { database, mediaUrl }: Pick<CatalogueContext, 'database' | 'mediaUrl'>,
  editionId: string,
  signLanguage?: string,
): Promise<Page[]> {
  const { rows } = await database.pool.query<Page>(
    preparedForms(
      'pages',
      sql`
    select page.number, page.text, ${pictureColumn(mediaUrl)} as picture, page.alt,
      ${narrationOfPage(mediaUrl)} as narration,
      ${signLanguage === undefined ? sql`null::json` : signOfPage(mediaUrl, signLanguage)} as sign
    from page left join picture on picture.id = page.picture_id
    where page.edition_id = ${editionId} order by page.number`,
    ),
  );
  return rows;
}
