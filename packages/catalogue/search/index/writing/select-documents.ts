import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import { cardColumns, cardTables } from '../../../books/book-columns.ts';
import { daysOfShelves, isOfLastDays } from '../../../books/recent-reads.ts';
import type { BookCard } from '../../../contract.ts';
import { englishLanguageId } from '../../../contract.ts';
import { coverWorth } from '../../../covers/cover-worth.ts';
import { authorOfEdition } from '../../../people/author-of-edition.ts';
import { lengthOfEdition } from '../../book-filter.ts';
import type { IndexBook, IndexDocument, IndexTag } from '../index-document.ts';

const daysOfReads = 90;

type DocumentRow = Omit<IndexDocument, 'card' | 'cover'> & BookCard & { coverWorth: number };

/** The books with these ids, as the index takes them; those without a published edition have no documents. */
export async function selectIndexBooks(db: Queryable, mediaUrl: string, ids: readonly string[]): Promise<IndexBook[]> {
  const documents = await db.query<DocumentRow>(sql`
    select ${cardColumns(mediaUrl)}, edition.language_id as "languageId", language.bcp47 as "languageTag",
      coalesce(edition.subtitle, '') as subtitle, ${lengthOfEdition} as length,
      ${authorOfEdition} as author, ${coverWorth} as "coverWorth",
      array(select contributor.name from edition_credit join contributor on contributor.id = edition_credit.contributor_id
        where edition_credit.edition_id = edition.id order by edition_credit.position) as people,
      edition.description || array(select page.text from page
        where page.edition_id = edition.id and page.number > 0 order by page.number) as texts
    from ${cardTables}
    where edition.status = 'published' and edition.book_id = any (${ids}::bigint[])
    order by edition.book_id, edition.language_id = ${englishLanguageId} desc, edition.variant, edition.id`);
  const tags = await db.query<{ bookId: string; id: string; words: string[] }>(sql`
    select book_tag.book_id as "bookId", tag.id, array(
      select called.word from (
        select tag_name.name as word from tag_name where tag_name.tag_id = tag.id
        union select unnest(tag.synonyms)) as called order by called.word) as words
    from book_tag join tag on tag.id = book_tag.tag_id
    where book_tag.book_id = any (${ids}::bigint[]) order by book_tag.book_id, tag.slug`);
  const ofBook = Map.groupBy(documents.rows, ({ bookId }) => bookId);
  const tagsOfBook = Map.groupBy(tags.rows, ({ bookId }) => bookId);
  return ids.map((id) => ({
    id,
    tags: (tagsOfBook.get(id) ?? []).map(({ id: tagId, words }) => ({ id: tagId, words })),
    documents: (ofBook.get(id) ?? []).map(
      ({
        languageId,
        languageTag,
        subtitle,
        length,
        author,
        coverWorth: cover,
        people,
        texts,
        ...card
      }): IndexDocument => ({
        editionId: card.editionId,
        title: card.title,
        languageId,
        languageTag,
        subtitle,
        length,
        author,
        cover,
        people,
        texts,
        card,
      }),
    ),
  }));
}

export async function selectIndexTags(db: Queryable): Promise<IndexTag[]> {
  const { rows } = await db.query<IndexTag>(sql`
    select tag.id, tag.slug, coalesce(
      (select json_object_agg(tag_name.language_id, tag_name.name order by tag_name.language_id)
        from tag_name where tag_name.tag_id = tag.id), '{}') as names
    from tag where tag.removed_at is null order by tag.id`);
  return rows;
}

/** All books with a published edition: those opened most in the last 90 days first, then the most read ever, then the newest. */
export async function selectBooksByReads(
  db: Queryable,
): Promise<{ id: string; isRead: boolean; /** How often it was opened in the last 30 days. */ recent: number }[]> {
  const { rows } = await db.query<{ id: string; isRead: boolean; recent: number }>(sql`
    select book.id, book.reads > 0 as "isRead", coalesce(recent.of_month, 0)::integer as recent from book
    left join (
      select book_id, sum(count) as count, sum(count) filter (where ${isOfLastDays(daysOfShelves)}) as of_month from book_opening
      where ${isOfLastDays(daysOfReads)} group by book_id) as recent on recent.book_id = book.id
    where exists (select from edition where edition.book_id = book.id and edition.status = 'published')
    order by coalesce(recent.count, 0) desc, book.reads desc, book.id desc`);
  return rows;
}

/** Where an index stands: all that was committed before this transaction is in it. */
export async function selectChanges(
  db: Queryable,
  since: string,
): Promise<{ watermark: string; changes: { kind: 'book' | 'tag'; id: string; changedIn: string }[] }> {
  const { rows } = await db.query<{
    watermark: string;
    changes: { kind: 'book' | 'tag'; id: string; changedIn: string }[];
  }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as watermark, coalesce(
      (select json_agg(json_build_object('kind', kind, 'id', id::text, 'changedIn', changed_in::text))
        from search_change where changed_in >= ${since}::xid8), '[]') as changes`);
  return { watermark: rows[0]?.watermark ?? since, changes: rows[0]?.changes ?? [] };
}

export async function selectBooksOfTags(db: Queryable, tagIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    sql`select distinct book_id as id from book_tag where tag_id = any (${tagIds}::bigint[])`,
  );
  return rows.map(({ id }) => id);
}

/** Tells one database from another, so that an index of another one is not taken for its own. */
export async function selectDatabaseName(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ name: string }>(sql`
    select (select system_identifier from pg_control_system())::text || ' ' || oid::text as name
    from pg_database where datname = current_database()`);
  return rows[0]?.name ?? '';
}
