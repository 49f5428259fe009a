import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as catalogue from '@letsread/catalogue/contract.ts';
import * as addresses from '@letsread/catalogue/addresses/contract.ts';
import * as editing from '@letsread/catalogue/editing/contract.ts';
import * as linking from '@letsread/catalogue/linking/contract.ts';
import * as levels from '@letsread/catalogue/levels/contract.ts';
import * as home from '@letsread/catalogue/home/contract.ts';
import * as themes from '@letsread/catalogue/themes/contract.ts';
import * as collections from '@letsread/catalogue/collections/contract.ts';
import * as search from '@letsread/catalogue/search/contract.ts';
import * as shelves from '@letsread/catalogue/shelves/contract.ts';
import * as stock from '@letsread/catalogue/stock/contract.ts';
import * as texts from '@letsread/catalogue/texts/contract.ts';
import * as makers from '@letsread/catalogue/people/contract.ts';
import * as withdrawn from '@letsread/catalogue/withdrawn/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { fillPath } from '@letsread/http/api-client.ts';
import { type Endpoint, type Role, roles } from '@letsread/http/endpoint.ts';
import { isCommonProblemCode } from '@letsread/http/problem.ts';
import * as downloads from '@letsread/downloads/contract.ts';
import * as bundles from '@letsread/downloads/bundles/contract.ts';
import * as identity from '@letsread/identity/contract.ts';
import * as grownUps from '@letsread/identity/grown-ups/contract.ts';
import * as people from '@letsread/identity/roles/contract.ts';
import * as imports from '@letsread/importer/contract.ts';
import * as learning from '@letsread/learning/contract.ts';
import * as decodables from '@letsread/learning/decodables/contract.ts';
import * as letters from '@letsread/learning/weekly-letter/contract.ts';
import * as handingOut from '@letsread/learning/handing-out/contract.ts';
import * as pathwayEditing from '@letsread/learning/pathway-editing/contract.ts';
import * as games from '@letsread/learning/games/contract.ts';
import * as classes from '@letsread/profiles/classes/contract.ts';
import * as questions from '@letsread/learning/questions/contract.ts';
import * as profiles from '@letsread/profiles/contract.ts';
import * as push from '@letsread/profiles/push/contract.ts';
import * as partnerProjects from '@letsread/projects/back-room/contract.ts';
import * as projects from '@letsread/projects/contract.ts';
import * as usage from '@letsread/usage/contract.ts';
import * as reports from '@letsread/usage/reports/contract.ts';
import * as scary from '@letsread/reading/scary/contract.ts';
import * as reading from '@letsread/reading/contract.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import { readSettings } from './settings.ts';

const declared = Object.values<unknown>({
  ...catalogue,
  ...search,
  ...shelves,
  ...editing,
  ...linking,
  ...collections,
  ...themes,
  ...texts,
  ...home,
  ...levels,
  ...addresses,
  ...stock,
  ...makers,
  ...withdrawn,
  ...downloads,
  ...bundles,
  ...identity,
  ...grownUps,
  ...people,
  ...imports,
  ...profiles,
  ...classes,
  ...reading,
  ...scary,
  ...learning,
  ...games,
  ...questions,
  ...letters,
  ...push,
  ...decodables,
  ...handingOut,
  ...pathwayEditing,
  ...projects,
  ...partnerProjects,
  ...usage,
  ...reports,
}).filter(isCall);

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value;
}

/** The rows of the specification's section 7; what it leaves open is named as product.md section 2 has it. */
const specified = [
  'GET /login/authenticate',
  'GET /v5/book/preview/language/{langId}/book/{bookId}',
  'GET /tag/get-books/{tagId}',
  'GET /language/by_type',
  'GET /kv/get/localization_reader_new_{langId}::-1',
  'GET /v5/book/search',
  'GET /tag/all',
  'GET /tag/total-books-and-tags',
  'GET /v5/book/{slug}',
  'GET /book/collection/{id}',
  'GET /book/collection/slug/{slug}',
  'GET /book/collection/{id}/pagination/',
  'POST /analytics/book/{bookId}',
  'GET /book/suggest',
  'POST /profile/create/{userId}',
  'DELETE /profile/delete/{userId}/{profileId}',
  'POST /profile/add-my-book/{profileId}',
  'GET /profile/myBooks/',
  'GET /profile/keepReading/',
  'GET /profile/favorite-books/',
  'POST /profile/add-favorite-book/{userId}/{profileId}/{bookId}',
  'POST /profile/add-favorite-books/{userId}/{profileId}/{bookIds}',
  'DELETE /profile/remove-my-book/{userId}/{profileId}/{bookId}',
  'PUT /profile/turn-page/{pageNumber}',
  'GET /profile/by-user/{userId}',
  'PUT /profile/set-reminder/{userId}/{profileId}',
  'POST /profile/add-read-time/{profileId}',
  'PUT /profile/change_profile',
  'GET /avatar',
  'PUT /project/{code}/assign',
  'PUT /project/unassign',
  'GET /project/sync',
];

interface Person {
  token: string;
  accountId: string;
  profileId: string;
  classId: string;
}

let database: Database;
let server: FastifyInstance;
let amina: Person;
let joseph: Person;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(
    `insert into language values (4846240843956224, 'en', 'en', 'English', 'English', 'Latn', 'ltr', 0)`,
  );
  server = await createServer({
    database,
    settings: readSettings({
      LOG_LEVEL: 'silent',
      REQUESTS_A_MINUTE: '0',
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'lets-read-')),
    }),
    loadWebApp: undefined,
    isDevelopment: true,
  });
  // Numbers that no generated garbage is: a class that is deleted by them is nobody's any more.
  await database.pool.query('alter table class alter column id restart with 4700000000000001');
  amina = await signUp('amina@example.org');
  joseph = await signUp('joseph@example.org');
  // Amina is a librarian throughout, Joseph what each test makes of him.
  await database.pool.query(`
    insert into account_role (account_id, role_id) values (${amina.accountId}, 1)`);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** An account with a profile, made as a person makes it: by mail. */
async function signUp(email: string): Promise<Person> {
  const password = 'a kite in the wind';
  const json = { 'content-type': 'application/json' };
  await send(
    'POST',
    '/idp/sign-up',
    JSON.stringify({ email, displayName: 'A Reader', language: 'en', agreed: true }),
    json,
  );
  const mails = (await send('GET', '/idp/mailbox')).json<{ items: { to: string; text: string }[] }>();
  const mailed = /token=([\w.~%-]+)/.exec(mails.items.find(({ to }) => to === email)?.text ?? '')?.[1];
  await send('POST', '/idp/verify', JSON.stringify({ token: decodeURIComponent(mailed ?? ''), password }), json);
  const signedIn = (await send('POST', '/idp/sign-in', JSON.stringify({ email, password }), json)).json<{
    identityToken: string;
  }>();
  const session = (
    await send('GET', '/login/authenticate', undefined, { authorization: `Bearer ${signedIn.identityToken}` })
  ).json<{
    jwtToken: string;
    userInfo: { id: string };
  }>();
  const token = session.jwtToken;
  const made = await send(
    'POST',
    `/profile/create/${session.userInfo.id}`,
    JSON.stringify({ name: 'Mali', imageUrl: '/media/avatars/elephant.webp' }),
    { ...json, authorization: `Bearer ${token}` },
  );
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into class (account_id, name) values ($1, 'Class 2b') returning id`,
    [session.userInfo.id],
  );
  return {
    token,
    accountId: session.userInfo.id,
    profileId: made.json<{ id: string }>().id,
    classId: rows[0]?.id ?? '',
  };
}

/** A request that a call takes, asked by a person about themselves, with some fields changed. */
function request(call: Endpoint, person: Person, changed: Record<string, string> = {}) {
  const own: Record<string, string> = {};
  if (call.owned.account !== undefined) own[call.owned.account] = person.accountId;
  if (call.owned.profile !== undefined) own[call.owned.profile] = person.profileId;
  if (call.owned.class !== undefined) own[call.owned.class] = person.classId;
  const input = { ...usual, ...call.example.params, ...call.example.query, ...own, ...changed };
  const names = [...Object.keys(call.params.shape), ...Object.keys(call.query.shape)];
  const fields = Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));
  const body =
    call.body === undefined ? undefined : JSON.stringify({ ...(call.example.body as object), ...own, ...changed });
  return { url: fillPath(call, fields), body };
}

/** What a field means wherever it stands. */
const usual = { bookId: '1', bId: '1', bookIds: '1,2', pageNumber: '1', code: '1234-5678', readTime: '5' };

const json = { 'content-type': 'application/json' };
const as = (person: Person) => ({ authorization: `Bearer ${person.token}` });

const send = (method: Endpoint['method'], url: string, payload?: string, headers: Record<string, string> = {}) =>
  server.inject({ method, url: `/api${url}`, headers, ...(payload === undefined ? {} : { payload }) });

test('every call of the specification stands at its method and path', () => {
  expect(declared.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(specified));
});

test('names are given once', () => {
  expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
});

describe.each(declared.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const example = () => {
    const { url, body } = request(call, amina);
    return send(call.method, url, body, body === undefined ? {} : json);
  };

  test('is mounted, and its example is answered as declared or with a problem it names', async () => {
    const reply = await example();
    const body: unknown = reply.json();
    if (reply.statusCode === 200) {
      expect(call.output.safeParse(body).error).toBeUndefined();
      return;
    }
    const { code, status } = body as { code: string; status: number };
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(status).toBe(reply.statusCode);
    expect(isCommonProblemCode(code) || call.problems[code] === reply.statusCode, code).toBe(true);
  });

  test('says whether its answer may be kept', async () => {
    const reply = await example();
    const isCached = call.cache === 'public' && reply.statusCode === 200;
    expect(reply.headers['cache-control']).toBe(
      isCached ? 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400' : 'no-store',
    );
    expect(reply.headers.etag === undefined).toBe(!isCached);
  });

  test('answers hostile values in each of its fields, and in all, with a problem document, never with a 5xx', async () => {
    const names = [...Object.keys(call.params.shape), ...Object.keys(call.query.shape)];
    const { body } = request(call, amina);
    const usualBody: unknown = body === undefined ? undefined : JSON.parse(body);
    // A call without fields would do what it says, such as delete the account.
    const headers = names.length > 0 ? as(amina) : {};
    const check = async (changed: Record<string, string>, sentBody: unknown) => {
      const { url } = request(call, amina, changed);
      const sent = call.method === 'GET' || sentBody === undefined ? undefined : JSON.stringify(sentBody);
      const reply = await server.inject({
        method: call.method,
        url: `/api${url}`,
        headers: { ...headers, ...(sent === undefined ? {} : json) },
        // Who goes on guessing from one network waits longer and longer.
        remoteAddress: nextNetwork(),
        ...(sent === undefined ? {} : { payload: sent }),
      });
      expect(reply.statusCode, `${url} ${sent} ${reply.body}`).toBeLessThan(500);
      if (reply.statusCode === 200) return;
      const { code } = reply.json<{ code: string }>();
      expect(isCommonProblemCode(code) || code in call.problems, code).toBe(true);
    };
    for (const name of names) for (const value of hostileTexts) await check({ [name]: value }, usualBody);
    for (const value of hostileTexts) await check(Object.fromEntries(names.map((name) => [name, value])), value);
    for (const changed of hostileBodies(usualBody)) await check({}, changed);
  });
});

/** What a field may be sent as by somebody who means harm, or by a program with a fault. */
const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e400',
  '9'.repeat(30),
  '9223372036854775807',
  '1,,1',
  'NaN',
  'null',
  '９',
  'ا',
  "O'Brien",
  '%_\\',
  '"<script>',
  '\0',
  '😀'.repeat(60),
  'a'.repeat(10_000),
  '../..',
  '{}',
  '__proto__',
  '2026-02-30',
  '0000-01-01',
  '0001-01-01',
  '-271821-04-20T00:00:00Z',
  // What nobody thought of: other text each time, which a failure shows.
  ...fc.sample(fc.string({ unit: 'binary', minLength: 1 }), 6),
];
const hostileValues = [...hostileTexts, null, true, -1, 1.5, 1e308, 2 ** 53, [], {}, [null], ['a', 'a'], '\ud800'];

let networks = 0;
const nextNetwork = () => `10.${networks >> 16}.${(networks >> 8) & 255}.${networks++ & 255}`;

/** A body with each of its values, however deep, left out or changed to each hostile one. */
function* hostileBodies(body: unknown): Generator<unknown> {
  for (const path of pathsIn(body))
    for (const value of [undefined, ...hostileValues]) {
      const copy = structuredClone({ body }) as Record<string | number, unknown>;
      let inner = copy;
      for (const key of path.slice(0, -1)) inner = inner[key] as typeof copy;
      inner[path.at(-1) ?? ''] = value;
      yield copy['body'];
    }
}

/** Where a value stands in `{ body }`, and where all that is in it. */
function pathsIn(value: unknown, path: string[] = ['body']): string[][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

const guarded = declared.filter(({ who, owned }) => who !== 'anyone' || owned.account || owned.profile);
const ofAccount = guarded.filter(({ owned }) => owned.account !== undefined);
const ofProfile = guarded.filter(({ owned }) => owned.profile !== undefined);
const named = (calls: Endpoint[]) => calls.map((call) => [call.name, call] as const);

describe('what is a person’s own', () => {
  const code = async (call: Endpoint, person: Person | undefined, changed?: Record<string, string>) => {
    const { url, body } = request(call, amina, changed);
    const reply = await send(call.method, url, body, {
      ...(body === undefined ? {} : json),
      ...(person === undefined ? {} : as(person)),
    });
    return `${reply.statusCode} ${reply.json<{ code?: string }>().code}`;
  };

  test.each(named(guarded))('%s without a token is 401', async (_name, call) => {
    expect(await code(call, undefined)).toBe('401 no-token');
  });

  test.each(named(guarded))('%s with a bad token is 401', async (_name, call) => {
    expect(await code(call, { ...amina, token: `${amina.token.slice(0, -4)}AAAA` })).toBe('401 no-token');
  });

  test.each(named(ofAccount))('%s with another account’s token is 403', async (_name, call) => {
    expect(await code(call, joseph)).toBe('403 not-yours');
  });

  test.each(named(ofProfile))('%s with another account’s profile is 403', async (_name, call) => {
    expect(await code(call, amina, { [call.owned.profile ?? '']: joseph.profileId })).toBe('403 not-yours');
  });

  test.each(named(declared.filter(({ owned }) => owned.class !== undefined)))(
    '%s with another account’s class is 403, and with one that is none 404',
    async (_name, call) => {
      const codeOfClass = (id: string) => code(call, amina, { [call.owned.class ?? '']: id });
      expect([await codeOfClass(joseph.classId), await codeOfClass('999999999')]).toEqual([
        '403 not-yours',
        '404 class-not-found',
      ]);
    },
  );

  test.each(named(ofProfile))('%s with a profile that is none is 404', async (_name, call) => {
    expect(await code(call, amina, { [call.owned.profile ?? '']: '999999999' })).toBe('404 profile-not-found');
  });

  test.each(named(guarded.filter(({ owned }) => owned.account ?? owned.profile)))(
    '%s with a malformed id is 400',
    async (_name, call) => {
      const field = call.owned.account ?? call.owned.profile ?? '';
      expect(await code(call, amina, { [field]: '12x' })).toBe('400 invalid-input');
    },
  );
});

describe('what a role is for', () => {
  const codeAs = async (call: Endpoint, person: Person, changed?: Record<string, string>) => {
    const { url, body } = request(call, joseph, changed);
    const reply = await send(call.method, url, body, { ...(body === undefined ? {} : json), ...as(person) });
    return `${reply.statusCode} ${reply.json<{ code?: string }>().code ?? 'answered'}`;
  };
  async function josephIs(role: Role | undefined): Promise<void> {
    await database.pool.query('delete from account_role where account_id = $1', [joseph.accountId]);
    await database.pool.query(
      'insert into account_role (account_id, role_id) select $1, id from role where name = $2',
      [joseph.accountId, role],
    );
  }
  /** One that Joseph is in and one that he is not: of teams that were there before a librarian may have deleted any. */
  async function twoTeams(): Promise<string[]> {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into team (name) values (gen_random_uuid()), (gen_random_uuid()) returning id::text`,
    );
    const ids = rows.map(({ id }) => id);
    await database.pool.query('insert into team_member (team_id, account_id) values ($1, $2)', [
      ids[0],
      joseph.accountId,
    ]);
    return ids;
  }
  const rolesOf = ({ who }: Endpoint): readonly Role[] => (typeof who === 'string' ? [] : who.roles);
  const forRoles = declared.filter((call) => rolesOf(call).length > 0);
  const everybody = forRoles.flatMap((call) =>
    [undefined, ...roles].map((role) => [call.name, role ?? 'no role', call, role] as const),
  );

  test.each(everybody)('%s, for %s', async (_name, _role, call, role) => {
    await josephIs(role);
    const [own = ''] = call.owned.team === undefined ? [] : await twoTeams();
    const code = await codeAs(call, joseph, call.owned.team === undefined ? {} : { [call.owned.team]: own });
    const mayCall = role !== undefined && (role === 'LIBRARIAN' || rolesOf(call).includes(role));
    if (mayCall) expect(code).not.toMatch(/^40[13]|^5/);
    else expect(code).toBe('403 role-needed');
  });

  test.each(named(forRoles.filter(({ owned }) => owned.team !== undefined)))(
    '%s is for one’s own team, unless one is a librarian',
    async (_name, call) => {
      const [own = '', other = ''] = await twoTeams();
      const codeOfTeam = (id: string) => codeAs(call, joseph, { [call.owned.team ?? '']: id });
      for (const role of rolesOf(call)) {
        await josephIs(role);
        const ofOther = role === 'LIBRARIAN' ? '200 answered' : '403 not-yours';
        expect([role, await codeOfTeam(own), await codeOfTeam(other)]).toEqual([role, '200 answered', ofOther]);
      }
    },
  );

  test.each(named(ofAccount))('%s of another account is for no librarian either', async (_name, call) => {
    const { url, body } = request(call, joseph);
    const reply = await send(call.method, url, body, { ...(body === undefined ? {} : json), ...as(amina) });
    expect(`${reply.statusCode} ${reply.json<{ code?: string }>().code}`).toBe('403 not-yours');
  });

  test('a role that a token or a cookie claims is none', async () => {
    await josephIs(undefined);
    const cookie = `rolesWithId=${encodeURIComponent('[{"id":"1","name":"LIBRARIAN"}]')}`;
    const reply = await send('GET', '/library/people', undefined, { ...as(joseph), cookie });
    expect(reply.json()).toMatchObject({ status: 403, code: 'role-needed' });
  });
});

describe.each(named(declared.filter(({ body }) => body !== undefined)))('%s, which takes a body', (_name, call) => {
  const sendBody = async (body: string, type: string) => {
    const reply = await send(call.method, request(call, amina).url, body, { ...as(amina), 'content-type': type });
    return `${reply.statusCode} ${reply.json<{ code?: string }>().code}`;
  };

  test('refuses one over 64 KiB, of another kind, that is no JSON, or none', async () => {
    expect(await sendBody(JSON.stringify({ a: 'x'.repeat(70_000) }), 'application/json')).toBe('413 body-too-large');
    expect(await sendBody('<a/>', 'application/xml')).toBe('415 wrong-content-type');
    expect(await sendBody('{"a":', 'application/json')).toBe('400 invalid-input');
    expect(await sendBody('', 'application/json')).toBe('400 invalid-input');
  });
});

describe.each(declared.filter((call) => call.cache === 'public').map((call) => [call.name, call] as const))(
  '%s, kept',
  (_name, call) => {
    test('a tag that still holds is answered with 304 and no body', async () => {
      const url = fillPath(call, { ...call.example.params, ...call.example.query });
      const first = await send(call.method, url);
      if (first.statusCode !== 200) return expect(first.headers.etag).toBeUndefined();
      const again = await send(call.method, url, undefined, { 'if-none-match': String(first.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });
  },
);

test('a malformed id is 400 with the field that is wrong', async () => {
  const reply = await send('GET', '/tag/get-books/abc');
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid-input', errors: [{ path: 'params.tagId' }] });
});

test.each(['/v5/book/%00', '/v5/book/search?cardName=a%00b', '/book/collection/slug/%00'])(
  'NUL in %s is 400',
  async (url) => {
    expect((await send('GET', url)).json()).toMatchObject({
      code: 'invalid-input',
      status: 400,
      errors: [{ message: 'Leave out the character NUL.' }],
    });
  },
);

test('who asks too often is told when to ask again, and others are not', async () => {
  const busy = await createServer({
    database,
    settings: readSettings({ LOG_LEVEL: 'silent', REQUESTS_A_MINUTE: '3', DATA_DIR: tmpdir() }),
    loadWebApp: undefined,
  });
  const requestFrom = (remoteAddress: string, headers = {}) =>
    busy.inject({ url: '/api/project/sync', remoteAddress, headers });
  for (let count = 0; count < 3; count++) expect((await requestFrom('10.0.0.1')).statusCode).toBe(401);
  const refused = await requestFrom('10.0.0.1');
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await requestFrom('10.0.0.2')).statusCode).toBe(401);
  for (const address of ['10.0.0.3', '10.0.0.4', '10.0.0.5'])
    expect((await requestFrom(address, as(amina))).statusCode).toBe(200);
  expect((await requestFrom('10.0.0.6', as(amina))).statusCode).toBe(429);
  expect((await requestFrom('10.0.0.6', as(joseph))).statusCode).toBe(200);
  await busy.close();
});

test('an address that is spelled in another way counts as well, and so do feeds and files', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent', REQUESTS_A_MINUTE: '5', DATA_DIR: tmpdir() });
  const busy = await createServer({ database, settings, loadWebApp: undefined });
  const statuses = [];
  for (const url of [
    '/%61pi/project/sync',
    '/api/tag/all',
    '/opds/v2',
    '/%6fembed',
    '/downloads/1/epub',
    '/api/tag/all',
  ])
    statuses.push((await busy.inject({ url, remoteAddress: '10.0.0.9' })).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, -1)).not.toContain(429);
  await busy.close();
});

test('a call nobody declared is a problem document too', async () => {
  const reply = await send('GET', '/no/such/call');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 'not-found' });
});

test.each(declared)('$name has no other method than it says ($method $path)', async ({ path, example }) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(example.params?.[name] ?? '1'));
  const reply = await server.inject({ method: 'PATCH', url: `/api${filled}` });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([405, 'method-not-allowed']);
  const shape = path.replace(/\{\w+\}/g, '{}');
  const same = declared.filter((call) => call.path.replace(/\{\w+\}/g, '{}') === shape).map(({ method }) => method);
  const allowed = String(reply.headers['allow']).split(', ');
  expect(allowed).toEqual(expect.arrayContaining([...same, 'OPTIONS']));
  expect(allowed.includes('HEAD')).toBe(allowed.includes('GET'));
});

test.each([
  ['POST', '/language/by_type', 'GET, HEAD, OPTIONS'],
  ['GET', '/login/authenticate/', undefined],
  ['GET', '/idp/sign-in', 'POST, OPTIONS'],
  ['HEAD', '/idp/sign-in', 'POST, OPTIONS'],
  ['DELETE', '/openapi.json', 'GET, HEAD, OPTIONS'],
  ['POST', '/docs?x=/idp/sign-in', 'GET, HEAD, OPTIONS'],
] as const)('%s of %s says by which methods it is asked for', async (method, path, allow) => {
  const reply = await server.inject({ method, url: `/api${path}` });
  expect([reply.statusCode, reply.headers['allow']]).toEqual([allow === undefined ? 401 : 405, allow]);
});

test('a body over the limit is 413, one of another kind is 415', async () => {
  const large = await send('POST', '/analytics/book/1', JSON.stringify({ a: 'x'.repeat(70_000) }), {
    'content-type': 'application/json',
  });
  expect([large.statusCode, large.json<{ code: string }>().code]).toEqual([413, 'body-too-large']);
  const other = await send('POST', '/idp/sign-in', '<a/>', { 'content-type': 'application/xml' });
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([415, 'wrong-content-type']);
});

test('an address that cannot be read is 400, not 500', async () => {
  const reply = await send('GET', '/v5/book/%E0%A4%A');
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid-input' });
});

test('the OpenAPI document names every call at its path', async () => {
  const document = (await send('GET', '/openapi.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  expect(document.openapi).toMatch(/^3\.1/);
  const named = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  );
  expect(named.sort()).toEqual(declared.map(({ name, method, path }) => `${name} ${method} ${path}`).sort());
});

test('health tells that the process lives and whether the database is ready', async () => {
  expect((await server.inject('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await server.inject('/readyz')).statusCode).toBe(200);
});

test('what is kept is forgotten when the catalogue changes', async () => {
  const total = async () =>
    (await send('GET', '/language/by_type')).json<{ languages: { publishedBooks: number }[] }>().languages.length;
  expect(await total()).toBe(0);
  await database.pool.query(`
    insert into licence values ('CC-BY-4.0', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/', true, true);
    insert into book (source, source_key) values ('t', 't');
    insert into edition (book_id, language_id, source_file, source_hash, slug, title, licence_code, status, page_count, word_count, minutes, search, published_at)
      select id, 4846240843956224, '', '', 't', 'T', 'CC-BY-4.0', 'published', 1, 1, 1, '', now() from book`);
  await expect.poll(total).toBe(1);
});
