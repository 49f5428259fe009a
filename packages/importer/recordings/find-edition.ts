import type { Pool } from 'pg';
import { RecordingProblem } from './recording-problem.ts';

/** An edition that recordings are for. */
export interface RecordedEdition {
  id: string;
  title: string;
  slug: string;
  /** The text of each page by its number; 0 is the cover. */
  pages: Map<number, string>;
}

/** The edition with this slug, or that once had it; a draft as well. A RecordingProblem where there is none. */
export async function findEdition(pool: Pick<Pool, 'query'>, slug: string): Promise<RecordedEdition> {
  const { rows } = await pool.query<{ id: string; title: string; slug: string }>(
    `select id::text, title, slug from edition
     where slug = $1 or id = (select edition_id from edition_former_slug where slug = $1) order by slug <> $1 limit 1`,
    [slug.normalize('NFC').toLowerCase()],
  );
  const [found] = rows;
  if (found === undefined) throw new RecordingProblem(slug, 'no edition has this slug.');
  const pages = await pool.query<{ number: number; text: string }>(
    'select number, text from page where edition_id = $1 order by number',
    [found.id],
  );
  return { ...found, pages: new Map(pages.rows.map(({ number, text }) => [number, text])) };
}
