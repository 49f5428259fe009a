import { inTransaction } from '@letsread/database/in-transaction.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { isInClass, isOfReader } from './handed-out-columns.ts';

test.each(testDatabaseKinds)(
  'what a class and a reader have is found by an index among all that was handed out, on the %s database',
  async (kind) => {
    const database = await openTestDatabase(kind);
    const plans = await inTransaction(database.pool, async (client) => {
      // Of so few rows the planner reads all where it can: it is to do so only where it must.
      await client.query('set local enable_seqscan = off');
      const planOf = async (which: typeof isInClass) => {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          sql`explain select h.id from handed_out h where ${which('1')}`,
        );
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      };
      return [await planOf(isInClass), await planOf(isOfReader)];
    });
    await database.close();
    for (const plan of plans) {
      expect(plan).toContain('handed_out_by_class');
      expect(plan).not.toContain('Seq Scan');
    }
  },
);
