import type { Queryable } from '@letsread/database/database.ts';
import { contentVersion } from '@letsread/http/content-version.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql, { type Sql } from 'sql-template-tag';
import { cardColumns, cardTables, languageJson } from '../books/book-columns.ts';
import type { BookCard } from '../contract.ts';
import { englishLanguageId } from '../contract.ts';
import type { CollectionWithBooks, EditableCollection, HowToUse } from './contract.ts';

/** All collections in their order, removed ones last; or one. */
async function selectEditable(db: Queryable, which: Sql = sql`true`): Promise<EditableCollection[]> {
  const { rows } = await db.query<EditableCollection>(sql`
    select collection.id, collection.slug, collection.figure, collection.curator, collection.shown_from as "from",
      collection.shown_until as "to", collection.version,
      collection.removed_at is not null as "isRemoved",
      (select coalesce(json_agg(json_build_object('language', ${languageJson}, 'title', text.title, 'summary', text.summary)
          order by language.id = ${englishLanguageId} desc, language.published_books desc, language.english_name), '[]')
        from collection_text text join language on language.id = text.language_id
        where text.collection_id = collection.id) as texts,
      (select count(*)::integer from collection_book b where b.collection_id = collection.id
          and exists (select from edition e where e.book_id = b.book_id and e.status = 'published')) as "bookCount"
    from collection where ${which}
    order by collection.removed_at is not null, collection.position, collection.id`);
  return rows;
}

/** All of them, and which order those that readers see stand in. */
export async function selectOrdered(db: Queryable): Promise<{ items: EditableCollection[]; orderVersion: string }> {
  const items = await selectEditable(db);
  return { items, orderVersion: contentVersion(items.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id)) };
}

/** @throws Problem collection-not-found */
export async function selectOne(db: Queryable, id: string): Promise<EditableCollection> {
  const [found] = await selectEditable(db, sql`collection.id = ${id}`);
  if (found === undefined) throw new Problem('collection-not-found', 404, { detail: 'There is no such collection.' });
  return found;
}

/** @throws Problem collection-not-found */
export async function selectWithBooks(db: Queryable, mediaUrl: string, id: string): Promise<CollectionWithBooks> {
  const collection = await selectOne(db, id);
  const { rows } = await db.query<BookCard>(sql`
    select ${cardColumns(mediaUrl)}
    from (
      select collection_book.position, best.id from collection_book
      join lateral (
        select other.id from edition other where other.book_id = collection_book.book_id and other.status = 'published'
        order by other.language_id = ${englishLanguageId} desc, other.variant, other.id limit 1) as best on true
      where collection_book.collection_id = ${id}) as listed
    join (${cardTables}) on edition.id = listed.id
    order by listed.position, edition.book_id`);
  const { rows: howToUse } = await db.query<HowToUse>(sql`
    select book_id as "bookId", language_id as "languageId", text
    from collection_book cross join lateral jsonb_each_text(how_to_use) as told (language_id, text)
    where collection_id = ${id} order by position, book_id, language_id`);
  return { ...collection, books: rows, howToUse };
}
