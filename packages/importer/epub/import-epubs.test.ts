import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import {
  madeMetadata,
  madeOpf,
  madePictureBook,
  madePng,
  madeXhtml,
} from '@letsread/formats/testing/made-picture-book.ts';
import { type EpubLayout, writeEpub } from '@letsread/formats/epub-writer/write-epub.ts';
import { madePublication, madeWords } from '@letsread/formats/testing/made-publication.ts';
import { bookUrn, editionUrn, type Publication } from '@letsread/formats/publication.ts';
import { recordingOfTest } from '@letsread/media/testing/made-recordings.ts';
import { noisyJpeg } from '@letsread/media/testing/made-pictures.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Diagnostic, openReport } from '../import-report.ts';
import { importStories } from '../stories/import-stories.ts';
import {
  catalogueRows,
  clearCatalogue,
  filesBelow,
  madeFolder,
  temporaryFolder,
  writeFiles,
} from '../testing/made-stories.ts';
import { findEpubs } from './find-epubs.ts';
import { importEpubs, type ImportEpubs } from './import-epubs.ts';

const fixed = '<meta property="rendition:layout">pre-paginated</meta>';

function foreign(metadata = madeMetadata, changes: Record<string, string | Buffer | null> = {}): Buffer {
  return madePictureBook({ 'E/book.opf': madeOpf({ metadata: metadata + fixed }), ...changes });
}

async function ours(changes: Partial<Publication> = {}, layout: EpubLayout = 'fixed'): Promise<Buffer> {
  const { bytes } = await writeEpub({ publication: madePublication(changes), words: madeWords(), layout });
  return Buffer.from(bytes);
}

const swahili: Partial<Publication> = {
  id: editionUrn('7'),
  title: 'Tiara nyekundu',
  language: { tag: 'sw', name: 'Kiswahili', script: 'Latn', direction: 'ltr' },
  credits: [...madePublication().credits, { role: 'TRANSLATOR', name: 'Ursula Nafula' }],
};

describe.each(testDatabaseKinds)(
  'EPUBs come into the %s database',
  (kind) => {
    let database: Database;
    let dataDir: string;
    let folder: string;
    let diagnostics: Diagnostic[];
    beforeAll(async () => {
      database = await openTestDatabase(kind);
    }, 120_000);
    afterAll(() => database.close());
    beforeEach(async () => {
      await clearCatalogue(database);
      dataDir = await temporaryFolder();
      folder = await temporaryFolder();
    });

    async function take(files: Record<string, string | Buffer | null> = {}, more: Partial<ImportEpubs> = {}) {
      await writeFiles(folder, files);
      const found = await findEpubs(folder);
      const report = openReport();
      diagnostics = [];
      const add = (each: Diagnostic[]) => report.add(each).then(() => void diagnostics.push(...each));
      return importEpubs({
        database,
        store: createPictureStore(dataDir),
        files: found,
        count: found.length,
        report: { ...report, add },
        ...more,
      });
    }

    const reported = () => diagnostics.map(({ outcome, code, file }) => `${outcome} ${code} ${file}`);
    const select = async (question: string) => (await database.pool.query<Record<string, unknown>>(question)).rows;
    const editions = () =>
      select(`select e.title, l.code, e.status, e.variant, b.source, b.source_key from edition e join book b on b.id = e.book_id
        join language l on l.id = e.language_id order by e.title, l.code, e.variant`);

    test('a foreign picture book becomes a draft, with pictures, words, credits and licence', async () => {
      const summary = await take({ 'kite.epub': foreign() });
      expect(summary).toMatchObject({
        files: 1,
        editions: 1,
        newEditions: 1,
        drafts: 1,
        books: 1,
        pages: 4,
        pictures: 4,
      });
      expect(reported()).toEqual(['draft to-review kite.epub']);
      const rows = await catalogueRows(database);
      expect(rows['editions']).toMatchObject([
        {
          source_key: 'urn:isbn:9780000000001',
          slug: 'the-red-kite',
          licence_code: 'CC-BY-4.0',
          status: 'draft',
          page_count: 3,
        },
      ]);
      expect(rows['books']).toMatchObject([{ source: 'epub', level: 1, level_source: 'computed' }]);
      expect(rows['pages']).toMatchObject([
        { number: 0, text: '', alt: 'A kite over a hill' },
        { number: 1, text: 'Amina has a red kite.', alt: 'Amina with her kite' },
        { number: 2, text: 'There is no wind.\n\n“Run,” says Joseph.', alt: '' },
        { number: 3, text: '' },
      ]);
      expect(rows['credits']).toMatchObject([
        { position: 0, name: 'Amina Kite', role: 'AUTHOR' },
        { position: 1, name: 'Joseph Hill', role: 'ILLUSTRATOR' },
      ]);
      expect(rows['pictures']).toHaveLength(4);
      expect(Object.keys(await filesBelow(path.join(dataDir, 'media')))).toHaveLength(4);
    });

    test('the same file again, packed anew or under another name, changes nothing', async () => {
      await take({ 'kite.epub': foreign() });
      const before = [await catalogueRows(database), await filesBelow(dataDir)];
      expect(await take()).toMatchObject({ editions: 0, unchanged: 1, pictures: 0 });
      const again = { 'kite.epub': null, 'a/b/Kite (1).EPUB': foreign(madeMetadata, { 'E/unused.txt': 'x' }) };
      expect(await take(again)).toMatchObject({ editions: 0, unchanged: 1, isInterrupted: false });
      expect([await catalogueRows(database), await filesBelow(dataDir)]).toEqual(before);
      expect(reported()).toEqual([]);
    });

    test('a new version of a file changes its edition, and only that', async () => {
      await take({ 'kite.epub': foreign() });
      const changed = foreign(madeMetadata, { 'E/p1.xhtml': madeXhtml('<p>Amina has a blue kite.</p>') });
      expect(await take({ 'kite.epub': changed })).toMatchObject({ editions: 1, newEditions: 0 });
      expect((await catalogueRows(database))['pages']).toMatchObject([{}, { text: 'Amina has a blue kite.' }, {}, {}]);
    });

    test('drafts are published by the same import with isPublished, and stay so', async () => {
      await take({ 'kite.epub': foreign() });
      expect(await take({}, { isPublished: true })).toMatchObject({ editions: 1, newEditions: 0, drafts: 0 });
      expect(await editions()).toMatchObject([{ status: 'published' }]);
      expect(await take()).toMatchObject({ unchanged: 1 });
      await take({ 'kite.epub': foreign(madeMetadata.replace('Kite<', 'Hill<')) }, { isPublished: true });
      expect(await editions()).toMatchObject([{ title: 'The Red Hill', status: 'published' }]);
    });

    test('what an editor published stays as it is', async () => {
      await take({ 'kite.epub': foreign() });
      await database.pool.query(`update edition set status = 'published', published_at = now()`);
      expect(await take()).toMatchObject({ unchanged: 1 });
      await take({ 'kite.epub': foreign(madeMetadata, { 'E/p1.xhtml': madeXhtml('<p>New.</p>') }) });
      expect(reported()).toEqual(['refused edition-differs kite.epub']);
      expect(await editions()).toMatchObject([{ status: 'published' }]);
    });

    test('our own files are published, with all that they bring', async () => {
      const summary = await take({ 'kite.epub': await ours({ made: 'By hand.', level: 4, subtitle: 'of the hills' }) });
      expect(summary).toMatchObject({ editions: 1, drafts: 0 });
      expect(reported()).toEqual([]);
      expect(
        await select(`select e.title, e.subtitle, e.description, e.made, e.status, b.level, b.source,
          array(select t.slug from book_tag g join tag t on t.id = g.tag_id where g.book_id = b.id order by 1) as tags
          from edition e join book b on b.id = e.book_id`),
      ).toEqual([
        {
          title: 'The Red Kite',
          subtitle: 'of the hills',
          description: 'Amina has a kite and no wind.',
          made: 'By hand.',
          status: 'published',
          level: 4,
          source: 'lets-read',
          tags: ['play', 'wind'],
        },
      ]);
      expect(await select('select t.kind, n.name from tag t join tag_name n on n.tag_id = t.id order by 2')).toEqual([
        { kind: 'topic', name: 'Play' },
        { kind: 'topic', name: 'Wind' },
      ]);
    });

    test('the other layout of an edition is the same edition', async () => {
      expect(await take({ 'a.epub': await ours(), 'b.epub': await ours({}, 'reflowable') })).toMatchObject({
        editions: 1,
        unchanged: 1,
      });
      expect(await take()).toMatchObject({ editions: 0, unchanged: 2 });
    });

    test('languages of one work are editions of one book, brought together or one after the other', async () => {
      await take({ 'sw.epub': await ours(swahili), 'en.epub': await ours() });
      const french = {
        ...swahili,
        id: editionUrn('8'),
        title: 'Cerf-volant',
        language: { tag: 'fr', name: 'français', script: 'Latn', direction: 'ltr' as const },
      };
      expect(await take({ 'fr.epub': await ours(french) })).toMatchObject({ editions: 1, unchanged: 2 });
      const rows = await editions();
      expect(rows.map(({ code }) => code)).toEqual(['fr', 'en', 'sw']);
      expect(new Set(rows.map((row) => row['source_key'])).size).toBe(1);
    });

    test('a second edition of a work in a language is its next variant', async () => {
      await take({
        'a.epub': await ours(),
        'b.epub': await ours({ id: editionUrn('9'), title: 'The Red Kite again' }),
      });
      expect(await editions()).toMatchObject([{ variant: 1 }, { variant: 2 }]);
    });

    test('numbers of another library mean other books', async () => {
      const other = { title: 'Wind', address: 'https://other.example/book/wind' };
      await take({ 'a.epub': await ours(), 'b.epub': await ours(other) });
      const rows = await editions();
      expect(new Set(rows.map((row) => row['source_key'])).size).toBe(2);
      await clearCatalogue(database);
      const stranger = { title: 'Wind', address: '', credits: [{ role: 'AUTHOR' as const, name: 'Marion Drew' }] };
      await take({ 'a.epub': await ours({ address: '' }), 'b.epub': await ours(stranger) });
      expect(reported()).toEqual(['warning identifier-shared b.epub']);
      expect(await take()).toMatchObject({ unchanged: 2 });
    });

    test('an identifier that a program gives to every book makes no two books one', async () => {
      const wind = madeMetadata
        .replace('The Red Kite', 'Wind')
        .replace('Amina Kite', 'Ursula Nafula')
        .replace('Joseph Hill', 'Marion Drew');
      expect(await take({ 'a.epub': foreign(), 'b.epub': foreign(wind) })).toMatchObject({ editions: 2, books: 2 });
      expect(reported()).toContain('warning identifier-shared b.epub');
      expect(await take()).toMatchObject({ editions: 0, unchanged: 2 });
    });

    test('books of one title by other people of another publisher are two, though both are number 1', async () => {
      const kite = (publisher: string) => `${madeMetadata}<dc:publisher>${publisher}</dc:publisher>`;
      const others = kite('Bee House').replace('Amina Kite', 'Kofi Mensah').replace('Joseph Hill', 'Marion Drew');
      const asked = { isPublished: true };
      expect(await take({ 'aurora/1.epub': foreign(kite('Aurora Press')) }, asked)).toMatchObject({ editions: 1 });
      expect(await take({ 'bee/1.epub': foreign(others) }, asked)).toMatchObject({ newEditions: 1, books: 1 });
      expect(reported()).toContain('warning identifier-shared bee/1.epub');
      expect(await select('select title, variant from edition')).toHaveLength(2);
      const corrected = kite('Aurora Press').replace('Amina Kite', 'Ruth Ali').replace('Joseph Hill', 'Ruth Ali');
      await take({ 'aurora/1.epub': foreign(corrected), 'bee/1.epub': null }, asked);
      expect(await select('select title, variant from edition')).toHaveLength(2);
    });

    test('of two files of one edition in one import the first is taken, every time', async () => {
      const files = {
        'a.epub': foreign(),
        'b.epub': foreign(madeMetadata, { 'E/p1.xhtml': madeXhtml('<p>Other.</p>') }),
      };
      expect(await take(files)).toMatchObject({ editions: 1 });
      expect(reported()).toContain('refused same-edition b.epub');
      await take();
      expect((await catalogueRows(database))['pages']).toMatchObject([{}, { text: 'Amina has a red kite.' }, {}, {}]);
    });

    test('an EPUB made from an edition of this library leaves that edition as it is', async () => {
      const stories = await madeFolder();
      await importStories({ database, store: createPictureStore(dataDir), folder: stories, report: openReport() });
      const [edition] = await select(`select id::text, book_id::text as book from edition where slug = 'the-red-kite'`);
      const own = { id: editionUrn(String(edition?.['id'])), work: bookUrn(String(edition?.['book'])) };
      const before = await catalogueRows(database);
      expect(await take({ 'kite.epub': await ours(own) })).toMatchObject({
        editions: 0,
        unchanged: 1,
      });
      expect(reported()).toEqual(['warning own-edition kite.epub']);
      const doctored = await ours({ ...own, description: 'Other words.' });
      await take({ 'kite.epub': doctored }, { isPublished: true });
      expect(await catalogueRows(database)).toEqual(before);
    });

    test('a file that says that it is ours changes nothing that readers see, unless that is asked for', async () => {
      await take({ 'kite.epub': await ours({ level: 2 }) });
      const before = await catalogueRows(database);
      const doctored = await ours({ description: 'Nasty words.', level: 5, subjects: ['Nasty'] });
      expect(await take({ 'kite.epub': doctored })).toMatchObject({ editions: 0, unchanged: 0 });
      expect(reported()).toEqual(['refused edition-differs kite.epub']);
      expect(await catalogueRows(database)).toEqual(before);
      expect(await select(`select from tag where slug = 'nasty'`)).toEqual([]);
      const further = { ...swahili, level: 5 };
      expect(await take({ 'sw.epub': await ours(further) })).toMatchObject({ newEditions: 1 });
      expect(await select('select level from book')).toEqual([{ level: 2 }]);
      expect(await take({}, { isPublished: true })).toMatchObject({ editions: 1, newEditions: 0, unchanged: 1 });
      expect(
        await select(
          `select description, level from edition e join book b on b.id = e.book_id where title = 'The Red Kite'`,
        ),
      ).toEqual([{ description: 'Nasty words.', level: 5 }]);
    });

    test('a foreign file with the identifier of a published edition does not take its place, unless that is asked for', async () => {
      await take({ 'kite.epub': foreign() }, { isPublished: true });
      const before = await catalogueRows(database);
      const other = foreign(madeMetadata, { 'E/p1.xhtml': madeXhtml('<p>Nasty words.</p>') });
      expect(await take({ 'kite.epub': null, 'other.epub': other })).toMatchObject({ editions: 0, unchanged: 0 });
      expect(reported()).toEqual(['refused edition-differs other.epub']);
      expect(diagnostics[0]?.message).toContain('--publish puts this one in its place');
      expect(await catalogueRows(database)).toEqual(before);
      expect(await take({}, { isPublished: true })).toMatchObject({ editions: 1, newEditions: 0 });
      expect((await catalogueRows(database))['pages']).toMatchObject([{}, { text: 'Nasty words.' }, {}, {}]);
    });

    test('what an editor took back may be changed by a further file, and is not published by it', async () => {
      await take({ 'kite.epub': await ours() });
      await database.pool.query(`update edition set status = 'draft'`);
      expect(await take({ 'kite.epub': await ours({ description: 'New.' }) })).toMatchObject({ editions: 1 });
      expect(await select('select status, description from edition')).toEqual([
        { status: 'draft', description: 'New.' },
      ]);
    });

    test('a language is the library’s own where it has it, without its country where that says nothing', async () => {
      const inLanguage = (tag: string, number: number) =>
        foreign(madeMetadata.replace('>en<', `>${tag}<`).replace('9780000000001', `978000000000${number}`));
      await take({
        'a.epub': inLanguage('en-GB', 2),
        'b.epub': inLanguage('swa', 3),
        'c.epub': inLanguage('zh-TW', 4),
        'd.epub': await ours({
          ...swahili,
          work: '',
          language: { tag: 'ha-NE', name: 'Hausa (Niger)', script: 'Latn', direction: 'ltr' },
        }),
      });
      expect(await select('select code, name, script from language order by code')).toEqual([
        { code: 'en', name: 'English', script: 'Latn' },
        { code: 'ha-NE', name: 'Hausa (Niger)', script: 'Latn' },
        { code: 'sw', name: 'Kiswahili', script: 'Latn' },
        { code: 'zh-Hant', name: expect.any(String) as string, script: 'Hant' },
      ]);
    });

    test('a file does not change what the library calls a language', async () => {
      await take({ 'kite.epub': await ours() });
      await database.pool.query(`update language set name = 'Our English', direction = 'rtl' where code = 'en'`);
      await take({ 'kite.epub': await ours({ title: 'New' }), 'other.epub': foreign() }, { isPublished: true });
      expect(await select('select name, direction from language')).toEqual([{ name: 'Our English', direction: 'rtl' }]);
    });

    test('subjects are tags of the library where one is called so; other words of foreign files are told', async () => {
      await take({ 'kite.epub': await ours() });
      await database.pool.query(`update tag set synonyms = '{storm}' where slug = 'wind'`);
      const subjects = '<dc:subject>STORM</dc:subject><dc:subject>JUVENILE FICTION / General</dc:subject>';
      await take({ 'other.epub': foreign(madeMetadata + subjects) });
      expect(reported()).toContain('warning subject-unknown other.epub');
      expect(
        await select(
          `select t.slug from book b join book_tag g on g.book_id = b.id join tag t on t.id = g.tag_id where b.source = 'epub'`,
        ),
      ).toEqual([{ slug: 'wind' }]);
      expect(await select('select count(*)::integer as tags from tag')).toEqual([{ tags: 2 }]);
    });

    test('words with look-alike letters of another script are told, and kept', async () => {
      await take({ 'kite.epub': foreign(madeMetadata, { 'E/p1.xhtml': madeXhtml('<p>Kite wὸtsɔ.</p>') }) });
      expect(diagnostics.find(({ code }) => code === 'letters-mixed')?.message).toContain('“wὸtsɔ”');
      expect(await select(`select text from page where text like 'Kite%'`)).toEqual([{ text: 'Kite wὸtsɔ.' }]);
    });

    test('subjects that are names of a tag that staff joined to another give that, and of one taken away none', async () => {
      await take({ 'kite.epub': await ours({ subjects: ['Wind', 'Storm'] }) });
      await database.pool.query(`
        update tag set removed_at = now(), joined_to = (select id from tag where slug = 'wind') where slug = 'storm'`);
      const tags = () =>
        select(
          'select t.slug from book b join book_tag g on g.book_id = b.id join tag t on t.id = g.tag_id order by 1',
        );
      await database.pool.query('delete from book_tag');
      await take({ 'kite.epub': await ours({ subjects: ['Storm'], title: 'New' }) }, { isPublished: true });
      expect(await tags()).toEqual([{ slug: 'wind' }]);
      await database.pool.query(`update tag set removed_at = now() where slug = 'wind'`);
      await database.pool.query('delete from book_tag');
      await take({ 'kite.epub': await ours({ subjects: ['Storm', 'Wind'], title: 'Newer' }) }, { isPublished: true });
      expect(await tags()).toEqual([]);
      expect(await select(`select count(*)::integer as tags from tag where slug in ('wind', 'storm')`)).toEqual([
        { tags: 2 },
      ]);
    });

    test('an import again leaves what restoring a tag goes by', async () => {
      await take({ 'kite.epub': await ours({ subjects: ['Wind', 'Storm', 'Hills'] }) });
      await database.pool.query(`
        delete from book_tag where tag_id = (select id from tag where slug = 'wind');
        insert into removed_book_tag select g.book_id, t.id, t.slug = 'storm'
          from book_tag g join tag t on t.id = g.tag_id where t.slug in ('storm', 'hills');
        delete from book_tag;
        update tag set removed_at = now() where slug = 'hills';
        update tag set removed_at = now(), joined_to = (select id from tag where slug = 'wind') where slug = 'storm';
        update tag set synonyms = '{Storm}' where slug = 'wind';
        insert into book_tag select distinct r.book_id, t.id from removed_book_tag r, tag t where t.slug = 'wind'`);
      await take({ 'kite.epub': await ours({ subjects: ['Storm'], title: 'New' }) }, { isPublished: true });
      expect(
        await select(
          'select slug, gave_other as "gaveOther" from removed_book_tag join tag on tag.id = tag_id order by 1',
        ),
      ).toEqual([
        { slug: 'hills', gaveOther: false },
        { slug: 'storm', gaveOther: true },
      ]);
      expect(await select('select slug from book_tag join tag on tag.id = tag_id')).toEqual([{ slug: 'wind' }]);
    });

    test('tags that an editor gave stay', async () => {
      await take({ 'kite.epub': await ours({ subjects: ['Wind'] }) });
      await database.pool.query(`insert into tag (slug, kind) values ('hills', 'place')`);
      await database.pool.query(`insert into book_tag select b.id, t.id from book b, tag t where t.slug = 'hills'`);
      await take(
        {
          'kite.epub': await ours({ subjects: ['Wind'], title: 'New' }),
          'sw.epub': await ours({ ...swahili, subjects: ['Play'] }),
        },
        { isPublished: true },
      );
      expect(await select('select t.slug from book_tag g join tag t on t.id = g.tag_id order by 1')).toEqual([
        { slug: 'hills' },
        { slug: 'play' },
        { slug: 'wind' },
      ]);
    });

    test('what is missing is refused unless it is given, and stops nothing else', async () => {
      const bare = madeMetadata
        .replace(/<dc:rights>.*<\/dc:rights>/, '')
        .replace('>en<', '>qqx<')
        .replace('9780000000001', '2');
      const files = { 'bare.epub': foreign(bare), 'kite.epub': foreign(), 'no.epub': 'no zip' };
      expect(await take(files)).toMatchObject({ files: 3, filesDone: 3, editions: 1 });
      expect(reported()).toEqual([
        'refused licence-missing bare.epub',
        'draft to-review kite.epub',
        'refused zip-damaged no.epub',
      ]);
      await take({}, { fallback: { licence: 'CC-BY-NC-4.0' } });
      expect(reported()).toContain('refused language-unknown bare.epub');
      const unsaid = bare.replace('>qqx<', '>und<');
      await take({ 'bare.epub': foreign(unsaid) }, { fallback: { licence: 'CC-BY-NC-4.0', language: 'sw' } });
      expect(
        await select(`select e.licence_code, l.code from edition e join language l on l.id = e.language_id order by 2`),
      ).toEqual([
        { licence_code: 'CC-BY-4.0', code: 'en' },
        { licence_code: 'CC-BY-NC-4.0', code: 'sw' },
      ]);
    });

    test('a picture that is cut short is told, and its page has none', async () => {
      const cut = (await noisyJpeg()).subarray(0, 20_000);
      await take({ 'kite.epub': foreign(madeMetadata, { 'E/i/2.png': cut }) });
      expect(reported()).toEqual(['warning picture-damaged kite.epub', 'draft to-review kite.epub']);
      expect(await select('select number from page where picture_id is null')).toEqual([{ number: 2 }]);
    });

    test('what the database refuses is told of the file, and the others are written', async () => {
      const words = (from: number) => Array.from({ length: 100_000 }, (_, at) => (from + at).toString(36)).join(' ');
      const long = foreign(madeMetadata.replace('9780000000001', '2'), {
        'E/p1.xhtml': madeXhtml(words(100_000)),
        'E/p2.xhtml': madeXhtml(words(900_000)),
      });
      expect(await take({ 'kite.epub': foreign(), 'long.epub': long })).toMatchObject({ editions: 1 });
      expect(reported()).toEqual(['draft to-review kite.epub', 'refused not-written long.epub']);
    });

    test('a dry run says the same and changes nothing', async () => {
      const files = { 'kite.epub': foreign(), 'ours.epub': await ours() };
      const { pictures, ...would } = await take(files, { isDryRun: true });
      expect([would, pictures]).toMatchObject([{ editions: 2, drafts: 1, isInterrupted: false }, 7]);
      expect(await select('select from edition')).toEqual([]);
      expect(await filesBelow(dataDir)).toEqual({});
      expect(await take()).toEqual({ ...would, pictures });
    });

    test('an interrupted import goes on from there', async () => {
      const files = Object.fromEntries(
        Array.from({ length: 45 }, (_, at) => [
          `${at}.epub`,
          foreign(madeMetadata.replace('9780000000001', `${at}`).replace('The Red Kite', `Kite ${at}`)),
        ]),
      );
      const stop = new AbortController();
      const first = await take(files, { signal: stop.signal, onProgress: () => stop.abort() });
      expect(first.isInterrupted).toBe(true);
      expect(first.editions).toBeGreaterThan(0);
      expect(first.editions).toBeLessThan(45);
      const second = await take();
      expect(second).toMatchObject({ editions: 45 - first.editions, unchanged: first.editions, isInterrupted: false });
    });

    test('pictures that the data folder lost are kept again', async () => {
      await take({ 'kite.epub': foreign() });
      const before = await filesBelow(path.join(dataDir, 'media'));
      dataDir = await temporaryFolder();
      expect(await take()).toMatchObject({ unchanged: 1 });
      expect(await filesBelow(path.join(dataDir, 'media'))).toEqual(before);
    });

    test('narration of our own files comes back mark by mark; that of others is found in the words', async () => {
      const sound = { bytes: await recordingOfTest('half-second.mp3'), type: 'audio/mpeg' as const };
      const [cover, one] = madePublication().pages;
      const pages = [
        { ...cover, text: '', alt: '' },
        {
          ...one,
          text: 'Amina has a kite.',
          alt: '',
          narration: {
            sound,
            durationMs: 450,
            clip: [20, 470] as const,
            unit: 'word' as const,
            marks: [
              [20, 100, 0, 5],
              [110, 400, 6, 16],
            ] as [number, number, number, number][],
          },
        },
      ];
      const smil = `<smil xmlns="http://www.w3.org/ns/SMIL"><body><par><text src="p1.xhtml#a"/><audio src="s.mp3" clipEnd="0.2s"/></par>
        <par><text src="p1.xhtml#b"/><audio src="s.mp3" clipBegin="0.2s"/></par></body></smil>`;
      const manifest =
        '<item id="o" href="o.smil" media-type="application/smil+xml"/><item id="s" href="s.mp3" media-type="audio/mpeg"/>';
      const other = madePictureBook({
        'E/book.opf': madeOpf({ manifest }).replace('href="p1.xhtml"', 'href="p1.xhtml" media-overlay="o"'),
        'E/p1.xhtml': madeXhtml('<p><span id="a">Up,</span></p><p id="b">up it went.</p>'),
        'E/o.smil': smil,
        'E/s.mp3': sound.bytes,
      });
      await take({ 'a.epub': await ours({ pages }), 'b.epub': other });
      expect(
        await select(`select e.status, n.page_number as page, n.unit, n.marks, n.clip_start_ms as clip, n.duration_ms as ms
          from page_narration n join edition e on e.id = n.edition_id order by e.status desc`),
      ).toMatchObject([
        {
          status: 'published',
          page: 1,
          unit: 'word',
          marks: [
            [20, 100, 0, 5],
            [110, 400, 6, 16],
          ],
          clip: 20,
          ms: 450,
        },
        {
          status: 'draft',
          page: 1,
          marks: [
            [0, 200, 0, 3],
            [200, expect.any(Number), 5, 16],
          ],
          clip: null,
        },
      ]);
      expect(await select('select count(*)::integer as recordings from recording')).toEqual([{ recordings: 1 }]);
      expect(await take()).toMatchObject({ unchanged: 2 });
    });

    test('sound that is none, and clips that are not in the words, are told; the book is taken', async () => {
      const narrated = (sound: Buffer | string, words: string) =>
        madePictureBook({
          'E/book.opf': madeOpf({ manifest: '<item id="o" href="o.smil" media-type="application/smil+xml"/>' }).replace(
            'href="p1.xhtml"',
            'href="p1.xhtml" media-overlay="o"',
          ),
          'E/p1.xhtml': madeXhtml(words),
          'E/o.smil':
            '<smil xmlns="http://www.w3.org/ns/SMIL"><body><par><text src="p1.xhtml#b"/><audio src="s.mp3" clipEnd="0.1s"/></par><par><text src="p1.xhtml#a"/><audio src="s.mp3" clipBegin="0.2s"/></par></body></smil>',
          'E/s.mp3': sound,
        });
      await take({ 'a.epub': narrated('no sound', '<p id="a">Up</p><p id="b">it went.</p>') });
      expect(reported()).toContain('warning narration-not-taken a.epub');
      await take({
        'a.epub': narrated(await recordingOfTest('half-second.mp3'), '<p id="a">Up</p><p id="b">it went.</p>'),
      });
      expect(reported()).toContain('warning narration-without-marks a.epub');
      expect(await select('select marks from page_narration')).toEqual([{ marks: [] }]);
    });

    test('sound that not every browser plays is told with its page; the book is heard', async () => {
      const book = madePictureBook({
        'E/book.opf': madeOpf({ manifest: '<item id="o" href="o.smil" media-type="application/smil+xml"/>' }).replace(
          'href="p1.xhtml"',
          'href="p1.xhtml" media-overlay="o"',
        ),
        'E/p1.xhtml': madeXhtml('<p id="a">Up it went.</p>'),
        'E/o.smil':
          '<smil xmlns="http://www.w3.org/ns/SMIL"><body><par><text src="p1.xhtml#a"/><audio src="s.opus"/></par></body></smil>',
        'E/s.opus': await recordingOfTest('half-second.opus'),
      });
      await take({ 'a.epub': book });
      expect(diagnostics).toContainEqual(
        expect.objectContaining({ outcome: 'warning', code: 'narration-played-in-part', file: 'a.epub', page: 1 }),
      );
      expect(await select('select count(*)::integer as pages from page_narration')).toEqual([{ pages: 1 }]);
    });

    test('pictures that books share are kept once', async () => {
      const same = madePng(300, 300);
      const pictures = { 'E/i/0.png': same, 'E/i/1.png': same, 'E/i/2.png': same, 'E/i/3.png': same };
      expect(await take({ 'kite.epub': foreign(madeMetadata, pictures) })).toMatchObject({ pictures: 1 });
    });
  },
  120_000,
);
