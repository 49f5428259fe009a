import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { pictureColumn } from '../books/picture-column.ts';
import type { CatalogueContext } from '../context.ts';
import { selectMostRead } from '../search/select-cards.ts';
import type { getSamplePage as contract, SamplePage } from './contract.ts';

/** The most read books of a language are often without words at the first level: so many are looked through. */
const booksTried = 12;

type PageColumns = Pick<SamplePage, 'editionId' | 'number' | 'text' | 'picture' | 'alt'>;

export async function getSamplePage(
  context: CatalogueContext,
  { params, query: { lId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const filter = { languageId: lId, levels: [Number(params.level)] };
  const { items } = await selectMostRead(context, { filter, limit: booksTried, cursor: undefined });
  const pages = await middlePages(
    context,
    items.map(({ editionId }) => editionId),
  );
  for (const { bookId, editionId, slug, title, language } of items) {
    const page = pages.get(editionId);
    if (page !== undefined) return { page: { bookId, slug, title, language, ...page } };
  }
  return { page: null };
}

/** Of each edition the middle one of its pages that have words and a picture; none of an edition that has no such page. */
async function middlePages(
  { database, mediaUrl }: CatalogueContext,
  editionIds: readonly string[],
): Promise<Map<string, PageColumns>> {
  // Numbered anew: an edition may skip numbers, and the reader counts pages.
  const { rows } = await database.pool.query<PageColumns>(sql`
    with story as (
      select page.edition_id, page.text, page.alt, page.picture_id,
        row_number() over (partition by page.edition_id order by page.number)::integer as number
      from page where page.edition_id = any (${editionIds}::bigint[]) and page.number > 0
    ), whole as (
      select story.*, row_number() over (partition by edition_id order by number) as place,
        count(*) over (partition by edition_id) as pages
      from story where btrim(text) <> '' and picture_id is not null
    )
    select whole.edition_id as "editionId", whole.number, whole.text, whole.alt, ${pictureColumn(mediaUrl)} as picture
    from whole join picture on picture.id = whole.picture_id
    where whole.place = (whole.pages + 1) / 2`);
  return new Map(rows.map((row) => [row.editionId, row]));
}
