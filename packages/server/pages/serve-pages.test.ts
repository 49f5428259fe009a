import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';
import { servePages } from './serve-pages.ts';

let server: FastifyInstance;
let forget: () => void;
let rendered: string[];
let readers: { address: string; cookie: string | null }[];
let answer: (request: Request) => Response | Promise<Response>;

const html = (text: string, init: ResponseInit = {}) =>
  new Response(`<!doctype html><script>let a = 1</script><p>${text}</p>`, {
    headers: { 'content-type': 'text/html' },
    ...init,
  });

beforeEach(async () => {
  rendered = [];
  readers = [];
  answer = () => html(`page ${rendered.length}`);
  server = Fastify();
  ({ forget } = await servePages(server, {
    apiUrl: '/api',
    mediaUrl: 'https://media.example/library',
    locationUrl: 'https://geo.example/json?key=1',
    publicUrl: 'https://library.example',
    isCached: true,
    render: async (request, { address }) => {
      rendered.push(request.url);
      readers.push({ address, cookie: request.headers.get('cookie') });
      return answer(request);
    },
  }));
});
afterEach(() => server.close());

test('a signed-out page is rendered once and then kept', async () => {
  const first = await server.inject('/book/the-red-kite');
  const second = await server.inject('/book/the-red-kite');
  expect(second.body).toBe(first.body);
  expect(rendered).toEqual(['https://library.example/book/the-red-kite']);
});

test('ten readers at once make one page', async () => {
  const slow = Promise.withResolvers<Response>();
  answer = ({ url }) => (url.endsWith('/about') ? html('another page') : slow.promise);
  const readers = Promise.all(Array.from({ length: 10 }, () => server.inject('/')));
  // Who came after them has an answer, so all of them have asked.
  await server.inject('/about');
  slow.resolve(html('slow'));
  expect((await readers).map(({ body }) => body)).toEqual(
    Array.from({ length: 10 }, () => expect.stringContaining('slow')),
  );
  expect(rendered).toEqual(['https://library.example/', 'https://library.example/about']);
});

test('each language has its own page', async () => {
  await server.inject('/');
  await server.inject({ url: '/', cookies: { localization_id: '77' } });
  expect(rendered).toHaveLength(2);
});

test.each(['localization_lang=ar; localization_lang', 'dataSaver=1; dataSaver', 'localization_id=7;localization_id ;'])(
  'nobody has others given a page by cookies that pages and their key read differently (%s)',
  async (cookie) => {
    await server.inject({ url: '/', headers: { cookie } });
    await server.inject('/');
    expect(rendered).toHaveLength(2);
  },
);

const located = (country: unknown) => `location=${encodeURIComponent(JSON.stringify(country))}`;

test('each country has its own page, since it orders the languages', async () => {
  const cambodia = located({ country_name: 'Cambodia', country_code: 'KH' });
  const farthest = located({ country_name: 'South Georgia & South Sandwich Islands', country_code: 'GS' });
  for (const cookie of ['', cambodia, `a=b; ${cambodia}`, farthest])
    await server.inject({ url: '/', headers: { cookie } });
  expect(readers.map(({ cookie }) => cookie)).toEqual(['', cambodia, farthest]);
});

test.each([
  ['is too long', located({ country_name: 'x'.repeat(90) })],
  ['is no JSON', 'location=Cambodia'],
  ['is not escaped right', 'location=%'],
  ['names no country', located({ country: 'Cambodia' })],
  ['is nothing', 'location=null'],
])('a location that %s reaches neither the page nor its key', async (_why, cookie) => {
  await server.inject({ url: '/', headers: { cookie: `localization_id=77; ${cookie}` } });
  await server.inject({ url: '/', headers: { cookie: 'localization_id=77' } });
  expect(readers).toEqual([{ address: '127.0.0.1', cookie: 'localization_id=77' }]);
});

test('a page is told who asks for it', async () => {
  await server.inject({ method: 'POST', url: '/login', remoteAddress: '192.0.2.7' });
  expect(readers).toEqual([{ address: '192.0.2.7', cookie: null }]);
});

test.each(['jwtToken', 'refreshToken', 'isLoggedIn', 'currentlySelectedProfile'])(
  'with %s the page is made for this reader alone',
  async (name) => {
    await server.inject({ url: '/', cookies: { [name]: 'x' } });
    await server.inject({ url: '/', cookies: { [name]: 'x' } });
    await server.inject('/');
    expect(rendered).toHaveLength(3);
  },
);

test('a form of another site is refused before anything reads it, and one of the library’s own is not', async () => {
  const submit = async (origin: string) =>
    (await server.inject({ method: 'POST', url: '/profile', headers: { origin } })).statusCode;
  expect(await submit('https://evil.example')).toBe(403);
  expect(await submit('http://library.example')).toBe(403);
  expect(await submit('null')).toBe(403);
  expect(rendered).toEqual([]);
  expect(await submit('https://library.example')).toBe(200);
});

test.each(['DELETE', 'PUT', 'TRACE', 'PROPFIND'] as const)('%s is told which methods pages have', async (method) => {
  const { statusCode, headers, body } = await server.inject({ method: method as 'DELETE', url: '/book/the-red-kite' });
  expect([statusCode, headers['allow'], headers['content-type']]).toEqual([
    405,
    'GET, HEAD, POST',
    'application/problem+json',
  ]);
  expect(JSON.parse(body)).toMatchObject({ code: 'method-not-allowed' });
});

test('what a page fails with is one line of the log, under the name that its answer has', async () => {
  const lines: string[] = [];
  const logging = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  await servePages(logging, {
    apiUrl: '/api',
    mediaUrl: '/media',
    locationUrl: '/api/location',
    publicUrl: undefined,
    isCached: true,
    render: async (_request, { report }) => {
      report('/about failed', new Error('a bug'));
      report('500 /about');
      return html('sorry', { status: 500 });
    },
  });
  const { headers } = await logging.inject('/about?q=secret');
  await logging.inject({ method: 'POST', url: '/', headers: { origin: 'https://evil.example' } });
  await logging.close();
  const { 'x-request-id': reqId } = headers;
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: 50,
      reqId,
      msg: '/about failed',
      err: { message: 'a bug', stack: expect.stringContaining('Error: a bug\n') },
    },
    { level: 50, reqId, msg: '500 /about' },
    { level: 40, msg: expect.stringContaining('set PUBLIC_URL or TRUST_PROXY') },
  ]);
  expect(lines.join('')).not.toContain('secret');
});

test('what is kept is forgotten when told', async () => {
  await server.inject('/');
  forget();
  expect((await server.inject('/')).body).toContain('page 2');
});

test('a page begun before a change is not kept after it', async () => {
  let release = () => {};
  answer = () => new Promise((resolve) => (release = () => resolve(html('old'))));
  const body = server.inject('/').then((reply) => reply.body);
  await expect.poll(() => rendered.length).toBe(1);
  forget();
  release();
  expect(await body).toContain('old');
  answer = () => html('new');
  expect((await server.inject('/')).body).toContain('new');
});

test.each([404, 500])('a page with status %i keeps its status and is not kept', async (status) => {
  answer = () => html('gone', { status });
  expect((await server.inject('/x')).statusCode).toBe(status);
  await server.inject('/x');
  expect(rendered).toHaveLength(2);
});

test('a page that sets a cookie is not kept', async () => {
  answer = () => html('hello', { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b; Path=/' } });
  const reply = await server.inject('/');
  await server.inject('/');
  expect(reply.headers['set-cookie']).toEqual(['a=b; Path=/']);
  expect(rendered).toHaveLength(2);
});

test('a page that must not be stored is not kept', async () => {
  answer = () => html('token', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } });
  const reply = await server.inject('/profile/verify?token=secret');
  await server.inject('/profile/verify?token=secret');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(rendered).toHaveLength(2);
});

test('without an address of its own the library has that of the request, as a trusted proxy tells it', async () => {
  const requests: string[] = [];
  const behindProxy = Fastify({ trustProxy: (_address, hop) => hop < 1 });
  await servePages(behindProxy, {
    apiUrl: '/api',
    mediaUrl: '/media',
    locationUrl: '/api/location',
    publicUrl: undefined,
    isCached: true,
    render: async (request) => {
      requests.push(request.url);
      return html('hello');
    },
  });
  const headers = { host: 'library.example', 'x-forwarded-proto': 'https' };
  await behindProxy.inject({ method: 'POST', url: '/login', headers });
  await server.inject({ method: 'POST', url: '/login', headers: { ...headers, host: 'elsewhere.example' } });
  await behindProxy.close();
  expect([...requests, ...rendered]).toEqual(['https://library.example/login', 'https://library.example/login']);
});

test('a path that looks like another host is a path of this one', async () => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  // A browser's own fetch would tidy the address; a form of another site's page sends it as it is.
  const socket = connect(port, '127.0.0.1');
  socket.end(
    'POST //evil.example/login HTTP/1.1\r\nhost: library.example\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
  );
  await once(socket.resume(), 'close');
  expect(rendered.map((address) => new URL(address).host)).toEqual(['library.example']);
});

test('pages go out in the encoding that is asked for', async () => {
  const brotli = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('page 1');
  const gzipped = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(gunzipSync(gzipped.rawPayload).toString()).toContain('page 1');
  expect((await server.inject('/')).headers['content-encoding']).toBeUndefined();
});

test('a page that is asked for again is packed as small as it gets', async () => {
  const words = Array.from({ length: 3000 }, (_, number) => `${(number * 7919) % 1000} sheep`).join(' and ');
  answer = () => html(words);
  const requestHome = () => server.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  const first = await requestHome();
  await expect.poll(async () => (await requestHome()).rawPayload.length).toBeLessThan(first.rawPayload.length);
  expect(brotliDecompressSync((await requestHome()).rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
  expect(rendered).toHaveLength(1);
});

test.each(['/search?cardName=kite', '/search?level=2&cardName=kite', '/collaborators?name=Amina'])(
  'what somebody typed is stored nowhere, and goes out compressed: %s',
  async (url) => {
    const requestHome = () => server.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync((await requestHome()).rawPayload).toString()).toContain('page 1');
    expect(brotliDecompressSync((await requestHome()).rawPayload).toString()).toContain('page 2');
  },
);

test('a search without words is stored like any page', async () => {
  await server.inject('/search?cardName=&level=2');
  await server.inject('/search?cardName=&level=2');
  expect(rendered).toHaveLength(1);
});

test('a page that has not changed is answered with 304', async () => {
  const { etag } = (await server.inject('/')).headers;
  const again = await server.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a page that a device keeps is that of a signed-out reader, whoever asks', async () => {
  const cookie = 'localization_id=77; jwtToken=own; userInfo=own; dataSaver=1';
  const reply = await server.inject({ url: '/', headers: { cookie, 'letsread-page': 'anyone' } });
  expect(readers.at(-1)?.cookie).toBe('localization_id=77; dataSaver=1');
  expect(reply.headers['letsread-page']).toBe('anyone');
  expect((await server.inject({ url: '/', headers: { cookie } })).headers['letsread-page']).toBeUndefined();
});

test('a browser that asks for little data gets the page of our own switch, unless that is off', async () => {
  await server.inject({ url: '/', headers: { 'save-data': 'on' } });
  await server.inject({ url: '/', headers: { 'save-data': 'on', cookie: 'dataSaver=0' } });
  expect(readers.map((reader) => reader.cookie)).toEqual(['dataSaver=1', 'dataSaver=0']);
});

test('the policy allows just the inline scripts of the page', async () => {
  const policy = String((await server.inject('/')).headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'sha256-`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('the policy allows the origins of pictures and of the location that the operator chose', async () => {
  const policy = String((await server.inject('/')).headers['content-security-policy']).split('; ');
  expect(policy).toContain("img-src 'self' data: https://media.example");
  expect(policy).toContain("connect-src 'self' https://geo.example https://media.example");
});

test('no page stands in a frame of another site, but one that was made for it', async () => {
  const policyOf = async (url: string) => String((await server.inject(url)).headers['content-security-policy']);
  expect(await policyOf('/book/x')).toContain("frame-ancestors 'none'");
  expect(await policyOf('/embed/x')).toContain("frame-ancestors 'none'");
  answer = () => html('framed', { headers: { 'content-type': 'text/html', 'letsread-frame': 'anywhere' } });
  const policy = await policyOf('/embed/y');
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain("form-action 'none'");
  const { headers } = await server.inject('/embed/y');
  expect(headers['letsread-frame']).toBeUndefined();
  expect(headers['x-frame-options']).toBeUndefined();
});

test('what stands on other sites gets no cookie and sets none, and is one page for everybody', async () => {
  answer = () =>
    html('framed', {
      headers: { 'content-type': 'text/html', 'letsread-frame': 'anywhere', 'set-cookie': 'jwtToken=x' },
    });
  const first = await server.inject({ url: '/embed/x', cookies: { jwtToken: 'x', localization_id: '77' } });
  const second = await server.inject({ url: '/embed/x', headers: { 'save-data': 'on' } });
  expect([first.headers['set-cookie'], second.headers['set-cookie']]).toEqual([undefined, undefined]);
  expect(readers).toEqual([{ address: '127.0.0.1', cookie: null }]);
});

test.each(['/EMBED/x', '/%65mbed/x', '/eMb%45d/x?a=b'])(
  'an address for frames is one in any spelling that leads there: %s',
  async (url) => {
    answer = () =>
      html('framed', {
        headers: { 'content-type': 'text/html', 'letsread-frame': 'anywhere', 'set-cookie': 'jwtToken=x' },
      });
    const { headers } = await server.inject({ url, cookies: { jwtToken: 'x', localization_id: '77' } });
    expect(readers.map(({ cookie }) => cookie)).toEqual([null]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
  },
);

test('what was rendered with a cookie stands in no frame of another site, whatever it says', async () => {
  answer = () => html('framed', { headers: { 'content-type': 'text/html', 'letsread-frame': 'anywhere' } });
  for (const url of ['/embedded/x', '/book/embed/x', '/embed', '/']) {
    const { headers } = await server.inject({ url, cookies: { localization_id: '77' } });
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    expect(headers['letsread-frame']).toBeUndefined();
  }
  expect(readers.map(({ cookie }) => cookie)).toEqual(Array(4).fill('localization_id=77'));
});

test('a form is handed over with its body, and a body over 64 KiB is refused', async () => {
  let body = '';
  answer = async (request) => {
    body = await request.text();
    return new Response(null, { status: 303, headers: { location: '/' } });
  };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await server.inject({ method: 'POST', url: '/language', headers: form, payload: 'id=7' });
  expect([reply.statusCode, reply.headers.location, body]).toEqual([303, '/', 'id=7']);
  const large = await server.inject({ method: 'POST', url: '/language', headers: form, payload: 'x'.repeat(70_000) });
  expect(large.statusCode).toBe(413);
});

test('a host name that is none does not reach the page', async () => {
  await server.close();
  server = Fastify();
  const seen: string[] = [];
  await servePages(server, {
    apiUrl: '/api',
    mediaUrl: '/media',
    locationUrl: '/api/location',
    publicUrl: undefined,
    isCached: true,
    render: async ({ url }) => (seen.push(url), html('x')),
  });
  await server.inject({ url: '/', headers: { host: 'a"><script>' } });
  await server.inject({ url: '/', headers: { host: '127.0.0.1:3000' } });
  await server.inject({ url: '/about', headers: { host: 'library.example:99999' } });
  await server.inject({ url: '/terms', headers: { host: '1.2.3.999' } });
  expect(seen).toEqual([
    'http://localhost/',
    'http://127.0.0.1:3000/',
    'http://localhost/about',
    'http://localhost/terms',
  ]);
});

test('a form that cannot be read is answered with 400 and reaches no page', async () => {
  const post = (type: string | undefined, payload: string, url = '/login') =>
    server.inject({ method: 'POST', url, headers: type ? { 'content-type': type } : {}, payload });
  const unreadable = [
    await post('multipart/form-data', 'x'),
    await post('multipart/form-data; boundary=a', '--a\r\n'),
    await post('application/json', '{', '/library/books/1'),
    await post('application/json', '{"act":"level"}'),
    await post('text/plain', 'email=a'),
  ];
  expect(unreadable.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  expect(rendered).toEqual([]);
  await post(undefined, '');
  await post('application/x-www-form-urlencoded', '');
  await post('application/x-www-form-urlencoded;charset=UTF-8', 'email=a%');
  await post('application/json', '{"act":"level"}', '/library/books/1.data');
  expect(rendered).toHaveLength(4);
});

test('the policy lets a page ask its calls where the operator has them', () => {
  const sources = { mediaUrl: '/media', locationUrl: '/api/location' };
  const connectOf = (apiUrl: string) =>
    contentPolicy('', { ...sources, apiUrl })
      .split('; ')
      .find((rule) => rule.startsWith('connect-src'));
  expect(connectOf('/api')).toBe("connect-src 'self'");
  expect(connectOf('https://api.example/api')).toBe("connect-src 'self' https://api.example");
});

test('a page is made for the sheets that a device has, unless it is one to be kept', async () => {
  const ask = (cookie: string, headers = {}) => server.inject({ url: '/', headers: { cookie, ...headers } });
  const sheets = 'sheets=root-DWrZtGi4.library-CdKxSTKM';
  await ask(sheets);
  await ask(`${sheets}; other=1`);
  await ask('');
  await ask(sheets, { 'letsread-page': 'anyone' });
  expect(readers.map(({ cookie }) => cookie)).toEqual([sheets, '']);
});

test.each(['<script>', 'a.b.c.d.e', 'x'.repeat(50), 'root-DWrZtGi4%2e', ''])(
  'what names no sheets is not looked at: %s',
  async (value) => {
    await server.inject({ url: '/', headers: { cookie: `sheets=${value}` } });
    await server.inject({ url: '/' });
    expect(readers.map(({ cookie }) => cookie)).toEqual(['']);
  },
);

/** A file to carry away, as the back room writes one. */
function file(parts: AsyncGenerator<string>, headers: Record<string, string> = {}): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="numbers.csv"',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
async function* lines(...texts: string[]): AsyncGenerator<string> {
  for (const text of texts) yield await Promise.resolve(text);
}
const own = { cookie: 'refreshToken=1' };

async function addressOfServer(): Promise<string> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

test.each([
  ['', undefined, (bytes: Buffer) => bytes],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br', 'br', brotliDecompressSync],
])(
  'a file goes out with its headers and cookies, packed as the reader takes it (%s)',
  async (accepted, packed, unpack) => {
    answer = () => file(lines('\uFEFFday,sum\r\n', '2026-11-24,7\r\n'), { 'set-cookie': 'theme=dark; Path=/' });
    const headers = { ...own, 'accept-encoding': accepted };
    const got = await server.inject({ url: '/library/numbers/csv', headers });
    // With the mark at its beginning, by which spreadsheets know its letters.
    expect(unpack(got.rawPayload).toString()).toBe('\uFEFFday,sum\r\n2026-11-24,7\r\n');
    expect(got.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="numbers.csv"',
      'cache-control': 'no-store',
      'set-cookie': ['theme=dark; Path=/'],
      vary: 'Accept-Encoding, Cookie, Save-Data',
    });
    expect(got.headers['content-encoding']).toBe(packed);
    expect(got.headers).not.toHaveProperty('etag');
    const head = await server.inject({ method: 'HEAD', url: '/library/numbers/csv', headers });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-encoding']).toBe(packed);
  },
);

test.each(['', 'br'])(
  'of a file no more is written than is taken, and who hangs up ends the writing (%s)',
  async (accepted) => {
    const ended = Promise.withResolvers<void>();
    let written = 0;
    async function* endless() {
      try {
        for (;;) {
          written += 1;
          yield await Promise.resolve(randomBytes(50_000).toString('base64'));
        }
      } finally {
        ended.resolve();
      }
    }
    answer = () => file(endless());
    const hangUp = new AbortController();
    const headers = { ...own, 'accept-encoding': accepted };
    const got = await fetch(`${await addressOfServer()}/library/numbers/csv`, { headers, signal: hangUp.signal });
    await got.body?.getReader().read();
    hangUp.abort();
    await ended.promise;
    expect(written).toBeLessThan(1000);
  },
);

test.each(['', 'br'])('a file that fails midway is broken off, and is none that looks whole (%s)', async (accepted) => {
  async function* failing() {
    for (let part = 0; part < 40; part++) yield await Promise.resolve(randomBytes(50_000).toString('base64'));
    throw new Error('The database is gone.');
  }
  answer = () => file(failing());
  const headers = { ...own, 'accept-encoding': accepted };
  const got = await fetch(`${await addressOfServer()}/library/numbers/csv`, { headers });
  expect(got.status).toBe(200);
  await expect(got.arrayBuffer()).rejects.toThrow('terminated');
});

test('a file that fails before a byte of it went out is answered as what fails', async () => {
  async function* failing(): AsyncGenerator<string> {
    await Promise.resolve();
    yield* [];
    throw new Error('The database is gone.');
  }
  answer = () => file(failing());
  expect((await server.inject({ url: '/library/numbers/csv', headers: own })).statusCode).toBe(500);
});
