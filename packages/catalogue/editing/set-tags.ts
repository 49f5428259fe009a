import type { Queryable } from '@letsread/database/database.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { lockEdition } from './edition-state.ts';
import { storeEdition } from './store-edition.ts';

/**
 * The slugs of the themes that are meant, each once, in alphabetical order: one that was joined to another is that one, as in a
 * revision that is put back. @throws Problem tag-not-found
 */
export async function readTags(client: Queryable, asked: readonly string[]): Promise<string[]> {
  const { rows: known } = await client.query<{ asked: string; slug: string }>(sql`
    select asked.slug as asked, tag.slug from tag as asked join tag on tag.id = tag_now(asked.id)
    where asked.slug = any (${[...asked]})`);
  const unknown = asked.find((slug) => known.every((tag) => tag.asked !== slug));
  if (unknown !== undefined)
    throw new Problem('tag-not-found', 404, { detail: `There is no theme with the slug ${unknown}.` });
  return [...new Set(known.map(({ slug }) => slug))].toSorted();
}

/** Gives a book other themes, named by slug; its editions are found by their names. @throws Problem tag-not-found */
export async function setTags(
  client: Queryable,
  bookId: string,
  { before, after: asked }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const after = await readTags(client, asked);
  const gone = before.filter((slug) => !after.includes(slug));
  const added = after.filter((slug) => !before.includes(slug));
  await client.query(sql`
    delete from book_tag where book_id = ${bookId} and tag_id in (select id from tag where slug = any (${gone}))`);
  await client.query(sql`
    insert into book_tag select ${bookId}, id from tag where slug = any (${added}) on conflict do nothing`);
  await client.query(sql`
    insert into book_tag_choice (book_id, tag_id, is_given)
    select ${bookId}, id, slug = any (${added}) from tag where slug = any (${[...gone, ...added]})
    on conflict (book_id, tag_id) do update set is_given = excluded.is_given`);
  const { rows: editions } = await client.query<{ id: string }>(
    sql`select id from edition where book_id = ${bookId} order by id`,
  );
  for (const { id } of editions) {
    const edition = await lockEdition(client, { bookId, editionId: id });
    await storeEdition(client, edition, edition);
  }
}
