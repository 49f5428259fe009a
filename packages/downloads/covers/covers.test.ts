import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
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

/** Each edition has the picture of its first page as its cover. */
async function giveCover({ database }: TestDownloads): Promise<void> {
  await database.pool.query(
    'update edition set cover_picture_id = (select picture_id from page where edition_id = edition.id and number = 1)',
  );
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

test.each([
  'The Grandmother Who Counted All the Boats on the Brown River Before Breakfast and Lunch',
  'មនុស្សទាំងអស់ កើតមកមានសេរីភាព និងសមភាព ក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរនិងសិទ្ធិ។ មនុស្ស មានវិចារណញ្ញាណ',
  'மனிதப் பிறிவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; அவர்கள் மதிப்பிலும், உரிமைகளிலும் சமமானவர்கள்',
])('a title of ninety letters costs less than 6 KB too, also on a dense screen: %s', async (title) => {
  await library.database.pool.query(`update edition set title = $1 where slug = 'hen-and-the-kite'`, [title]);
  const name = await nameOf('hen-and-the-kite');
  for (const width of [256, 384, 640])
    expect((await get(`/media/covers/${name}/${width}.webp`)).rawPayload.length).toBeLessThan(6000);
});

test('another title has another address, and the old one leads to it', async () => {
  const before = await nameOf('hen-and-the-kite');
  await library.database.pool.query(`update edition set title = 'Hen' where slug = 'hen-and-the-kite'`);
  const after = await nameOf('hen-and-the-kite');
  expect(after).not.toBe(before);
  const lead = await get(`/media/covers/${before}/256.webp`);
  expect([lead.statusCode, lead.headers.location]).toEqual([302, `/media/covers/${after}/256.webp`]);
});

test('those who wrote a book stand on its cover in the order of its credits, each once', async () => {
  const editionId = await library.idOf('hen-and-the-kite');
  await library.database.pool.query('delete from edition_credit where edition_id = $1', [editionId]);
  for (const [position, name] of ['Zawadi', 'Amina', 'Zawadi'].entries())
    await library.database.pool.query(
      `with person as (insert into contributor (name, folded_name) values ($1, lower($1))
         on conflict (folded_name) do update set name = excluded.name returning id)
       insert into edition_credit (edition_id, position, contributor_id, role) select $2, $3, id, 'AUTHOR' from person`,
      [name, editionId, position],
    );
  expect((await selectCover(library.database, editionId))?.cover.authors).toEqual(['Zawadi', 'Amina']);
});

test('the picture of an edition has the title under it, where nothing beside it says one', async () => {
  const { database, dataDir } = library;
  const made = await nameOf('the-red-kite');
  await giveCover(library);
  const name = await nameOf('the-red-kite');
  expect(name).not.toBe(made);
  const pixelsOf = async (url: string) => {
    const { data, info } = await sharp((await get(url)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  };
  const pixel = await pixelsOf(`/media/covers/${name}/640.jpg`);
  // Its own colour (#336699) above, the cloth of its level below.
  expect(pixel(320, 480).map((part, at) => Math.abs(part - ([0x33, 0x66, 0x99][at] ?? 0)) < 8)).toEqual([
    true,
    true,
    true,
  ]);
  expect(Math.abs((pixel(320, 240)[2] ?? 0) - (pixel(8, 630)[2] ?? 0))).toBeGreaterThan(20);
  const lead = await get(`/media/covers/${await library.idOf('the-red-kite')}/640.jpg`);
  expect([lead.statusCode, lead.headers.location]).toEqual([302, `/media/covers/${name}/640.jpg`]);
  await database.pool.query('update picture set focus_x = 90, focus_y = 10');
  const other = await nameOf('the-red-kite');
  expect(other).not.toBe(name);
  await rm(path.join(dataDir, 'media', 'pictures'), { recursive: true });
  // The title alone says nothing false.
  expect((await get(`/media/covers/${other}/256.webp`)).statusCode).toBe(200);
});

test('a picture that was away for a while is on the cover as if it had never been', async () => {
  const { dataDir } = library;
  await giveCover(library);
  const url = `/media/covers/${await nameOf('the-red-kite')}/640.jpg`;
  const [pictures, elsewhere] = ['pictures', 'away'].map((name) => path.join(dataDir, 'media', name)) as [
    string,
    string,
  ];
  await rename(pictures, elsewhere);
  const meanwhile = await get(url);
  expect([meanwhile.statusCode, meanwhile.headers['cache-control']]).toEqual([200, 'no-cache']);
  await rename(elsewhere, pictures);
  const back = await get(url);
  expect(back.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  // As it is drawn by a process that never missed it.
  const other = await openTestDownloads('embedded');
  await giveCover(other);
  const { rawPayload: expected } = await other.server.inject(url);
  await other.close();
  expect(back.rawPayload.equals(expected)).toBe(true);
});

test('drafts have a cover for staff alone, and odd addresses are told what to give', async () => {
  const draft = await library.idOf('kite-not-ready');
  const { name: newest = '' } = (await selectCover(library.database, draft, { isUnpublishedToo: true })) ?? {};
  const url = `/media/covers/${newest}/256.webp`;
  expect((await get(url)).statusCode).toBe(404);
  const seen = await library.server.inject({ url, headers: { cookie: 'staff=yes' } });
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await get(url)).statusCode).toBe(404);
  const name = await nameOf('hen-and-the-kite');
  for (const url of [`${name}/257.webp`, `${name}/256.svg`, '01/256.webp', '..%2f1-0123456789abcdef/256.webp'])
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
