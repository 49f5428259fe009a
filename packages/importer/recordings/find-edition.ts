import sql from 'sql-template-tag';
import type { Pool } from 'pg';
import { RecordingError } from './recording-error.ts';

/** An edition that recordings are for. */
export interface RecordedEdition {
  id: string;
  title: string;
  slug: string;
  /** The text of each page by its number; 0 is the cover. */
  pages: Map<number, string>;
}

/** The edition with this slug, or that once had it; a draft as well. A RecordingError where there is none. */
export async function findEdition(pool: Pick<Pool, 'query'>, slug: string): Promise<RecordedEdition> {
  const lowerSlug = slug.normalize('NFC').toLowerCase();
  const { rows } = await pool.query<{ id: string; title: string; slug: string }>(
    sql`select id, title, slug from edition
     where slug = ${lowerSlug} or id = (select edition_id from edition_former_slug where slug = ${lowerSlug})
     order by slug <> ${lowerSlug} limit 1`,
  );
  const [found] = rows;
  if (found === undefined) throw new RecordingError(slug, 'no edition has this slug.');
  const pages = await pool.query<{ number: number; text: string }>(
    sql`select number, text from page where edition_id = ${found.id} order by number`,
  );
  return { ...found, pages: new Map(pages.rows.map(({ number, text }) => [number, text])) };
}
