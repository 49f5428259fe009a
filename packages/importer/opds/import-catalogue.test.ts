import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { madeMetadata, madeOpf, madePictureBook } from '@letsread/formats/testing/made-picture-book.ts';
import { writeEpub } from '@letsread/formats/epub-writer/write-epub.ts';
import { madePublication, madeWords } from '@letsread/formats/testing/made-publication.ts';
import type { Publication } from '@letsread/formats/publication.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Diagnostic, openReport } from '../import-report.ts';
import { clearCatalogue, filesBelow, temporaryFolder, writeFiles } from '../testing/made-stories.ts';
import { importCatalogue, type ImportCatalogue } from './import-catalogue.ts';
import { madeAtom, madeJson, type MadeAnswer, madeServer, type MadeServer } from '../testing/made-catalogue.ts';

const rel = 'http://opds-spec.org/acquisition';

function book(title: string): Buffer {
  const metadata = madeMetadata.replace('The Red Kite', title).replace('9780000000001', title);
  return madePictureBook({ 'E/book.opf': madeOpf({ metadata }) });
}

describe.each(testDatabaseKinds)(
  'catalogues come into the %s database',
  (kind) => {
    let database: Database;
    let dataDir: string;
    let diagnostics: Diagnostic[];
    beforeAll(async () => {
      database = await openTestDatabase(kind);
    }, 120_000);
    afterAll(() => database.close());
    beforeEach(async () => {
      await clearCatalogue(database);
      dataDir = await temporaryFolder();
      // Imports of other tests put their files beside this one's otherwise.
      vi.stubEnv('TMPDIR', await temporaryFolder());
    });
    afterEach(() => vi.unstubAllEnvs());

    async function take(catalogue: string, more: Partial<ImportCatalogue> = {}) {
      const report = openReport();
      diagnostics = [];
      const add = (each: Diagnostic[]) => report.add(each).then(() => void diagnostics.push(...each));
      return importCatalogue({
        database,
        store: createPictureStore(dataDir),
        catalogue,
        report: { ...report, add },
        ...more,
      });
    }

    const titles = async () =>
      (await database.pool.query<{ title: string }>('select title from edition order by title')).rows.map(
        ({ title }) => title,
      );
    const reported = (server?: MadeServer) =>
      diagnostics
        .map(({ outcome, code, file }) => `${outcome} ${code} ${file.replace(server?.address ?? '', '')}`)
        .filter((each) => !each.includes('to-review'));

    test.each([
      ['1.2', madeAtom],
      ['2.0', madeJson],
    ])(
      'all books of an OPDS %s catalogue: page after page, feed after feed, each once, one request at a time',
      async (_version, feed) => {
        const server = await madeServer({
          '/opds': feed({ feeds: ['/opds/en', '/opds/sw', '/opds'] }),
          '/opds/en': feed({ books: [{ title: 'Kite', href: '/b/kite.epub' }], next: '/opds/en?page=2' }),
          '/opds/en?page=2': feed({ books: [{ title: 'Wind', href: 'b/wind.epub' }], next: '/opds/en' }),
          '/opds/sw': feed({
            books: [
              { title: 'Kite', href: '/b/kite.epub' },
              { title: 'Rain', href: '/b/rain.epub' },
            ],
          }),
          '/b/kite.epub': book('Kite'),
          '/opds/b/wind.epub': book('Wind'),
          '/b/rain.epub': book('Rain'),
        });
        const summary = await take(`${server.address}/opds`);
        expect(summary).toMatchObject({ files: 3, editions: 3, drafts: 3, isOpenEnded: true, isInterrupted: false });
        expect(await titles()).toEqual(['Kite', 'Rain', 'Wind']);
        expect(reported()).toEqual([]);
        expect(server.requests.toSorted()).toEqual(
          [
            '/b/kite.epub',
            '/b/rain.epub',
            '/opds',
            '/opds/b/wind.epub',
            '/opds/en',
            '/opds/en?page=2',
            '/opds/sw',
          ].toSorted(),
        );
        expect(server.maxAtOnce()).toBe(1);
        expect(await readdir(tmpdir())).toEqual([]);
      },
    );

    test('a feed of everything is taken instead of all the others, and a partial entry is followed', async () => {
      const entry =
        '<entry><title>Kite</title><link rel="alternate" type="application/atom+xml;type=entry;profile=opds-catalog" href="/kite.xml"/></entry>';
      const server = await madeServer({
        '/opds': madeAtom({
          feeds: ['/slow'],
          links: '<link rel="http://opds-spec.org/crawlable" href="/all" type="application/atom+xml"/>',
        }),
        '/all': madeAtom({}).replace('</feed>', `${entry}</feed>`),
        '/kite.xml': `<entry xmlns="http://www.w3.org/2005/Atom"><title>Kite</title><link rel="${rel}" type="application/epub+zip" href="kite.epub"/></entry>`,
        '/kite.epub': book('Kite'),
      });
      await take(`${server.address}/opds`);
      expect(await titles()).toEqual(['Kite']);
      expect(server.requests).toEqual(['/opds', '/all', '/kite.xml', '/kite.epub']);
    });

    test('what says that it is ours is that only in the catalogue of the library that it names, which may change it', async () => {
      const server = await madeServer({}, '127.0.0.1');
      const made = async (at: string, changes: Partial<Publication> = {}) => {
        const publication = madePublication({ address: `${at}/book/the-red-kite`, ...changes });
        return Buffer.from((await writeEpub({ publication, words: madeWords(), layout: 'fixed' })).bytes);
      };
      const odd = { tag: 'qqx', name: 'Mine', script: 'Latn', direction: 'ltr' as const };
      server.answers = Object.assign(server.answers, {
        '/': (_request: unknown, response: ServerResponse) => void response.writeHead(301, { location: '/opds' }).end(),
        '/opds': madeAtom({ books: ['own', 'other', 'odd'].map((name) => ({ title: name, href: `/${name}.epub` })) }),
        '/own.epub': await made(server.address),
        '/other.epub': await made('https://other.example', { title: 'Wind', subjects: ['Invented'] }),
        '/odd.epub': await made('', { title: 'Odd', language: odd }),
      });
      await take(`${server.address}/`);
      const rows = async () =>
        (
          await database.pool.query<Record<string, unknown>>(
            'select e.title, e.status, b.source from edition e join book b on b.id = e.book_id order by e.title',
          )
        ).rows;
      expect(await rows()).toEqual([
        { title: 'The Red Kite', status: 'published', source: 'lets-read' },
        { title: 'Wind', status: 'draft', source: 'epub' },
      ]);
      expect(reported(server)).toEqual([
        'warning maker-elsewhere /other.epub',
        'warning subject-unknown /other.epub',
        'refused language-unknown /odd.epub',
      ]);
      server.answers['/own.epub'] = await made(server.address, { title: 'The Blue Kite' });
      expect(await take(`${server.address}/opds`)).toMatchObject({ editions: 1, newEditions: 0 });
      expect(await rows()).toMatchObject([{ title: 'The Blue Kite', status: 'published' }, { title: 'Wind' }]);
      const copy = await madeServer({
        '/opds': madeAtom({ books: [{ title: 'Kite', href: '/kite.epub' }] }),
        '/kite.epub': await made(server.address, { title: 'Nasty words' }),
      });
      await take(`${copy.address}/opds`);
      expect(await rows()).toMatchObject([
        { title: 'Nasty words', status: 'draft', source: 'epub' },
        { title: 'The Blue Kite', status: 'published' },
        { title: 'Wind' },
      ]);
    });

    test('a second run fetches only what is new: by the feed’s date, else by the server’s mark', async () => {
      const books = [
        { title: 'Kite', href: '/kite.epub', updated: '2026-11-21' },
        { title: 'Wind', href: '/wind.epub' },
        { title: 'Bad', href: '/bad.epub', updated: '2026-11-21' },
      ];
      const files = { '/kite.epub': book('Kite'), '/wind.epub': book('Wind'), '/bad.epub': 'no zip' };
      const server = await madeServer({ '/opds': madeAtom({ books }), ...files });
      expect(await take(`${server.address}/opds`)).toMatchObject({ editions: 2 });
      expect(reported(server)).toEqual(['refused zip-damaged /bad.epub']);
      server.requests.length = 0;
      server.answers['/rain.epub'] = book('Rain');
      server.answers['/opds'] = madeAtom({ books: [...books, { title: 'Rain', href: '/rain.epub' }] });
      expect(await take(`${server.address}/opds`)).toMatchObject({ files: 4, editions: 1, unchanged: 2 });
      expect(server.requests).toEqual(['/opds', '/wind.epub', '/rain.epub']);
      expect(reported(server)).toEqual(['refused zip-damaged /bad.epub']);
      server.requests.length = 0;
      await take(`${server.address}/opds`, { fallback: { licence: 'CC-BY-4.0' } });
      expect(server.requests).toEqual(['/opds', '/kite.epub', '/wind.epub', '/bad.epub', '/rain.epub']);
    });

    test('what is remembered is asked for again when the library no longer has it', async () => {
      const server = await madeServer({
        '/opds': madeAtom({ books: [{ title: 'Kite', href: '/kite.epub', updated: '2026' }] }),
        '/kite.epub': book('Kite'),
      });
      await take(`${server.address}/opds`);
      await clearCatalogue(database);
      expect(await take(`${server.address}/opds`)).toMatchObject({ editions: 1 });
      expect(await titles()).toEqual(['Kite']);
    });

    test('an interrupted run goes on with what it had not yet', async () => {
      const stop = new AbortController();
      const books = Array.from({ length: 45 }, (_, at) => ({
        title: `Kite ${at}`,
        href: `/${at}.epub`,
        updated: '2026',
      }));
      const files = books.map(({ title, href }) => [href, book(title)]);
      const server = await madeServer({ '/opds': madeAtom({ books }), ...Object.fromEntries(files) });
      const first = await take(`${server.address}/opds`, { signal: stop.signal, onProgress: () => stop.abort() });
      expect(first.isInterrupted).toBe(true);
      expect(reported()).toEqual([]);
      server.requests.length = 0;
      const second = await take(`${server.address}/opds`);
      expect(second).toMatchObject({
        files: 45,
        unchanged: first.editions,
        editions: 45 - first.editions,
        isInterrupted: false,
      });
      expect(server.requests).toHaveLength(1 + 45 - first.editions);
    });

    test('a dry run says what would come and keeps nothing', async () => {
      const server = await madeServer({
        '/opds': madeAtom({ books: [{ title: 'Kite', href: '/kite.epub' }] }),
        '/kite.epub': book('Kite'),
      });
      expect(await take(`${server.address}/opds`, { isDryRun: true })).toMatchObject({ editions: 1, pages: 4 });
      expect(await filesBelow(dataDir)).toEqual({});
      expect(await titles()).toEqual([]);
    });

    test('what cannot be had is told with its reason and stops nothing else', async () => {
      const server = await madeServer({
        '/opds': madeAtom({
          feeds: ['/gone', '/page'],
          books: [
            { title: 'Sold', href: '/sold.epub', relation: `${rel}/buy` },
            { title: 'Gone', href: '/gone.epub' },
            { title: 'Packed', href: '/packed.epub' },
            { title: 'Kite', href: '/kite.epub' },
          ],
        }),
        '/page': '<html>no feed</html>',
        '/packed.epub': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
        '/kite.epub': book('Kite'),
      });
      expect(await take(`${server.address}/opds`)).toMatchObject({ editions: 1 });
      expect(reported(server)).toEqual([
        'refused answer-refused /gone',
        'refused feed-damaged /page',
        'refused acquisition-not-open /opds',
        'refused answer-refused /gone.epub',
        'refused answer-refused /packed.epub',
      ]);
    });

    test('an answer without end, or larger than it says, is given up, and nothing of it stays', async () => {
      const endless = (response: {
        write: (bytes: Buffer) => boolean;
        once: (name: string, then: () => void) => void;
      }) => {
        const chunk = Buffer.alloc(1_000_000);
        const more = () => {
          while (response.write(chunk));
          response.once('drain', more);
        };
        more();
      };
      const server = await madeServer({
        '/opds': madeAtom({
          feeds: ['/feed'],
          books: ['said', 'endless', 'cut', 'slow'].map((name) => ({ title: name, href: `/${name}.epub` })),
        }),
        '/feed': (_request, response) => endless(response.writeHead(200)),
        '/said.epub': (_request, response) => response.writeHead(200, { 'content-length': '300000000' }).end('x'),
        '/endless.epub': (_request, response) => endless(response.writeHead(200)),
        '/cut.epub': (_request, response) => {
          response.writeHead(200, { 'content-length': '1000' }).write('PK', () => response.destroy());
        },
        '/slow.epub': (_request, response) => void response.writeHead(200).write('PK'),
      });
      await take(`${server.address}/opds`, { patience: { idleMs: 2000, wholeMs: 600_000 } });
      expect(reported(server)).toEqual([
        'refused too-large /feed',
        'refused too-large /said.epub',
        'refused too-large /endless.epub',
        'refused not-answered /cut.epub',
        'refused not-answered /slow.epub',
      ]);
      expect(await readdir(tmpdir())).toEqual([]);
    });

    test('redirects are followed, but not for ever', async () => {
      const to =
        (location: string): MadeAnswer =>
        (_request, response) =>
          void response.writeHead(302, { location }).end();
      const server = await madeServer({
        '/opds': to('/real/opds'),
        '/real/opds': madeAtom({
          books: ['kite.epub', '/loop.epub', '/file.epub'].map((href) => ({ title: href, href })),
        }),
        '/real/kite.epub': to('../moved.epub'),
        '/moved.epub': book('Kite'),
        '/loop.epub': to('/loop.epub'),
        '/file.epub': to('file:///etc/passwd'),
      });
      await take(`${server.address}/opds`);
      expect(await titles()).toEqual(['Kite']);
      expect(reported(server)).toEqual(['refused answer-refused /loop.epub', 'refused address-refused /file.epub']);
    });

    test.each(['0', 'Sun, 06 Nov 1994 08:49:37 GMT'])(
      'a server with too much to do is waited for: %s',
      async (until) => {
        let times = 0;
        const server = await madeServer({
          '/opds': madeAtom({ books: [{ title: 'Kite', href: '/kite.epub' }] }),
          '/kite.epub': (_request, response) =>
            (times += 1) === 1
              ? response.writeHead(429, { 'retry-after': until }).end()
              : response.writeHead(200).end(book('Kite')),
        });
        await take(`${server.address}/opds`);
        expect([times, await titles()]).toEqual([2, ['Kite']]);
      },
    );

    test('an import that is stopped while a server is waited for just ends', async () => {
      let stop = new AbortController();
      // The import hangs up before it waits.
      const busy: MadeAnswer = ({ socket }, response) => {
        socket.once('close', () => stop.abort());
        response.writeHead(503, { 'retry-after': '30' }).end();
      };
      const server = await madeServer({
        '/busy': busy,
        '/opds': madeAtom({ books: [{ title: 'Kite', href: '/kite.epub' }] }),
        '/kite.epub': busy,
      });
      expect(await take(`${server.address}/opds`, { signal: stop.signal })).toMatchObject({ isInterrupted: true });
      expect(reported()).toEqual([]);
      stop = new AbortController();
      expect(await take(`${server.address}/busy`, { signal: stop.signal })).toMatchObject({
        filesDone: 0,
        isInterrupted: true,
      });
      expect(reported()).toEqual([]);
    });

    test('a name and password in the address go to that server alone, and into no report', async () => {
      const seen: Record<string, string | undefined> = {};
      const other = await madeServer({
        '/wind.epub': (request, response) => {
          seen['other'] = request.headers.authorization;
          response.writeHead(200).end(book('Wind'));
        },
      });
      const server = await madeServer({
        '/opds': (request, response) => {
          seen['home'] = request.headers.authorization;
          response.writeHead(200).end(
            madeAtom({
              books: [
                { title: 'Wind', href: `${other.address}/wind.epub` },
                { title: 'Gone', href: '/gone.epub' },
              ],
            }),
          );
        },
      });
      await take(`${server.address.replace('//', '//amina:s%20ecret@')}/opds`);
      expect(seen).toEqual({ home: `Basic ${Buffer.from('amina:s ecret').toString('base64')}`, other: undefined });
      expect(JSON.stringify(diagnostics)).not.toContain('ecret');
      expect(await titles()).toEqual(['Wind']);
      await take(`${server.address.replace('//', '//amina:100%@')}/opds`);
      expect(seen['home']).toBe(`Basic ${Buffer.from('amina:100%').toString('base64')}`);
    });

    test('feeds of others are not followed: a list of catalogues is not the catalogue', async () => {
      const other = await madeServer({ '/opds': madeAtom({}) }, '127.0.0.2');
      const server = await madeServer({
        '/opds': madeAtom({ feeds: [`${other.address}/opds`, 'file:///etc/passwd'] }),
      });
      await take(`${server.address}/opds`);
      expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
        ['feed-elsewhere', `${other.address}/opds`],
        ['feed-elsewhere', 'file:///etc/passwd'],
      ]);
      expect(other.requests).toEqual([]);
    });

    test('a catalogue on disk has its books beside it, and nowhere else on the machine', async () => {
      const folder = await temporaryFolder();
      const books = ['b/kite.epub', '../secret.epub', 'file:///etc/passwd', 'gone.epub'].map((href) => ({
        title: href,
        href,
      }));
      await writeFiles(folder, {
        'c/index.xml': madeAtom({ feeds: ['more.json', '../out.xml'], books }),
        'c/more.json': madeJson({ books: [{ title: 'Wind', href: 'b/wind.epub' }] }),
        'c/b/kite.epub': book('Kite'),
        'c/b/wind.epub': book('Wind'),
        'secret.epub': book('Secret'),
        'out.xml': madeAtom({}),
      });
      await take(pathToFileURL(path.join(folder, 'c/index.xml')).href);
      expect(await titles()).toEqual(['Kite', 'Wind']);
      expect(
        diagnostics
          .filter(({ outcome }) => outcome === 'refused')
          .map(({ code, file }) => `${code} ${path.basename(file)}`),
      ).toEqual([
        'address-refused out.xml',
        'address-refused secret.epub',
        'address-refused passwd',
        'address-refused gone.epub',
      ]);
    });

    test('links that can be no file are refused, and stop nothing else; names are told as they are', async () => {
      const folder = path.join(await temporaryFolder(), 'my books');
      const odd = ['a%2Fb', 'file://evil/b', 'a%00b', 'b c'].map((name) => name.replace(/$/, '.epub'));
      await writeFiles(folder, {
        'index.xml': madeAtom({
          feeds: ['a%2Fb.xml', 'sub/', 'long.xml'],
          books: odd.map((href) => ({ title: href, href: href.replaceAll(' ', '%20') })),
        }),
        'sub/x.txt': 'x',
        'long.xml': Buffer.alloc(20_000_001),
        'b c.epub': book('Kite'),
      });
      const home = pathToFileURL(path.join(folder, 'index.xml')).href;
      expect(await take(home)).toMatchObject({ files: 4, editions: 1 });
      expect(diagnostics.map(({ code, file }) => `${code} ${file.replace(path.dirname(home), '')}`)).toEqual([
        'address-refused /a%2Fb.xml',
        'feed-unreadable /sub/',
        'too-large /long.xml',
        'address-refused /a%2Fb.epub',
        'address-refused file://evil/b.epub',
        'address-refused /a%00b.epub',
        'to-review b c.epub',
      ]);
    });

    test('a catalogue on disk leads to no private address', async () => {
      const server = await madeServer({ '/kite.epub': book('Kite') });
      const folder = await temporaryFolder();
      const books = [
        server.address,
        server.address.replace('127.0.0.1', 'localhost'),
        'http://[::1]:9',
        'http://169.254.169.254',
        'http://0x7f.1',
      ].map((at) => ({ title: at, href: `${at}/kite.epub` }));
      await writeFiles(folder, { 'index.xml': madeAtom({ books }) });
      await take(pathToFileURL(path.join(folder, 'index.xml')).href);
      expect(diagnostics.map(({ code }) => code)).toEqual(books.map(() => 'address-refused'));
      expect(server.requests).toEqual([]);
    });

    test.each([
      ['is not there', '/nothing', /: the answer was 404\.$/],
      ['is no catalogue', '/page', /: It is no catalogue/],
    ])('a catalogue that %s is one line', async (_what, feedPath, message) => {
      const server = await madeServer({ '/page': '<!DOCTYPE html><html/>' });
      await expect(take(server.address + feedPath)).rejects.toThrow(message);
      await expect(take(server.address + feedPath)).rejects.toMatchObject({ name: 'CatalogueError' });
    });

    test('a server that does not answer is one line', async () => {
      const server = await madeServer({ '/opds': () => {} });
      await expect(take(`${server.address}/opds`, { patience: { idleMs: 200 } })).rejects.toThrow('no answer in time');
      await expect(take('http://127.0.0.1:1/opds')).rejects.toMatchObject({ name: 'CatalogueError' });
    });
  },
  120_000,
);
