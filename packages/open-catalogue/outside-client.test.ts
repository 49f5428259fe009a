import type { AddressInfo } from 'node:net';
import { serveCovers } from '@letsread/downloads/covers/serve-covers.ts';
import { openDownloads, type Downloads } from '@letsread/downloads/open-downloads.ts';
import { serveDownloads } from '@letsread/downloads/serve-downloads.ts';
import { readXml, type XmlElement } from '@letsread/formats/epub/markup/read-xml.ts';
import { noisyJpeg, temporaryFolder } from '@letsread/media/testing/made-pictures.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { createRecordingStore } from '@letsread/media/recordings/recording-store.ts';
import { createPictureResizer } from '@letsread/media/pictures/resize-picture.ts';
import { servePictures } from '@letsread/media/pictures/serve-pictures.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestCatalogue, type TestCatalogue } from './testing/test-catalogue.ts';

// As a reading app would that knows the address of the start and nothing else: over HTTP, from link to link.

let catalogue: TestCatalogue;
let downloads: Downloads;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let base: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  const pictures = createPictureStore(folder.folder);
  catalogue = await openTestCatalogue({ publicUrl: undefined });
  const { database, server } = catalogue;
  const resizer = createPictureResizer(pictures);
  await servePictures(server, { resizer });
  downloads = openDownloads({
    database,
    pictures,
    resizer,
    recordings: createRecordingStore(folder.folder),
    publicUrl: '',
    maxBytes: 100_000_000,
    onFault: () => {},
    onError: () => {},
  });
  await serveCovers(server, { covers: downloads.covers, mayReadUnpublished: async () => false });
  await serveDownloads(server, { downloads, allowMaking: async () => {} });
  const { sha256, width, height } = await pictures.storePicture(await noisyJpeg());
  await database.pool.query('update picture set sha256 = $1, width = $2, height = $3', [sha256, width, height]);
  catalogue.forget();
  await catalogue.server.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(catalogue.server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await downloads.close();
  await catalogue.close();
  await folder[Symbol.asyncDispose]();
});

interface Found {
  href: string;
  type: string;
}

/** What is served elsewhere: the library's own pages and its sign, by the web app. */
const elsewhere = /^\/(?:book\/|read\/|icon-|$)/;

/** Follows every link to an address of the library, each once, and says what was found there. */
async function walk(start: Found): Promise<{ types: Map<string, number>; dead: string[] }> {
  const types = new Map<string, number>();
  const dead: string[] = [];
  const known = new Set([start.href]);
  const waiting = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const reply = await fetch(next.href);
    const type = (reply.headers.get('content-type') ?? '').replace(/; ?charset=utf-8$/, '');
    if (!reply.ok || type !== next.type) dead.push(`${reply.status} ${type} ${JSON.stringify(next)}`);
    types.set(type, (types.get(type) ?? 0) + 1);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    for (const { href, type: expected } of linksIn(bytes, type)) {
      if (!href.startsWith(`${base}/`) || elsewhere.test(href.slice(base.length)) || known.has(href)) continue;
      known.add(href);
      waiting.push({ href, type: expected });
    }
  }
  return { types, dead };
}

function linksIn(bytes: Uint8Array, type: string): Found[] {
  const found: Found[] = [];
  if (type.includes('json')) collect(JSON.parse(new TextDecoder().decode(bytes)), found);
  else if (/xml/.test(type)) collectXml(readXml(bytes, 'feed'), found);
  // Pictures of a page.
  else if (type === 'text/html')
    for (const [href] of new TextDecoder().decode(bytes).matchAll(/http:\/\/[^\s"]+\.(?:jpg|webp)/g))
      found.push({ href, type: href.endsWith('jpg') ? 'image/jpeg' : 'image/webp' });
  return found;
}

function collect(value: unknown, found: Found[]): void {
  if (typeof value !== 'object' || value === null) return;
  const { href, type, templated } = value as { href?: unknown; type?: unknown; templated?: unknown };
  if (typeof href === 'string' && typeof type === 'string')
    found.push({ href: templated === true ? href.replace('{?query}', '?query=kite') : href, type });
  for (const inner of Object.values(value)) collect(inner, found);
}

function collectXml({ name, attributes, children }: XmlElement, found: Found[]): void {
  const { href, template, type } = attributes;
  if (name === 'link' && href !== undefined) found.push({ href, type: type ?? '' });
  if (name === 'Url' && template !== undefined)
    found.push({ href: template.replace('{searchTerms}', 'kite').replace('{startPage?}', ''), type: type ?? '' });
  for (const child of children) if (typeof child !== 'string') collectXml(child, found);
}

describe('from the start an app reaches all there is, and no link is dead', () => {
  test.each([
    ['v2', 'application/opds+json'],
    ['v1.2', 'application/atom+xml;profile=opds-catalog;kind=navigation'],
  ])(
    'every document of OPDS %s opens',
    async (version, type) => {
      const { types, dead } = await walk({ href: `${base}/opds/${version}`, type });
      expect(dead).toEqual([]);
      // Both formats lead to each other, so everything is found from either.
      expect(Object.fromEntries(types)).toMatchObject({
        'application/opds-publication+json': 8,
        'application/atom+xml;type=entry;profile=opds-catalog': 8,
        'application/webpub+json': 8,
        'application/opensearchdescription+xml': 1,
        'application/epub+zip': 8,
        'application/pdf': 8,
      });
      expect(types.get('text/html')).toBeGreaterThan(8 * 2);
      expect(types.get('image/jpeg')).toBeGreaterThan(1);
      expect(types.get('image/webp')).toBeGreaterThan(1);
      // Every file of every book is made, and every cover drawn.
    },
    180_000,
  );
});

test('a file that turns out to be impossible is a dead link to nobody after the first', async () => {
  // A picture that is there, and is none.
  const damaged = `media/pictures/00/${'0'.repeat(64)}.jpg`;
  await createPictureStore(folder.folder).storage.write(damaged, Buffer.from('no picture'));
  await catalogue.database.pool.query(
    `with lost as (insert into picture (sha256, width, height, colour, bytes, format)
       values (repeat('0', 64), 9, 9, '#000000', 9, 'jpeg') returning id
     ), e as (update edition set updated_at = updated_at + interval '1 second' where slug = 'a-long-river')
     update page set picture_id = (select id from lost)
     where number = 1 and edition_id = (select id from edition where slug = 'a-long-river')`,
  );
  const id = catalogue.editions.get('a-long-river');
  const documents = ['opds/v2/publications/ID', 'opds/v1.2/publications/ID', 'publications/ID/manifest.json'];
  const offering = async () => {
    const texts = await Promise.all(
      documents.map(async (path) => (await fetch(`${base}/${path.replace('ID', String(id))}`)).text()),
    );
    return texts.map((text) => text.includes('application/pdf'));
  };
  catalogue.forget();
  expect(await offering()).toEqual([true, true, true]);
  expect((await fetch(`${base}/downloads/${id}/portrait-a4`)).status).toBe(404);
  // As the server does when it hears of the fault.
  catalogue.forget();
  expect(await offering()).toEqual([false, false, false]);
});
