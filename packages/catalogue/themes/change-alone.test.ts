import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { expect, test } from 'vitest';
import { openTestLibrary } from '../testing/test-library.ts';
import { changeAlone } from './change-alone.ts';

test.runIf(testDatabaseKinds.includes('server'))(
  'while a theme is joined, its books are read and marked, and changed by nobody',
  async () => {
    const library = await openTestLibrary('server');
    const { pool } = library.database;
    const { rows } = await pool.query<{ id: string }>(`select id from tag where slug = 'wind'`);
    const lock = (mode: string) =>
      pool.query(`select from book where source_key = 'red-kite' for ${mode} nowait`).then(
        () => 'had',
        (error: { code: string }) => error.code,
      );
    const outcomes = await changeAlone(
      pool,
      rows.map(({ id }) => id),
      // What a row that names the book takes: a favourite, a position, an opening.
      async () => [await lock('key share'), await lock('update')],
    );
    await library.close();
    const lockNotAvailable = '55P03';
    expect(outcomes).toEqual(['had', lockNotAvailable]);
  },
);
