import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { arabicId, fillTestLibrary, icelandicId } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../create-server.ts';
import { readSettings } from '../settings.ts';

let database: Database;
let server: FastifyInstance;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillTestLibrary(database);
  folder = await mkdtemp(path.join(tmpdir(), 'lets-read-pages-'));
  await write('en', 'Ours');
  server = await createServer({
    database,
    settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir(), PAGES_DIR: folder }),
    loadWebApp: undefined,
  });
});
afterAll(async () => {
  await server.close();
  await database.close();
  await rm(folder, { recursive: true });
});

async function write(language: string, title: string): Promise<void> {
  await mkdir(path.join(folder, language), { recursive: true });
  await writeFile(path.join(folder, language, 'about.md'), `# ${title}\n`);
}

async function title(languageId: string, page = 'about'): Promise<string> {
  const reply = await server.inject(`/api/page-text/${page}/${languageId}`);
  return reply.json<{ title: string }>().title;
}

test('the operator’s own text stands in for that of the product, page by page and language by language', async () => {
  expect(await title(englishLanguageId)).toBe('Ours');
  expect(await title(icelandicId)).toBe('Ours');
  expect(await title(englishLanguageId, 'terms')).toBe('Terms and Conditions');
  expect(await title(arabicId)).toMatch(/\p{Script=Arabic}/u);
});

test('a text that is changed is the one that is answered, without a restart', async () => {
  expect(await title(englishLanguageId)).toBe('Ours');
  await write('en', 'Ours, put better');
  await expect.poll(() => title(englishLanguageId)).toBe('Ours, put better');
  await write('ar', 'لنا');
  await expect.poll(() => title(arabicId)).toBe('لنا');
});
