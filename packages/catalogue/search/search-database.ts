import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql, { type Sql } from 'sql-template-tag';
import { tagLanguageIn, tagNameIn } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import { type BookFeature, bookFeatures, bookLengths, type searchBooks as contract } from '../contract.ts';
import { lengthOfEdition, matchesFilter } from './book-filter.ts';
import type { FoundBooks } from './count-sign-languages.ts';
import { readFilter } from './read-filter.ts';
import { searchedWords } from './searched-words.ts';
import { countBooks } from './count-books.ts';
import { selectCards } from './select-cards.ts';

type Query = EndpointRequest<typeof contract>['query'];
type Facets = EndpointOutput<typeof contract>['facets'];

/** The search without an index: whole words and beginnings, by the database alone. */
export async function searchDatabase(
  context: CatalogueContext,
  { query }: EndpointRequest<typeof contract>,
): Promise<FoundBooks> {
  const filter = readFilter(query);
  const where = matchesFilter(filter);
  const words = searchedWords(query.cardName);
  const found = await selectCards(context, {
    where,
    ...(words && { rank: words.rank }),
    limit: query.limit,
    cursor: query.cursor,
  });
  return {
    ...found,
    total: await countBooks(context, filter),
    isTotalCapped: false,
    didYouMean: null,
    alternatives: null,
    // What is chosen of a facet does not narrow the facet itself.
    facets: {
      levels: await countLevels(context, matchesFilter({ ...filter, levels: undefined }), query.fLimit),
      tags: await countTags(context, matchesFilter({ ...filter, tagIds: undefined }), query),
      lengths: await countLengths(context, matchesFilter({ ...filter, lengths: undefined })),
      features: await countFeatures(context, where),
    },
  };
}

async function countLevels({ database }: CatalogueContext, where: Sql, max: number): Promise<Facets['levels']> {
  const { rows } = await database.pool.query<Facets['levels'][number]>(sql`
    select book.level, count(distinct edition.book_id)::integer as count
    from edition join book on book.id = edition.book_id where edition.status = 'published' and (${where})
    group by book.level order by book.level nulls last limit ${max}`);
  return rows;
}

async function countTags(
  { database }: CatalogueContext,
  where: Sql,
  { lId, uiLang, fLimit }: Query,
): Promise<Facets['tags']> {
  const named = [uiLang, lId].filter((id) => id !== undefined);
  const { rows } = await database.pool.query<Facets['tags'][number]>(sql`
    select tag.id, tag.slug, ${tagNameIn(...named)} as name, ${tagLanguageIn(...named)} as "languageISOCode",
      count(distinct edition.book_id)::integer as count
    from edition join book on book.id = edition.book_id
    join book_tag on book_tag.book_id = book.id
    join tag on tag.id = book_tag.tag_id
    where edition.status = 'published' and (${where})
    group by tag.id order by count desc, tag.slug limit ${fLimit}`);
  return rows;
}

async function countLengths({ database }: CatalogueContext, where: Sql): Promise<Facets['lengths']> {
  const { rows } = await database.pool.query<Facets['lengths'][number]>(sql`
    select ${lengthOfEdition} as length, count(distinct edition.book_id)::integer as count
    from edition join book on book.id = edition.book_id where edition.status = 'published' and (${where}) group by 1`);
  return bookLengths.flatMap((length) => rows.filter((one) => one.length === length));
}

async function countFeatures({ database }: CatalogueContext, where: Sql): Promise<Facets['features']> {
  const { rows } = await database.pool.query<Record<BookFeature, number>>(sql`
    select count(distinct edition.book_id) filter (where edition.narration_bytes > 0)::integer as narrated,
      count(distinct edition.book_id) filter (where edition.is_signed)::integer as signed
    from edition join book on book.id = edition.book_id where edition.status = 'published' and (${where})`);
  return bookFeatures.flatMap((feature) => {
    const count = rows[0]?.[feature] ?? 0;
    return count === 0 ? [] : { feature, count };
  });
}
