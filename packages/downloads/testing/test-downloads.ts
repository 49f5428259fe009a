import { fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, type TestDatabaseKind } from '@letsread/database/testing/test-database.ts';
import { nobody } from '@letsread/http/access.ts';
import { registerEndpoints } from '@letsread/http/register-endpoints.ts';
import { createAnswerCache } from '@letsread/http/caching/answer-cache.ts';
import { madePicture, temporaryFolder } from '@letsread/media/testing/made-pictures.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { createRecordingStore } from '@letsread/media/recordings/recording-store.ts';
import { createPictureResizer } from '@letsread/media/pictures/resize-picture.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { EditionSources } from '../downloads-context.ts';
import { type Downloads, openDownloads } from '../open-downloads.ts';
import { type Maker, openMaker } from '../making/open-maker.ts';
import { serveCovers } from '../covers/serve-covers.ts';
import { downloadCalls } from '../server.ts';
import { serveBundles } from '../bundles/serve-bundles.ts';
import { serveDownloads } from '../serve-downloads.ts';

/** A library of tests with pictures, its files to carry away, and what went wrong with them. */
export interface TestDownloads {
  database: Database;
  server: FastifyInstance;
  downloads: Downloads;
  sources: EditionSources;
  maker: Maker;
  dataDir: string;
  /** How many files the worker made. */
  made: () => number;
  faults: { editionId: string; choice: string; reason: string }[];
  /** Of files that nobody waits for in a request. */
  errors: unknown[];
  /** What went along in files of several books. */
  carriedAway: { editionId: string; format: string }[];
  /** The id of an edition by its slug. */
  idOf: (slug: string) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * One for all libraries of a process, as its fonts and compilers take a second of the processor to open; a library's own makes
 * its books with the same ones, too. It ends by itself when nobody asks for long.
 */
const worker = openMaker();
let line: Promise<unknown> = Promise.resolve();

/** A maker makes one file at a time, also where a library closes before its own is made. */
function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = line.then(work);
  line = done.catch(() => {});
  return done;
}

/** "The Red Kite" has a picture on each page, in English, Arabic and French. */
export async function openTestDownloads(
  kind: TestDatabaseKind,
  { maxBytes = 100_000_000 } = {},
): Promise<TestDownloads> {
  const database = await openTestDatabase(kind);
  await fillTestLibrary(database);
  const folder = await temporaryFolder();
  const dataDir = folder.folder;
  const pictures = createPictureStore(dataDir);
  await givePictures(database, pictures);
  let made = 0;
  const maker: Maker = {
    async make(request) {
      const file = await inLine(() => worker.make(request));
      made += 1;
      return file;
    },
    drawCover: (cover) => inLine(() => worker.drawCover(cover)),
    close: async () => {},
  };
  const faults: TestDownloads['faults'] = [];
  const errors: unknown[] = [];
  const carriedAway: TestDownloads['carriedAway'] = [];
  const sources: EditionSources = {
    database,
    pictures,
    resizer: createPictureResizer(pictures),
    recordings: createRecordingStore(dataDir),
    publicUrl: 'https://library.example',
  };
  const onFault = (fault: TestDownloads['faults'][number]) => faults.push(fault);
  const downloads = openDownloads({ ...sources, maker, maxBytes, onFault, onError: (error) => errors.push(error) });
  const server = Fastify();
  // Whoever says so is of the staff here.
  const mayReadUnpublished = async ({ headers }: { headers: { cookie?: string | undefined } }) =>
    headers.cookie === 'staff=yes';
  await serveCovers(server, { covers: downloads.covers, mayReadUnpublished });
  await serveDownloads(server, { downloads, allowMaking: async () => {} });
  await serveBundles(server, { database, downloads, onCarriedAway: (_request, file) => carriedAway.push(file) });
  const cache = createAnswerCache(1);
  await registerEndpoints(server, {
    calls: downloadCalls,
    context: { database, downloads },
    version: 'test',
    cache,
    access: nobody,
  });
  return {
    database,
    server,
    downloads,
    sources,
    maker,
    dataDir,
    faults,
    errors,
    carriedAway,
    made: () => made,
    async idOf(slug) {
      const { rows } = await database.pool.query<{ id: string }>('select id from edition where slug = $1', [slug]);
      return rows[0]?.id ?? '';
    },
    async close() {
      await downloads.close();
      await server.close();
      await database.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

async function givePictures({ pool }: Database, pictures: ReturnType<typeof createPictureStore>): Promise<void> {
  for (const [number, colour] of ['#cc3322', '#336699', '#44aa55'].entries()) {
    const stored = await pictures.storePicture(await madePicture('jpeg', { width: 320, height: 240, colour }));
    await pool.query(
      `with p as (insert into picture (sha256, format, width, height, bytes, colour) values ($1, $2, $3, $4, $5, $6) returning id)
       update page set picture_id = (select id from p) where number = $7 and edition_id in
         (select e.id from edition e inner join book b on b.id = e.book_id where b.source_key = 'red-kite')`,
      [stored.sha256, stored.format, stored.width, stored.height, stored.bytes, stored.colour, number],
    );
  }
}
