import { readXml, textOf, type XmlElement } from '@letsread/formats/epub/markup/read-xml.ts';
import { arabicId } from '@letsread/catalogue/testing/test-library.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDownload, openTestCatalogue, origin, type TestCatalogue } from '../testing/test-catalogue.ts';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

async function read(path: string): Promise<XmlElement> {
  const reply = await catalogue.server.inject(`/opds/v1.2${path}`);
  expect(reply.statusCode, path).toBe(200);
  return readXml(reply.rawPayload, path);
}

const all = (within: XmlElement, name: string): XmlElement[] =>
  within.children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);
const text = (within: XmlElement, name: string): string => {
  const [found] = all(within, name);
  return found === undefined ? '' : textOf(found);
};
const links = (within: XmlElement, rel: string) =>
  all(within, 'link')
    .map(({ attributes }) => attributes)
    .filter((link) => link['rel'] === rel);

const navigation = 'application/atom+xml;profile=opds-catalog;kind=navigation';
const acquisition = 'application/atom+xml;profile=opds-catalog;kind=acquisition';

test.each([
  ['', navigation],
  ['/languages', navigation],
  ['/levels', navigation],
  ['/tags', navigation],
  ['/collections', navigation],
  ['/new', acquisition],
  ['/popular', acquisition],
  ['/all', acquisition],
  [`/languages/${arabicId}`, acquisition],
  ['/levels/5', acquisition],
  ['/tags/1', acquisition],
  ['/collections/up-high', acquisition],
  ['/search?query=kite', acquisition],
])('%s is a feed of its kind as Atom and OPDS 1.2 want it', async (path, type) => {
  const reply = await catalogue.server.inject(`/opds/v1.2${path}`);
  expect(reply.headers['content-type']).toBe(type);
  const feed = await read(path);
  expect(feed.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom');
  // RFC 4287 section 4.1.1: exactly one of these, and a feed whose entries lack one has an author.
  for (const name of ['id', 'title', 'updated', 'author']) expect(all(feed, name), name).toHaveLength(1);
  expect(text(feed, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(links(feed, 'self')).toEqual([{ rel: 'self', href: `${origin}/opds/v1.2${path}`, type }]);
  expect(links(feed, 'start')).toEqual([{ rel: 'start', href: `${origin}/opds/v1.2`, type: navigation }]);
  expect(links(feed, 'search')[0]?.['type']).toBe('application/opensearchdescription+xml');
  const entries = all(feed, 'entry');
  expect(entries.length).toBeGreaterThan(0);
  expect(new Set(entries.map((entry) => text(entry, 'id'))).size).toBe(entries.length);
  for (const entry of entries) {
    for (const name of ['id', 'title', 'updated']) expect(all(entry, name), name).toHaveLength(1);
    const acquired = all(entry, 'link').filter(({ attributes }) => attributes['rel']?.includes('/acquisition'));
    if (type === acquisition) expect(acquired).toHaveLength(3);
    else {
      // Section 2.2: no publication stands in a navigation feed, and section 4.1.2 of Atom wants content without a page.
      expect(acquired).toEqual([]);
      expect(all(entry, 'content')).toHaveLength(1);
      expect(all(entry, 'link')).toHaveLength(1);
    }
  }
});

test('an entry of its own has all that is known of the book', async () => {
  const id = catalogue.editions.get('the-red-kite');
  const reply = await catalogue.server.inject(`/opds/v1.2/publications/${id}`);
  expect(reply.headers['content-type']).toBe('application/atom+xml;type=entry;profile=opds-catalog');
  const entry = await read(`/publications/${id}`);
  expect([text(entry, 'id'), text(entry, 'title'), text(entry, 'language'), text(entry, 'rights')]).toEqual([
    `urn:lets-read:edition:${id}`,
    'The Red Kite',
    'en',
    'CC BY 4.0',
  ]);
  expect(all(entry, 'author').map((author) => text(author, 'name'))).toEqual(['Amina Joseph']);
  expect(all(entry, 'category').map(({ attributes }) => attributes['label'])).toEqual(['Level 2 Beginner', 'Wind']);
  expect(links(entry, 'http://opds-spec.org/image')[0]?.['href']).toMatch(/\/640\.jpg$/);
  expect(links(entry, 'http://opds-spec.org/image/thumbnail')[0]?.['href']).toMatch(/\/256\.jpg$/);
});

test('an entry leads to no file that could not be made', async () => {
  await addDownload(catalogue, { slug: 'a-long-river', choice: 'epub', fault: 'no font' });
  const feed = await read('/search');
  const id = catalogue.editions.get('a-long-river');
  for (const entry of [
    await read(`/publications/${id}`),
    ...all(feed, 'entry').filter((one) => text(one, 'id').endsWith(`:${id}`)),
  ])
    expect(links(entry, 'http://opds-spec.org/acquisition/open-access').map(({ type }) => type)).toEqual([
      'application/pdf',
      'application/webpub+json',
    ]);
});

test('letters that XML cannot hold or would misread do no harm', async () => {
  const feed = await read(`/languages/${arabicId}`);
  const entry = all(feed, 'entry').find((one) => text(one, 'title').startsWith('قصة'));
  expect(text(entry ?? feed, 'title')).toBe('قصة <b>&amp; "]]> \ufffd\ud83d\ude00');
  expect(all(entry ?? feed, 'author').map((author) => text(author, 'name'))).toEqual(['O’Neil & <Sons>']);
});

test('facets are links that say their group, how many there are and which is chosen', async () => {
  const feed = await read('/popular?level=2');
  const facets = links(feed, 'http://opds-spec.org/facet');
  const active = facets.filter((facet) => facet['opds:activeFacet'] === 'true');
  expect(active.map((facet) => [facet['opds:facetGroup'], facet['title']])).toEqual([
    ['Language', 'All languages'],
    ['Level', 'Level 2 Beginner'],
  ]);
  expect(facets.find((facet) => facet['title'] === 'English')?.['thr:count']).toBe('1');
});

test('search is described as OpenSearch wants it, and takes what its clients send', async () => {
  const description = await read('/search.xml?lang=es');
  expect(text(description, 'ShortName').length).toBeLessThanOrEqual(16);
  const [url] = all(description, 'Url');
  expect(url?.attributes).toEqual({
    type: acquisition,
    template: `${origin}/opds/v1.2/search?lang=es&query={searchTerms}&page={startPage?}`,
  });
  // What is optional and has no value is sent empty (OpenSearch 1.1, "Optional template parameters").
  const feed = await read('/search?lang=es&query=kite&page=');
  expect(text(feed, 'totalResults')).toBe('2');
  expect(text(feed, 'title')).toContain('kite');
});
