import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Tables that name an account, a profile, a user or an address in a column, or refer to a row of a person. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(`
    select distinct t.relname as name
    from pg_class t join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public' and t.relkind = 'r'
    where t.relname in ('account', 'profile', 'idp_user', 'idp_verification')
      or exists (
        select from pg_attribute a where a.attrelid = t.oid and not a.attisdropped
          and a.attname in ('account', 'account_id', 'profile_id', 'user_id', 'email', 'ip_address'))
      or exists (
        select from pg_constraint c where c.conrelid = t.oid and c.contype = 'f'
          and c.confrelid in ('account'::regclass, 'profile'::regclass, 'idp_user'::regclass))
    order by name`);
  return rows.map(({ name }) => name);
}

test('docs/privacy.md says of every table with something of a person what, why, how long and who sees it', async () => {
  const text = await readFile(path.resolve(import.meta.dirname, '../../docs/privacy.md'), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('| `'));
  const cells = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells.map(([table = '']) => table.replaceAll('`', '')).toSorted()).toEqual(await tablesOfPeople());
  expect(cells.filter((row) => row.length !== 5 || row.includes(''))).toEqual([]);
});
