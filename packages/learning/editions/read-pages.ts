import { prepared } from '@letsread/database/sql.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { pictureColumn } from '@letsread/catalogue/books/picture-column.ts';
import type { Picture } from '@letsread/media/contract.ts';
import sql from 'sql-template-tag';

/** A page of an edition, as its reader counts it. */
export interface EditionPage {
  /** 0 is the cover, the story is 1 to n: an edition may skip numbers where its pages are stored. */
  number: number;
  /** What questions call it: its number in the source, whatever order an editor has given the pages of this edition. */
  sourceNumber: number;
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
  // A reader shows the book's own picture on a cover page that has none.
  const shownPicture = sql`coalesce(page.picture_id, case page.number when 0 then edition.cover_picture_id end)`;
  const { rows } = await database.pool.query<EditionPage & { editionId: string }>(
    prepared(
      'pages-of-editions',
      sql`
    select page.edition_id as "editionId", page.number,
      coalesce(page.source_number, page.number) as "sourceNumber", page.text, picture.id as "pictureKey",
      ${pictureColumn(mediaUrl)} as picture, page.alt
    from page
    join edition on edition.id = page.edition_id
    left join picture on picture.id = ${shownPicture}
    where page.edition_id = any (${editionIds}::bigint[])
    order by page.edition_id, page.number`,
    ),
  );
  const editions = Map.groupBy(rows, ({ editionId }) => editionId);
  return new Map(Array.from(editions, ([id, pages]) => [id, asReaderCounts(pages)]));
}

function asReaderCounts(pages: readonly EditionPage[]): EditionPage[] {
  const cover = pages.filter(({ number }) => number === 0);
  const story = pages.filter(({ number }) => number > 0);
  const ofSource = story.map(({ sourceNumber }) => sourceNumber).toSorted((one, other) => one - other);
  return [...cover, ...story].map((each, at) => ({
    ...each,
    number: at + 1 - cover.length,
    sourceNumber: each.number === 0 ? 0 : ofSource.indexOf(each.sourceNumber) + 1,
  }));
}
