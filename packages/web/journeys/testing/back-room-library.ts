import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import type { Role } from '@letsread/http/endpoint.ts';
import { giveRole, takeRole } from '@letsread/identity/roles/change-roles.ts';
import { publishWeeks } from '@letsread/projects/reports/publish-weeks.ts';
import { closeDays } from '@letsread/usage/days/close-days.ts';
import { loadBuiltWebApp } from '../../../server/web-app/built-web-app.ts';
import { createServer } from '../../../server/create-server.ts';
import { readSettings } from '../../../server/settings.ts';
import { mailFolder } from './mails.ts';

/** A small library whose operator's commands can be given while it runs. */
export interface BackRoomLibrary {
  url: string;
  mails: string;
  give: (accountId: string, role: Role) => Promise<unknown>;
  take: (accountId: string, role: Role) => Promise<unknown>;
  /** What happens by itself a week after a week's end: the sums of projects are made. */
  sumWeeks: (now: Date) => Promise<unknown>;
  /** How many lines there are of what was done with books. */
  countEvents: () => Promise<number>;
  /** What was counted until now is of yesterday, and summed. */
  endDay: () => Promise<void>;
  /** Statements, for what no screen is needed. */
  run: (statements: string) => Promise<unknown>;
  close: () => Promise<void>;
}

export async function openBackRoomLibrary(own: Record<string, string> = {}): Promise<BackRoomLibrary> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  const database = await openTestDatabase();
  await fillTestLibrary(database);
  const server = await createServer({
    database,
    settings: readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', TRUST_PROXY: '1', ...own }),
    loadWebApp: loadBuiltWebApp,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    mails: mailFolder(dataDir),
    give: (accountId, role) => giveRole(database.pool, null, { accountId, role }),
    take: (accountId, role) => takeRole(database.pool, null, { accountId, role }),
    sumWeeks: (now) => publishWeeks(database, now),
    async countEvents() {
      const { rows } = await database.pool.query<{ n: number }>('select count(*)::integer as n from usage_event');
      return rows[0]?.n ?? 0;
    },
    async endDay() {
      await database.pool.query('update usage_event set day = day - 1');
      await closeDays(database);
    },
    run: (statements) => database.pool.query(statements),
    async close() {
      await server.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
