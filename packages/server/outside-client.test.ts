import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addTestBook, fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { addAccount } from '@letsread/profiles/testing/test-accounts.ts';
import { createProject } from '@letsread/projects/manage-projects.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from './create-server.ts';
import { readSettings } from './settings.ts';
import { findTraces, readAllRows } from './testing/test-traces.ts';

// As somebody would who has only the API's document: by HTTP, knowing no code of ours. The database is looked into
// at the end alone, to see that nothing is left. One step after the other; each needs those before it.

const joseph = { email: 'joseph.outside@example.org', password: 'a kite in the wind', displayName: 'Joseph Outside' };
const projects = { a: '1234-5678', b: '8765-4321' };

/** What others keep, and what holds no account: counters of network addresses under a keyed hash, and signing keys. */
const notOfAccount = ['public.attempt', 'public.token_key'];

let database: Database;
let server: FastifyInstance;
let dataDir: string;
let base: string;
let before: Map<string, string[]>;

beforeAll(async () => {
  // Of the process's whole clock, as the embedded provider reads it too; only moved by hand.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  database = await openTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-outside-'));
  await fillTestLibrary(database);
  const pages = Array.from({ length: 10 }, (_, n) => `Hill ${n + 1}.`);
  await addTestBook(database.pool, {
    key: 'hills',
    level: 3,
    reads: 5,
    tags: [],
    editions: [{ languageId: englishLanguageId, title: 'Ten Hills', slug: 'ten-hills', pages }],
  });
  await createProject(database.pool, { name: 'Kites', partner: 'Wind', code: projects.a });
  await createProject(database.pool, { name: 'Boats', partner: 'Water', code: projects.b });
  await addAccount(database, 'Bystander');
  // Numbers that stand nowhere else, so that a search through all columns finds nothing by chance.
  await database.pool.query(`
    alter table account alter column id restart with 7306151301;
    alter table profile alter column id restart with 8417262412;`);
  server = await createServer({
    database,
    settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
    loadWebApp: undefined,
    isDevelopment: true,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/api`;
  before = await readAllRows(database);
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

interface Reply<Body> {
  status: number;
  type: string;
  body: Body;
}

/** The answer's shape is what the test expects, as an outside client would write it down. */
async function send<Body>(
  request: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Reply<Body>> {
  const [method = 'GET', address = ''] = request.split(' ');
  const reply = await fetch(base + address, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: reply.status,
    type: reply.headers.get('content-type') ?? '',
    body: (await reply.json()) as Body,
  };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const minutesOn = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

interface Session {
  jwtToken: string;
  expiresAt: string;
  displayName: string;
  userInfo: { id: string; projectCode: string };
  profiles: { id: string; name: string }[];
}
interface Library {
  page: number;
  furthest: number;
}
interface Mail {
  to: string;
  text: string;
}

/** What the client keeps between its steps. */
const saved = { refreshToken: '', uId: '', amina: '', tariq: '', books: [] as string[], hills: '' };
let auth: Record<string, string> = {};

describe('an outside client, by HTTP alone', () => {
  test('signs up, and cannot sign in before the mail is answered', async () => {
    expect(
      await send('POST /idp/sign-up', { body: { email: joseph.email, displayName: joseph.displayName, agreed: true } }),
    ).toMatchObject({ status: 200, body: { sent: true } });
    const { email, password } = joseph;
    expect(await send('POST /idp/sign-in', { body: { email, password } })).toMatchObject({
      status: 401,
      type: 'application/problem+json',
      body: { code: 'wrong-credentials' },
    });
  });

  test('verifies the address with the token of the mailed link, and chooses the password', async () => {
    const { body } = await send<{ items: Mail[] }>('GET /idp/mailbox');
    const link = /https?:\S+/.exec(body.items.find(({ to }) => to === joseph.email)?.text ?? '')?.[0] ?? '';
    const token = new URL(link).searchParams.get('token');
    expect(await send('POST /idp/verify', { body: { token, password: joseph.password } })).toMatchObject({
      status: 200,
      body: { verified: true },
    });
  });

  test('signs in and exchanges the identity token for the product’s own', async () => {
    const { email, password } = joseph;
    const signedIn = await send<{ refreshToken: string; identityToken: string }>('POST /idp/sign-in', {
      body: { email, password },
    });
    expect(signedIn.status).toBe(200);
    const { status, body } = await send<Session>('GET /login/authenticate', {
      headers: bearer(signedIn.body.identityToken),
    });
    expect([status, body]).toMatchObject([
      200,
      { displayName: joseph.displayName, profiles: [], userInfo: { projectCode: '' } },
    ]);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(14 * 60_000);
    saved.refreshToken = signedIn.body.refreshToken;
    saved.uId = body.userInfo.id;
    auth = bearer(body.jwtToken);
  });

  test('creates two profiles with pictures from the list', async () => {
    const avatars = await send<{ imageUrl: string }[]>('GET /avatar');
    const create = async (name: string, avatar: number) =>
      send<{ id: string; userId: string }>(`POST /profile/create/${saved.uId}`, {
        headers: auth,
        body: { name, imageUrl: avatars.body[avatar]?.imageUrl },
      });
    const amina = await create('Amina Outside', 0);
    const tariq = await create('Tariq Outside', 1);
    expect([amina.status, tariq.status]).toEqual([200, 200]);
    expect(amina.body).toMatchObject({
      userId: saved.uId,
      minutesPerDay: 20,
      dailyReminder: true,
      dailyReminderTime: '12:00',
    });
    saved.amina = amina.body.id;
    saved.tariq = tariq.body.id;
    const list = await send<{ items: { id: string }[] }>(`GET /profile/by-user/${saved.uId}`, { headers: auth });
    expect(list.body.items.map(({ id }) => id)).toEqual([saved.amina, saved.tariq]);
  });

  test('marks three books as favourites in one call', async () => {
    const search = await send<{ items: { bookId: string; slug: string }[] }>('GET /v5/book/search?limit=20');
    saved.books = search.body.items.slice(0, 3).map(({ bookId }) => bookId);
    saved.hills = search.body.items.find(({ slug }) => slug === 'ten-hills')?.bookId ?? '';
    const added = await send(`POST /profile/add-favorite-books/${saved.uId}/${saved.amina}/${saved.books.join(',')}`, {
      headers: auth,
    });
    expect(added).toMatchObject({ status: 200, body: { added: saved.books, unknown: [] } });
    const own = await send<{ items: { bookId: string }[] }>(
      `GET /profile/favorite-books/?uId=${saved.uId}&pId=${saved.amina}`,
      { headers: auth },
    );
    expect(own.body.items.map(({ bookId }) => bookId).sort()).toEqual(saved.books.toSorted());
  });

  test('turns pages on two devices, whose turns arrive out of order: the latest stands, the furthest is kept', async () => {
    const turn = async (page: number, minutesAgo: number, eventId: string) => {
      const at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      const query = new URLSearchParams({ uId: saved.uId, pId: saved.amina, bId: saved.hills, at, eventId });
      return send<Library>(`PUT /profile/turn-page/${page}?${query.toString()}`, { headers: auth });
    };
    expect(await turn(3, 1, 'phone-1')).toMatchObject({ status: 200, body: { page: 3, furthest: 3 } });
    // The tablet was offline when it turned to page 7, before the phone turned back to page 3.
    expect(await turn(7, 5, 'tablet-1')).toMatchObject({ status: 200, body: { page: 3, furthest: 7 } });
    expect(await turn(5, 9, 'tablet-0')).toMatchObject({ status: 200, body: { page: 3, furthest: 7 } });
    expect(await turn(3, 1, 'phone-1')).toMatchObject({ status: 200, body: { page: 3, furthest: 7 } });
    const reading = await send<{ items: Library[] }>(`GET /profile/keepReading/?uId=${saved.uId}&pId=${saved.amina}`, {
      headers: auth,
    });
    expect(reading.body.items).toMatchObject([{ bookId: saved.hills, page: 3, furthest: 7 }]);
  });

  test('adds read time twice with one key, which counts once', async () => {
    const add = (key: string) =>
      send(`POST /profile/add-read-time/${saved.amina}?uId=${saved.uId}&readTime=15`, {
        headers: { ...auth, 'idempotency-key': key },
      });
    expect(await add('session-1')).toMatchObject({ status: 200, body: { minutes: 15 } });
    expect(await add('session-1')).toMatchObject({ status: 200, body: { minutes: 15 } });
    expect(await add('session-2')).toMatchObject({ status: 200, body: { minutes: 30 } });
  });

  test('joins a project, is refused a second one, and leaves', async () => {
    const assign = (code: string) => send(`PUT /project/${code}/assign`, { headers: auth });
    expect(await assign(projects.a)).toMatchObject({ status: 200, body: { projectCode: projects.a } });
    expect(await assign(projects.b)).toMatchObject({
      status: 406,
      type: 'application/problem+json',
      body: { status: 406, code: 'other-project' },
    });
    expect(await send('GET /project/sync', { headers: auth })).toMatchObject({ body: { projectCode: projects.a } });
    expect(await send('PUT /project/unassign', { headers: auth })).toMatchObject({
      status: 200,
      body: { projectCode: '' },
    });
  });

  test('lets the token expire, refreshes it, and sends the new one in an accessToken header', async () => {
    minutesOn(16);
    const list = (headers: Record<string, string>) => send(`GET /profile/by-user/${saved.uId}`, { headers });
    expect(await list(auth)).toMatchObject({ status: 401, body: { code: 'no-token' } });
    const fresh = await send<{ identityToken: string }>('GET /idp/token', { headers: bearer(saved.refreshToken) });
    const { body } = await send<Session>('GET /login/authenticate', { headers: bearer(fresh.body.identityToken) });
    expect(body.profiles.map(({ name }) => name)).toEqual(['Amina Outside', 'Tariq Outside']);
    auth = { ...auth, accessToken: body.jwtToken };
    expect(await list(auth)).toMatchObject({ status: 200 });
  });

  test('deletes a profile, of which nothing is left', async () => {
    const ownOfTariq = [saved.tariq, 'Tariq Outside'];
    await send(`POST /profile/add-my-book/${saved.tariq}?uId=${saved.uId}&bId=${saved.hills}`, { headers: auth });
    expect(await findTraces(database, ownOfTariq)).toEqual(
      expect.arrayContaining([`public.saved_book: ${saved.tariq}`, 'public.profile: Tariq Outside']),
    );
    const erase = () => send(`DELETE /profile/delete/${saved.uId}/${saved.tariq}`, { headers: auth });
    // Sixteen minutes after signing in, it may be a child who asks.
    expect(await erase()).toMatchObject({ status: 403, body: { code: 'fresh-sign-in-needed' } });
    const fresh = await send<{ identityToken: string }>('POST /idp/fresh-sign-in', {
      headers: bearer(saved.refreshToken),
      body: { password: joseph.password },
    });
    const { body } = await send<Session>('GET /login/authenticate', { headers: bearer(fresh.body.identityToken) });
    auth = { ...auth, accessToken: body.jwtToken };
    const deleted = await erase();
    expect(deleted).toMatchObject({ status: 200, body: { deleted: true } });
    expect(await findTraces(database, ownOfTariq)).toEqual([]);
  });

  test('exports all that is kept', async () => {
    const { status, body } = await send('GET /account/export', { headers: auth });
    const text = JSON.stringify(body);
    expect(status).toBe(200);
    const own = [saved.uId, joseph.email, joseph.displayName, 'Amina Outside', 'Ten Hills', projects.a, ...saved.books];
    expect(own.filter((part) => !text.includes(part))).toEqual([]);
    expect(text).not.toContain('Tariq Outside');
  });

  test('deletes the account: every table is as it was, and nothing names it anywhere', async () => {
    const { rows } = await database.pool.query<{ subject: string }>(
      'select subject from account_identity where account_id = $1',
      [saved.uId],
    );
    const own = [saved.uId, saved.amina, saved.tariq, joseph.email, 'Outside', rows[0]?.subject ?? 'nobody'];
    const found = await findTraces(database, own);
    expect(own.filter((text) => text !== saved.tariq && !found.some((trace) => trace.endsWith(text)))).toEqual([]);

    expect(await send('DELETE /account', { headers: auth })).toMatchObject({ status: 200, body: { deleted: true } });

    expect(await findTraces(database, own)).toEqual([]);
    const after = await readAllRows(database);
    for (const table of notOfAccount) after.set(table, before.get(table) ?? []);
    expect(after).toEqual(before);
    // The goodbye alone, whose copy goes after a day.
    await expect.poll(() => readdir(path.join(dataDir, 'mailbox'))).toHaveLength(1);
  });

  test('is a stranger again: no token of it is good, and of its mails only the goodbye is kept', async () => {
    expect(await send('GET /project/sync', { headers: auth })).toMatchObject({ status: 401 });
    expect(await send('GET /idp/token', { headers: bearer(saved.refreshToken) })).toMatchObject({ status: 401 });
    const { email, password } = joseph;
    expect(await send('POST /idp/sign-in', { body: { email, password } })).toMatchObject({
      status: 401,
      body: { code: 'wrong-credentials' },
    });
    expect(await send('GET /idp/mailbox')).toMatchObject({ body: { items: [{ subject: 'Your account is deleted' }] } });
  });
});
