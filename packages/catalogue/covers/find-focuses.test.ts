import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { temporaryFolder, madePicture } from '@letsread/media/testing/made-pictures.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { expect, test } from 'vitest';
import { findFocuses } from './find-focuses.ts';
import { openTestLibrary } from '../testing/test-library.ts';

test.each(testDatabaseKinds)('covers from before focuses were found get one, on the %s database', async (kind) => {
  await using folder = await temporaryFolder();
  const library = await openTestLibrary(kind);
  const { pool } = library.database;
  const store = createPictureStore(folder.folder);
  const { sha256 } = await store.storePicture(await madePicture('png'));
  const add = (name: string, slug: string) =>
    pool.query(
      `with p as (insert into picture (sha256, width, height, colour, bytes, format) values ($1, 64, 48, '#336699', 100, 'png') returning id)
         update edition set cover_picture_id = (select id from p) where slug = $2`,
      [name, slug],
    );
  await add(sha256, 'the-red-kite');
  await add('f'.repeat(64), 'le-cerf-volant-rouge');
  expect(await findFocuses({ database: library.database, store })).toBe(1);
  const { rows } = await pool.query('select focus_x, focus_y from picture order by id');
  // The file of the second is not there: it stays cut around its middle.
  expect(rows).toEqual([
    { focus_x: 50, focus_y: 50 },
    { focus_x: null, focus_y: null },
  ]);
  expect(await findFocuses({ database: library.database, store })).toBe(0);
  await library.close();
});
