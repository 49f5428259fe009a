import type { Queryable } from '@letsread/database/database.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { cardTables, languageJson, publisherColumn, utc } from '../books/book-columns.ts';
import { coverColumn } from '../covers/made-cover.ts';
import { englishLanguageId } from '../contract.ts';
import type { LinkedEdition, LinkedEditions } from './contract.ts';

/** How long a join or a split can be undone. */
export const undoDays = 30;

/** @throws Problem book-not-found */
export async function listLinkedEditions(
  db: Queryable,
  { bookId: requestedId, mediaUrl }: { bookId: string; mediaUrl: string },
): Promise<LinkedEditions> {
  const { rows } = await db.query<Pick<LinkedEditions, 'bookId' | 'level'>>(
    sql`select id as "bookId", level from book where id = book_now(${requestedId})`,
  );
  const [book] = rows;
  if (book === undefined) throw new Problem('book-not-found', 404, { detail: 'There is no book with this id.' });
  const editions = await db.query<LinkedEdition>(sql`
    select edition.id as "editionId", edition.slug, edition.title, ${languageJson} as language, edition.variant,
      edition.status, book.source, ${publisherColumn} as publisher,
      array(select n.name from edition_credit c join contributor n on n.id = c.contributor_id
        where c.edition_id = edition.id and c.role in ('AUTHOR', 'ILLUSTRATOR') order by c.position) as people, shown.cover
    from edition join language on language.id = edition.language_id
    join book on book.id = coalesce(edition.origin_book_id, edition.book_id)
    join (select edition.id, ${coverColumn(mediaUrl)} as cover from ${cardTables}
      where edition.book_id = ${book.bookId}) as shown on shown.id = edition.id
    where edition.book_id = ${book.bookId}
    order by edition.language_id <> ${englishLanguageId}, language.english_name, edition.variant`);
  const linkings = await db.query<LinkedEditions['linkings'][number]>(sql`
    select c.id, ${utc(sql`c.at`)} as at, c.action,
      array(select e.title from book_linking_edition m join edition e on e.id = m.edition_id
        where m.linking_id = c.id order by e.id) as titles,
      not exists (select from book_linking l where l.id > c.id and l.undone_at is null
        and (l.book_id in (c.book_id, c.other_book_id) or l.other_book_id in (c.book_id, c.other_book_id))) as "canUndo"
    from book_linking c
    where ${book.bookId} in (c.book_id, c.other_book_id) and c.undone_at is null
      and c.at > now() - make_interval(days => ${undoDays})
    order by c.id desc`);
  return { ...book, editions: editions.rows, linkings: linkings.rows };
}
