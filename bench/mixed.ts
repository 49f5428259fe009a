import { type RunningLibrary, runLibrary } from '../packages/web/journeys/testing/run-library.ts';
import { startTestPostgres } from '../packages/database/testing/test-postgres.ts';
import { limit } from './limits.ts';
import { createLoad, type LoadRequest, percentile } from './load.ts';
import { printTable } from './open-bench.ts';
import { accountOf, type SignedIn, signIn } from './sign-in.ts';

const seconds = 20;
const accounts = Array.from({ length: 10 }, (_, number) => `mixed${number}`);

/** 200 connections together. `limitMs` is of the slowest of a hundred; only what has none may be refused with 503. */
interface Part {
  name: string;
  connections: number;
  limitMs?: number;
  /** Between an answer and the next request; people who read and sign in do not press at once. */
  pauseMs?: number;
  request: (round: number) => LoadRequest;
}

/** How long writes and sign-in take while others search, with the embedded database and with PostgreSQL; fails over a limit. */
export async function measureMixed(): Promise<void> {
  await measureWith('embedded', {});
  const postgres = await startTestPostgres();
  if ('whyNot' in postgres) throw new Error(`There is no PostgreSQL to measure with: ${postgres.whyNot}`);
  try {
    await measureWith(`PostgreSQL ${postgres.version}`, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function measureWith(database: string, settings: Record<string, string>): Promise<void> {
  const library = await runLibrary({ REQUESTS_A_MINUTE: '0', TRUST_PROXY: '1', ...settings });
  try {
    const signedIn = await signIn(library);
    for (const name of accounts) await signIn(library, accountOf(name));
    const parts = await partsOf(library, signedIn);
    const load = createLoad(library.url);
    const end = performance.now() + seconds * 1000;
    const rows = await Promise.all(parts.map((part) => press(part, { send: load.send, end })));
    load.close();
    console.log(
      `\n${database}, ${parts.reduce((sum, { connections }) => sum + connections, 0)} connections, ${seconds} s`,
    );
    printTable(['what', 'connections', 'answered', 'refused', 'p50 ms', 'p99 ms', 'limit'], rows);
  } finally {
    await library.close();
  }
}

async function partsOf({ url }: RunningLibrary, { uId, pId, jwtToken }: SignedIn): Promise<Part[]> {
  const slug = 'the-great-slow-chase';
  const { bookId, pageCount } = (await (await fetch(`${url}/api/v5/book/${slug}`)).json()) as {
    bookId: string;
    pageCount: number;
  };
  return [
    { name: 'searching (pages)', connections: 60, request: (round) => ({ path: `/search?cardName=the${round}` }) },
    {
      name: 'searching (calls)',
      connections: 60,
      request: (round) => ({ path: `/api/v5/book/search?cardName=the&round=${round}` }),
    },
    { name: 'reading (pages in memory)', connections: 40, pauseMs: 100, request: () => ({ path: `/read/${slug}/1` }) },
    {
      name: 'turning a page',
      connections: 30,
      limitMs: 300,
      pauseMs: 100,
      request: (round) => ({
        method: 'PUT',
        path: `/api/profile/turn-page/${round % pageCount}?uId=${uId}&pId=${pId}&bId=${bookId}`,
        headers: { authorization: `Bearer ${jwtToken}` },
      }),
    },
    {
      name: 'signing in',
      connections: 10,
      limitMs: 1000,
      pauseMs: 500,
      request: (round) => ({
        method: 'POST',
        path: '/api/idp/sign-in',
        // Each from a network of its own: what is measured is not the limit of tries.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${round >> 8}.${round & 255}` },
        body: JSON.stringify(accountOf(accounts[round % accounts.length] ?? '')),
      }),
    },
  ];
}

async function press(
  { name, connections, limitMs, pauseMs = 0, request }: Part,
  { send, end }: { send: ReturnType<typeof createLoad>['send']; end: number },
): Promise<(string | number)[]> {
  const times: number[] = [];
  let refused = 0;
  let round = 0;
  const run = async () => {
    while (performance.now() < end) {
      const { status, ms } = await send(request(round++));
      if (status === 200) times.push(ms);
      else if (status === 503 && limitMs === undefined) refused += 1;
      else throw new Error(`${name} was answered with ${status}.`);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  const p99 = percentile(times, 99);
  const within = limitMs === undefined ? '' : limit(`p99 of ${name}`, p99, limitMs, ' ms');
  return [name, connections, times.length, refused, percentile(times, 50).toFixed(0), p99.toFixed(0), within];
}
