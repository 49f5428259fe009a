import { arabicId } from '@letsread/catalogue/testing/test-library.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDownload, openTestCatalogue, origin, type TestCatalogue } from '../testing/test-catalogue.ts';
import { feedShape, publicationShape } from './opds2-shape.ts';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

async function feed(path: string, headers = {}) {
  const reply = await catalogue.server.inject({ url: `/opds/v2${path}`, headers });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/opds+json']);
  return feedShape.parse(reply.json());
}

async function titles(path: string) {
  const read = await feed(path);
  return 'publications' in read ? read.publications.map(({ metadata }) => metadata.title) : [];
}

const linkOf = (read: Awaited<ReturnType<typeof feed>>, rel: string) => read.links.find((one) => one.rel === rel)?.href;

test('every kind of feed is as OPDS 2.0 says', async () => {
  const paths = [
    '',
    '/new',
    '/popular',
    '/all',
    '/languages',
    '/levels',
    '/levels/1',
    '/tags',
    '/tags/1',
    '/collections',
  ];
  for (const path of [...paths, `/languages/${arabicId}`, '/collections/up-high', '/search', '/search?query=kite']) {
    const read = await feed(path);
    expect(linkOf(read, 'self')).toBe(`${origin}/opds/v2${path}`);
    expect(linkOf(read, 'start')).toBe(`${origin}/opds/v2`);
  }
});

test('the start leads to every list, those that have a name by it', async () => {
  const start = await feed('');
  expect('navigation' in start && start.navigation.map(({ rel, title, href }) => [rel, title, href])).toEqual([
    ['http://opds-spec.org/sort/new', 'New books', `${origin}/opds/v2/new`],
    ['http://opds-spec.org/sort/popular', 'Most read', `${origin}/opds/v2/popular`],
    ['subsection', 'Languages', `${origin}/opds/v2/languages`],
    ['subsection', 'Levels', `${origin}/opds/v2/levels`],
    ['subsection', 'Themes', `${origin}/opds/v2/tags`],
    ['subsection', 'Collections', `${origin}/opds/v2/collections`],
    ['http://opds-spec.org/crawlable', 'All books in all languages', `${origin}/opds/v2/all`],
  ]);
});

test('a collection out of its season is not listed, and its address leads to it', async () => {
  const { pool } = catalogue.database;
  const listed = async () => {
    catalogue.forget();
    const read = await feed('/collections');
    return 'navigation' in read && read.navigation.map(({ title }) => title);
  };
  expect(await listed()).toContain('Up high');
  await pool.query(`update collection set shown_until = '2026-01-31' where slug = 'up-high'`);
  expect(await listed()).not.toContain('Up high');
  expect(await titles('/collections/up-high')).toEqual(['The Red Kite', 'Hen and the Kite']);
  await pool.query(`update collection set shown_until = null where slug = 'up-high'`);
  expect(await listed()).toContain('Up high');
});

describe('a list of books', () => {
  test('has each book once, drafts never, in its order', async () => {
    expect(await titles('/popular')).toEqual([
      'Hen and the Kite',
      'The Red Kite',
      'A Long River',
      expect.stringContaining('قصة'),
    ]);
    expect((await titles('/new')).at(-1)).toBe('A Long River');
    expect(await titles('/collections/up-high')).toEqual(['The Red Kite', 'Hen and the Kite']);
    expect(await titles('/tags/2')).toEqual(['Hen and the Kite']);
    expect(await titles('/levels/2')).toEqual(['The Red Kite']);
  });

  test('shows books in the language that is asked for, where there is a choice', async () => {
    expect(await titles('/popular?lang=ar')).toEqual([
      'Hen and the Kite',
      'الطائرة الحمراء',
      'A Long River',
      expect.stringContaining('قصة'),
    ]);
  });

  test('of a language has what is there in it', async () => {
    expect(await titles(`/languages/${arabicId}`)).toEqual(['الطائرة الحمراء', expect.stringContaining('قصة')]);
  });

  test('of a search has what its words are in, titles first', async () => {
    expect(await titles('/search?query=red')).toEqual(['The Red Kite', 'Hen and the Kite', 'A Long River']);
    expect(await titles('/search?query=KITE')).toEqual(['Hen and the Kite', 'The Red Kite']);
    expect(await titles('/search?query=الريح')).toEqual(['الطائرة الحمراء']);
    expect(await titles('/search?query=%22%27%3B%20drop')).toEqual([]);
    expect(await titles('/search?query=%21%21')).toEqual([]);
  });

  test('of all editions has every one, the drafts not among them', async () => {
    expect(await titles('/all')).toHaveLength(8);
  });
});

describe('facets', () => {
  test('count what they lead to, and lead to it', async () => {
    const read = await feed('/popular');
    const [languages, levels] = 'facets' in read ? (read.facets ?? []) : [];
    expect(languages?.links.map(({ title, rel, properties }) => [title, rel, properties?.numberOfItems])).toEqual([
      ['All languages', 'self', undefined],
      ['English', undefined, 3],
      ['العربية', undefined, 2],
      ['Français', undefined, 1],
      ['ភាសាខ្មែរ', undefined, 1],
    ]);
    expect(levels?.links.map(({ title }) => title)).toEqual([
      'All levels',
      'Level 1 Emergent',
      'Level 2 Beginner',
      'Level 5 Fluent',
    ]);
    expect(await titles(`/popular?language=${arabicId}`)).toHaveLength(2);
    expect(await titles(`/popular?language=${arabicId}&level=5`)).toHaveLength(1);
  });

  test('say which is chosen, and count the others beside it', async () => {
    const read = await feed('/popular?level=2');
    const [languages, levels] = 'facets' in read ? (read.facets ?? []) : [];
    expect(levels?.links.find(({ rel }) => rel === 'self')?.title).toBe('Level 2 Beginner');
    expect(levels?.links[0]?.href).toBe(`${origin}/opds/v2/popular`);
    expect(languages?.links.map(({ properties }) => properties?.numberOfItems)).toEqual([undefined, 1, 1, 1]);
  });

  test('are not of what the feed is about already', async () => {
    const read = await feed('/levels/2');
    expect('facets' in read && read.facets?.map(({ metadata }) => metadata.title)).toEqual(['Language']);
  });
});

test('a publication has all that is known of the book, and where to get it', async () => {
  const id = catalogue.editions.get('the-red-kite');
  const reply = await catalogue.server.inject(`/opds/v2/publications/${id}`);
  expect(reply.headers['content-type']).toContain('application/opds-publication+json');
  const { metadata, links, images } = publicationShape.parse(reply.json());
  expect(metadata).toMatchObject({
    identifier: `urn:lets-read:edition:${id}`,
    title: 'The Red Kite',
    language: 'en',
    readingProgression: 'ltr',
    description: 'A kite flies away.',
    author: [{ name: 'Amina Joseph' }],
    license: 'https://creativecommons.org/licenses/by/4.0/',
    numberOfPages: 2,
    subject: [
      { name: 'Level 2 Beginner', scheme: `${origin}/level`, code: '2' },
      { name: 'Wind', scheme: `${origin}/tag`, code: 'wind' },
    ],
  });
  expect(links.map(({ rel, type, href }) => [rel, type, href])).toEqual([
    ['self', 'application/opds-publication+json', `${origin}/opds/v2/publications/${id}`],
    ['http://opds-spec.org/acquisition/open-access', 'application/epub+zip', `${origin}/downloads/${id}/epub`],
    ['http://opds-spec.org/acquisition/open-access', 'application/pdf', `${origin}/downloads/${id}/portrait-a4`],
    [
      'http://opds-spec.org/acquisition/open-access',
      'application/webpub+json',
      `${origin}/publications/${id}/manifest.json`,
    ],
    ['alternate', 'text/html', `${origin}/book/the-red-kite`],
    ['license', 'text/html', 'https://creativecommons.org/licenses/by/4.0/'],
  ]);
  expect(images.map(({ href, type, width, height }) => [href.replace(/.*\//, ''), type, width, height])).toEqual([
    ['256.jpg', 'image/jpeg', 256, 256],
    ['640.jpg', 'image/jpeg', 640, 640],
    ['256.webp', 'image/webp', 256, 256],
    ['640.webp', 'image/webp', 640, 640],
  ]);
});

test('a file that could not be made is not offered, one that was made or may be tried again is', async () => {
  const typesOf = async (slug: string) => {
    const reply = await catalogue.server.inject(`/opds/v2/publications/${catalogue.editions.get(slug)}`);
    const { links } = publicationShape.parse(reply.json());
    return links.filter(({ rel }) => rel.endsWith('/open-access')).map(({ type }) => type);
  };
  await addDownload(catalogue, { slug: 'a-long-river', choice: 'epub', fault: 'no font', minutesAgo: 50 });
  await addDownload(catalogue, { slug: 'a-long-river', choice: 'portrait-a4' });
  // Of another file than those that are offered.
  await addDownload(catalogue, { slug: 'a-long-river', choice: 'booklet-a4', fault: 'no font' });
  await addDownload(catalogue, { slug: 'hen-and-the-kite', choice: 'epub', fault: 'busy', minutesAgo: 70 });
  await addDownload(catalogue, { slug: 'hen-and-the-kite', choice: 'portrait-a4', fault: 'busy', minutesAgo: 50 });
  expect(await typesOf('a-long-river')).toEqual(['application/pdf', 'application/webpub+json']);
  expect(await typesOf('hen-and-the-kite')).toEqual(['application/epub+zip', 'application/webpub+json']);
  // Letters that no font has: nobody needs to try first.
  await catalogue.database.pool.query(`update edition set title = title || ' \u{10a00}' where slug = 'the-long-river'`);
  expect(await typesOf('the-long-river')).toEqual(['application/epub+zip', 'application/webpub+json']);
});

test('a book without a picture has a made cover of its own', async () => {
  const imagesOf = async (slug: string) => {
    const reply = await catalogue.server.inject(`/opds/v2/publications/${catalogue.editions.get(slug)}`);
    return publicationShape.parse(reply.json()).images;
  };
  const images = await imagesOf('hen-and-the-kite');
  expect(images.map(({ type, width, height }) => [type, width, height])).toEqual([
    ['image/jpeg', 256, 256],
    ['image/jpeg', 640, 640],
    ['image/webp', 256, 256],
    ['image/webp', 640, 640],
  ]);
  const id = catalogue.editions.get('hen-and-the-kite');
  expect(images[0]?.href).toMatch(new RegExp(`^${origin}/media/covers/${id}-[0-9a-f]{16}/256\\.jpg$`));
  expect((await imagesOf('the-long-river'))[0]?.href).not.toBe(images[0]?.href);
  // A picture has its title on it too: many reading apps show nothing beside it.
  expect((await imagesOf('the-red-kite'))[0]?.href).toMatch(/\/media\/covers\/\d+-[0-9a-f]{16}\/256\.jpg$/);
});

test('a publisher is told where the source says one, and a licence without a version says so', async () => {
  const { pool } = catalogue.database;
  const id = catalogue.editions.get('hen-and-the-kite');
  const told = async () => {
    catalogue.forget();
    const [json, atom] = await Promise.all(
      ['v2', 'v1.2'].map(
        async (version) => (await catalogue.server.inject(`/opds/${version}/publications/${id}`)).body,
      ),
    );
    return { shape: publicationShape.parse(JSON.parse(json ?? '')), atom: atom ?? '' };
  };
  const before = await told();
  expect(before.shape.metadata.publisher).toBeUndefined();
  expect(before.atom).not.toContain('dc:publisher');
  await pool.query(`update book set source = 'african-storybook', source_key = 'hen-of-asb'
    where id = (select book_id from edition where slug = 'hen-and-the-kite')`);
  await pool.query(`insert into licence values ('CC-BY-NC', 'Creative Commons Attribution-NonCommercial',
    'https://creativecommons.org/licenses/by-nc/4.0/', true, false) on conflict do nothing`);
  await pool.query(`update edition set licence_code = 'CC-BY-NC' where slug = 'hen-and-the-kite'`);
  await pool.query(
    `with c as (insert into contributor (name, folded_name) values ('Figures: Fluent Emoji, MIT licence', 'figures') returning id)
    insert into edition_credit (edition_id, contributor_id, role, position) select $1, id, 'OTHER', 90 from c`,
    [id],
  );
  const after = await told();
  expect(after.shape.metadata.publisher).toEqual({ name: 'African Storybook' });
  expect(after.atom).toContain('<dc:publisher>African Storybook</dc:publisher>');
  expect(after.atom).toContain('<rights>Creative Commons Attribution-NonCommercial (version not stated)</rights>');
  expect(JSON.stringify(after.shape)).toContain('(version not stated)');
  // It is nobody.
  expect(JSON.stringify(after.shape) + after.atom).not.toContain('Fluent Emoji');
});

test('search is a template that carries the language on', async () => {
  expect(linkOf(await feed('/new'), 'search')).toBe(`${origin}/opds/v2/search{?query}`);
  expect(linkOf(await feed('/new?lang=ar'), 'search')).toBe(`${origin}/opds/v2/search?lang=ar{&query}`);
});
