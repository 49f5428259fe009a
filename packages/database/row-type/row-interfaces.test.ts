import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeRowInterfaces } from './row-interfaces.ts';
import { openTestDatabase, testDatabaseKinds } from '../testing/test-database.ts';

describe.each(testDatabaseKinds)('rows.ts, on the %s database', (kind) => {
  test('is what the migrations make: else run npx node packages/database/row-type/make-rows.ts', async () => {
    const database = await openTestDatabase(kind);
    const rows = readFileSync(path.join(import.meta.dirname, '../rows.ts'), 'utf8');
    expect(rows).toBe(await writeRowInterfaces(database.pool));
    await database.close();
  });
});
