import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { urlOfDatabase } from '@letsread/database/testing/test-server.ts';
import { type HostileEpub, madeHostileEpubs } from '@letsread/formats/testing/made-hostile-epubs.ts';
import { madePictureBook, madePng } from '@letsread/formats/testing/made-picture-book.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Diagnostic, openReport } from '../import-report.ts';
import { catalogueRows, filesBelow, temporaryFolder, writeFiles } from '../testing/made-stories.ts';
import { findEpubs } from './find-epubs.ts';
import { importEpubs } from './import-epubs.ts';

const maxMegabytes = 512;

let hostile: HostileEpub[];
beforeAll(() => {
  hostile = madeHostileEpubs();
});

/** A folder with every hostile file, "07 an absolute name.epub". */
async function hostileFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await writeFiles(folder, Object.fromEntries(hostile.map(({ bytes }, at) => [nameOf(at), bytes])));
  return folder;
}

function nameOf(at: number): string {
  return `${String(at).padStart(2, '0')} ${hostile[at]?.name.replaceAll(/[^\w ]/g, '')}.epub`;
}

/**
 * The most memory that a program ever had in RAM, in KB, told by the program at its end. Where the kernel tells it of the
 * program alone it is asked: what `resourceUsage` tells begins with what the program had that started it.
 */
const tellMemory = `data:text/javascript,${encodeURIComponent(`
  import { existsSync, readFileSync } from 'node:fs';
  const own = () => existsSync('/proc/self/status') && /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  process.on('exit', () => process.stderr.write('maxRSS ' + (own() || process.resourceUsage().maxRSS)));
`)}`;

async function megabytesOf(args: string[], env: Record<string, string> = {}): Promise<number> {
  const { DATABASE_URL: _, ...outer } = process.env;
  const run = promisify(execFile);
  const ended = run(process.execPath, ['--import', tellMemory, ...args], { env: { ...outer, ...env } });
  const { stderr } = await ended.catch((error: { code?: unknown; stderr?: string }) => {
    if (error.code !== 1 || error.stderr === undefined || error.stderr.includes('Error:')) throw error;
    return { stderr: error.stderr };
  });
  return Number(/maxRSS (\d+)/.exec(stderr)?.[1]) / 1024;
}

describe.each(testDatabaseKinds)('hostile files and the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  }, 120_000);
  afterAll(() => database.close());

  test('each is refused by name and leaves nothing behind, and a good one among them is taken', async () => {
    const dataDir = await temporaryFolder();
    const folder = await hostileFolder();
    const empty = await catalogueRows(database);
    const diagnostics: Diagnostic[] = [];
    const report = { ...openReport(), add: async (more: Diagnostic[]) => void diagnostics.push(...more) };
    const take = async () => {
      const files = await findEpubs(folder);
      return importEpubs({ database, store: createPictureStore(dataDir), files, count: files.length, report });
    };
    expect(await take()).toMatchObject({ filesDone: hostile.length, editions: 0, pictures: 0 });
    expect(diagnostics.map(({ file, outcome, code }) => [file, outcome, code])).toEqual(
      hostile.map(({ code }, at) => [nameOf(at), 'refused', code]),
    );
    expect(await catalogueRows(database)).toEqual(empty);
    expect(await filesBelow(dataDir)).toEqual({});
    await writeFiles(folder, { '05 kite.epub': madePictureBook() });
    expect(await take()).toMatchObject({ editions: 1, drafts: 1 });
  }, 120_000);
});

test('none of them takes more than 512 MB of memory to read', async () => {
  const folder = await hostileFolder();
  const readAll = `
    import { findEpubs } from '${path.join(import.meta.dirname, 'find-epubs.ts')}';
    import { withFileOnDisk } from '${path.join(import.meta.dirname, 'epub-on-disk.ts')}';
    import { readEpub } from '@letsread/formats/epub/read-epub.ts';
    let refused = 0;
    for (const { file, path } of await findEpubs(${JSON.stringify(folder)}))
      await withFileOnDisk(path, (source) => readEpub(source, file)).catch(() => (refused += 1));
    if (refused !== ${hostile.length}) throw new Error('only ' + refused + ' were refused');`;
  const megabytes = await megabytesOf(['--input-type=module', '--eval', readAll]);
  console.log(`Reading every hostile EPUB took ${megabytes.toFixed(0)} MB at most.`);
  expect(megabytes).toBeGreaterThan(20);
  expect(megabytes).toBeLessThan(maxMegabytes);
});

test('no feed takes more than 512 MB of memory to read', async () => {
  const readFeeds = `
    import { readOpdsFeed } from '@letsread/formats/opds/read-opds-feed.ts';
    const feeds = [
      '<feed>' + '<a/>'.repeat(1_900_000) + '</feed>',
      '<feed>' + '<link a="b"/>'.repeat(199_000) + '</feed>',
      '{"publications": [' + '{},'.repeat(6_000_000) + '{}]}',
      '{"publications": [' + '{},'.repeat(390_000) + '{}]}',
    ];
    const codes = feeds.map((feed) => {
      try { return readOpdsFeed(Buffer.from(feed), 'https://evil.example/') && 'taken'; } catch (error) { return error.code; }
    });
    if (codes.join() !== 'xml-too-large,taken,feed-damaged,taken') throw new Error(codes.join());`;
  const megabytes = await megabytesOf(['--input-type=module', '--eval', readFeeds]);
  console.log(`Reading hostile feeds took ${megabytes.toFixed(0)} MB at most.`);
  expect(megabytes).toBeGreaterThan(20);
  expect(megabytes).toBeLessThan(maxMegabytes);
});

// The embedded database alone takes more, so the whole command is measured where there is a server.
describe.each(testDatabaseKinds.filter((kind) => kind === 'server'))(
  'the whole command and the %s database',
  (kind) => {
    test('takes less than 512 MB for all of them, and for the largest pictures that are accepted', async () => {
      const database = await openTestDatabase(kind);
      try {
        const dataDir = await temporaryFolder();
        const folder = await hostileFolder();
        await writeFiles(folder, {
          'large.epub': madePictureBook({
            'E/i/1.png': madePng(7000, 7000),
            'E/i/2.png': madePng(7000, 7100),
            'E/i/3.png': madePng(16_000, 3000),
          }),
        });
        const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
        const url = urlOfDatabase(process.env['TEST_DATABASE_URL'] ?? '', rows[0]?.name ?? '');
        const command = path.join(import.meta.dirname, '../command/import-command.ts');
        const megabytes = await megabytesOf([command, folder], { DATA_DIR: dataDir, DATABASE_URL: url });
        console.log(`Importing them, and pictures of 50 million pixels, took ${megabytes.toFixed(0)} MB at most.`);
        const taken = await database.pool.query('select from edition');
        expect(taken.rowCount).toBe(1);
        expect(megabytes).toBeGreaterThan(20);
        expect(megabytes).toBeLessThan(maxMegabytes);
      } finally {
        await database.close();
      }
    }, 120_000);
  },
);
