import type { Picture } from '@letsread/media/contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { picture } from './tables.ts';

/** A row of `picture` in the contract's shape, null where there is none. */
export function pictureColumn(mediaUrl: string): SQL<Picture | null> {
  return sql<Picture | null>`case when ${picture.id} is null then null else jsonb_build_object(
    'url', ${`${mediaUrl}/pictures/`}::text || ${picture.sha256}, 'width', ${picture.width},
    'height', ${picture.height}, 'colour', ${picture.colour},
    'focus', jsonb_build_object('x', coalesce(${picture.focusX}, 50), 'y', coalesce(${picture.focusY}, 50))) end`;
}
