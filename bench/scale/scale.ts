import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '@letsread/database/migrate.ts';
import { type Database, openDatabase } from '@letsread/database/open-database.ts';
import { startTestPostgres, type TestPostgres } from '@letsread/database/testing/test-postgres.ts';
import { queryServer, urlOfDatabase } from '@letsread/database/testing/test-server.ts';
import { type RunningLibrary, runLibrary } from '../../packages/web/journeys/testing/run-library.ts';
import { atLeast, limit } from '../limits.ts';
import { createLoad, percentile } from '../load.ts';
import { printTable } from '../open-bench.ts';
import { cpuMs, press } from '../press.ts';
import { makeLibrary, type MadeLibrary } from './made-library.ts';
import { type Cursor, readingCalls } from './reading-calls.ts';
import { createDraw, readRealWords } from './real-words.ts';

const smaller = [2_500, 20_000];
const maxEmbedded = 20_000;
const samples = 40;
/** The first of a kind are compiled and their statements prepared. What a search does is mostly code of ours: it is quick once that was run often. */
const warmUps = (name: string) => (/^(search|suggestions)/.test(name) ? 150 : 5);
/** Asked for so many times under another address; the quickest counts, as others may keep the machine busy. */
const rounds = 2;
const searchLimitMs = (editions: number) => (editions <= 20_000 ? 5 : 20);
const leastSearchesASecond = 3000;
/** As many as the limits are for. */
const cores = 2;

/** How long every reading call takes in libraries of 2,500, 20,000 and as many editions as are asked for (`--editions`). */
export async function measureScale(): Promise<void> {
  const { values } = parseArgs({ options: { editions: { type: 'string' } }, allowPositionals: true });
  const most = Number(values.editions ?? 200_000);
  if (!Number.isInteger(most) || most < 100) throw new Error(`--editions ${values.editions}: give a number from 100.`);
  const postgres = await startTestPostgres();
  const sizes = [...smaller.filter((size) => size < most), most];
  try {
    if ('whyNot' in postgres) {
      console.log(
        `No PostgreSQL (${postgres.whyNot}): measured with the embedded database, up to ${maxEmbedded} editions.`,
      );
      await measureAll(
        sizes.filter((size) => size <= maxEmbedded),
        undefined,
      );
      return;
    }
    console.log(`PostgreSQL ${postgres.version}`);
    await measureAll(sizes, postgres);
    console.log(`\nThe embedded database`);
    await measureAll([Math.min(maxEmbedded, most)], undefined);
  } finally {
    if (!('whyNot' in postgres)) await postgres.stop();
  }
}

type Times = Map<string, { limitMs: number; times: number[]; cpuMs: number }>;

/** After each size it prints what is known by then, side by side, with the limits of that size: a long run shows how far it has come. */
async function measureAll(sizes: number[], postgres: TestPostgres | undefined): Promise<void> {
  const measured: [number, Times][] = [];
  for (const size of sizes) {
    measured.push([size, await measureSize(size, postgres)]);
    printMeasured(measured);
  }
}

function printMeasured(measured: readonly [number, Times][]): void {
  const cell = (calls: Times, name: string) => {
    const { times = [], cpuMs = Number.NaN } = calls.get(name) ?? {};
    return [...[50, 95, 99].map((percent) => percentile(times, percent)), cpuMs].map((ms) => ms.toFixed(1)).join(' ');
  };
  const [size, newest] = measured.at(-1) ?? [0, new Map() as Times];
  printTable(
    ['p50 p95 p99 CPU, ms', ...measured.map(([of]) => String(of)), `limit of p95 at ${size}`],
    [...newest].map(([name, { limitMs, times }]) => [
      name,
      ...measured.map(([, calls]) => cell(calls, name)),
      limit(
        `p95 of ${name} at ${size}`,
        percentile(times, 95),
        name.startsWith('search') ? searchLimitMs(size) : limitMs,
        ' ms',
      ),
    ]),
  );
}

async function measureSize(size: number, postgres: TestPostgres | undefined): Promise<Times> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-scale-'));
  const url = postgres && urlOfDatabase(postgres.url, `scale_${size}`);
  if (postgres) await queryServer(postgres.url, `create database "scale_${size}"`);
  const begun = performance.now();
  const database = await openDatabase(
    // The index over all words takes longer than a statement of a server may.
    url === undefined ? { dataDir: folder } : { url, statementTimeoutMs: 0 },
  );
  const made = await fill(database, size);
  await database.close();
  const settings = {
    DATA_DIR: folder,
    REQUESTS_A_MINUTE: '0',
    STARTER_LIBRARY: 'off',
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  };
  try {
    const times = await withLibrary(settings, async (library) => {
      const filled = performance.now();
      await indexBuilt(library);
      console.log(
        `${size} editions: made in ${seconds(begun, filled)} s, their index of the search in ${seconds(filled, performance.now())} s, of ${megabytesIn(path.join(folder, 'search'))} MB`,
      );
      return measureCalls(library, { made, databaseName: url && `scale_${size}` });
    });
    // On a server's database a process for each core; the embedded one is of one process.
    const workers: Record<string, string> = url === undefined ? {} : { WORKERS: String(cores) };
    await withLibrary({ ...settings, ...workers }, async (library) => {
      await indexBuilt(library);
      await measureThroughput(library, { made, size });
    });
    return times;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function withLibrary<Result>(
  settings: Record<string, string>,
  work: (library: RunningLibrary) => Promise<Result>,
): Promise<Result> {
  const library = await runLibrary(settings);
  try {
    return await work(library);
  } finally {
    await library.close();
  }
}

function megabytesIn(folder: string): string {
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  return (bytes / 1e6).toFixed(0);
}

const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(0);

async function fill(database: Database, size: number): Promise<MadeLibrary> {
  await migrate(database);
  return makeLibrary(database, size, readRealWords());
}

/** Only the index knows other ways to a book where nothing is found. */
async function indexBuilt({ url }: RunningLibrary): Promise<void> {
  for (let tries = 0; ; tries++) {
    const reply = await fetch(`${url}/api/v5/book/search?cardName=qqzzxxqq&round=${tries}`);
    const { alternatives } = (await reply.json()) as { alternatives?: unknown };
    if (alternatives) return;
    await wait(1000);
  }
}

async function measureCalls(
  library: RunningLibrary,
  { made, databaseName }: { made: MadeLibrary; databaseName: string | undefined },
): Promise<Times> {
  const draw = createDraw('calls');
  const cursors = {
    search: await walk(library, `/api/v5/book/search?lId=${made.languages[0]?.id}`),
    tagBooks: await walk(library, '/api/tag/get-books/1?'),
    suggest: await walk(library, `/api/book/suggest?language_id=${made.languages[0]?.id}`),
    newest: await walk(library, `/api/book/suggest?new=true&language_id=${made.languages[0]?.id}`),
    collaborators: await walk(library, `/api/collaborators?uiLang=${made.languages[0]?.id}`),
  };
  const feedPages = {
    new: await walkFeed(library, '/new'),
    popular: await walkFeed(library, '/popular'),
    all: await walkFeed(library, '/all'),
    language: await walkFeed(library, `/languages/${made.languages[0]?.id}`),
    tag: await walkFeed(library, '/tags/1'),
  };
  const load = createLoad(library.url);
  const all: Times = new Map();
  for (const { name, limitMs, address } of readingCalls({ library: made, draw, cursors, feedPages })) {
    const times: number[] = [];
    let before = 0;
    for (let sample = -warmUps(name); sample < samples; sample++) {
      if (sample === 0) before = cpuOf(library, databaseName);
      const tries: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const asked = address(round);
        const { status, ms } = await load.send({ path: asked });
        if (status !== 200) throw new Error(`${asked} was answered with ${status}.`);
        tries.push(ms);
      }
      if (sample >= 0) times.push(Math.min(...tries));
    }
    all.set(name, { limitMs, times, cpuMs: (cpuOf(library, databaseName) - before) / (samples * rounds) });
  }
  load.close();
  return all;
}

/** Processor time of the server and of the database's processes that work for it. */
function cpuOf(library: RunningLibrary, databaseName: string | undefined): number {
  const ofDatabase =
    databaseName === undefined ? [] : readdirSync('/proc').filter((pid) => isBackend(pid, databaseName));
  return [library.process.pid ?? 0, ...ofDatabase.map(Number)].reduce((sum, pid) => sum + cpuMs(pid), 0);
}

function isBackend(pid: string, databaseName: string): boolean {
  if (!/^\d+$/.test(pid)) return false;
  try {
    return new RegExp(`^postgres: .* ${databaseName} `).test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    // It has ended meanwhile.
    return false;
  }
}

/** The cursors of the tenth to the fortieth page of a list, or of all that it has. */
async function walk({ url }: RunningLibrary, path: string): Promise<Cursor[]> {
  const cursors: Cursor[] = [];
  let cursor: string | undefined = '';
  for (let page = 0; page < 40 && cursor !== undefined; page++) {
    const reply = await fetch(`${url}${path}&limit=50${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
    ({ cursor } = (await reply.json()) as { cursor?: string });
    if (cursor !== undefined) cursors.push({ path, cursor });
  }
  return deepOf(cursors);
}

/** The same of a feed, from link to link; without what each link begins with, as the other format has the same. */
async function walkFeed({ url }: RunningLibrary, path: string): Promise<string[]> {
  const pages: string[] = [];
  let page: string | undefined = path;
  for (let at = 0; at < 40 && page !== undefined; at++) {
    const reply = await fetch(`${url}/opds/v2${page}`);
    const { links } = (await reply.json()) as { links: { rel: string; href: string }[] };
    page = links.find(({ rel }) => rel === 'next')?.href.slice(`${url}/opds/v2`.length);
    if (page !== undefined) pages.push(page);
  }
  return deepOf(pages);
}

function deepOf<Page>(pages: readonly Page[]): Page[] {
  return pages.slice(Math.min(10, Math.floor(pages.length / 2)));
}

/** 50 connections search at once, each time for something else. */
async function measureThroughput(
  library: RunningLibrary,
  { made, size }: { made: MadeLibrary; size: number },
): Promise<void> {
  const draw = createDraw('throughput');
  const address = (round: number) => {
    const { id, words } = draw.zipf(made.languages);
    return `/api/v5/book/search?lId=${id}&cardName=${encodeURIComponent(draw.zipf(words))}&round=${round}`;
  };
  const { perSecond, p50, p99, cpuMicroseconds } = await press(
    library.url,
    { address },
    { pid: library.process.pid ?? 0 },
  );
  const least = size <= 20_000 ? atLeast(`searches a second at ${size}`, perSecond, leastSearchesASecond) : 'none';
  console.log(
    `50 connections that search: ${perSecond.toFixed(0)} a second (limit ${least}), p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
      `${cpuMicroseconds.toFixed(0)} µs of the server's processor each`,
  );
}
