import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { atLeast } from './limits.ts';
import { type Bench, printTable, serveBare } from './open-bench.ts';
import { type SignedIn, signIn } from './sign-in.ts';

const connections = 50;
const secondsEach = 5;
const leastOfBare = 0.75;

/** What is pressed; an address may differ from one request to the next. */
interface Pressed {
  name: string;
  method?: 'GET' | 'PUT';
  headers?: Record<string, string>;
  /** Answered from memory. */
  isKept?: boolean;
  address: (round: number) => string;
}

/** Requests a second at 50 connections, each beside a bare node:http server with the same bytes. */
export async function measureServer({ library }: Bench): Promise<void> {
  const rows: string[][] = [];
  const account = await signIn(library);
  for (const pressed of [...forEveryone, ...(await forAccount(library.url, account))]) {
    const { type, body } = await answerOf(library.url, pressed);
    const bare = await serveBare(() => ({ type, body }));
    const floor = await press(bare.url, pressed);
    bare.server.close();
    const before = cpuMs(library.process.pid);
    const ours = await press(library.url, pressed);
    const cpu = (cpuMs(library.process.pid) - before) / ours.count;
    rows.push([
      pressed.name,
      String(body.length),
      ours.perSecond.toFixed(0),
      floor.perSecond.toFixed(0),
      (ours.perSecond / floor.perSecond).toFixed(2),
      pressed.isKept === true
        ? atLeast(`${pressed.name}, of a bare server`, ours.perSecond / floor.perSecond, leastOfBare)
        : '',
      ours.p99.toFixed(1),
      floor.p99.toFixed(1),
      (cpu * 1000).toFixed(0),
    ]);
  }
  printTable(['what', 'bytes', 'req/s', 'bare req/s', 'ratio', 'limit', 'p99 ms', 'bare p99', 'CPU µs'], rows);
}

const search = '/api/v5/book/search?cardName=the';

const forEveryone: Pressed[] = [
  ...[
    '/',
    '/book/the-great-slow-chase',
    '/read/the-great-slow-chase/1',
    '/api/language/by_type',
    '/api/book/collection',
    '/api/v5/book/the-great-slow-chase',
    search,
  ].map((path) => ({ name: path, isKept: true, address: () => path })),
  // A word more that means nothing: another address each time, so that no kept answer is given.
  { name: 'search, never kept', address: (round) => `${search}&round=${round}` },
];

async function forAccount(url: string, { uId, pId, jwtToken, identityToken }: SignedIn): Promise<Pressed[]> {
  const book = await fetch(`${url}/api/v5/book/the-great-slow-chase`);
  const { bookId, pageCount } = (await book.json()) as { bookId: string; pageCount: number };
  return [
    {
      name: 'turn-page',
      method: 'PUT',
      headers: { authorization: `Bearer ${jwtToken}` },
      address: (round) => `/api/profile/turn-page/${round % pageCount}?uId=${uId}&pId=${pId}&bId=${bookId}`,
    },
    {
      name: 'authenticate',
      headers: { authorization: `Bearer ${identityToken}` },
      address: () => '/api/login/authenticate',
    },
  ];
}

async function press(url: string, pressed: Pressed): Promise<{ count: number; perSecond: number; p99: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + secondsEach * 1000;
  let round = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const sent = performance.now();
        await send(url, pressed, { agent, round: round++ });
        times.push(performance.now() - sent);
      }
    }),
  );
  agent.destroy();
  const sorted = times.sort((a, b) => a - b);
  return {
    count: times.length,
    perSecond: (times.length * 1000) / (performance.now() - begun),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}

interface Sent {
  type: string;
  body: Buffer;
}

/** Anything but 200 ends the measurement: refusals are quick and would look like speed. */
function send(
  url: string,
  { method = 'GET', headers, address }: Pressed,
  { agent, round }: { agent: Agent; round: number },
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const sent = { agent, method, headers: { ...headers, 'accept-encoding': 'br' } };
    request(url + address(round), sent, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        if (response.statusCode === 200) resolve({ type: response.headers['content-type'] ?? '', body });
        else reject(new Error(`${address(round)} was answered with ${response.statusCode}: ${body.toString()}`));
      });
    })
      .on('error', reject)
      .end();
  });
}

async function answerOf(url: string, pressed: Pressed): Promise<Sent> {
  const agent = new Agent();
  const sent = await send(url, pressed, { agent, round: 0 });
  agent.destroy();
  return sent;
}

/** User and system time of a process in milliseconds; Linux counts it in hundredths of a second. */
function cpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
