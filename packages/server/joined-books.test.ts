import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getBook, searchBooks } from '@letsread/catalogue/contract.ts';
import { fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { type ApiClient, createApiClient } from '@letsread/http/api-client.ts';
import { joinBooks } from '@letsread/learning/linking/link-books.ts';
import { undoBookLinking } from '@letsread/learning/linking/undo-linking.ts';
import type { FastifyInstance } from 'fastify';
import { createContext, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextWith } from './web-app/built-web-app.ts';
import { createServer, type LoadWebApp } from './create-server.ts';
import { readSettings } from './settings.ts';
import type { Site } from './web-app/site-from-settings.ts';

const apiClientContext = createContext<ApiClient>();
const apiClientWithContext = createContext<(headers: Record<string, string>) => ApiClient>();
const siteContext = createContext<Site>();
const built = { entry: { module: { apiClientContext, apiClientWithContext, siteContext } } } as unknown as ServerBuild;
let rendered = 0;

/** The page of a book: its languages. */
const loadWebApp: LoadWebApp = async (context) => ({
  async render(_request, reader) {
    rendered += 1;
    const { editions } = await contextWith(built, context, reader).get(apiClientContext)(getBook, {
      slug: 'the-red-kite',
    });
    return new Response(editions.map(({ slug }) => slug).join(' '));
  },
});

let folder: string;
let database: Database;
let server: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  database = await openTestDatabase();
  await fillTestLibrary(database);
  server = await createServer({
    database,
    settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder }),
    loadWebApp,
  });
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const get = async (url: string) => (await server.inject({ url })).body;
const client = createApiClient(async ({ method, path: address, headers }) => {
  const reply = await server.inject({ method, url: `/api${address}`, headers });
  return { status: reply.statusCode, text: reply.body };
});

/** What readers, searches, those who copy the catalogue and pages say of the books. */
async function said() {
  const feed = JSON.parse(await get('/opds/v2/new')) as { publications: { metadata: { title: string } }[] };
  const { items } = await client(searchBooks, { cardName: 'hen' });
  const { editions } = await client(getBook, { slug: 'hen-and-the-kite' });
  return {
    page: await get('/book'),
    feed: feed.publications.length,
    found: items.map(({ bookId }) => bookId),
    editions: editions.length,
  };
}

test('after a join and after its undo pages, answers, feeds and the search say what is', async () => {
  const { pool } = database;
  const { rows } = await pool.query<{ key: string; id: string }>('select source_key as key, id from book');
  const idOf = (key: string) => rows.find((row) => row.key === key)?.id ?? '';
  const [kite, hen] = [idOf('red-kite'), idOf('hen')];
  const before = await said();
  expect(before).toMatchObject({ found: [hen], editions: 2 });
  expect([await get('/book'), rendered]).toEqual([before.page, 1]);

  const seen = await pool.query<{ id: string }>(`select id from edition where book_id in (${kite}, ${hen})`);
  const who = await pool.query<{ id: string }>(`insert into account (display_name) values ('Ruth') returning id`);
  const session = { account: { id: who.rows[0]?.id ?? '' }, standing: { roles: ['LIBRARIAN' as const], teamIds: [] } };
  const context = { database, mediaUrl: '/media' };
  const { linkingId } = await joinBooks(context, {
    ...session,
    params: { bookId: kite },
    body: { otherId: hen, seen: seen.rows.map(({ id }) => id) },
  } as unknown as Parameters<typeof joinBooks>[1]);
  await expect.poll(said).toMatchObject({ feed: before.feed - 1, found: [kite], editions: 5 });
  expect((await get('/book')).split(' ')).toHaveLength(5);
  await undoBookLinking(context, { ...session, params: { bookId: kite, linkingId } } as unknown as Parameters<
    typeof undoBookLinking
  >[1]);
  await expect.poll(said).toEqual(before);
});
