import sql from 'sql-template-tag';
import type { Pool } from 'pg';
import { peopleColumn } from './match-editions.ts';
import type { HeldEdition } from './pair-editions.ts';

/** A book that the library took from a folder of stories. */
export interface HeldBook {
  source: string;
  /** The number of its story; with an addition where the source had another story under the number before ("0141 #3fa94c1d20b7"). */
  sourceKey: string;
  editions: HeldEdition[];
}

/** Everything that came from folders of stories, or from the sources named. */
export async function listHeldBooks(pool: Pool, sources?: readonly string[]): Promise<HeldBook[]> {
  const { rows } = await pool.query<HeldEdition & { source: string; sourceKey: string }>(
    sql`select b.source, b.source_key as "sourceKey", l.code as "languageCode", e.source_file as "sourceFile",
       e.source_hash as "sourceHash", e.title, e.licence_code as licence, e.published_at is not null as "wasPublished", ${peopleColumn}
     from edition e join book b on b.id = coalesce(e.origin_book_id, e.book_id) join language l on l.id = e.language_id
     where b.source = any (coalesce(${sources}::text[], array(select name from story_source))) order by b.id, e.id`,
  );
  const books = new Map<string, HeldBook>();
  for (const { source, sourceKey, ...edition } of rows) {
    const name = `${source}\n${sourceKey}`;
    const book = books.get(name) ?? { source, sourceKey, editions: [] };
    book.editions.push(edition);
    books.set(name, book);
  }
  return [...books.values()];
}

/** The hash that an edition was taken with. */
export function hashOfHeld({ sourceHash }: HeldEdition): string {
  return sourceHash.slice(sourceHash.indexOf(':') + 1);
}

/** The number of its story, as its files and its pictures have it. */
export function storyNumber({ sourceKey }: HeldBook): string {
  return sourceKey.replace(/ #.*$/, '');
}

/** What the sources of stories are called that this library ever took something from. */
export async function listStorySources(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(sql`select name from story_source`);
  return new Set(rows.map(({ name }) => name));
}
