import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { addTestBook } from '@letsread/catalogue/testing/test-library.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestCatalogue, origin, type TestCatalogue } from './testing/test-catalogue.ts';

let catalogue: TestCatalogue;
const books = 130;

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  const { pool } = catalogue.database;
  for (let at = 0; at < books; at++)
    await addTestBook(pool, {
      key: `book ${at}`,
      level: 2,
      reads: at % 4,
      tags: ['wind'],
      editions: [{ languageId: englishLanguageId, title: `Book ${at}`, slug: `book-${at}`, pages: ['One.'] }],
    });
  // Eleven arrived in each second, some at the same moment; some changed at the same moment.
  await pool.query(`update edition set updated_at = timestamptz '2026-03-02 12:00:00.000001+00' - id / 9 * interval '1 microsecond',
    published_at = timestamptz '2026-03-01 12:00:00.25+00' - id / 11 * interval '1 second' + (id % 3) * interval '0.125 seconds'`);
  await pool.query(`insert into collection_book (collection_id, book_id, position)
    select (select id from collection where slug = 'up-high'), id, 100 + id / 4 from book where source_key like 'book %'`);
});
afterAll(() => catalogue.close());

interface Page {
  ids: string[];
  currentPage: number | undefined;
  next: string | undefined;
}

async function readPage(url: string): Promise<Page> {
  const reply = await catalogue.server.inject(url);
  if (reply.statusCode !== 200) throw new Error(`${url} was answered with ${reply.statusCode}.`);
  if (url.includes('/v1.2/')) {
    const [, next] = /<link rel="next" href="([^"]+)"/.exec(reply.body) ?? [];
    const ids = [...reply.body.matchAll(/<id>(urn:lets-read:edition:[^<]+)/g)].map(([, id = '']) => id);
    return { ids, currentPage: undefined, next: next?.replaceAll('&amp;', '&') };
  }
  const { metadata, links, publications } = reply.json<{
    metadata: { currentPage: number };
    links: { rel: string; href: string }[];
    publications: { metadata: { identifier: string } }[];
  }>();
  return {
    ids: publications.map((one) => one.metadata.identifier),
    currentPage: metadata.currentPage,
    next: links.find(({ rel }) => rel === 'next')?.href,
  };
}

/** As a client does that goes from link to link. */
async function follow(path: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let next: string | undefined = `${origin}${path}`; next !== undefined;) {
    const page: Page = await readPage(next.slice(origin.length));
    pages.push(page);
    next = page.next;
  }
  return pages;
}

/** As who types numbers does. */
async function count(path: string, pages: number): Promise<string[][]> {
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  const read = numbers.map((page) => readPage(`${path}${path.includes('?') ? '&' : '?'}page=${page}`));
  return (await Promise.all(read)).map(({ ids }) => ids);
}

describe.each(['v2', 'v1.2'])('pages of %s', (version) => {
  test.each([
    '/new',
    `/new?language=${englishLanguageId}`,
    '/new?level=2&lang=ar',
    '/popular',
    `/popular?language=${englishLanguageId}&level=2`,
    '/all',
    `/languages/${englishLanguageId}`,
    '/levels/2',
    '/tags/1',
    '/collections/up-high',
    '/search',
    '/search?query=book',
  ])('of %s are the same by their links and by their numbers', async (path) => {
    const pages = await follow(`/opds/${version}${path}`);
    const ids = pages.map((page) => page.ids);
    expect(pages.length).toBeGreaterThan(2);
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
    expect(await count(`/opds/${version}${path}`, pages.length)).toEqual(ids);
  });
});

test('a next page carries its number and where it begins, and lists fifty of all editions', async () => {
  const pages = await follow('/opds/v2/all');
  expect(pages.map(({ currentPage }) => currentPage)).toEqual([1, 2, 3]);
  expect(pages.map(({ ids }) => ids.length)).toEqual([50, 50, books + 8 - 100]);
  const next = new URL(pages[0]?.next ?? '');
  expect(next.searchParams.get('page')).toBe('2');
  expect(next.searchParams.get('after')).toMatch(/^[\w-]+$/);
});

test('a page that was followed to goes on where it stood when books have come meanwhile', async () => {
  const first = await readPage('/opds/v2/new');
  await addTestBook(catalogue.database.pool, {
    key: 'late',
    level: 3,
    reads: 0,
    tags: [],
    editions: [{ languageId: englishLanguageId, title: 'Late', slug: 'late', pages: ['One.'], daysOld: -300 }],
  });
  catalogue.forget();
  const second = await readPage((first.next ?? '').slice(origin.length));
  expect((await readPage('/opds/v2/new?page=2')).ids).toEqual([first.ids.at(-1), ...second.ids.slice(0, -1)]);
});

describe('of a page that was followed to', () => {
  let read: { links: { rel: string; href: string }[]; facets: { links: { href: string }[] }[] };
  let next: string;
  beforeAll(async () => {
    next = (await readPage('/opds/v2/popular')).next ?? '';
    read = (await catalogue.server.inject(next.slice(origin.length))).json();
  });
  const href = (rel: string) => read.links.find((link) => link.rel === rel)?.href;

  test('the other format lists the same', async () => {
    expect(href('self')).toBe(next);
    const other = await readPage((href('alternate') ?? '').slice(origin.length));
    expect(other.ids).toEqual((await readPage(next.slice(origin.length))).ids);
  });

  test('facets and the other pages begin anew', () => {
    const others = [
      href('first'),
      href('previous'),
      href('last'),
      ...read.facets.flatMap(({ links }) => links.map((link) => link.href)),
    ];
    expect(others.length).toBeGreaterThan(6);
    expect(others.filter((other) => other?.includes('after='))).toEqual([]);
  });
});

test('what is counted of a shelf is what is on it, in a language and of a level too', async () => {
  interface Counted {
    metadata: { numberOfItems: number };
    facets: { links: { href: string; properties?: { numberOfItems: number } }[] }[];
  }
  const shelf = '/opds/v2/collections/up-high';
  const { metadata, facets } = (await catalogue.server.inject(shelf)).json<Counted>();
  const links = [
    { href: `${origin}${shelf}`, properties: metadata },
    ...facets.flatMap((group) => group.links.filter(({ properties }) => properties !== undefined)),
  ];
  expect(links.length).toBeGreaterThan(4);
  for (const { href, properties } of links) {
    const pages = await follow(href.slice(origin.length));
    expect(pages.flatMap(({ ids }) => ids).length, href).toBe(properties?.numberOfItems);
  }
});

test('a page begins only after what its own feed gave', async () => {
  const after = async (path: string) =>
    new URL((await readPage(`/opds/v2${path}`)).next ?? '').searchParams.get('after') ?? '';
  const broken = Buffer.from('["new",9e14,0,"1"]').toString('base64url');
  for (const cursor of [await after('/popular'), await after('/all'), 'nothing', broken, 'x'.repeat(301)]) {
    const reply = await catalogue.server.inject(`/opds/v2/new?page=2&after=${cursor}`);
    expect([reply.statusCode, reply.json<{ code: string }>().code], cursor).toEqual([400, 'invalid-input']);
    expect(reply.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual(['query.after']);
  }
  const all = await catalogue.server.inject(`/opds/v1.2/all?page=2&after=${await after('/new')}`);
  expect([all.statusCode, all.json<{ code: string }>().code]).toEqual([400, 'invalid-input']);
});
