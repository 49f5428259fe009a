import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editingCalls } from '@letsread/catalogue/editing/calls.ts';
import { reorderPages, updateBook } from '@letsread/catalogue/editing/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import {
  madeBloomDocument,
  madeBloomData,
  madeBloomPub,
  madeBloomPages,
} from '@letsread/formats/testing/made-bloompub.ts';
import { madeZip } from '@letsread/formats/testing/made-epub.ts';
import { madePictureBook } from '@letsread/formats/testing/made-picture-book.ts';
import { fillPath } from '@letsread/http/api-client.ts';
import { type AnswerCache, createAnswerCache } from '@letsread/http/caching/answer-cache.ts';
import { cursorsOfCall, writeCursor } from '@letsread/http/cursor.ts';
import type { Endpoint, Standing } from '@letsread/http/endpoint.ts';
import { registerEndpoints } from '@letsread/http/register-endpoints.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../contract.ts';
import { importCalls } from '../server.ts';
import { madeAtom, madeServer } from '../testing/made-catalogue.ts';
import { madePdf } from '../testing/made-pdf.ts';
import { allTexts, clearCatalogue, madeText, tables } from '../testing/made-stories.ts';
import { listFolder } from '../stories/list-folder.ts';
import { recordCommand } from '../command/record-command.ts';
import { clearForgotten } from './clear-forgotten.ts';
import { type LaunchJob, launchHere, markInterrupted, openImportJobs } from './open-import-jobs.ts';
import { unpackZips } from './unpack-zips.ts';
import { uploadFolder } from './upload-folder.ts';

const cache: AnswerCache = createAnswerCache(1000);

describe.each(testDatabaseKinds)('bringing books in, on the %s database', (kind) => {
  let database: Database;
  let server: FastifyInstance;
  let dataDir: string;
  let accountId: string;
  const librarian: Standing = { roles: ['LIBRARIAN'], teamIds: [] };
  let standing = librarian;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-imports-'));
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into account (display_name) values ('Ruth') returning id`,
    );
    accountId = rows[0]?.id ?? '';
    const jobs = await openImportJobs({
      database,
      launch: launchHere({ database, dataDir }),
      onError: (error) => {
        throw error;
      },
    });
    server = Fastify({ bodyLimit: 64 * 1024, logger: { level: 'error' } });
    await registerEndpoints(server, {
      calls: [...importCalls, ...editingCalls],
      context: { database, mediaUrl: '/media', imports: { jobs, dataDir } },
      version: '0',
      cache,
      access: {
        identify: async () => ({ id: accountId, isFresh: true }),
        accountOfProfile: async () => undefined,
        standingOf: async () => standing,
      },
    });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await database.close();
    await rm(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    standing = librarian;
    await clearCatalogue(database);
    // An account has ten that wait at most.
    await database.pool.query('delete from import');
  });

  async function request<Answer>(
    call: Endpoint,
    fields: Record<string, unknown> = {},
    payload?: object | Buffer,
  ): Promise<Answer> {
    const reply = await server.inject({
      method: call.method,
      url: `/api${fillPath(call, fields)}`,
      headers: { authorization: 'x', ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }) },
      ...(payload === undefined ? {} : { payload }),
    });
    return reply.json();
  }
  const rows = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows;

  async function begin(files: Record<string, Buffer | string>, options: object = {}): Promise<string> {
    const { id } = await request<contract.BookImport>(contract.createImport, {}, options);
    for (const [path, content] of Object.entries(files))
      await request(contract.addImportPart, { importId: id, path, from: 0 }, Buffer.from(content));
    return id;
  }

  async function work(importId: string, kindOfWork: contract.ImportWork): Promise<contract.BookImport> {
    const begun = await request<contract.BookImport>(contract.workOnImport, { importId }, { work: kindOfWork });
    expect(begun).toMatchObject({ id: importId });
    const goesOn = ['checking', 'importing', 'undoing'];
    const read = () => request<contract.BookImport>(contract.getImport, { importId });
    await expect.poll(async () => goesOn.includes((await read()).state), { timeout: 150_000 }).toBe(false);
    return read();
  }

  async function lines(
    importId: string,
    query: { outcome?: string; limit?: number; cursor?: string } = {},
  ): Promise<string[]> {
    const { items, cursor } = await request<{ items: contract.ShownImportLine[]; cursor?: string }>(
      contract.listImportLines,
      { importId, limit: 100, ...query },
    );
    const found = items.map(({ outcome, file, title, code }) => [outcome, title ?? file, code ?? ''].join(' ').trim());
    return cursor === undefined ? found : [...found, ...(await lines(importId, { ...query, cursor }))];
  }

  test('a PDF comes in the language of the form, as a draft even where books are shown at once', async () => {
    const pdf = await madePdf();
    const mute = await begin({ 'kite.pdf': pdf });
    await work(mute, 'check');
    expect(await lines(mute)).toEqual(['refused kite.pdf language-missing']);
    const importId = await begin({ 'kite.pdf': pdf }, { language: 'en', isPublished: true });
    expect(await work(importId, 'check')).toMatchObject({ state: 'checked', counts: { new: 1 } });
    expect(await work(importId, 'import')).toMatchObject({ state: 'imported', counts: { new: 1 } });
    expect(await rows('select title, status from edition')).toEqual([{ title: 'The Red Kite', status: 'draft' }]);
  });

  test('a look says by name what would come, and changes nothing; the import brings it; undone, it is gone', async () => {
    const importId = await begin({ 'kite.bloompub': madeBloomPub(), 'broken.epub': 'no zip', 'note.docx': 'x' });
    expect(await work(importId, 'check')).toMatchObject({
      state: 'checked',
      counts: { new: 2, refused: 1, ignored: 1 },
    });
    expect(await lines(importId)).toEqual([
      'refused broken.epub zip-damaged',
      'warning kite.bloompub activities-left-out',
      'warning kite.bloompub music-left-out',
      'warning kite.bloompub layout-left-out',
      'warning kite.bloompub language-in-part',
      'warning kite.bloompub signing-not-taken',
      'warning kite.bloompub subject-unknown',
      'new The Red Kite',
      'new Tiara Nyekundu',
      'ignored note.docx kind-not-taken',
    ]);
    expect(await rows('select from edition')).toEqual([]);
    // Of one outcome alone, and part by part, nothing twice.
    expect(await lines(importId, { outcome: 'new' })).toEqual(['new The Red Kite', 'new Tiara Nyekundu']);
    expect(await lines(importId, { limit: 2 })).toEqual(await lines(importId));
    expect(await lines(importId, { limit: 1, outcome: 'warning' })).toHaveLength(6);
    const done = await work(importId, 'import');
    expect(done).toMatchObject({
      state: 'imported',
      files: 2,
      filesDone: 2,
      canUndo: true,
      who: { displayName: 'Ruth' },
    });
    expect(await rows('select title, status from edition order by title')).toEqual([
      { title: 'The Red Kite', status: 'draft' },
      { title: 'Tiara Nyekundu', status: 'draft' },
    ]);
    expect(existsSync(uploadFolder(dataDir, importId))).toBe(false);
    expect(await work(importId, 'undo')).toMatchObject({ state: 'undone', counts: { removed: 2 }, canUndo: false });
    expect(await lines(importId)).toEqual(['removed The Red Kite', 'removed Tiara Nyekundu']);
    expect([await rows('select from edition'), await rows('select from book')]).toEqual([[], []]);
    expect(await rows('select action, account_id as "accountId" from audit_entry order by id desc limit 2')).toEqual([
      { action: 'import-undone', accountId },
      { action: 'import-started', accountId },
    ]);
  });

  test('what was changed is again what it was, with its pictures, people and sound', async () => {
    const standing = () =>
      rows(`select e.title, e.slug, e.status, e.source_hash, e.made, e.word_count,
        (select json_agg(json_build_array(p.number, p.text, p.alt, i.sha256) order by p.number)
          from page p left join picture i on i.id = p.picture_id where p.edition_id = e.id) as pages,
        (select json_agg(json_build_array(c.role, h.name) order by c.position)
          from edition_credit c join contributor h on h.id = c.contributor_id where c.edition_id = e.id) as credits,
        (select json_agg(json_build_array(n.page_number, n.marks, n.duration_ms) order by n.page_number)
          from page_narration n where n.edition_id = e.id) as narration
        from edition e order by e.id`);
    await work(await begin({ 'kite.bloompub': madeBloomPub() }, { isPublished: true }), 'import');
    const before = await standing();
    const pages = madeBloomPages.map((page) => page.replace('Come back, kite!', 'Come home, kite!'));
    const changed = madeBloomPub({
      'index.htm': madeBloomDocument({ pages, data: madeBloomData.replace('The Red Kite', 'The Blue Kite') }),
      'audio/box.mp3': null,
    });
    const second = await begin({ 'kite.bloompub': changed }, { isPublished: true });
    expect(await work(second, 'import')).toMatchObject({ counts: { changed: 1, unchanged: 1 } });
    expect(await standing()).not.toEqual(before);
    expect(await work(second, 'undo')).toMatchObject({ state: 'undone', counts: { restored: 1 } });
    expect(await lines(second)).toEqual(['restored The Red Kite']);
    expect(await standing()).toEqual(before);
  });

  test('what an editor moved and named by a theme is so again, not moved once more', async () => {
    const standing = () =>
      rows(`select e.search @@ 'heaven' as found, (select json_agg(json_build_array(p.number, p.text, p.source_number) order by p.number)
        from page p where p.edition_id = e.id) as pages,
        (select json_agg(json_build_array(n.page_number, n.marks) order by n.page_number)
          from page_narration n where n.edition_id = e.id) as narration
        from edition e where e.source_file like '%:en'`);
    await work(await begin({ 'kite.bloompub': madeBloomPub() }), 'import');
    const [edition] = await rows(
      `select id, book_id as "bookId", page_count from edition where source_file like '%:en'`,
    );
    const params = { bookId: String(edition?.['bookId']), editionId: String(edition?.['id']) };
    const stories = Array.from({ length: Number(edition?.['page_count']) }, (_, at) => at + 1);
    await request(reorderPages, params, { order: [...stories.slice(1), 1], was: '0' });
    await rows(`insert into tag (slug, kind, synonyms, version) values ('sky', 'topic', '{heaven}', 1)`);
    await request(updateBook, params, { tags: { was: [], now: ['sky'] } });
    const before = await standing();
    expect(before).toMatchObject([{ found: true }]);
    const pages = madeBloomPages.map((page) => page.replace('Come back, kite!', 'Come home, kite!'));
    const changed = madeBloomPub({ 'index.htm': madeBloomDocument({ pages, data: madeBloomData }) });
    const second = await begin({ 'kite.bloompub': changed });
    expect(await work(second, 'import')).toMatchObject({ counts: { changed: 1 } });
    expect(await work(second, 'undo')).toMatchObject({ counts: { restored: 1 } });
    expect(await standing()).toEqual(before);
    await rows(`delete from tag where slug = 'sky'`);
  });

  test('a new book that a reader has is hidden and kept, and what an editor changed is left, each with why', async () => {
    const importId = await begin({ 'kite.bloompub': madeBloomPub(), 'other.epub': madePictureBook() });
    await work(importId, 'import');
    const [{ id: profile } = {}] = await rows(
      `insert into profile (account_id, name, image_url) values (${accountId}, 'Mali', '/media/avatars/elephant.webp') returning id`,
    );
    await rows(`insert into favourite_book (profile_id, book_id)
      select ${String(profile)}, book_id from edition where source_file like 'urn:bloom:%:en'`);
    await rows(`update page set text = 'Mended by an editor.' where number = 1
      and edition_id = (select id from edition where source_file not like 'urn:bloom:%')`);
    const undone = await work(importId, 'undo');
    expect(undone).toMatchObject({ counts: { withdrawn: 2, left: 1 }, canUndo: true });
    expect(await lines(importId)).toEqual(
      expect.arrayContaining(['withdrawn The Red Kite has-readers', expect.stringMatching(/^left .* changed-since$/)]),
    );
    expect(await rows(`select from edition where status = 'published'`)).toEqual([]);
    expect(await rows('select from edition')).toHaveLength(3);
  });

  /** An editor corrects page 1 of all editions while the work has begun, and waits for what the editor holds. */
  async function whileEdited(work: () => Promise<contract.BookImport>): Promise<contract.BookImport> {
    const editor = await database.pool.connect();
    await editor.query('begin');
    await editor.query('select from edition for update');
    await editor.query(`update page set text = 'Mended by an editor.' where number = 1`);
    const done = work();
    const waiting = () =>
      rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    await expect.poll(waiting).toHaveLength(1);
    await editor.query('commit');
    editor.release();
    return done;
  }

  const editors = kind === 'server' ? ['an editor'] : [];
  test.each(editors)('what %s changes in the moment of the undoing is left', async () => {
    const importId = await begin({ 'other.epub': madePictureBook() });
    await work(importId, 'import');
    expect(await whileEdited(() => work(importId, 'undo'))).toMatchObject({ counts: { left: 1 }, canUndo: true });
    expect(await rows('select text from page where number = 1')).toEqual([{ text: 'Mended by an editor.' }]);
  });

  test.each(editors)('what %s changes as the import begins is there again once it is undone', async () => {
    await work(await begin({ 'kite.bloompub': madeBloomPub() }), 'import');
    const pages = madeBloomPages.map((page) => page.replace('Come back, kite!', 'Come home, kite!'));
    const changed = madeBloomPub({ 'index.htm': madeBloomDocument({ pages, data: madeBloomData }) });
    const second = await begin({ 'kite.bloompub': changed });
    await whileEdited(() => work(second, 'import'));
    expect(await work(second, 'undo')).toMatchObject({ counts: { restored: 1 } });
    expect(await rows(`select distinct text from page where number = 1`)).toEqual([{ text: 'Mended by an editor.' }]);
  });

  test('a cursor that no list gave is refused', async () => {
    const importId = await begin({});
    for (const keys of [
      [1e12, 0],
      [0.5, 0],
      [0, -1e12],
    ]) {
      const cursor = cursorsOfCall('listImportLines').write(writeCursor(keys));
      expect(await request(contract.listImportLines, { importId, limit: 10, cursor })).toMatchObject({ status: 400 });
    }
  });

  test('files come in parts, again without harm, and never out of their place', async () => {
    const book = madeBloomPub();
    const importId = await begin({});
    const part = (from: number, bytes: Buffer, path = 'a folder/kite.bloompub') =>
      request<{ bytes?: number; code?: string }>(contract.addImportPart, { importId, path, from }, bytes);
    expect(await part(0, book.subarray(0, 1000))).toEqual({ bytes: 1000 });
    expect(await part(2000, book.subarray(2000))).toMatchObject({ code: 'part-missing' });
    expect(await part(500, book.subarray(500, 1500))).toEqual({ bytes: 1500 });
    expect(await part(1500, book.subarray(1500))).toEqual({ bytes: book.length });
    for (const path of [
      '../x.epub',
      '/x.epub',
      'a//x.epub',
      'a/../../x.epub',
      '.hidden',
      'a\\b.epub',
      'con.epub',
      'x'.repeat(300),
    ])
      expect([path, (await part(0, book, path)).code]).toEqual([path, 'name-refused']);
    expect((await part(0, book, 'a folder')).code).toBe('name-refused');
    expect((await part(0, book, 'a folder/kite.bloompub/x')).code).toBe('name-refused');
    expect((await part(0, Buffer.alloc(contract.importLimits.partBytes + 1))).code).toBe('body-too-large');
    expect((await part(contract.importLimits.fileBytes, Buffer.from('x'))).code).toBe('part-missing');
    expect(await work(importId, 'check')).toMatchObject({ counts: { new: 2 } });
    expect(await part(0, book)).toMatchObject({ code: 'not-collecting' });
  });

  test('a zip is unpacked, and one that could harm is refused by name', async () => {
    const importId = await begin({
      'books.zip': madeZip([
        { name: 'deep/kite.bloompub', content: madeBloomPub() },
        { name: 'more.zip', content: madeZip([{ name: 'x', content: 'x' }]) },
      ]),
      'out.zip': madeZip([{ name: '../../x.epub', content: 'x' }]),
      'bomb.zip': madeZip([{ name: 'kite.epub', content: Buffer.alloc(40_000_000), isPacked: true }]),
      'torn.zip': 'PK no zip',
    });
    expect(await work(importId, 'check')).toMatchObject({ counts: { new: 2, refused: 4 } });
    const reported = await lines(importId);
    for (const line of [
      'books.zip/more.zip zip-in-zip',
      'out.zip zip-entry-refused',
      'bomb.zip zip-too-large',
      'torn.zip zip-damaged',
    ])
      expect(reported).toContain(`refused ${line}`);
    // They are unpacked once, and named whenever they are looked at or brought in.
    for (const again of ['check', 'import'] as const) {
      expect(await work(importId, again)).toMatchObject({ counts: { new: 2, refused: 4 } });
      expect((await lines(importId)).toSorted()).toEqual(reported.toSorted());
    }
  });

  test.each([
    ['of a folder of stories', 'Moon stories/texts/en/0001_kite.md'],
    ['of what is in such a folder', 'texts/en/0001_kite.md'],
    ['of the folder of one story', '0001_kite/0001_kite_en.md'],
    ['of a folder in a folder', 'for you/Moon stories/en/0001_kite.md'],
  ])('a zip %s brings them in', async (_, name) => {
    const content = madeText({ title: 'The Red Kite', pages: ['Amina has a kite.'] });
    const importId = await begin({ 'Moon stories.zip': madeZip([{ name, content }]) });
    expect(await work(importId, 'import')).toMatchObject({ state: 'imported', counts: { new: 1 } });
    expect(await rows('select title from edition')).toEqual([{ title: 'The Red Kite' }]);
  });

  test('zips of stories, a folder of them and EPUBs come in by one import, each file told with where it lies', async () => {
    const story = (title: string) => madeText({ title, pages: [`${title} is here.`] });
    const importId = await begin({
      'moon.zip': madeZip([{ name: 'en/0001_moon.md', content: story('The Moon') }]),
      'sun.zip': madeZip([
        { name: 'sun/texts/en/0001_sun.md', content: story('The Sun') },
        { name: 'sun/texts/en/0002_bad.md', content: 'no story' },
      ]),
      'Star stories/0001_star/0001_star_en.md': story('The Star'),
      'kite.bloompub': madeBloomPub(),
      'note.docx': 'x',
    });
    const counts = { new: 5, refused: 1, ignored: 1 };
    expect(await work(importId, 'check')).toMatchObject({ state: 'checked', counts, files: 5, filesDone: 5 });
    expect(await rows('select from edition')).toEqual([]);
    expect(await work(importId, 'import')).toMatchObject({ state: 'imported', counts, files: 5, filesDone: 5 });
    expect(await rows(`select title from edition where source_file like '%.md' order by title`)).toEqual(
      ['The Moon', 'The Star', 'The Sun'].map((title) => ({ title })),
    );
    const { items } = await request<{ items: contract.ShownImportLine[] }>(contract.listImportLines, { importId });
    expect(new Set(items.map(({ file }) => file))).toEqual(
      new Set([
        'moon/en/0001_moon.md',
        'sun/sun/texts/en/0001_sun.md',
        'sun/sun/texts/en/0002_bad.md',
        'Star stories/0001_star/0001_star_en.md',
        'kite.bloompub',
        'note.docx',
      ]),
    );
    expect(await work(importId, 'undo')).toMatchObject({ state: 'undone', counts: { removed: 5 } });
    expect(await rows('select from edition')).toEqual([]);
  });

  test('of several folders the one that cannot be read is named', async () => {
    const content = madeText({ title: 'The Red Kite', pages: ['Amina has a kite.'] });
    const importId = await begin({
      'moon/en/0001_kite.md': content,
      'sun/en/0002_kite.md': content,
      'sun/LICENSES.csv': 'a,b\n1,2\n',
    });
    const { state, failure } = await work(importId, 'check');
    expect([state, failure]).toEqual(['failed', expect.stringMatching(/^sun\/: LICENSES\.csv\b/)]);
  });

  test('zips that would be more than an import may bring once unpacked are refused, whatever they weigh', async () => {
    const folder = path.join(dataDir, 'many-zips');
    const stories = madeZip(
      Array.from({ length: 3 }, (_, at) => ({ name: `${at}.epub`, content: Buffer.alloc(900_000, at) })),
    );
    await mkdir(folder);
    for (const name of ['one', 'two', 'three']) await writeFile(path.join(folder, `${name}.zip`), stories);
    const refused = await unpackZips(folder, { files: 100, bytes: 6_000_000 });
    expect(refused.map(({ file, code }) => [file, code])).toEqual([
      [expect.stringMatching(/^\w+\.zip$/), 'zip-too-large'],
    ]);
    expect((await listFolder(folder)).length).toBe(6);
    await writeFile(path.join(folder, 'one.zip'), stories);
    expect(await unpackZips(folder, { files: 2, bytes: 60_000_000 })).toMatchObject([{ code: 'zip-too-large' }]);
  });

  test('a zip that is refused takes nothing of what the others may bring', async () => {
    const folder = path.join(dataDir, 'too-large-zips');
    const zipOf = (count: number) =>
      madeZip(Array.from({ length: count }, (_, at) => ({ name: `${at}.epub`, content: Buffer.alloc(900_000, at) })));
    await mkdir(folder);
    // One of them is met before the one that is taken, in whichever order a disk gives names.
    const sent = [4, 3, 4];
    for (const [at, count] of sent.entries()) await writeFile(path.join(folder, `${at}-of-${count}.zip`), zipOf(count));
    const refused = await unpackZips(folder, { files: 100, bytes: 3_000_000 });
    expect(refused.map(({ file }) => file).toSorted()).toEqual(['0-of-4.zip', '2-of-4.zip']);
    expect(await listFolder(folder)).toEqual(['0', '1', '2'].map((name) => `1-of-3/${name}.epub`));
  });

  test('a damaged zip takes no files with it that were sent in a folder of its name', async () => {
    const whole = madeZip([
      { name: 'one.epub', content: 'x' },
      { name: 'two.epub', content: 'Amina has a kite.' },
    ]);
    const torn = Buffer.from(whole.toString('latin1').replace('Amina has', 'Aminb has'), 'latin1');
    const importId = await begin({ 'books.zip': torn, 'books/kite.bloompub': madeBloomPub() });
    expect(await work(importId, 'check')).toMatchObject({ counts: { new: 2, refused: 1 } });
    expect(await lines(importId)).toContain('refused books.zip zip-damaged');
  });

  test('a file of a zip whose name no file can have is refused, and the others come', async () => {
    const importId = await begin({
      'books.zip': madeZip([
        { name: 'a', content: 'x' },
        { name: 'a/b.epub', content: 'x' },
        { name: `${'long'.repeat(100)}.epub`, content: 'x' },
        { name: 'nul\0.epub', content: 'x' },
        { name: 'kite.bloompub', content: madeBloomPub() },
      ]),
      'taken.zip': madeZip([{ name: 'kite.epub', content: 'x' }]),
      taken: 'x',
    });
    expect(await work(importId, 'check')).toMatchObject({ state: 'checked', counts: { new: 2, refused: 4 } });
    expect((await lines(importId)).filter((line) => line.includes('zip-entry-refused'))).toEqual([
      'refused books.zip/a/b.epub zip-entry-refused',
      expect.stringMatching(/^refused books.zip\/long/),
      'refused books.zip/nul\uFFFD.epub zip-entry-refused',
      'refused taken.zip/kite.epub zip-entry-refused',
    ]);
  });

  test('a folder of stories comes in as the command takes it', async () => {
    const importId = await begin(
      Object.fromEntries(Object.entries(allTexts).map(([file, text]) => [`stories/${file}`, Buffer.from(text)])),
    );
    const checked = await work(importId, 'check');
    expect(checked.state, checked.failure ?? '').toBe('checked');
    expect(checked.counts.new).toBeGreaterThan(0);
    expect(await work(importId, 'import')).toMatchObject({ state: 'imported', counts: { new: checked.counts.new } });
    expect(await work(importId, 'undo')).toMatchObject({ counts: { removed: checked.counts.new } });
    expect(await rows('select from edition')).toEqual([]);
  });

  test('a folder that cannot be read fails with why, and not with where it lies', async () => {
    const table = { 'LICENSES.csv': 'a,b\n1,2\n' };
    for (const top of ['', 'stories/']) {
      const sent = Object.entries({ ...allTexts, ...table }).map(([file, text]) => [top + file, Buffer.from(text)]);
      const { state, failure } = await work(await begin(Object.fromEntries(sent)), 'check');
      expect([state, failure]).toEqual(['failed', expect.stringMatching(/^LICENSES\.csv\b/)]);
    }
  });

  test('stories in a folder that is no language are each refused', async () => {
    const importId = await begin({
      'sent/english/0001_kite.md': Buffer.from('# Kite'),
      'sent/english/0002_hen.md': Buffer.from('# Hen'),
    });
    expect(await work(importId, 'check')).toMatchObject({ state: 'checked', counts: { refused: 2 } });
    expect(await lines(importId)).toEqual([
      'refused english/0001_kite.md language-unknown',
      'refused english/0002_hen.md language-unknown',
    ]);
  });

  test('a catalogue in a private network is for the command only', async () => {
    for (const catalogue of [
      'http://127.0.0.1:1/opds',
      'http://localhost/opds',
      'http://192.168.1.1/',
      'http://[::1]/',
    ])
      expect(await request(contract.createImport, {}, { catalogue })).toMatchObject({ code: 'address-refused' });
    expect(await request(contract.createImport, {}, { catalogue: 'ftp://example.org/' })).toMatchObject({
      code: 'invalid-input',
    });
    expect(await request(contract.createImport, {}, { licence: 'mine' })).toMatchObject({ code: 'licence-not-known' });
  });

  test('a catalogue whose name leads into a private network by now is not asked', async () => {
    const feed = await madeServer({ '/opds': madeAtom({}) });
    const { id: importId } = await request<contract.BookImport>(
      contract.createImport,
      {},
      { catalogue: 'https://192.0.1.1/opds' },
    );
    // As where the owner of the name has it lead elsewhere after it was looked at.
    await rows(`update import set origin = '${feed.address}/opds' where id = ${importId}`);
    expect(await work(importId, 'check')).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('private network') as string,
    });
    expect(feed.requests).toEqual([]);
  });

  test('whoever sees an import does not see the password of its catalogue', async () => {
    const catalogue = 'https://ruth:secret@192.0.1.1/opds';
    const made = await request<contract.BookImport>(contract.createImport, {}, { catalogue });
    expect(made.origin).toBe('https://192.0.1.1/opds');
    const { items } = await request<{ items: contract.BookImport[] }>(contract.listImports);
    expect(JSON.stringify(items)).not.toContain('secret');
    expect(await rows(`select origin from import where id = ${made.id}`)).toEqual([{ origin: catalogue }]);
  });

  test.each(kind === 'server' ? ['another'] : [])('%s process begins none meanwhile, and can stop it', async () => {
    const onError = (error: unknown) => {
      throw error;
    };
    const untilStopped: LaunchJob = async (_job, signal) => void (signal.aborted || (await once(signal, 'abort')));
    const here = await openImportJobs({ database, launch: untilStopped, onError });
    const there = await openImportJobs({ database, launch: async () => {}, onError });
    const [first, second] = [await begin({}), await begin({})];
    await here.start({ importId: first, work: 'import' }, async () => {
      await rows(`update import set state = 'importing' where id = ${first}`);
    });
    const starting = () => there.start({ importId: second, work: 'check' }, async () => {});
    await expect(starting()).rejects.toMatchObject({ code: 'import-running' });
    // A process that starts now leaves it alone.
    const third = await openImportJobs({ database, launch: async () => {}, onError });
    expect(await request(contract.getImport, { importId: first })).toMatchObject({ state: 'importing' });
    await there.stop(first);
    expect(await request(contract.getImport, { importId: first })).toMatchObject({ state: 'stopped' });
    await starting();
    for (const jobs of [here, there, third]) await jobs.close();
  });

  test('one at a time; stopped, or ended with the library, it says so and can be done again', async () => {
    const [first, second] = [
      await begin({ 'kite.bloompub': madeBloomPub() }),
      await begin({ 'kite.bloompub': madeBloomPub() }),
    ];
    await request(contract.workOnImport, { importId: first }, { work: 'import' });
    expect(await request(contract.workOnImport, { importId: second }, { work: 'check' })).toMatchObject({
      code: 'import-running',
    });
    const stopped = await request<contract.BookImport>(contract.stopImport, { importId: first });
    expect(['stopped', 'imported']).toContain(stopped.state);
    await rows(`update import set state = 'importing' where id = ${second}`);
    await markInterrupted(database);
    expect(await request(contract.getImport, { importId: second })).toMatchObject({ state: 'stopped' });
    expect(await work(second, 'import')).toMatchObject({ state: 'imported' });
    expect(await request(contract.workOnImport, { importId: second }, { work: 'import' })).toMatchObject({
      code: 'nothing-to-import',
    });
    const none = await begin({});
    expect(await request(contract.workOnImport, { importId: none }, { work: 'undo' })).toMatchObject({
      code: 'nothing-to-undo',
    });
  });

  test('work that ends in the moment it is asked after is over', async () => {
    const ended = Promise.withResolvers<void>();
    let marked = Promise.withResolvers<void>();
    const query = async (statement: { text: string }) => {
      const answer = await database.pool.query(statement);
      if (statement.text.includes('update import set state')) marked.resolve();
      if (!statement.text.includes('select from import where')) return answer;
      // The answer is on its way while the work comes to its end.
      ended.resolve();
      await marked.promise;
      await new Promise(setImmediate);
      return answer;
    };
    const jobs = await openImportJobs({
      database: { ...database, kind: 'embedded', pool: { query } } as unknown as Database,
      launch: () => ended.promise,
      onError: (error) => {
        throw error;
      },
    });
    // What stood open when it began is marked too.
    marked = Promise.withResolvers<void>();
    const importId = await begin({});
    await jobs.start({ importId, work: 'check' }, async () => {});
    await expect(jobs.start({ importId, work: 'check' }, async () => {})).resolves.toBeUndefined();
    await jobs.close();
  });

  test('an editor brings books in for a team, sees its imports alone, and changes no book of others', async () => {
    const { rows: made } = await database.pool.query<{ id: string }>(
      `insert into team (name) values ('Owls'), ('Cranes') returning id`,
    );
    const [owls = '', cranes = ''] = made.map(({ id }) => id);
    const editorOf = (teamId: string): Standing => ({ roles: ['EDITOR'], teamIds: [teamId] });
    const files = { 'kite.bloompub': madeBloomPub() };
    const ofLibrary = await begin(files);
    expect(await request(contract.createImport, {}, { teamId: '999999' })).toMatchObject({ code: 'team-not-found' });
    standing = editorOf(owls);
    expect(await request(contract.createImport, {}, {})).toMatchObject({ code: 'team-needed' });
    expect(await request(contract.createImport, {}, { teamId: cranes })).toMatchObject({ code: 'not-yours' });
    expect(await request(contract.getImport, { importId: ofLibrary })).toMatchObject({ code: 'import-not-found' });
    const own = await begin(files, { teamId: owls });
    expect(await work(own, 'import')).toMatchObject({ state: 'imported', team: { name: 'Owls' } });
    expect(await rows('select team_id from book_team')).toEqual([{ team_id: owls }]);
    expect(await rows('select distinct import_id from edition')).toEqual([{ import_id: own }]);

    standing = editorOf(cranes);
    const listed = await request<{ items: unknown[] }>(contract.listImports, { limit: 5 });
    expect(listed.items).toEqual([]);
    const pages = madeBloomPages.map((page) => page.replace('Come back, kite!', 'Come home, kite!'));
    const changed = madeBloomPub({ 'index.htm': madeBloomDocument({ pages, data: madeBloomData }) });
    const others = await begin({ 'kite.bloompub': changed }, { teamId: cranes });
    for (const kindOfWork of ['check', 'import'] as const) {
      expect(await work(others, kindOfWork)).toMatchObject({ canUndo: false });
      expect(await lines(others)).toContain('refused kite.bloompub other-team');
    }
    expect(await rows('select distinct import_id from edition')).toEqual([{ import_id: own }]);

    standing = editorOf(owls);
    // A librarian has given the book to others since.
    await rows(`update book_team set team_id = ${cranes}`);
    expect(await work(own, 'undo')).toMatchObject({ state: 'undone', counts: { left: 2 }, canUndo: true });
    expect(await lines(own)).toContain('left The Red Kite other-team');
    expect(await rows('select distinct import_id from edition')).toEqual([{ import_id: own }]);
    await rows(`update book_team set team_id = ${owls}`);
    expect(await work(own, 'undo')).toMatchObject({ state: 'undone' });
    expect(await rows('select from book_team')).toEqual([]);
    await database.pool.query('delete from team');
  });

  test('what a team’s folder calls a language is not for the books of others, of the same source too', async () => {
    const [team] = await rows(`insert into team (name) values ('Owls') returning id::text`);
    const teamId = String(team?.['id']);
    const stories = (table: string, change = (text: string) => text) => ({
      ...Object.fromEntries(Object.entries(allTexts).map(([file, text]) => [file, change(String(text))])),
      'LICENSES.csv': tables.licences,
      'languages.csv': table,
      'source.json': '{ "name": "shared-stories" }',
    });
    await work(await begin(stories(tables.languages)), 'import');
    standing = { roles: ['EDITOR'], teamIds: [teamId] };
    const table = tables.languages.replace('Kiswahili', 'Nonsense').replace('Arab,rtl', 'Arab,ltr');
    const renamed = stories(table, (text) => text.replace('\n##\n', '\n##\n- '));
    const importId = await begin(renamed, { teamId });
    expect(await work(importId, 'import')).toMatchObject({ state: 'imported', canUndo: false });
    expect(await rows(`select name, direction from language where code in ('sw', 'ar') order by code`)).toEqual([
      { name: 'العربية', direction: 'rtl' },
      { name: 'Kiswahili', direction: 'ltr' },
    ]);
    await rows('delete from team');
  });

  test('what nobody went on with for a week is forgotten with its files, and nothing else', async () => {
    const [old, fresh] = [await begin({ 'a.epub': 'x' }), await begin({ 'a.epub': 'x' })];
    await rows(`update import set changed_at = now() - interval '8 days' where id = ${old}`);
    await clearForgotten(database, dataDir);
    expect([old, fresh].map((id) => existsSync(uploadFolder(dataDir, id)))).toEqual([false, true]);
    expect(await request(contract.getImport, { importId: old })).toMatchObject({ code: 'import-not-found' });
    expect(await request(contract.getImport, { importId: fresh })).toMatchObject({ state: 'collecting' });
  });

  test('the name and the password for a catalogue go with the account of who gave them', async () => {
    const origin = 'https://ruth:secret%40@192.0.1.1/opds?to=a@b';
    const { id } = await request<contract.BookImport>(contract.createImport, {}, { catalogue: origin });
    const originOf = async () => (await rows(`select origin from import where id = ${id}`))[0]?.['origin'];
    await clearForgotten(database, dataDir);
    expect(await originOf()).toBe(origin);
    await rows(`update import set account_id = null where id = ${id}`);
    await clearForgotten(database, dataDir);
    expect(await originOf()).toBe('https://192.0.1.1/opds?to=a@b');
  });

  test('a command that was killed is stopped once it is run again, or when nothing was told of it for an hour', async () => {
    const record = (origin: string) =>
      recordCommand(database, { origin, isPublished: false, language: null, licence: null, teamId: null });
    const [books, old, fresh] = [await record('books'), await record('old'), await record('fresh')];
    await books.end(undefined);
    const killed = await record('books');
    const again = await record('books');
    await rows(`update import set changed_at = now() - interval '2 hours' where id = ${old.importId}`);
    await clearForgotten(database, dataDir);
    const ids = [books, old, fresh, killed, again].map(({ importId }) => importId);
    const states = await Promise.all(ids.map((id) => request(contract.getImport, { importId: id })));
    expect(states.map((each) => (each as contract.BookImport).state)).toEqual([
      'failed',
      'stopped',
      'importing',
      'stopped',
      'importing',
    ]);
  });

  test('ten of an account wait: one more is refused, until one of them is brought in or discarded', async () => {
    const waiting: string[] = [];
    for (let n = 0; n < 10; n++) waiting.push(await begin({ 'kite.bloompub': madeBloomPub() }));
    const oneMore = () => request(contract.createImport, {}, {});
    const refused = { status: 409, code: 'too-many-imports' };
    expect(await oneMore()).toMatchObject(refused);
    const [first = '', second = ''] = waiting;
    await work(first, 'import');
    expect(await oneMore()).toMatchObject({ state: 'collecting' });
    expect(await oneMore()).toMatchObject(refused);
    await request(contract.discardImport, { importId: second });
    expect(await oneMore()).toMatchObject({ state: 'collecting' });
    expect(waiting.slice(2).every((id) => existsSync(uploadFolder(dataDir, id)))).toBe(true);
  });

  test('of several that begin at once no more than ten wait', async () => {
    for (let n = 0; n < 8; n++) await begin({});
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => request<object>(contract.createImport, {}, {})));
    expect(atOnce.filter((answer) => 'state' in answer)).toHaveLength(2);
    expect(await rows('select count(*)::int as count from import')).toEqual([{ count: 10 }]);
  });

  test('one that is discarded is forgotten with its files, unless it brought something', async () => {
    await begin({ 'kite.bloompub': madeBloomPub() });
    await begin({ 'kite.bloompub': madeBloomPub() });
    const importId = await begin({ 'kite.bloompub': madeBloomPub() });
    expect(await request(contract.discardImport, { importId })).toEqual({ discarded: true });
    expect(existsSync(uploadFolder(dataDir, importId))).toBe(false);
    expect(await request(contract.getImport, { importId })).toMatchObject({ code: 'import-not-found' });
    const { items } = await request<{ items: contract.BookImport[] }>(contract.listImports, { limit: 2 });
    expect(items).toHaveLength(2);
  });
});
