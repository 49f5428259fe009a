import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addTestBook, fillTestLibrary, frenchId, icelandicId } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { loadBuiltWebApp } from '../../../server/web-app/built-web-app.ts';
import { createServer } from '../../../server/create-server.ts';
import { readSettings } from '../../../server/settings.ts';

/** A small library with thirty collaborators, whose parts can be broken. */
export interface PeopleLibrary {
  url: string;
  /** Nobody can be read from now on. */
  breakCredits: () => Promise<void>;
  mendCredits: () => Promise<void>;
  breakAll: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openPeopleLibrary(): Promise<PeopleLibrary> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  const database = await openTestDatabase();
  await fillTestLibrary(database);
  await addPeople(database);
  const server = await createServer({
    database,
    settings: readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' }),
    loadWebApp: loadBuiltWebApp,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    async breakCredits() {
      await database.pool.query('alter table contributor_count rename to broken_count');
    },
    async mendCredits() {
      await database.pool.query('alter table broken_count rename to contributor_count');
    },
    breakAll: () => database.pool.end(),
    async close() {
      await server.close().catch(() => {});
      await database.close().catch(() => {});
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Amina Joseph in three roles, two translators, and twenty-five writers, the first of them in Icelandic too. */
async function addPeople(database: Database): Promise<void> {
  const { pool } = database;
  for (let number = 1; number <= 25; number++) {
    const author = `Writer ${String(number).padStart(2, '0')}`;
    const french = { languageId: frenchId, title: author, slug: author.replace(' ', '-'), pages: ['Un.'], author };
    const icelandic = { ...french, languageId: icelandicId, slug: `${french.slug}-is` };
    await addTestBook(pool, {
      key: author,
      level: 1,
      reads: 0,
      tags: [],
      editions: number === 1 ? [french, icelandic] : [french],
    });
  }
  await pool.query(`
    insert into contributor (name, folded_name) values ('أبرار وفا', 'ابرار وفا'), ('Éloïse Ñandú', 'eloise nandu');
    insert into edition_credit (edition_id, position, contributor_id, role)
      select e.id, given.position, c.id, given.role
      from (values ('the-red-kite', 1, 'Amina Joseph', 'ILLUSTRATOR'), ('the-long-river', 1, 'Amina Joseph', 'EDITOR'),
        ('الطائرة-الحمراء', 1, 'أبرار وفا', 'TRANSLATOR'), ('le-cerf-volant-rouge', 1, 'Éloïse Ñandú', 'ADAPTER'))
        as given (slug, position, name, role)
      inner join edition e on e.slug = given.slug inner join contributor c on c.name = given.name;
  `);
}
