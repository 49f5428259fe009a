import { fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { temporaryFolder } from '@letsread/media/testing/made-pictures.ts';
import { searchBooks } from '@letsread/catalogue/contract.ts';
import type { FastifyBaseLogger, InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createServer, type LoadWebApp } from '../create-server.ts';
import { readSettings } from '../settings.ts';
import { openTraceCollector, type TakenSpan } from '../testing/trace-collector.ts';
import { openTracing } from './open-tracing.ts';
import { traceQueries } from './trace-queries.ts';
import { currentSpan } from './trace-requests.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Database;
let collector: Awaited<ReturnType<typeof openTraceCollector>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  database = await openTestDatabase();
  await fillTestLibrary(database);
});
afterAll(async () => {
  await database.close();
  await folder[Symbol.asyncDispose]();
});
beforeEach(async () => {
  collector = await openTraceCollector();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await collector.close();
});

const serverWith = (more: NodeJS.ProcessEnv = {}, loadWebApp?: LoadWebApp) =>
  createServer({
    database,
    settings: readSettings({
      LOG_LEVEL: 'silent',
      DATA_DIR: folder.folder,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      ...more,
    }),
    loadWebApp,
  });
type Logging = { bindings: () => Record<string, unknown> };
type Server = Awaited<ReturnType<typeof serverWith>>;

const kite = '/api/v5/book/the-red-kite';
const named = (name: string) => collector.spans.filter((span) => span.name === name);
const childrenOf = ({ spanId }: TakenSpan) => collector.spans.filter(({ parentId }) => parentId === spanId);

/** Asks, and closes: what is not sent yet is sent then. */
async function statusesOf(server: Server, ...requests: (string | InjectOptions)[]) {
  const answers = [];
  for (const request of requests) answers.push(await server.inject(request));
  await server.close();
  return answers.map(({ statusCode }) => statusCode);
}

test('a call and its queries are one trace', async () => {
  expect(await statusesOf(await serverWith(), kite)).toEqual([200]);
  expect([...collector.paths]).toEqual(['/v1/traces']);
  const [call] = named('GET /api/v5/book/:slug');
  expect(call?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/v5/book/:slug',
    'http.response.status_code': 200,
    'url.scheme': 'http',
  });
  const queries = call === undefined ? [] : childrenOf(call);
  expect(queries.length).toBeGreaterThan(1);
  for (const { traceId, attributes } of queries) {
    expect(traceId).toBe(call?.traceId);
    expect(attributes).toMatchObject({ 'db.system.name': 'postgresql', 'db.operation.name': 'SELECT' });
  }
  expect(collector.text()).toContain('lets-read');
});

test('the queries of what comes with a body belong to it, also in a transaction', async () => {
  const body = { email: 'amina@example.org', displayName: 'Amina Diallo', agreed: true };
  const server = await serverWith();
  expect(await statusesOf(server, { method: 'POST', url: '/api/idp/sign-up', body })).toEqual([200]);
  const [call] = named('POST /api/idp/sign-up');
  const operations = call === undefined ? [] : childrenOf(call).map((span) => span.attributes['db.operation.name']);
  expect(operations).toEqual(expect.arrayContaining(['SELECT', 'INSERT']));
});

test('a page holds the calls that it asks for', async () => {
  const loadWebApp: LoadWebApp = async ({ createClient }) => ({
    async render(_request, { address }) {
      const { items } = await createClient({ address })(searchBooks, { cardName: 'kite' });
      return new Response(`<p>${items.length}</p>`, { headers: { 'content-type': 'text/html' } });
    },
  });
  expect(await statusesOf(await serverWith({}, loadWebApp), '/search/books?q=kite')).toEqual([200]);
  const page = collector.spans.find(({ parentId }) => parentId === '');
  expect(page === undefined ? [] : childrenOf(page).map(({ name }) => name)).toContain('GET /api/v5/book/search');
});

test('requests of one connection are a trace each', async () => {
  const server = await serverWith();
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  for (let round = 0; round < 3; round++) await (await fetch(url + kite)).text();
  await server.close();
  const calls = named('GET /api/v5/book/:slug');
  expect(calls.map(({ parentId }) => parentId)).toEqual(['', '', '']);
  expect(new Set(calls.map((call) => call.traceId)).size).toBe(3);
});

test('what a request leaves to be done after it has no span', async () => {
  const settings = readSettings({});
  const { tracer, close } = openTracing(collector.url, settings, { version: '1', onError: () => {} });
  const { pool } = traceQueries(database, tracer);
  const span = tracer.startSpan('GET /somewhere');
  await currentSpan.run(span, async () => {
    await pool.query('select 1 as during');
    span.end();
    await pool.query('select 1 as afterwards');
  });
  await close();
  expect(collector.spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['GET /somewhere', 'SELECT']));
  expect(collector.spans).toHaveLength(2);
  expect(collector.text()).not.toContain('afterwards');
});

test('nothing of a reader is in a trace', async () => {
  const server = await serverWith();
  await statusesOf(
    server,
    '/api/v5/book/search?cardName=zebrafish',
    '/api/book/downloads/4711?second=42',
    '/nowhere/of/tano',
    { method: 'POST', url: '/api/idp/sign-in', body: { email: 'ruth@example.org', password: 'a paper boat' } },
    { url: kite, headers: { cookie: 'profiles=Nia', 'user-agent': 'Tablet 7', 'x-forwarded-for': '192.0.2.77' } },
  );
  expect(collector.spans.length).toBeGreaterThan(5);
  expect(collector.text()).not.toMatch(
    /zebrafish|4711|tano|ruth|paper boat|Nia|Tablet|192\.0\.2|127\.0\.0\.1|red-kite/,
  );
});

test('what went wrong is told by its kind', async () => {
  const server = await serverWith();
  void server.register(async (own) => {
    own.get('/breaks', () => Promise.reject(new TypeError('amina is not a function')));
  });
  expect(await statusesOf(server, '/breaks', '/api/v5/book/no-such-book')).toEqual([500, 404]);
  expect(named('GET /breaks')[0]?.attributes).toMatchObject({
    'error.type': 'TypeError',
    'http.response.status_code': 500,
  });
  expect(named('GET /api/v5/book/:slug')[0]?.attributes).toMatchObject({ 'http.response.status_code': 404 });
  expect(collector.text()).not.toContain('amina');
});

test('a line of the log names the trace', async () => {
  const server = await serverWith();
  let logged: unknown;
  void server.register(async (own) => {
    own.get('/logs', async ({ log }) => void (logged = (log as FastifyBaseLogger & Logging).bindings()['traceId']));
  });
  await statusesOf(server, '/logs');
  expect(logged).toBe(named('GET /logs')[0]?.traceId);
});

const traceId = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };

test.each([
  ['goes on here where a proxy of the operator stands in front', { TRUST_PROXY: '1' }, true],
  ['is not taken from anybody', {}, false],
])('a trace that began elsewhere %s', async (_what, more, goesOn) => {
  await statusesOf(await serverWith(more), { url: kite, headers });
  const [call] = named('GET /api/v5/book/:slug');
  expect([call?.traceId === traceId, call?.traceId.length]).toEqual([goesOn, 32]);
});

test('its own headers and names are read, and how much is sent', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20abc');
  vi.stubEnv('OTEL_SERVICE_NAME', 'library-of-the-north');
  vi.stubEnv('OTEL_EXPORTER_OTLP_COMPRESSION', 'gzip');
  await statusesOf(await serverWith({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path` }), kite);
  expect([...collector.paths]).toEqual(['/own/path']);
  expect(collector.headers()['authorization']).toBe('Bearer abc');
  expect(collector.text()).toContain('library-of-the-north');
});

test.each([
  { OTEL_SDK_DISABLED: 'true' },
  { OTEL_TRACES_EXPORTER: 'none' },
  { OTEL_TRACES_SAMPLER: 'always_off' },
  { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' },
])('nothing is sent with %o', async (more) => {
  expect(await statusesOf(await serverWith(more), kite)).toEqual([200]);
  expect(collector.spans).toEqual([]);
});

test('a collector that is away keeps nobody from reading, and the log says so once', async () => {
  await collector.close();
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '100');
  const server = await serverWith({
    LOG_LEVEL: 'error',
    OTEL_BSP_SCHEDULE_DELAY: '20',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '1',
  });
  const said: unknown[] = [];
  server.log.error = (line: unknown) => void said.push(line);
  const answers = [];
  for (let n = 0; n < 5; n++) answers.push((await server.inject(kite)).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200]);
  await vi.waitUntil(() => said.length > 0, 60_000);
  await server.close();
  expect(said).toEqual([expect.stringMatching(/^traces could not be sent/)]);
  collector = await openTraceCollector();
});
