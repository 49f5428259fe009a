import { readXml, textOf } from '@letsread/formats/epub/markup/read-xml.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestCatalogue, origin, type TestCatalogue } from '../testing/test-catalogue.ts';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

const request = (url: string, more = '') => catalogue.server.inject(`/oembed?url=${encodeURIComponent(url)}${more}`);

test('a book is shown by the embedded reader, with who wrote it and its cover', async () => {
  const reply = await request(`${origin}/book/the-red-kite`);
  expect(reply.headers['content-type']).toBe('application/json');
  expect(reply.json()).toEqual({
    type: 'rich',
    version: '1.0',
    title: 'The Red Kite',
    author_name: 'Amina Joseph',
    provider_name: 'Let’s Read',
    provider_url: `${origin}/`,
    cache_age: 3600,
    thumbnail_url: expect.stringMatching(/^https:\/\/library\.example\/media\/pictures\/[0-9a-f]{64}\/640\.jpg$/),
    thumbnail_width: 546,
    thumbnail_height: 400,
    html: `<iframe src="${origin}/embed/the-red-kite" title="The Red Kite" width="480" height="640" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" style="border:0;max-width:100%" allowfullscreen></iframe>`,
    width: 480,
    height: 640,
  });
});

test('every address of a book here is one, a former slug too', async () => {
  const addresses = ['/read/the-red-kite/0', '/read/the-red-kite/2', '/embed/the-red-kite', '/embed/the-red-kite/1'];
  for (const path of [...addresses, '/book/the-kite', '/book/the-red-kite?listen=true#x', '/book/the-red-kite/'])
    expect((await request(origin + path)).json()).toMatchObject({ title: 'The Red Kite' });
  expect((await request(`${origin}/book/${encodeURIComponent('الطائرة-الحمراء')}`)).json()).toMatchObject({
    title: 'الطائرة الحمراء',
  });
});

test('it is no larger than was asked for, and neither is its picture', async () => {
  const small = (await request(`${origin}/book/the-red-kite`, '&maxwidth=300&maxheight=200')).json<
    Record<string, unknown>
  >();
  expect(small).toMatchObject({ width: 300, height: 200, thumbnail_width: 256, thumbnail_height: 188 });
  expect(small['html']).toContain('width="300" height="200"');
  const tiny = (await request(`${origin}/book/the-red-kite`, '&maxwidth=20')).json<Record<string, unknown>>();
  expect([tiny['width'], tiny['thumbnail_url']]).toEqual([20, undefined]);
  const low = (await request(`${origin}/book/the-red-kite`, '&maxheight=100')).json();
  expect(low).toMatchObject({ width: 480, height: 100, thumbnail_width: 128, thumbnail_height: 94 });
  expect((await request(`${origin}/book/the-red-kite`, '&maxwidth=9999')).json()).toMatchObject({ width: 480 });
});

test('as XML it says the same', async () => {
  const reply = await request(`${origin}/book/the-red-kite`, '&format=xml');
  expect(reply.headers['content-type']).toBe('text/xml; charset=utf-8');
  const { name, children } = readXml(reply.rawPayload, 'oembed');
  const fields = children.flatMap((child) => (typeof child === 'string' ? [] : [[child.name, textOf(child)]]));
  expect(name).toBe('oembed');
  const json = (await request(`${origin}/book/the-red-kite`)).json<Record<string, unknown>>();
  expect(Object.fromEntries(fields)).toEqual(
    Object.fromEntries(Object.entries(json).map(([key, value]) => [key, String(value)])),
  );
});

test('a title with markup cannot leave its place', async () => {
  const reply = await request(`${origin}/book/${encodeURIComponent('قصة-&-trap')}`);
  const { html } = reply.json<{ html: string }>();
  expect(html).toContain('title="قصة &lt;b&gt;&amp;amp; &quot;]]&gt;');
  expect(html.match(/</g)).toHaveLength(2);
});

describe('what is no book here is refused', () => {
  test.each([
    ['https://elsewhere.example/book/the-red-kite', '', 404, 'book-not-found'],
    [`${origin}.elsewhere.example/book/the-red-kite`, '', 404, 'book-not-found'],
    [`${origin}/book/%00`, '', 404, 'book-not-found'],
    [`http://library.example/book/the-red-kite`, '', 404, 'book-not-found'],
    [`${origin}/book/none`, '', 404, 'book-not-found'],
    [`${origin}/book/kite-not-ready`, '', 404, 'book-not-found'],
    [`${origin}/`, '', 404, 'book-not-found'],
    [`${origin}/tag/1`, '', 404, 'book-not-found'],
    [`${origin}/book/%E0%A4%A`, '', 404, 'book-not-found'],
    ['javascript:alert(1)', '', 404, 'book-not-found'],
    ['nonsense', '', 404, 'book-not-found'],
    [`${origin}/book/the-red-kite`, '&format=yaml', 501, 'format-not-offered'],
    [`${origin}/book/the-red-kite`, '&maxwidth=0', 400, 'invalid-input'],
    [`${origin}/book/the-red-kite`, '&maxheight=x', 400, 'invalid-input'],
    [`${origin}/${'a'.repeat(3000)}`, '', 400, 'invalid-input'],
  ])('%s%s is answered with %i %s', async (url, more, status, code) => {
    const reply = await request(url, more);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code]);
  });

  test('an address must be given', async () => {
    expect((await catalogue.server.inject('/oembed')).statusCode).toBe(400);
  });
});
