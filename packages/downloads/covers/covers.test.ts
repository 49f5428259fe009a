import { readMadePdf } from '@letsread/formats/pdf/read-made-pdf.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDownloads, type TestDownloads } from '../testing/test-downloads.ts';
import { selectCover } from './select-cover.ts';

let library: TestDownloads;
beforeEach(async () => {
  library = await openTestDownloads('embedded');
});
afterEach(() => library.close());

const get = (url: string) => library.server.inject(url);

async function nameOf(slug: string): Promise<string> {
  return (await selectCover(library.database, await library.idOf(slug)))?.name ?? '';
}

test('the made cover of an edition is a small picture at an address that is kept for ever', async () => {
  const name = await nameOf('hen-and-the-kite');
  const webp = await get(`/media/covers/${name}/256.webp`);
  expect(webp.statusCode).toBe(200);
  expect(webp.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(webp.rawPayload.length).toBeLessThan(6000);
  const large = await get(`/media/covers/${name}/1080.jpg`);
  expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 640 });
  const again = await library.server.inject({
    url: `/media/covers/${name}/256.webp`,
    headers: { 'if-none-match': String(webp.headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

test('another title has another address, and the old one leads to it', async () => {
  const before = await nameOf('hen-and-the-kite');
  await library.database.pool.query(`update edition set title = 'Hen' where slug = 'hen-and-the-kite'`);
  const after = await nameOf('hen-and-the-kite');
  expect(after).not.toBe(before);
  const lead = await get(`/media/covers/${before}/256.webp`);
  expect([lead.statusCode, lead.headers.location]).toEqual([302, `/media/covers/${after}/256.webp`]);
});

test('drafts have no cover here, and odd addresses are told what to give', async () => {
  const draft = await library.idOf('kite-not-ready');
  expect((await get(`/media/covers/${draft}-0123456789abcdef/256.webp`)).statusCode).toBe(404);
  const name = await nameOf('hen-and-the-kite');
  for (const url of [`${name}/257.webp`, `${name}/256.svg`, '1/256.webp', '..%2f1-0123456789abcdef/256.webp'])
    expect((await get(`/media/covers/${url}`)).statusCode, url).toBe(400);
});

test('an edition without a picture has its made cover in PDF and EPUB, with the title once on it', async () => {
  const editionId = await library.idOf('hen-and-the-kite');
  const fetched = async (choice: string) => {
    const lead = await get(`/downloads/${editionId}/${choice}`);
    return (await get(lead.headers.location ?? '')).rawPayload;
  };
  const pdf = await readMadePdf(await fetched('portrait-a4'));
  expect(pdf.alts[0]).toBe('Hen and the Kite');
  expect(pdf.paragraphs[0]?.words).not.toBe('Hen and the Kite');
  expect((await fetched('epub')).includes('EPUB/pictures/picture-0.jpg')).toBe(true);
  expect(library.faults).toEqual([]);
});
