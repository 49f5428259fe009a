import type { Call } from '@letsread/http/call.ts';
import { fillPath } from '@letsread/http/ask.ts';
import { isCommonProblemCode } from '@letsread/http/problem.ts';
import { openTestDatabase } from '@letsread/database/test-database.ts';
import type { Database } from '@letsread/database/open-database.ts';
import * as catalogue from '@letsread/catalogue/contract.ts';
import * as profiles from '@letsread/profiles/contract.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import { readSettings } from './settings.ts';

const declared = Object.values<unknown>({ ...catalogue, ...profiles }).filter(isCall);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value;
}

/** Rows of the specification's section 7 that this version answers. */
const specified = [
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
  'GET /avatar',
];

let database: Database;
let server: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(
    `insert into language values (4846240843956224, 'en', 'en', 'English', 'English', 'Latn', 'ltr', 0)`,
  );
  server = await createServer({ database, settings: readSettings({ LOG_LEVEL: 'silent' }), loadWebApp: undefined });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const send = (method: Call['method'], url: string, payload?: string, headers: Record<string, string> = {}) =>
  server.inject({ method, url: `/api${url}`, headers, ...(payload === undefined ? {} : { payload }) });

test('every call of the specification stands at its method and path', () => {
  expect(declared.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(specified));
});

test('names are given once', () => {
  expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
});

describe.each(declared.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const example = () => send(call.method, fillPath(call, { ...call.example.params, ...call.example.query }));

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
    expect(call.problems[code]).toBe(reply.statusCode);
  });

  test('says whether its answer may be kept', async () => {
    const reply = await example();
    const isKept = call.kept === 'public' && reply.statusCode === 200;
    expect(reply.headers['cache-control']).toBe(
      isKept ? 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400' : 'no-store',
    );
    expect(reply.headers.etag === undefined).toBe(!isKept);
  });

  test('answers generated garbage with a problem document, never with a 5xx', async () => {
    const names = [...Object.keys(call.params.shape), ...Object.keys(call.query.shape)];
    const garbage = fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.constant('９')),
        ]),
      ),
    );
    await fc.assert(
      fc.asyncProperty(garbage, fc.string(), async (input, payload) => {
        const url = fillPath(call, { ...call.example.params, ...input });
        const reply = await send(call.method, url, call.method === 'GET' ? undefined : payload);
        expect(reply.statusCode, `${url} ${reply.body}`).toBeLessThan(500);
        if (reply.statusCode === 200) return;
        const { code } = reply.json<{ code: string }>();
        expect(isCommonProblemCode(code) || code in call.problems, code).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe.each(declared.filter((call) => call.kept === 'public').map((call) => [call.name, call] as const))(
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

test('a call nobody declared is a problem document too', async () => {
  const reply = await send('GET', '/no/such/call');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 'not-found' });
});

test('a body over the limit is 413, one of another kind is 415', async () => {
  const large = await send('POST', '/analytics/book/1', JSON.stringify({ a: 'x'.repeat(70_000) }), {
    'content-type': 'application/json',
  });
  expect([large.statusCode, large.json<{ code: string }>().code]).toEqual([413, 'body-too-large']);
  const other = await send('POST', '/analytics/book/1', '<a/>', { 'content-type': 'application/xml' });
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
