import { gunzipSync } from 'node:zlib';
import { addTestBook, frenchId, icelandicId } from '@letsread/catalogue/testing/test-library.ts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestCatalogue, origin, type TestCatalogue } from './testing/test-catalogue.ts';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
  for (let number = 1; number <= 65; number++) {
    await addTestBook(catalogue.database.pool, {
      key: `french ${number}`,
      level: 3,
      reads: 0,
      tags: [],
      editions: [{ languageId: frenchId, title: `Livre ${number}`, slug: `livre-${number}`, pages: ['Un.'] }],
    });
  }
});
afterAll(() => catalogue.close());

interface OfFeed {
  metadata: { title: string; numberOfItems: number; currentPage: number };
  links: { rel: string; href: string }[];
  publications: { metadata: { title: string } }[];
}
const get = (url: string, headers: Record<string, string> = {}) => catalogue.server.inject({ url, headers });
const feed = async (url: string) => (await get(url)).json<OfFeed>();

describe('pages of a feed', () => {
  test('lead on and back, and together have every book once', async () => {
    const seen: string[] = [];
    let next: string | undefined = `${origin}/opds/v2/languages/${frenchId}`;
    const rels: string[][] = [];
    while (next !== undefined) {
      const page: OfFeed = await feed(next.slice(origin.length));
      seen.push(...page.publications.map(({ metadata }) => metadata.title));
      rels.push(page.links.map(({ rel }) => rel).filter((rel) => ['first', 'previous', 'next', 'last'].includes(rel)));
      expect(page.metadata).toMatchObject({ numberOfItems: 66, currentPage: rels.length });
      next = page.links.find(({ rel }) => rel === 'next')?.href;
    }
    expect(rels).toEqual([
      ['first', 'next', 'last'],
      ['first', 'previous', 'next', 'last'],
      ['first', 'previous', 'last'],
    ]);
    expect(new Set(seen).size).toBe(66);
  });

  test('keep the filters of the feed', async () => {
    const page = await feed(`/opds/v2/new?level=3&language=${frenchId}&page=2&lang=es`);
    expect(page.links.find(({ rel }) => rel === 'previous')?.href).toBe(
      `${origin}/opds/v2/new?language=${frenchId}&level=3&lang=es`,
    );
    const next = new URL(page.links.find(({ rel }) => rel === 'next')?.href ?? '');
    expect(Object.fromEntries(next.searchParams)).toEqual({
      language: frenchId,
      level: '3',
      page: '3',
      after: expect.stringMatching(/./),
      lang: 'es',
    });
  });

  test('a language without books has an empty first page', async () => {
    const page = await feed(`/opds/v2/languages/${icelandicId}`);
    expect([page.publications, page.metadata.numberOfItems]).toEqual([[], 0]);
  });
});

describe('what cannot be is a named problem', () => {
  test.each([
    ['/opds/v2/new?page=0', 400, 'invalid-input'],
    ['/opds/v2/new?page=-1', 400, 'invalid-input'],
    ['/opds/v2/new?page=two', 400, 'invalid-input'],
    ['/opds/v2/new?page=1.5', 400, 'invalid-input'],
    ['/opds/v2/new?page=1e99', 400, 'invalid-input'],
    ['/opds/v2/new?page=1&page=2', 400, 'invalid-input'],
    ['/opds/v2/new?language=x', 400, 'invalid-input'],
    ['/opds/v2/new?level=9', 400, 'invalid-input'],
    ['/opds/v2/search?query=%00', 400, 'invalid-input'],
    [`/opds/v2/search?query=${'a'.repeat(201)}`, 400, 'invalid-input'],
    ['/opds/v2/new?page=99999', 404, 'page-not-found'],
    ['/opds/v1.2/all?page=7', 404, 'page-not-found'],
    ['/opds/v2/languages/77', 404, 'language-not-found'],
    ['/opds/v2/languages/abc', 400, 'invalid-input'],
    ['/opds/v2/languages/9999999999999999999', 400, 'invalid-input'],
    ['/opds/v2/levels/0', 404, 'level-not-found'],
    ['/opds/v2/levels/6', 404, 'level-not-found'],
    ['/opds/v1.2/tags/77777', 404, 'tag-not-found'],
    ['/opds/v2/collections/none', 404, 'collection-not-found'],
    ['/opds/v2/collections/%00', 404, 'collection-not-found'],
    ['/opds/v2/collections/empty', 404, 'collection-not-found'],
    ['/opds/v2/publications/777777', 404, 'book-not-found'],
    ['/opds/v3', 404, 'not-found'],
    ['/opds/v2/nothing', 404, 'not-found'],
    ['/publications/777777/manifest.json', 404, 'book-not-found'],
    ['/publications/x/manifest.json', 400, 'invalid-input'],
    ['/publications/777777/pages/0.html', 404, 'book-not-found'],
  ])('%s is answered with %i %s', async (url, status, code) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code]);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
  });

  test('a book that was taken back is gone for whoever kept its address', async () => {
    const id = catalogue.editions.get('a-long-river');
    const publication = `/publications/${id}`;
    const addresses = [
      `${publication}/manifest.json`,
      `${publication}/pages/1.html`,
      `/opds/v2${publication}`,
      `/opds/v1.2${publication}`,
    ];
    const setStatus = async (status: string) => {
      await catalogue.database.pool.query(sql`update edition set status = ${status} where id = ${id}`);
      catalogue.forget();
    };
    await setStatus('withdrawn');
    for (const url of addresses) {
      const reply = await get(url);
      expect([url, reply.statusCode, reply.json<{ code: string }>().code]).toEqual([url, 410, 'book-withdrawn']);
    }
    await setStatus('published');
    for (const url of addresses) expect((await get(url)).statusCode).toBe(200);
  });

  test('a draft is not there', async () => {
    const id = catalogue.editions.get('kite-not-ready');
    const publication = `/publications/${id}`;
    for (const url of [
      `${publication}/manifest.json`,
      `${publication}/pages/1.html`,
      `/opds/v2${publication}`,
      `/opds/v1.2${publication}`,
    ])
      expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the language', () => {
  test.each([
    ['/opds/v2/new', {}, 'New books'],
    ['/opds/v2/new?lang=es', {}, 'Libros nuevos'],
    ['/opds/v2/new', { 'accept-language': 'is-IS, ar;q=0.9, en;q=0.8' }, 'كتب جديدة'],
    ['/opds/v2/new?lang=id', { 'accept-language': 'ar' }, 'Buku baru'],
    ['/opds/v2/new?lang=xx', { 'accept-language': 'es-MX' }, 'Libros nuevos'],
    ['/opds/v2/new?lang=a&lang=b', {}, 'New books'],
    ['/opds/v2/new?lang=ES-mx', { 'accept-language': 'ar' }, 'Libros nuevos'],
  ])('of %s asked with %o is seen in its title, "%s"', async (url, headers, title) => {
    const reply = await get(url, headers as Record<string, string>);
    expect(reply.json<OfFeed>().metadata.title).toBe(title);
    expect(reply.headers['vary']).toBe('Accept-Encoding, Accept-Language');
  });

  test('of a country is that of its words and of the books too, and is told by the name it has here', async () => {
    const headers = { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.5' };
    const { metadata, publications } = (await get('/opds/v2/popular', headers)).json<OfFeed>();
    expect(metadata.title).toBe('الأكثر قراءة');
    expect(publications.map((book) => book.metadata.title)).toContain('الطائرة الحمراء');
    expect((await get('/opds/v1.2/popular', headers)).body).toContain(' xml:lang="ar">');
    const asked = await feed('/opds/v2/popular?lang=AR-eg');
    expect(asked.links[0]?.href).toBe(`${origin}/opds/v2/popular?lang=ar`);
  });
});

describe('what is sent', () => {
  test('may be read by scripts of any site, without who they are', async () => {
    for (const url of [
      '/opds',
      '/opds/v2',
      '/opds/v1.2/search.xml',
      '/oembed?url=x',
      '/publications/1/manifest.json',
    ]) {
      const { headers } = await get(url);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('is kept until the catalogue changes, and then has another tag', async () => {
    const first = await get('/opds/v2/popular');
    await catalogue.database.pool.query(
      `update edition set title = 'The Redder Kite', updated_at = now() + interval '1 day' where slug = 'the-red-kite'`,
    );
    const kept = await get('/opds/v2/popular', { 'if-none-match': String(first.headers['etag']) });
    expect([kept.statusCode, kept.body]).toEqual([304, '']);
    catalogue.forget();
    const second = await get('/opds/v2/popular', { 'if-none-match': String(first.headers['etag']) });
    expect(second.statusCode).toBe(200);
    expect(second.body).toContain('The Redder Kite');
    expect(second.headers['cache-control']).toMatch(/^public, max-age=300/);
  });

  describe('is made once, however it is asked for', () => {
    const kite = (path: string) => `/oembed?url=${encodeURIComponent(`${origin}${path}`)}`;
    test.each([
      ['/opds/v2/popular', 'eN-us', '/opds/v2/popular', 'EN-zz, ar;q=0.1'],
      ['/opds/v2/popular', 'en', '/opds/v2/popular?query=nothing', 'en'],
      ['/opds/v2/all', 'en', '/opds/v2/all?level=2&language=7&query=x', 'en'],
      [kite('/book/the-red-kite?x=1'), 'en', kite('/read/The-Red-KITE/2?y=2#z'), 'ar'],
    ])('%s in "%s" is %s in "%s"', async (url, language, otherUrl, otherLanguage) => {
      const rename = (title: string) =>
        catalogue.database.pool.query(`update edition set title = $1 where slug = 'the-red-kite'`, [title]);
      await rename('The First Kite');
      catalogue.forget();
      expect((await get(url, { 'accept-language': language })).body).toContain('The First Kite');
      await rename('The Second Kite');
      expect((await get(otherUrl, { 'accept-language': otherLanguage })).body).toContain('The First Kite');
    });

    test('and what heeds no page, level or language is one for all of them', async () => {
      catalogue.forget();
      const { body } = await get('/opds/v2/levels');
      await catalogue.database.pool.query(`update book set level = 4 where source_key = 'red-kite'`);
      expect((await get('/opds/v2/levels?page=77&level=3&language=7&query=x')).body).toBe(body);
      await catalogue.database.pool.query(`update book set level = 2 where source_key = 'red-kite'`);
    });
  });

  test('stays kept while somebody asks for all that can be searched for', async () => {
    catalogue.forget();
    const asked = ['/opds/v2/popular', '/opds/v2/search?query=river'];
    const before = await Promise.all(asked.map(async (url) => (await get(url)).body));
    for (let width = 1; width <= 300; width++)
      await get(`/oembed?url=${encodeURIComponent(`${origin}/book/the-red-kite`)}&maxwidth=${width}`);
    await catalogue.database.pool.query(`update edition set title = 'A Longer River' where slug = 'a-long-river'`);
    const after = await Promise.all(asked.map(async (url) => (await get(url)).body));
    expect(after.map((body, at) => body === before[at])).toEqual([true, false]);
  });

  test('is packed for who takes it packed', async () => {
    const packed = await get('/opds/v2/all', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await get('/opds/v2/all')).body);
    expect((await get('/opds/v2/all', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  test('answers HEAD as GET without its body', async () => {
    const reply = await catalogue.server.inject({ method: 'HEAD', url: '/opds/v2/levels' });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
    expect(reply.headers['etag']).toBe((await get('/opds/v2/levels')).headers['etag']);
  });
});

test('/opds leads to OPDS 2.0, and who takes only Atom to OPDS 1.2', async () => {
  const to = async (headers: Record<string, string>) => (await get('/opds', headers)).headers.location;
  expect(await to({})).toBe(`${origin}/opds/v2`);
  expect(await to({ accept: '*/*' })).toBe(`${origin}/opds/v2`);
  expect(await to({ accept: 'application/atom+xml' })).toBe(`${origin}/opds/v1.2`);
  expect(await to({ accept: 'application/atom+xml;profile=opds-catalog, */*;q=0.5' })).toBe(`${origin}/opds/v1.2`);
  expect(await to({ accept: 'application/opds+json, application/atom+xml;q=0.9' })).toBe(`${origin}/opds/v2`);
});

test('without an address of its own the library gives that of the request, and none that is no host', async () => {
  const open = await openTestCatalogue({ publicUrl: undefined });
  const self = async (host: string) => {
    const reply = await open.server.inject({ url: '/opds/v2', headers: { host } });
    return reply.json<OfFeed>().links[0]?.href;
  };
  expect(await self('books.example:8080')).toBe('http://books.example:8080/opds/v2');
  expect(await self('evil.example/"><script>')).toBe('http://localhost/opds/v2');
  // Whoever names another host gets its addresses alone: nothing between gives them to others.
  const id = open.editions.get('the-red-kite');
  const oembed = (host: string) => `/oembed?url=${encodeURIComponent(`http://${host}/book/the-red-kite`)}`;
  const documents = ['/opds/v2/new', '/opds/v1.2/search.xml', `/publications/${id}/manifest.json`];
  for (const host of ['evil.example', 'books.example'])
    for (const url of [...documents, `/publications/${id}/pages/1.html`, oembed(host)]) {
      const { headers, body } = await open.server.inject({ url, headers: { host } });
      expect(headers['cache-control'], url).toMatch(/^private, max-age=300/);
      expect(body.includes('http://evil.example/'), url).toBe(host === 'evil.example');
    }
  await open.close();
});
