import { createHash } from 'node:crypto';
import type { Database } from '@letsread/database/open-database.ts';
import type { Storage } from '@letsread/storage/storage.ts';

/** Values that are easily lost on the way. */
const oddText = `It's "red", \\ back\nand on a second line\u2028, tab\t, {brace}, 紙鳶 🪁`;

/** A small library: rows with odd values, files, gaps in the numbers that ids are made of. */
export async function fillMadeLibrary(
  { pool }: Database,
  storage: Storage,
): Promise<{ pictures: string[]; lost: string }> {
  await pool.query(
    `insert into account (display_name, email) select 'Amina ' || n, 'amina' || n || '@example.org' from generate_series(1, 3000) n`,
  );
  await pool.query(`update account set display_name = $1 where id = 1`, [oddText]);
  await pool.query(`delete from account where id > 2990`);
  await pool.query(`insert into team (name) values ('Night owls')`);
  await pool.query(`insert into team_member (team_id, account_id) select 1, id from account where id <= 7`);
  const pictures: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    const bytes = Buffer.alloc(20_000 + number, `picture ${number}`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await storage.write(`media/pictures/${sha256.slice(0, 2)}/${sha256}.jpg`, bytes);
    await addPicture(pool, sha256, bytes.length);
    pictures.push(sha256);
  }
  const lost = 'f'.repeat(64);
  await addPicture(pool, lost, 1000);
  return { pictures, lost };
}

async function addPicture(pool: Database['pool'], sha256: string, bytes: number): Promise<void> {
  await pool.query(
    `insert into picture (sha256, format, width, height, bytes, colour) values ($1, 'jpeg', 10, 10, $2, '#aabbcc')`,
    [sha256, bytes],
  );
}
