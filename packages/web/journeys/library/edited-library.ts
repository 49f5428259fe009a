import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@letsread/database/database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import type { Role } from '@letsread/http/endpoint.ts';
import { giveRole } from '@letsread/identity/roles/change-roles.ts';
import { loadStarter } from '@letsread/importer/starter/load-starter.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { loadBuiltWebApp } from '../../../server/web-app/built-web-app.ts';
import { createServer } from '../../../server/create-server.ts';
import { readSettings } from '../../../server/settings.ts';
import { mailFolder } from '../testing/mails.ts';
import { writeSixBooks } from '../testing/six-books.ts';

/** A library of six books of the starter library, whose words people change. */
export interface EditedLibrary {
  url: string;
  mails: string;
  pool: Database['pool'];
  give: (accountId: string, role: Role) => Promise<unknown>;
  close: () => Promise<void>;
}

export async function openEditedLibrary(): Promise<EditedLibrary> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  const database = await openTestDatabase();
  await loadStarter(database, createPictureStore(dataDir), await writeSixBooks(path.join(dataDir, 'starter')));
  const server = await createServer({
    database,
    settings: readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', TRUST_PROXY: '1' }),
    loadWebApp: loadBuiltWebApp,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    mails: mailFolder(dataDir),
    pool: database.pool,
    give: (accountId, role) => giveRole(database.pool, null, { accountId, role }),
    async close() {
      await server.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
