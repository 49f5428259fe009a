import { rm } from 'node:fs/promises';
import path from 'node:path';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { unpackEpub } from '@letsread/formats/epub-writer/package/pack-epub.ts';
import { createApiClient } from '@letsread/http/api-client.ts';
import { Problem } from '@letsread/http/problem.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTestDownloads, type TestDownloads } from '../testing/test-downloads.ts';
import { type Bundle, createBundle, listBundles } from './contract.ts';
import { createRequestedFiles, type RequestedFile } from './requested-files.ts';

let library: TestDownloads;
afterEach(() => library.close());

const client = createApiClient(async ({ method, path: url, headers, body }) => {
  const reply = await library.server.inject({ method, url: `/api${url}`, headers, payload: body as string });
  return { status: reply.statusCode, text: reply.body };
});

const idsOf = (slugs: readonly string[]) => Promise.all(slugs.map((slug) => library.idOf(slug)));

async function bundleOf(editions: readonly string[], choice: string): Promise<Bundle> {
  const { items } = await client(listBundles, { editions: editions.join(','), choices: choice });
  const [bundle] = items;
  if (bundle === undefined) throw new Error('a choice has no bundle');
  return bundle;
}

/** Has all files made, as the page does. */
async function prepared(editions: string[], choice: string): Promise<Bundle> {
  await client(createBundle, { body: { editions, choice } });
  return vi.waitFor(
    async () => {
      const bundle = await bundleOf(editions, choice);
      expect(bundle.waiting).toBe(0);
      return bundle;
    },
    { timeout: 60_000 },
  );
}

function unpacked(zip: Buffer): Map<string, Buffer> {
  return new Map(Object.entries(unpackEpub(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error : undefined),
  );

describe.each(testDatabaseKinds)('several books as one file, on the %s database', (kind) => {
  test('each book is a file by its number and title, beside a page of who made it and under which licence', async () => {
    library = await openTestDownloads(kind);
    const { pool } = library.database;
    const slugs = ['the-red-kite', 'hen-and-the-kite', 'the-long-river', 'a-long-river', 'le-cerf-volant-rouge'];
    const editions = await idsOf(slugs);
    const titles = ['الطائرة الورقية الحمراء', 'គោ ក្របី', 'ปลาทอง', 'The River', 'The River'];
    for (const [at, title] of titles.entries())
      await pool.query('update edition set title = $1 where id = $2', [title, editions[at]]);
    const before = await bundleOf(editions, 'text');
    expect(before).toMatchObject({ total: 5, ready: 0, waiting: 0, isEstimate: true, isTooLarge: false, left: [] });
    const early = await library.server.inject(before.url);
    expect([early.statusCode, early.json()]).toMatchObject([409, { code: 'bundle-not-ready' }]);
    const bundle = await prepared(editions, 'text');
    expect(bundle).toMatchObject({ total: 5, ready: 5, isEstimate: false });
    const answer = await library.server.inject(`${bundle.url}&name=good-night`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': "attachment; filename*=UTF-8''good-night-text.zip",
    });
    const files = unpacked(answer.rawPayload);
    expect([...files.keys()]).toEqual([
      '00 About these books.html',
      ...titles.map((title, at) => `0${at + 1} ${title}.txt`),
    ]);
    const page = files.get('00 About these books.html')?.toString() ?? '';
    for (const title of titles) expect(page).toContain(title);
    expect(page).toContain('https://library.example/book/the-red-kite');
    expect(page).toContain('https://creativecommons.org/licenses/');
    expect(page).toContain(encodeURIComponent('01 الطائرة الورقية الحمراء.txt'));
    expect(library.carriedAway).toEqual(editions.map((editionId) => ({ editionId, format: 'text' })));
    expect(library.errors).toEqual([]);
  });

  test('it goes on where it was cut off, says how long it is, and counts only who takes it from its beginning', async () => {
    library = await openTestDownloads(kind);
    const { url } = await prepared(await idsOf(['the-red-kite', 'hen-and-the-kite']), 'text');
    const whole = await library.server.inject(url);
    const { etag } = whole.headers;
    const head = await library.server.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(whole.rawPayload.length),
      '',
    ]);
    const rest = await library.server.inject({ url, headers: { range: 'bytes=100-', 'if-range': String(etag) } });
    expect([rest.statusCode, rest.rawPayload.equals(whole.rawPayload.subarray(100))]).toEqual([206, true]);
    const other = await library.server.inject({ url, headers: { range: 'bytes=100-', 'if-range': '"another"' } });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, whole.rawPayload.length]);
    expect((await library.server.inject({ url, headers: { range: 'bytes=9999999-' } })).statusCode).toBe(416);
    expect((await library.server.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
    // Two books, once: the others went on with it, or only asked.
    expect(library.carriedAway).toHaveLength(2);
  });

  test('what cannot be made, may not be changed or is gone is left out, and the page in it says so', async () => {
    library = await openTestDownloads(kind);
    const { pool } = library.database;
    const [kite = '', hen = '', river = ''] = await idsOf(['the-red-kite', 'hen-and-the-kite', 'the-long-river']);
    await pool.query(
      `insert into licence values ('CC-BY-ND-4.0', 'CC BY-ND 4.0', 'https://creativecommons.org/licenses/by-nd/4.0/', false, true)`,
    );
    await pool.query(`update edition set licence_code = 'CC-BY-ND-4.0' where id = $1`, [hen]);
    const light = await bundleOf([kite, hen], 'portrait-a4-light-ink');
    expect(light).toMatchObject({ total: 1, left: [{ editionId: hen, reason: 'licence' }] });
    expect(await bundleOf([kite, hen], 'portrait-a4')).toMatchObject({ total: 2, left: [] });
    const made = await prepared([kite, hen, '999999', river], 'text');
    expect(made).toMatchObject({ total: 3, ready: 3, left: [{ editionId: '999999', reason: 'gone' }] });
    await pool.query(
      `update download set fault = 'a bad day', sha256 = null, bytes = null, pages = null, sheets = null where edition_id = $1`,
      [river],
    );
    const bundle = await bundleOf([kite, river, '999999'], 'text');
    expect(bundle).toMatchObject({
      total: 1,
      ready: 1,
      left: [
        { editionId: river, reason: 'failed' },
        { editionId: '999999', reason: 'gone' },
      ],
    });
    const files = unpacked((await library.server.inject(bundle.url)).rawPayload);
    const page = files.get('00 About these books.html')?.toString() ?? '';
    expect(files.size).toBe(2);
    expect(page).toContain('Not included');
    expect(page).toContain('The Long River');
    expect(page).toContain('no longer in the library');
    expect(library.carriedAway).toEqual([{ editionId: kite, format: 'text' }]);
  });

  test('a file that the storage lost is made again when it is asked for', async () => {
    library = await openTestDownloads(kind);
    const editions = await idsOf(['the-red-kite']);
    const { url } = await prepared(editions, 'text');
    await rm(path.join(library.dataDir, 'downloads'), { recursive: true });
    expect((await library.server.inject(url)).statusCode).toBe(409);
    await prepared(editions, 'text');
    await library.database.pool.query('update download set crc32 = null');
    const again = await library.server.inject(url);
    expect([again.statusCode, unpacked(again.rawPayload).size]).toEqual([200, 2]);
  });

  test('a picture that is not here is tried again, and given up at last', async () => {
    library = await openTestDownloads(kind);
    const editions = await idsOf(['the-red-kite', 'hen-and-the-kite']);
    await rm(path.join(library.dataDir, 'media/pictures'), { recursive: true });
    await client(createBundle, { body: { editions, choice: 'epub' } });
    const { pool } = library.database;
    const bundle = await vi.waitFor(
      async () => {
        await pool.query(
          `update requested_download set taken_until = now() where taken_until < now() + interval '6 seconds'`,
        );
        const found = await bundleOf(editions, 'epub');
        expect(found.waiting).toBe(0);
        return found;
      },
      { timeout: 60_000 },
    );
    expect(bundle).toMatchObject({ total: 1, ready: 1, left: [{ editionId: editions[0], reason: 'failed' }] });
    expect(library.errors).toEqual([]);
  });

  test('a file that the end of a process broke off is begun at once by the next one', async () => {
    library = await openTestDownloads(kind);
    const [kite = ''] = await idsOf(['the-red-kite']);
    const file = { editionId: kite, choice: 'text' };
    const onError = (error: unknown) => expect.unreachable(String(error));
    const [begun, broken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { database } = library;
    const first = createRequestedFiles({ database, onError, makeFile: () => (begun.resolve(), broken.promise) });
    await first.add([file]);
    await begun.promise;
    const closed = first.close();
    broken.reject(new Error('The server is closing.'));
    await closed;
    const made: RequestedFile[] = [];
    const next = createRequestedFiles({ database, onError, makeFile: async (one) => made.push(one) });
    next.work();
    await expect.poll(() => made).toEqual([file]);
    await next.close();
    expect(await next.list([kite], ['text'])).toEqual([]);
  });

  test('bad input is told what to give', async () => {
    library = await openTestDownloads(kind);
    const [kite = ''] = await idsOf(['the-red-kite']);
    const many = Array.from({ length: 51 }, (_, at) => String(at + 1));
    const errorsOf = async (editions: string[], choice: string) =>
      (await problemOf(client(createBundle, { body: { editions, choice } })))?.errors?.map(({ message }) => message);
    expect(await errorsOf(many, 'epub')).toEqual(['Give at most 50 editions.']);
    expect(await errorsOf([kite, kite], 'epub')).toEqual(['Give each edition once.']);
    for (const choice of ['mobi', 'audio'])
      expect(await errorsOf([kite], choice)).toEqual(['Give a choice such as epub, booklet-a4 or portrait-letter.']);
    expect(await errorsOf([kite], 'epub-bilingual-2')).toEqual([
      'Give a choice such as epub, booklet-a4 or portrait-letter.',
    ]);
    expect(await problemOf(bundleOf(['999999'], 'epub'))).toMatchObject({ code: 'book-not-found' });
    const address = await library.server.inject('/downloads/books.zip?editions=one&choice=epub');
    expect([address.statusCode, address.json()]).toMatchObject([
      400,
      { code: 'invalid-input', errors: [{ message: 'Give a positive whole number in decimal digits.' }] },
    ]);
    expect((await library.server.inject('/downloads/books.zip?editions=999999&choice=epub')).statusCode).toBe(404);
  });

  test('what is more than half of the room for files is too large', async () => {
    library = await openTestDownloads(kind, { maxBytes: 5000 });
    const editions = await idsOf(['the-red-kite', 'hen-and-the-kite']);
    expect((await bundleOf(editions, 'text')).isTooLarge).toBe(true);
    expect(await problemOf(client(createBundle, { body: { editions, choice: 'text' } }))).toMatchObject({
      status: 413,
    });
  });
});
