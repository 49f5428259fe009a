import { startTestPostgres } from '../packages/database/testing/test-postgres.ts';
import { runLibrary } from '../packages/web/journeys/testing/run-library.ts';
import { atLeast } from './limits.ts';
import { printTable } from './open-bench.ts';
import { press, type Pressed } from './press.ts';
import { signIn } from './sign-in.ts';

/** Turns a second at 50 connections, each on disk before it is answered. */
const min = { embedded: 2500, postgres: 4000 };

/** Turning pages with the embedded database and with a PostgreSQL that syncs its disk; fails below a limit. */
export async function measureWrites(): Promise<void> {
  const rows = [await turnsOf('embedded', {}, min.embedded)];
  const postgres = await startTestPostgres({ isDurable: true });
  if ('whyNot' in postgres) throw new Error(`There is no PostgreSQL to measure with: ${postgres.whyNot}`);
  try {
    rows.push(await turnsOf(`PostgreSQL ${postgres.version}`, { DATABASE_URL: postgres.url }, min.postgres));
  } finally {
    await postgres.stop();
  }
  printTable(['turning a page', 'a second', 'limit', 'p50 ms', 'p99 ms', 'CPU µs of the server'], rows);
}

async function turnsOf(database: string, settings: Record<string, string>, minTurns: number): Promise<string[]> {
  const library = await runLibrary({ REQUESTS_A_MINUTE: '0', ...settings });
  try {
    const { uId, pId, jwtToken } = await signIn(library);
    const book = await fetch(`${library.url}/api/v5/book/the-great-slow-chase`);
    const { bookId, pageCount } = (await book.json()) as { bookId: string; pageCount: number };
    const turns: Pressed = {
      method: 'PUT',
      headers: { authorization: `Bearer ${jwtToken}` },
      // Every page but the last, which would earn stickers too.
      address: (round) =>
        `/api/profile/turn-page/${round % pageCount}?uId=${uId}&pId=${pId}&bId=${bookId}&at=${new Date().toISOString()}`,
    };
    const pid = library.process.pid ?? 0;
    // In the first seconds Node compiles what is asked: twice the processor's time.
    await press(library.url, turns, { pid });
    const turned = await press(library.url, turns, { pid });
    return [
      database,
      turned.perSecond.toFixed(0),
      atLeast(`turns a second, ${database}`, turned.perSecond, minTurns),
      turned.p50.toFixed(1),
      turned.p99.toFixed(1),
      turned.cpuMicroseconds.toFixed(0),
    ];
  } finally {
    await library.close();
  }
}
