import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { expect, test } from 'vitest';
import { openTestLibrary } from '../testing/test-library.ts';
import { makeAvifAhead, newestPictures } from './make-avif-ahead.ts';

test.each(testDatabaseKinds)(
  'covers come first, then pages, and it ends when it is told to, on the %s database',
  async (kind) => {
    const { database, close } = await openTestLibrary(kind);
    const add = (letter: string, slug: string) =>
      database.pool.query(
        `with p as (insert into picture (sha256, width, height, colour, bytes, format) values ($1, 64, 48, '#336699', 100, 'png') returning id)
         update edition set cover_picture_id = (select id from p) where slug = $2`,
        [letter.repeat(64), slug],
      );
    await add('a', 'none-such');
    await add('b', 'the-red-kite');
    const { rows } = await database.pool.query<{ sha256: string; is_cover: boolean }>(
      `select sha256, exists (select from edition where cover_picture_id = picture.id) as is_cover from picture order by id`,
    );
    const made: string[] = [];
    const makeAhead = async (sha256: string, width: number) => void made.push(`${sha256} ${width}`);
    await makeAvifAhead({ database, resizer: { makeAhead } });
    const covers = rows.filter((row) => row.is_cover).flatMap(({ sha256 }) => [`${sha256} 256`, `${sha256} 384`]);
    expect(made).toEqual([...covers, ...rows.map(({ sha256 }) => `${sha256} 640`)]);

    const after = await newestPictures(database);
    made.length = 0;
    await makeAvifAhead({ database, resizer: { makeAhead }, after });
    expect(made).toEqual([]);
    await add('c', 'le-cerf-volant-rouge');
    await database.pool.query(`update edition set updated_at = clock_timestamp() where slug = 'le-cerf-volant-rouge'`);
    await makeAvifAhead({ database, resizer: { makeAhead }, after });
    expect(made).toEqual([256, 384, 640].map((width) => `${'c'.repeat(64)} ${width}`));

    made.length = 0;
    const makeSound = async (sha256: string, width: number) => {
      if (sha256.startsWith('a')) throw new Error('Input buffer contains unsupported image format');
      await makeAhead(sha256, width);
    };
    await makeAvifAhead({ database, resizer: { makeAhead: makeSound } });
    expect(made).toContain(`${'c'.repeat(64)} 640`);
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const makeNone = () => Promise.reject(full);
    await expect(makeAvifAhead({ database, resizer: { makeAhead: makeNone } })).rejects.toBe(full);

    const stop = new AbortController();
    made.length = 0;
    const makeOne = async (sha256: string, width: number) => (stop.abort(), void made.push(`${sha256} ${width}`));
    await makeAvifAhead({ database, resizer: { makeAhead: makeOne }, signal: stop.signal });
    expect(made).toHaveLength(1);
    await close();
  },
);
