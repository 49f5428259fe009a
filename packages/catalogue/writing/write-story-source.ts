import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';

/** Remembers a folder of stories that books are taken from, by its name. */
export async function writeStorySource(client: Queryable, name: string): Promise<void> {
  await client.query(sql`insert into story_source (name) values (${name}) on conflict do nothing`);
}
