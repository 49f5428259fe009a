import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';
import type { PictureResizer } from '@letsread/media/pictures/resize-picture.ts';

const atOnce = 100;

interface Making {
  database: Database;
  resizer: Pick<PictureResizer, 'makeAhead'>;
  signal?: AbortSignal;
  /** Only what is newer: the covers of editions that were written since, and pictures that came since. */
  after?: NewestPictures;
}

/** Up to where pictures are known: the newest picture, and when an edition was last written. */
export interface NewestPictures {
  pictureId: string;
  /** ISO 8601, to the microsecond; '-infinity' where there is no edition. */
  changedAt: string;
}

export async function newestPictures({ pool }: Database): Promise<NewestPictures> {
  const { rows } = await pool.query<NewestPictures>(sql`
    select (select coalesce(max(id), 0)::text from picture) as "pictureId",
      (select coalesce(max(updated_at), '-infinity')::text from edition) as "changedAt"`);
  return rows[0] ?? { pictureId: '0', changedAt: '-infinity' };
}

/**
 * Makes AVIF of every picture in the widths that a phone asks for first: covers as cards and the page of a book show them, then
 * pages as the reader does. Other widths follow when somebody asks; a picture that is damaged is left as it is. Ends early when
 * the signal says so.
 */
export async function makeAvifAhead({ database: { pool }, resizer, signal, after }: Making): Promise<void> {
  const isStopped = () => signal?.aborted === true;
  for (const { areCovers, widths } of [
    { areCovers: true, widths: [256, 384] as const },
    { areCovers: false, widths: [640] as const },
  ]) {
    let last = areCovers ? '0' : (after?.pictureId ?? '0');
    while (!isStopped()) {
      const { rows } = await pool.query<{ id: string; sha256: string }>(
        sql`select id::text, sha256 from picture
         where id > ${last} and (${!areCovers} or exists (select from edition where cover_picture_id = picture.id
           and updated_at > ${after?.changedAt ?? '-infinity'}::timestamptz))
         order by id limit ${atOnce}`,
      );
      if (rows.length === 0) break;
      for (const { id, sha256 } of rows) {
        last = id;
        for (const width of widths) if (!isStopped()) await resizer.makeAhead(sha256, width).catch(unlessDamaged);
      }
    }
  }
}

/** The others are to follow a damaged picture. What has a code is no picture's fault, but the disk's or the storage's. */
function unlessDamaged(error: unknown): void {
  if (error instanceof Error && 'code' in error) throw error;
}
