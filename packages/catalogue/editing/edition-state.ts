import type { Queryable } from '@letsread/database/database.ts';
import type { Credit } from '@letsread/formats/book.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { firstRecordingCredit } from '../writing/recordings/write-recordings.ts';

/** All of an edition that people change, as it is stored. */
export interface EditionState {
  editionId: string;
  bookId: string;
  languageCode: string;
  slug: string;
  title: string;
  subtitle: string | null;
  description: string;
  licence: string;
  /** Without those of recordings. */
  credits: Credit[];
  coverPictureId: string | null;
  focus: { x: number; y: number } | null;
  pages: { number: number; text: string; alt: string }[];
}

/** Reads an edition that nobody else changes until the transaction ends. @throws Problem book-not-found, edition-not-found */
export async function lockEdition(
  client: Queryable,
  { bookId, editionId }: { bookId: string; editionId: string },
): Promise<EditionState> {
  await requireEdition(client, { bookId, editionId });
  await client.query(sql`select from edition where id = ${editionId} for update`);
  const { rows } = await client.query<EditionState>(sql`
    select e.id as "editionId", e.book_id as "bookId", l.code as "languageCode", e.slug, e.title, e.subtitle, e.description,
      e.licence_code as licence, e.cover_picture_id as "coverPictureId",
      case when p.id is not null then
        json_build_object('x', coalesce(p.focus_x, 50), 'y', coalesce(p.focus_y, 50)) end as focus,
      coalesce((select json_agg(json_build_object('role', c.role, 'name', n.name) order by c.position)
        from edition_credit c join contributor n on n.id = c.contributor_id
        where c.edition_id = e.id and c.position < ${firstRecordingCredit}), '[]') as credits,
      coalesce((select json_agg(json_build_object('number', g.number, 'text', g.text, 'alt', g.alt) order by g.number)
        from page g where g.edition_id = e.id), '[]') as pages
    from edition e join language l on l.id = e.language_id left join picture p on p.id = e.cover_picture_id
    where e.id = ${editionId}`);
  const [edition] = rows;
  if (edition === undefined) throw noEdition();
  return edition;
}

/** @throws Problem book-not-found, edition-not-found */
export async function requireEdition(
  db: Queryable,
  { bookId, editionId }: { bookId: string; editionId: string },
): Promise<void> {
  const { rows } = await db.query<{ isOfBook: boolean }>(sql`
    select exists (select from edition where id = ${editionId} and book_id = ${bookId}) as "isOfBook"
    from book where id = ${bookId}`);
  const [book] = rows;
  if (book === undefined) throw new Problem('book-not-found', 404, { detail: 'There is no book with this id.' });
  if (!book.isOfBook) throw noEdition();
}

function noEdition(): Problem {
  return new Problem('edition-not-found', 404, { detail: 'The book has no edition with this id.' });
}
