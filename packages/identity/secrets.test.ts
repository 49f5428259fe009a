import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { openSecrets } from './secrets.ts';

test.each(testDatabaseKinds)(
  'of two processes that begin with another secret at once, neither throws away the keys that the other has made (%s)',
  async (kind) => {
    const { pool, close } = await openTestDatabase(kind);
    const another = 'b'.repeat(40);
    await openSecrets(pool, 'a'.repeat(40));
    const [hasRead, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const query = async (statement: { text: string; values: unknown[] }) => {
      const answer = await pool.query(statement);
      if (!statement.text.startsWith('select value') || statement.values[0] !== 'mark') return answer;
      hasRead.resolve();
      await mayGoOn.promise;
      return answer;
    };
    const slow = openSecrets({ query, connect: () => pool.connect() } as unknown as Pool, another);
    await hasRead.promise;
    await openSecrets(pool, another);
    await pool.query(
      `insert into token_key (kid, public_key, private_key, signs_from) values ('new', '{}', '', now())`,
    );
    mayGoOn.resolve();
    await slow;
    expect((await pool.query('select kid from token_key')).rows).toEqual([{ kid: 'new' }]);
    await close();
  },
);
