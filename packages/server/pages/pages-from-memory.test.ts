import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answeringEarly } from '../framework/answering-early.ts';
import type { AnswerEarly } from './pages-from-memory.ts';
import { servePages } from './serve-pages.ts';

const always = { 'x-content-type-options': 'nosniff' };

/** Long enough that the best compression is always worth it, whatever the port in its address. */
const story = Array.from({ length: 200 }, (_, at) => `Kite ${at} flew over ${at * 7} hills and ${at % 9} rivers.`).join(
  ' ',
);

let server: FastifyInstance;
let answerEarly: AnswerEarly;
let forget: () => void;
/** What the framework was given. */
let seen: string[];
let rendered: number;

beforeEach(async () => {
  seen = [];
  rendered = 0;
  server = Fastify({ serverFactory: answeringEarly((incoming, response) => answerEarly(incoming, response)) });
  server.addHook('onRequest', async ({ method, originalUrl }, reply) => {
    seen.push(`${method} ${originalUrl}`);
    reply.headers(always);
  });
  ({ answerEarly, forget } = await servePages(server, {
    apiUrl: '/api',
    mediaUrl: '/media',
    locationUrl: '/api/location',
    publicUrl: undefined,
    isCached: true,
    always,
    render: async ({ url, headers }) => {
      rendered += 1;
      const text = `<p>${url} ${headers.get('cookie')} ${story}</p>`;
      return new Response(text, { headers: { 'content-type': 'text/html', link: '</a.css>; rel=preload' } });
    },
  }));
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

async function requestPage(
  headers: Record<string, string> = {},
  { method = 'GET', path = '/about' } = {},
): Promise<Answer> {
  const { port } = server.server.address() as AddressInfo;
  const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const { date: _, ...rest } = answer.headers;
  return { status: answer.statusCode, headers: rest, body: Buffer.concat(parts).toString('latin1') };
}

test.each<[string, Record<string, string>, string]>([
  ['as it is', {}, 'GET'],
  ['in gzip', { 'accept-encoding': 'gzip' }, 'GET'],
  ['for a device that keeps it', { 'letsread-page': 'anyone' }, 'GET'],
  ['in another language', { cookie: 'localization_id=77; theme=dark' }, 'GET'],
  ['with little data', { 'save-data': 'on' }, 'GET'],
  ['without its body', { 'accept-encoding': 'gzip' }, 'HEAD'],
])('a page %s is the same with the framework and without it', async (_what, headers, method) => {
  const first = await requestPage(headers, { method });
  const again = await requestPage(headers, { method });
  expect(again).toEqual(first);
  const unchanged = await requestPage({ ...headers, 'if-none-match': String(first.headers.etag) }, { method });
  expect(unchanged.status).toBe(304);
  expect(seen).toHaveLength(1);
  const early = answerEarly;
  answerEarly = () => false;
  const { headers: ofFramework, body } = await requestPage(
    { ...headers, 'if-none-match': String(first.headers.etag) },
    { method },
  );
  answerEarly = early;
  expect([unchanged.headers, unchanged.body]).toEqual([ofFramework, body]);
});

test('the smaller bytes that are made for a page asked for again come with their length', async () => {
  const quick = await requestPage({ 'accept-encoding': 'br' });
  await expect
    .poll(async () => Number((await requestPage({ 'accept-encoding': 'br' })).headers['content-length']))
    .toBeLessThan(Number(quick.headers['content-length']));
  const best = await requestPage({ 'accept-encoding': 'br' });
  expect(best.body).toHaveLength(Number(best.headers['content-length']));
  expect(rendered).toBe(1);
});

test('each host, language and address has its own page, whoever asked before', async () => {
  const bodies: string[] = [];
  const hostsAndCookies: Record<string, string>[] = [
    { host: 'one.example' },
    { host: 'two.example' },
    { cookie: 'localization_id=77' },
  ];
  for (const headers of hostsAndCookies)
    bodies.push((await requestPage(headers)).body, (await requestPage(headers)).body);
  bodies.push((await requestPage({}, { path: '/about?page=2' })).body);
  expect(new Set(bodies).size).toBe(4);
});

test('who may be signed in, a form, and what was forgotten are for the framework', async () => {
  await requestPage();
  await requestPage();
  expect(seen).toHaveLength(1);
  const own = await requestPage({ cookie: 'jwtToken=a.b.c; isLoggedIn=true' });
  expect(own.body).toContain('isLoggedIn');
  await requestPage({}, { method: 'POST' });
  forget();
  await requestPage();
  expect(seen).toEqual(['GET /about', 'GET /about', 'POST /about', 'GET /about']);
  expect(rendered).toBe(4);
});
