import { readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageNarration } from '@letsread/catalogue/writing/recordings/recording-entry.ts';
import { writeNarration } from '@letsread/catalogue/writing/recordings/write-narration.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { type RecordingOfTest, recordingOfTest } from '@letsread/media/testing/made-recordings.ts';
import { createFolderStorage } from '@letsread/storage/folder-storage.ts';
import { parseBuffer } from 'music-metadata';
import sql from 'sql-template-tag';
import { afterEach, describe, expect, test } from 'vitest';
import { createDownloadStore } from './download-store.ts';
import type { Download } from './contract.ts';
import { openTestDownloads, type TestDownloads } from './testing/test-downloads.ts';

let library: TestDownloads;
afterEach(() => library.close());

async function filesOf(editionId: string, query = ''): Promise<Download[]> {
  const answer = await library.server.inject(`/api/book/downloads/${editionId}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: Download[] }>().items;
}

async function fetched(url: string) {
  const lead = await library.server.inject(url);
  expect(lead.statusCode).toBe(302);
  return library.server.inject(lead.headers.location ?? '');
}

const storedFiles = async () =>
  (await readdir(path.join(library.dataDir, 'downloads'), { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );

describe.each(testDatabaseKinds)('files to carry away, on the %s database', (kind) => {
  test('every file that is offered can be fetched, and is then told with its true size', async () => {
    library = await openTestDownloads(kind);
    const editionId = await library.idOf('the-red-kite');
    const second = await library.idOf('le-cerf-volant-rouge');
    const offered = await filesOf(editionId, `?second=${second}`);
    const names = offered.map(({ kind: one, edition, paper, flip }) => [one, edition, paper, flip].join(' '));
    const edges = (paperKind: string) => (paperKind === 'booklet' ? ['short', 'long'] : ['']);
    expect(names).toEqual([
      ...['booklet', 'pdfPortrait', 'pdfLandscape'].flatMap((paperKind) =>
        ['full', 'bilingual', 'wordless', 'lightInk'].flatMap((edition) =>
          ['A4', 'Letter'].flatMap((paper) =>
            edges(paperKind).map((flip) => `${paperKind} ${edition} ${paper} ${flip}`),
          ),
        ),
      ),
      'epub full  ',
      'epub bilingual  ',
      'epubReflowable full  ',
      'epubReflowable bilingual  ',
      'text full  ',
    ]);
    expect(offered.every(({ isEstimate }) => isEstimate)).toBe(true);
    for (const { url, type } of offered) {
      const file = await fetched(url);
      expect(file.statusCode, url).toBe(200);
      expect(file.headers['content-type']).toBe(type);
    }
    expect(library.faults).toEqual([]);
    const files = await filesOf(editionId, `?second=${second}`);
    expect(files.every(({ isEstimate }) => !isEstimate)).toBe(true);
    expect(files.map(({ sheets, paper }) => (sheets === null) === (paper === null))).not.toContain(false);
    expect(files.find(({ kind: one }) => one === 'booklet')?.sheets).toBe(1);
  });

  test('ten people who ask at once get the same file, made once', async () => {
    library = await openTestDownloads(kind);
    const url = `/downloads/${await library.idOf('the-red-kite')}/booklet-a4`;
    const files = await Promise.all(Array.from({ length: 10 }, () => fetched(url)));
    expect(new Set(files.map((file) => file.body)).size).toBe(1);
    expect(files[0]?.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(library.made()).toBe(1);
    await fetched(url);
    expect(library.made()).toBe(1);
  });

  test('a change of the book makes the file anew, and the address of the old one leads to the new one', async () => {
    library = await openTestDownloads(kind);
    const url = `/downloads/${await library.idOf('the-red-kite')}/text`;
    const before = (await library.server.inject(url)).headers.location ?? '';
    expect((await library.server.inject(before)).body).toContain('Up, up it went.');
    await library.database.pool.query(
      `with e as (update edition set updated_at = now() + interval '1 second' where slug = 'the-red-kite' returning id)
       update page set text = 'Down it came.' where number = 2 and edition_id = (select id from e)`,
    );
    const after = (await library.server.inject(before)).headers.location ?? '';
    expect(after).not.toBe(before);
    expect((await library.server.inject(after)).body).toContain('Down it came.');
    expect(await storedFiles()).toHaveLength(1);
  });

  test('a file that cannot be made is logged, not offered any more, and tried again once the book has changed', async () => {
    library = await openTestDownloads(kind);
    const editionId = await library.idOf('the-red-kite');
    const [picture] = await readdir(path.join(library.dataDir, 'media/pictures'), {
      recursive: true,
      withFileTypes: true,
    }).then((entries) => entries.filter((entry) => entry.isFile()));
    const damaged = path.join(picture?.parentPath ?? '', picture?.name ?? '');
    await writeFile(damaged, 'no picture');
    const answer = await fetched(`/downloads/${editionId}/epub`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 'download-not-found',
      detail: 'This file cannot be made of this book.',
    });
    expect(library.faults).toMatchObject([
      { editionId, choice: 'epub', reason: expect.stringContaining('cannot be read') },
    ]);
    expect((await filesOf(editionId)).map((file) => file.kind)).not.toContain('epub');
    expect((await library.server.inject(`/downloads/${editionId}/epub`)).statusCode).toBe(404);
    expect(library.faults).toHaveLength(1);
    // What was in the way may be gone after a while.
    await library.database.pool.query(`update download set made_at = now() - interval '61 minutes'`);
    expect((await filesOf(editionId)).map((file) => file.kind)).toContain('epub');
    await library.database.pool.query('update download set made_at = now()');
    await library.database.pool.query('update edition set updated_at = now() + interval $$1 second$$ where id = $1', [
      editionId,
    ]);
    expect((await filesOf(editionId)).map((file) => file.kind)).toContain('epub');
  });

  test('a book that was read aloud as MP3 can be had as one file of sound, and no other book', async () => {
    library = await openTestDownloads(kind);
    const editionId = await library.idOf('the-red-kite');
    const ofSound = async () => (await filesOf(editionId)).filter((file) => file.kind === 'audio');
    const readAloud = async (...names: RecordingOfTest[]) => {
      const sources = [];
      for (const name of names)
        sources.push(await library.sources.recordings.storeRecording(await recordingOfTest(name)));
      const { durationMs } = sources[0] ?? { durationMs: 0 };
      const narration: PageNarration = {
        page: 1,
        unit: 'sentence',
        durationMs,
        clip: null,
        marks: [],
        textSha256: '0'.repeat(64),
        sources,
      };
      await writeNarration(library.database.pool, { editionId, narrations: [narration], isAll: true });
    };
    const refused = { code: 'download-not-found', detail: 'Nobody has read this book aloud as MP3.' };
    expect(await ofSound()).toEqual([]);
    expect((await library.server.inject(`/downloads/${editionId}/audio`)).json()).toMatchObject(refused);
    await readAloud('half-second.opus', 'half-second.mp3');
    const [offered] = await ofSound();
    expect(offered).toMatchObject({ edition: 'full', paper: null, type: 'audio/mpeg', isEstimate: true });
    const file = await fetched(offered?.url ?? '');
    expect(file.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-disposition': "attachment; filename*=UTF-8''the-red-kite.mp3",
    });
    const { common, format } = await parseBuffer(file.rawPayload, 'audio/mpeg', { duration: true });
    expect(common.title).toBe('The Red Kite');
    // Eight frames: half a second, and what the encoder puts around it.
    expect(format.duration).toBeCloseTo(0.576, 3);
    await readAloud('half-second.m4a');
    expect(await ofSound()).toEqual([]);
    expect((await library.server.inject(`/downloads/${editionId}/audio`)).json()).toMatchObject(refused);
  });

  test('a book with letters that no font has is not printed, and that is told and logged once', async () => {
    library = await openTestDownloads(kind);
    const editionId = await library.idOf('the-red-kite');
    await library.database.pool.query(
      `update page set text = text || ' \u{10a00}\u{10a10}' where number = 2 and edition_id = $1`,
      [editionId],
    );
    const { items, missingGlyphs } = (await library.server.inject(`/api/book/downloads/${editionId}`)).json<{
      items: Download[];
      missingGlyphs: string[];
    }>();
    expect(missingGlyphs).toEqual(['\u{10a00}', '\u{10a10}']);
    expect(new Set(items.map((file) => file.kind))).toEqual(new Set(['epub', 'epubReflowable', 'text']));
    for (const choice of ['booklet-a4', 'portrait-letter', 'booklet-a4']) {
      const answer = await library.server.inject(`/downloads/${editionId}/${choice}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        code: 'download-not-found',
        detail: expect.stringContaining('no font of the library has these letters of it: \u{10a00} \u{10a10}'),
      });
    }
    expect(library.faults).toMatchObject([{ editionId, reason: 'no font has these characters: \u{10a00} \u{10a10}' }]);
    expect((await fetched(`/downloads/${editionId}/epub`)).statusCode).toBe(200);
    expect((await fetched(`/downloads/${editionId}/text`)).body).toContain('\u{10a00}');
  });

  test('a licence that allows no changes offers only the full edition', async () => {
    library = await openTestDownloads(kind);
    await library.database.pool.query(
      `insert into licence values ('CC-BY-ND-4.0', 'CC BY-ND 4.0', 'https://creativecommons.org/licenses/by-nd/4.0/', false, true)`,
    );
    await library.database.pool.query(`update edition set licence_code = 'CC-BY-ND-4.0' where slug = 'the-red-kite'`);
    const editionId = await library.idOf('the-red-kite');
    const second = await library.idOf('le-cerf-volant-rouge');
    const offered = await filesOf(editionId, `?second=${second}`);
    expect(new Set(offered.map(({ edition }) => edition))).toEqual(new Set(['full']));
    for (const choice of ['booklet-a4-wordless', 'portrait-a4-light-ink', `epub-bilingual-${second}`]) {
      const answer = await library.server.inject(`/downloads/${editionId}/${choice}`);
      expect(answer.json()).toMatchObject({ status: 404, detail: 'The licence of this book allows it only as it is.' });
    }
    // Nor may its words stand in another's file.
    const beside = await library.server.inject(`/downloads/${second}/epub-bilingual-${editionId}`);
    expect(beside.statusCode).toBe(404);
  });

  test('drafts, other books and what is no choice are not found, and odd addresses are told what to give', async () => {
    library = await openTestDownloads(kind);
    const editionId = await library.idOf('the-red-kite');
    const statusOf = async (url: string) => (await library.server.inject(url)).statusCode;
    expect(await statusOf(`/downloads/${await library.idOf('kite-not-ready')}/epub`)).toBe(404);
    expect(await statusOf(`/downloads/${editionId}/epub-bilingual-${await library.idOf('hen-and-the-kite')}`)).toBe(
      404,
    );
    expect(await statusOf(`/downloads/${editionId}/mobi`)).toBe(404);
    expect(await statusOf('/downloads/999999/epub')).toBe(404);
    expect(await statusOf('/downloads/kite/epub')).toBe(400);
    expect(await statusOf('/api/book/downloads/999999')).toBe(404);
    expect(library.made()).toBe(0);
  });

  test('of a book that was taken back everything is gone, and there again with it', async () => {
    library = await openTestDownloads(kind);
    const editionId = await library.idOf('the-red-kite');
    const addresses = [`/downloads/${editionId}/epub`, `/api/book/downloads/${editionId}`];
    const answers = async () =>
      (await Promise.all(addresses.map((url) => library.server.inject(url)))).map((answer) => answer.statusCode);
    const setStatus = (status: string) =>
      library.database.pool.query(sql`update edition set status = ${status} where id = ${editionId}`);
    await setStatus('withdrawn');
    expect(await answers()).toEqual([410, 410]);
    await setStatus('published');
    expect(await answers()).toEqual([302, 200]);
  });

  test('a file that is fetched is one that was used today, and stays the longer for it', async () => {
    library = await openTestDownloads(kind);
    const { database } = library;
    const url = `/downloads/${await library.idOf('the-red-kite')}/text`;
    await fetched(url);
    await database.pool.query("update download set used_on = '2026-01-01'");
    await fetched(url);
    const { rows } = await database.pool.query('select used_on = current_date as "isUsedToday" from download');
    expect(rows).toEqual([{ isUsedToday: true }]);
    expect(library.made()).toBe(1);
  });

  test('when there is no room the file that was not fetched for longest goes, and is made again when it is asked for', async () => {
    library = await openTestDownloads(kind, { maxBytes: 1500 });
    const editionId = await library.idOf('the-red-kite');
    await fetched(`/downloads/${editionId}/text`);
    expect(await storedFiles()).toHaveLength(1);
    await fetched(`/downloads/${editionId}/epub`);
    expect(await storedFiles()).toHaveLength(1);
    expect((await fetched(`/downloads/${editionId}/text`)).body).toContain('The Red Kite');
    expect(library.made()).toBe(3);
  });
});

test('a process that does not find the pictures says so, and what another one made stays', async () => {
  library = await openTestDownloads('embedded');
  const editionId = await library.idOf('the-red-kite');
  const pictures = path.join(library.dataDir, 'media/pictures');
  const made = (await library.server.inject(`/downloads/${editionId}/epub`)).headers.location ?? '';
  expect((await library.server.inject(made)).statusCode).toBe(200);
  await rename(pictures, `${pictures}-elsewhere`);
  expect((await library.server.inject(made)).statusCode).toBe(200);
  const answer = await fetched(`/downloads/${editionId}/booklet-a4`);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    code: 'storage-unavailable',
    detail: 'A part of this book cannot be read just now.',
  });
  expect(library.faults.filter(({ choice }) => choice === 'booklet-a4')).toEqual([
    { editionId, choice: 'booklet-a4', reason: expect.stringContaining('is missing here') },
  ]);
  expect((await filesOf(editionId)).map((file) => file.kind)).toContain('booklet');
  await rename(`${pictures}-elsewhere`, pictures);
  expect((await fetched(`/downloads/${editionId}/booklet-a4`)).statusCode).toBe(200);
});

test('what is no fault of the book is not held against it: the file is made as soon as it can be', async () => {
  library = await openTestDownloads('embedded');
  const editionId = await library.idOf('the-red-kite');
  // The folder of the made files cannot be written to.
  await writeFile(path.join(library.dataDir, 'downloads'), 'in the way');
  const url = (await library.server.inject(`/downloads/${editionId}/text`)).headers.location ?? '';
  expect((await library.server.inject(url)).statusCode).toBe(500);
  expect((await filesOf(editionId)).map((file) => file.kind)).toContain('text');
  await rm(path.join(library.dataDir, 'downloads'));
  expect((await library.server.inject(url)).statusCode).toBe(200);
});

test('who only asks what a file is has nothing made', async () => {
  library = await openTestDownloads('embedded');
  const editionId = await library.idOf('the-red-kite');
  const lead = await library.server.inject({ url: `/downloads/${editionId}/booklet-a4`, method: 'HEAD' });
  expect(lead.statusCode).toBe(302);
  const head = await library.server.inject({ url: lead.headers.location ?? '', method: 'HEAD' });
  expect([head.statusCode, head.headers['content-type'], head.headers['content-length']]).toEqual([
    200,
    'application/pdf',
    undefined,
  ]);
  expect(library.made()).toBe(0);
});

test('files in two languages are the first to go, and those of editions that were taken back are swept away', async () => {
  library = await openTestDownloads('embedded', { maxBytes: 20_000 });
  const { database, dataDir } = library;
  const editionId = await library.idOf('the-red-kite');
  const store = createDownloadStore(database, createFolderStorage(dataDir), 20_000);
  const keep = (choice: string, fill: number, ofEdition = editionId) =>
    store.save(
      { editionId: ofEdition, choice, version: '0'.repeat(16) },
      { bytes: new Uint8Array(9000).fill(fill), pages: 1, sheets: null },
    );
  const storedChoices = async () =>
    (await database.pool.query<{ choice: string }>('select choice from download order by choice')).rows.map(
      ({ choice }) => choice,
    );
  await keep('epub', 1);
  await keep('epub-bilingual-42', 2);
  await keep('booklet-a4', 3);
  expect(await storedChoices()).toEqual(['booklet-a4', 'epub']);
  await database.pool.query(`update edition set status = 'draft' where id = $1`, [editionId]);
  const again = createDownloadStore(database, createFolderStorage(dataDir), 20_000);
  const hen = await library.idOf('hen-and-the-kite');
  await again.save(
    { editionId: hen, choice: 'text', version: '0'.repeat(16) },
    { bytes: new Uint8Array(1), pages: 1, sheets: null },
  );
  expect(await storedChoices()).toEqual(['text']);
});

test('a file is kept for ever, answers HEAD and ranges, and is saved under the name of its book', async () => {
  library = await openTestDownloads('embedded');
  const url = `/downloads/${await library.idOf('الطائرة-الحمراء')}/text`;
  const whole = await fetched(url);
  expect(whole.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('الطائرة-الحمراء')}.txt`,
  });
  const location = (await library.server.inject(url)).headers.location ?? '';
  const part = await library.server.inject({ url: location, headers: { range: 'bytes=5-9' } });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(5, 10));
  const head = await library.server.inject({ url: location, method: 'HEAD' });
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
  expect(head.body).toBe('');
  const again = await library.server.inject({
    url: location,
    headers: { 'if-none-match': whole.headers.etag as string },
  });
  expect(again.statusCode).toBe(304);
  expect((await library.server.inject(`${location}x`)).headers.location).toBe(location);
});

test('files that no row tells of are swept away after an hour, those just written are not', async () => {
  library = await openTestDownloads('embedded');
  const editionId = await library.idOf('the-red-kite');
  await fetched(`/downloads/${editionId}/text`);
  const [stored] = await storedFiles();
  const folder = stored?.parentPath ?? '';
  await writeFile(path.join(folder, 'just-written'), 'x');
  await writeFile(path.join(folder, 'old'), 'x');

  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(path.join(folder, 'old'), hoursAgo, hoursAgo);
  const { dataDir, database, downloads } = library;
  await downloads.close();

  const store = createDownloadStore(database, createFolderStorage(dataDir), 1e9);
  const made = { bytes: new Uint8Array([1]), pages: 1, sheets: null };
  await store.save({ editionId, choice: 'epub', version: '0'.repeat(16) }, made);
  const names = (await storedFiles()).map(({ name }) => name);
  expect(names).toContain('just-written');
  expect(names).not.toContain('old');
  expect(names).toContain(stored?.name);
});
