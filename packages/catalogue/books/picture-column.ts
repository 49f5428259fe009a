import sql, { type Sql } from 'sql-template-tag';

/** A row of `picture` in the contract's shape, as JSON; null where there is none. */
export function pictureColumn(mediaUrl: string): Sql {
  return sql`case when picture.id is null then null else json_build_object(
    'url', ${`${mediaUrl}/pictures/`}::text || picture.sha256, 'width', picture.width,
    'height', picture.height, 'colour', picture.colour,
    'focus', json_build_object('x', coalesce(picture.focus_x, 50), 'y', coalesce(picture.focus_y, 50))) end`;
}
