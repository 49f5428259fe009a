import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDownload, openTestCatalogue, origin, type TestCatalogue } from '../testing/test-catalogue.ts';
import { manifestShape } from './webpub-shape.ts';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

const idOf = (slug: string) => catalogue.editions.get(slug);
async function manifest(slug: string) {
  const reply = await catalogue.server.inject(`/publications/${idOf(slug)}/manifest.json`);
  expect(reply.headers['content-type']).toBe('application/webpub+json');
  return manifestShape.parse(reply.json());
}
const page = (slug: string, number: number | string) =>
  catalogue.server.inject(`/publications/${idOf(slug)}/pages/${number}.html`);

describe('a manifest', () => {
  test('is a Readium Web Publication with a page for the cover, each page of the story and the makers', async () => {
    const { metadata, readingOrder, links, toc, ...rest } = await manifest('the-red-kite');
    expect(metadata).toMatchObject({ title: 'The Red Kite', numberOfPages: 2, readingProgression: 'ltr' });
    expect(readingOrder.map(({ href, title }) => [href, title])).toEqual([
      [`${origin}/publications/${idOf('the-red-kite')}/pages/0.html`, 'Cover'],
      [`${origin}/publications/${idOf('the-red-kite')}/pages/1.html`, 'Page 1 of 2'],
      [`${origin}/publications/${idOf('the-red-kite')}/pages/2.html`, 'Page 2 of 2'],
      [`${origin}/publications/${idOf('the-red-kite')}/pages/3.html`, 'Who made this book'],
    ]);
    expect(links.map(({ rel, type }) => [rel, type])).toEqual([
      ['self', 'application/webpub+json'],
      ['alternate', 'application/epub+zip'],
      ['alternate', 'application/pdf'],
      ['alternate', 'text/html'],
      ['license', 'text/html'],
    ]);
    expect(toc.map(({ title }) => title)).toEqual(['The Red Kite', 'Read from the start', 'Who made this book']);
    expect(rest['page-list'].map(({ title }) => title)).toEqual(['1', '2']);
    expect(rest.resources.map(({ rel }) => rel)).toEqual(['cover', 'cover', 'cover', 'cover']);
  });

  test('tells of no file that could not be made', async () => {
    await addDownload(catalogue, { slug: 'le-cerf-volant-rouge', choice: 'portrait-a4', fault: 'no font' });
    const { links } = await manifest('le-cerf-volant-rouge');
    expect(links.map(({ type }) => type)).toEqual([
      'application/webpub+json',
      'application/epub+zip',
      'text/html',
      'text/html',
    ]);
  });

  test('of a book from right to left says so, in its own words', async () => {
    const { metadata, readingOrder } = await manifest('الطائرة-الحمراء');
    expect(metadata).toMatchObject({ language: 'ar', readingProgression: 'rtl', title: 'الطائرة الحمراء' });
    expect(readingOrder[1]?.title).toBe('صفحة ١ من ٢');
  });

  test('claims no more access than is known', async () => {
    const described = (await manifest('the-red-kite')).metadata.accessibility;
    expect(described.accessModeSufficient).toEqual([['textual', 'visual'], ['textual']]);
    expect(described.feature).toContain('alternativeText');
    const plain = (await manifest('a-long-river')).metadata.accessibility;
    expect([plain.accessMode, plain.accessModeSufficient]).toEqual([['textual'], [['textual']]]);
    await catalogue.database.pool.query(
      `update page set alt = '' where number = 2 and edition_id = (select id from edition where slug = 'the-red-kite')`,
    );
    catalogue.forget();
    const undescribed = (await manifest('the-red-kite')).metadata.accessibility;
    expect(undescribed.accessModeSufficient).toEqual([['textual', 'visual']]);
    expect(undescribed.feature).not.toContain('alternativeText');
  });
});

describe('a page of a publication', () => {
  test('has its picture, what it shows, and the text in its language and direction', async () => {
    const reply = await page('the-red-kite', 1);
    expect(reply.body).toContain('<html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en" dir="ltr">');
    expect(reply.body).toContain('<p>The wind took the kite.</p>');
    expect(reply.body).toMatch(
      /<img src="https:\/\/library\.example\/media\/pictures\/[0-9a-f]{64}\/256\.jpg"[^>]* alt="A red kite"/,
    );
    expect((await page('الطائرة-الحمراء', 2)).body).toContain('lang="ar" xml:lang="ar" dir="rtl"');
  });

  test('says on its last who made the book and what may be done with it', async () => {
    const { body } = await page('the-red-kite', 3);
    expect(body).toContain('<bdi>Amina Joseph</bdi>');
    expect(body).toContain('href="https://creativecommons.org/licenses/by/4.0/"');
  });

  test('without words is there, and so is one whose words look like markup', async () => {
    expect((await page('قصة-&-trap', 2)).statusCode).toBe(200);
    const { body } = await page('قصة-&-trap', 1);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script');
  });

  test('runs nothing, may stand in the frame of any reading app, and is for no search engine', async () => {
    const { headers } = await page('the-red-kite', 1);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'$/,
    );
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  test.each(['4', '-1', '01', '99999', 'x', '1.5'])('%s is not there', async (number) => {
    const reply = await page('the-red-kite', number);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'page-not-found']);
  });
});

test('pages are numbered as the reader counts them where an edition skips a number', async () => {
  const slug = 'le-cerf-volant-rouge';
  await catalogue.database.pool.query('update page set number = 7 where edition_id = $1 and number = 2', [idOf(slug)]);
  catalogue.forget();
  const { readingOrder } = await manifest(slug);
  expect(readingOrder.map(({ href }) => href)).toEqual(
    [0, 1, 2, 3].map((number) => `${origin}/publications/${idOf(slug)}/pages/${number}.html`),
  );
  for (const number of [0, 1, 2, 3]) expect((await page(slug, number)).statusCode).toBe(200);
});

test('who made an edition, and how, is told where it is known', async () => {
  const slug = 'the-long-river';
  const last = async () => (await page(slug, (await manifest(slug)).readingOrder.length - 1)).body;
  expect(await last()).not.toContain('Translated by a machine.');
  await catalogue.database.pool.query('update edition set made = $2 where id = $1', [
    idOf(slug),
    'Translated by a machine.',
  ]);
  catalogue.forget();
  expect(await last()).toContain('<span>Translated by a machine.</span>');
});
