import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { pictureColumn } from '@letsread/catalogue/picture-column.ts';
import { edition, page, picture } from '@letsread/catalogue/tables.ts';
import type { Picture } from '@letsread/media/contract.ts';
import { asc, eq, sql } from 'drizzle-orm';

/** A page of an edition, as its reader counts it. */
export interface EditionPage {
  /** 0 is the cover, the story is 1 to n: an edition may skip numbers where its pages are stored. */
  number: number;
  /** As stored. */
  text: string;
  /** Equal pictures have one key: a picture is kept once, however many pages show it. */
  pictureKey: string | null;
  picture: Picture | null;
  alt: string;
}

/** The pages of editions in reading order, by edition; one without pages is not in it. */
export async function readPages(
  { database, mediaUrl }: CatalogueContext,
  editionIds: readonly string[],
): Promise<Map<string, EditionPage[]>> {
  if (editionIds.length === 0) return new Map();
  const rows = await database.db
    .select({
      editionId: page.editionId,
      number: page.number,
      text: page.text,
      pictureKey: picture.id,
      picture: pictureColumn(mediaUrl),
      alt: page.alt,
    })
    .from(page)
    .innerJoin(edition, eq(edition.id, page.editionId))
    .leftJoin(
      picture,
      // A reader shows the book's own picture on a cover page that has none.
      sql`${picture.id} = coalesce(${page.pictureId}, case ${page.number} when 0 then ${edition.coverPictureId} end)`,
    )
    .where(sql`${page.editionId} = any (${sql.param(editionIds)}::bigint[])`)
    .orderBy(asc(page.editionId), asc(page.number));
  const editions = Map.groupBy(rows, ({ editionId }) => editionId);
  return new Map(Array.from(editions, ([id, pages]) => [id, asReaderCounts(pages)]));
}

function asReaderCounts(pages: readonly EditionPage[]): EditionPage[] {
  const cover = pages.filter(({ number }) => number === 0);
  const story = pages.filter(({ number }) => number > 0);
  return [...cover, ...story].map((each, at) => ({ ...each, number: at + 1 - cover.length }));
}
