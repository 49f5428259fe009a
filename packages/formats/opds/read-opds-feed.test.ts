import { expect, test } from 'vitest';
import { readOpdsFeed } from './read-opds-feed.ts';

const home = 'https://books.example/opds/index.xml';

function atom(inside: string, attributes = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:opds="http://opds-spec.org/2010/catalog"${attributes}>
    <title> All
      books </title>${inside}</feed>`;
}

function entry(title: string, ...links: string[]): string {
  return `<entry><title>${title}</title><id>urn:${title}</id><updated>2026-11-21T08:00:00Z</updated>${links.join('')}</entry>`;
}

const rel = 'http://opds-spec.org/acquisition';
const epub = 'application/epub+zip';
const link = (href: string, relation: string, type: string, inside = '') =>
  `<link href="${href}" rel="${relation}" type="${type}">${inside}</link>`;

function read(feed: string | object, address = home) {
  return readOpdsFeed(Buffer.from(typeof feed === 'string' ? feed : JSON.stringify(feed)), address);
}

test('OPDS 1.2: books with their EPUBs, further feeds, the next page', () => {
  const feed = atom(
    link('all.xml?page=2', 'next', 'application/atom+xml;profile=opds-catalog') +
      link('/opds/search.xml', 'search', 'application/opensearchdescription+xml') +
      link('?sort=new', 'http://opds-spec.org/facet', 'application/atom+xml') +
      entry('Kite', link('../a/kite.pdf', rel, 'application/pdf'), link('../a/kite.epub', `${rel}/open-access`, epub)) +
      entry('Wind', link('https://cdn.example/wind.epub', rel, `${epub};version=3`)) +
      entry('Swahili', link('sw.xml', 'subsection', 'application/atom+xml;profile=opds-catalog;kind=acquisition')) +
      entry('Part', link('part.xml', 'alternate', 'application/atom+xml;type=entry;profile=opds-catalog')),
  );
  expect(read(feed)).toEqual({
    title: 'All books',
    publications: [
      { title: 'Kite', updated: '2026-11-21T08:00:00Z', epub: 'https://books.example/a/kite.epub', entry: undefined },
      { title: 'Wind', updated: '2026-11-21T08:00:00Z', epub: 'https://cdn.example/wind.epub', entry: undefined },
      {
        title: 'Part',
        updated: '2026-11-21T08:00:00Z',
        epub: { reason: 'no-epub' },
        entry: 'https://books.example/opds/part.xml',
      },
    ],
    feeds: ['https://books.example/opds/sw.xml'],
    next: 'https://books.example/opds/all.xml?page=2',
    crawlable: undefined,
  });
});

test('OPDS 1.2: one entry alone is read like a feed of one, and addresses follow xml:base', () => {
  const alone = entry('Kite', link('kite.epub', rel, epub)).replace(
    '<entry>',
    '<entry xmlns="http://www.w3.org/2005/Atom" xml:base="/files/">',
  );
  expect(read(alone).publications).toMatchObject([{ epub: 'https://books.example/files/kite.epub', entry: undefined }]);
  const based = atom(entry('Kite', link('kite.epub', rel, epub)), ' xml:base="https://cdn.example/x/"');
  expect(read(based).publications).toMatchObject([{ epub: 'https://cdn.example/x/kite.epub' }]);
});

const indirect = (type: string) => `<opds:indirectAcquisition type="${type}"/>`;

test.each([
  ['is to be bought', [link('a', `${rel}/buy`, epub)], 'not-open'],
  ['is lent', [link('a', `${rel}/borrow`, epub)], 'not-open'],
  ['is only a sample', [link('a', `${rel}/sample`, epub)], 'not-open'],
  ['has a price', [link('a', rel, epub, '<opds:price currencycode="USD">3.50</opds:price>')], 'not-open'],
  ['comes behind a page', [link('a', rel, 'text/html', indirect(epub))], 'not-open'],
  [
    'comes with the DRM of Adobe',
    [link('a', `${rel}/borrow`, 'application/vnd.adobe.adept+xml', indirect(epub))],
    'protected',
  ],
  [
    'comes with the DRM of Readium',
    [link('a', rel, 'application/vnd.readium.lcp.license.v1.0+json', indirect(epub))],
    'protected',
  ],
  ['is a PDF', [link('a', rel, 'application/pdf')], 'no-epub'],
  ['has no links', [], 'no-epub'],
])('a book that %s is not taken', (_what, links, reason) => {
  expect(read(atom(entry('Kite', ...links))).publications).toMatchObject([{ epub: { reason } }]);
});

test('what is free is taken though it is sold too', () => {
  const links = [
    link('buy', `${rel}/buy`, epub),
    link('a.epub', rel, epub),
    link('b.epub', `${rel}/open-access`, epub),
  ];
  expect(read(atom(entry('Kite', ...links))).publications).toMatchObject([
    { epub: 'https://books.example/opds/b.epub' },
  ]);
});

test('OPDS 2.0: books, navigation, groups, the next page', () => {
  const book = (title: unknown, ...links: object[]) => ({
    metadata: { title, modified: '2026-11-21T08:00:00Z' },
    links,
  });
  const feed = {
    metadata: { title: 'All books' },
    links: [
      { rel: 'self', href: 'index.json', type: 'application/opds+json' },
      { rel: ['next', 'x'], href: '?page=2', type: 'application/opds+json' },
      { rel: 'http://opds-spec.org/crawlable', href: '/all.json' },
      { rel: 'search', href: '/search{?query}', templated: true },
    ],
    navigation: [{ title: 'Swahili', href: 'sw.json', type: 'application/opds+json' }],
    publications: [
      book('Kite', { rel: [`${rel}/open-access`], href: 'kite.epub', type: epub }),
      book(
        { sw: 'Upepo', en: 'Wind' },
        { rel, href: 'w.epub', type: epub, properties: { price: { value: 2, currency: 'USD' } } },
      ),
      book('Lent', {
        rel,
        href: 'l',
        type: 'text/html',
        properties: { indirectAcquisition: [{ type: 'application/vnd.adobe.adept+xml', child: [{ type: epub }] }] },
      }),
      {
        metadata: { title: 'Part' },
        links: [{ rel: 'self', href: 'part.json', type: 'application/opds-publication+json' }],
      },
    ],
    groups: [
      {
        metadata: { title: 'New' },
        links: [{ rel: 'self', href: 'new.json' }],
        publications: [book('Rain', { rel, href: 'rain.epub', type: epub })],
      },
      { navigation: [{ title: 'Levels', href: 'levels.json' }] },
    ],
  };
  const address = 'https://books.example/opds/index.json';
  const read2 = read(feed, address);
  expect(read2).toMatchObject({
    title: 'All books',
    feeds: ['sw', 'levels', 'new'].map((name) => `https://books.example/opds/${name}.json`),
    next: `${address}?page=2`,
    crawlable: 'https://books.example/all.json',
  });
  expect(read2.publications.map(({ title, epub: found, entry: whole }) => [title, found, whole])).toEqual([
    ['Kite', 'https://books.example/opds/kite.epub', undefined],
    ['Upepo', { reason: 'not-open' }, undefined],
    ['Lent', { reason: 'protected' }, undefined],
    ['Part', { reason: 'no-epub' }, 'https://books.example/opds/part.json'],
    ['Rain', 'https://books.example/opds/rain.epub', undefined],
  ]);
});

test('OPDS 2.0: one publication alone is read like a feed of one', () => {
  const alone = {
    metadata: { title: 'Part' },
    links: [
      { rel, href: 'p.epub', type: epub },
      { rel: 'self', href: 'part.json', type: 'application/opds-publication+json' },
    ],
  };
  expect(read(alone, 'https://books.example/part.json')).toMatchObject({
    publications: [{ epub: 'https://books.example/p.epub', entry: undefined }],
    feeds: [],
    next: undefined,
  });
});

test('links that lead nowhere are passed over', () => {
  const links = [
    link('javascript:alert(1)', rel, epub),
    link('http://[', rel, epub),
    link('ftp://x.example/a', rel, epub),
  ];
  expect(read(atom(entry('Kite', ...links))).publications).toMatchObject([{ epub: { reason: 'no-epub' } }]);
  expect(
    read({ publications: [{ links: [{ rel, type: epub }, null, { href: 5 }] }, 'odd'] }).publications,
  ).toMatchObject([{ title: '', epub: { reason: 'no-epub' } }]);
});

test.each([
  ['a web page', '<!DOCTYPE html><html><body>Books</body></html>', 'feed-damaged'],
  ['other XML', '<opf/>', 'feed-damaged'],
  ['nothing', '', 'feed-damaged'],
  ['words', 'Books', 'feed-damaged'],
  ['JSON that is cut off', '{"publications": [', 'feed-damaged'],
  ['JSON that lists nothing', '{"metadata": {}}', 'feed-damaged'],
  ['JSON nested without end', `{"publications": ${'['.repeat(200_000)}`, 'feed-damaged'],
  ['Atom that is cut off', atom('<entry>').slice(0, -7), 'xml-damaged'],
  ['Atom with entities', `<!DOCTYPE feed [<!ENTITY a "b">]>${atom('').replace(/^<\?.*?\?>/, '')}`, 'xml-entities'],
  ['Atom of more elements than any catalogue', atom('<a/>'.repeat(500_000)), 'xml-too-large'],
  ['JSON of more parts than any catalogue', `{"publications": [${'{},'.repeat(500_000)}{}]}`, 'feed-damaged'],
  ['Atom nested without end', atom('<a>'.repeat(5000)), 'xml-too-deep'],
])('%s is refused by name', (_what, feed, code) => {
  expect(() => read(feed)).toThrow(expect.objectContaining({ name: 'FormatError', code }));
});

test('letters that are no UTF-8 are refused', () => {
  const bytes = Buffer.from('{"publications": [], "metadata": {"title": "é"}}', 'latin1');
  expect(() => readOpdsFeed(bytes, home)).toThrow(expect.objectContaining({ code: 'not-utf8' }));
});

test('a feed may have more books than a page has elements', () => {
  const books = Array.from({ length: 12_000 }, (_, at) => entry(`b${at}`, link(`${at}.epub`, rel, epub)));
  expect(read(atom(books.join(''))).publications).toHaveLength(12_000);
});

test('formats within formats are looked through as deep as anybody nests them, and no deeper', () => {
  const reasonAt = (depth: number) => {
    let properties: object = { type: epub };
    for (let at = 1; at < depth; at += 1) properties = { type: 'text/html', child: [properties] };
    const links = [{ rel, href: 'a', type: 'text/html', properties: { indirectAcquisition: [properties] } }];
    return read({ metadata: {}, publications: [{ metadata: { title: 'Kite' }, links }] }).publications[0]?.epub;
  };
  expect(reasonAt(6)).toEqual({ reason: 'not-open' });
  expect(reasonAt(7)).toEqual({ reason: 'no-epub' });
  // Without an end it would take more of the stack than there is.
  expect(reasonAt(2000)).toEqual({ reason: 'no-epub' });
});
