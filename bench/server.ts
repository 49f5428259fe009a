import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import type { BareAnswer } from './bare-server.ts';
import { atLeast, limit } from './limits.ts';
import { type RunningLibrary, runLibrary } from '../packages/web/journeys/testing/run-library.ts';
import { median, printTable } from './open-bench.ts';
import { press, type Pressed, type Pressing } from './press.ts';
import { type SignedIn, signIn } from './sign-in.ts';

const rounds = 3;
const seconds = 3;
/** Of a page; what may take thrice the processor answers a third as often once the server is what is busy. */
const minShareOfBare = 0.75;

const head = [
  'what',
  'bytes',
  'CPU µs',
  'bare CPU µs',
  'CPU, of bare',
  'limit',
  'req/s',
  'of bare',
  'limit',
  'p99 ms',
  'bare p99',
];

/** `cpuLimit`: at most so many times the processor time of a bare server, for what is answered from memory. */
interface Measured extends Pressed {
  name: string;
  cpuLimit?: number;
}

/** Processor time and requests a second at 50 connections, each beside a bare node:http server with the same bytes, in turns. */
export async function measureServer(): Promise<void> {
  // Without pictures being made beside it, which would be counted as its own time.
  const library = await runLibrary({ REQUESTS_A_MINUTE: '0' });
  try {
    printTable(head, await measureAll(library));
  } finally {
    await library.close();
  }
}

async function measureAll(library: RunningLibrary): Promise<string[][]> {
  const rows: string[][] = [];
  const account = await signIn(library);
  const pid = library.process.pid ?? 0;
  for (const measured of [...forEveryone, ...(await forAccount(library.url, account))]) {
    const answer = await answerOf(library.url, measured);
    const bare = await startBare(answer);
    const ours: Pressing[] = [];
    const floor: Pressing[] = [];
    // Compiled, and compressed as well as it gets, before it is counted.
    await press(library.url, measured, { pid, seconds: 1 });
    for (let round = 0; round < rounds; round++) {
      floor.push(await press(bare.url, { ...measured, method: 'GET' }, { pid: bare.pid, seconds }));
      ours.push(await press(library.url, measured, { pid, seconds }));
    }
    bare.end();
    rows.push(rowOf(measured, { bytes: Buffer.byteLength(answer.body, 'base64'), ours, floor }));
  }
  return rows;
}

function rowOf(
  { name, cpuLimit }: Measured,
  { bytes, ours, floor }: { bytes: number; ours: Pressing[]; floor: Pressing[] },
): string[] {
  const of = (all: Pressing[], what: keyof Pressing) => median(all.map((each) => each[what]));
  const cpu = of(ours, 'cpuMicroseconds') / of(floor, 'cpuMicroseconds');
  const throughput = of(ours, 'perSecond') / of(floor, 'perSecond');
  return [
    name,
    String(bytes),
    of(ours, 'cpuMicroseconds').toFixed(0),
    of(floor, 'cpuMicroseconds').toFixed(0),
    cpu.toFixed(2),
    cpuLimit === undefined ? '' : limit(`${name}, CPU of a bare server`, cpu, cpuLimit),
    of(ours, 'perSecond').toFixed(0),
    throughput.toFixed(2),
    cpuLimit === undefined
      ? ''
      : atLeast(`${name}, throughput of a bare server`, throughput, Math.min(minShareOfBare, 1 / cpuLimit)),
    of(ours, 'p99').toFixed(1),
    of(floor, 'p99').toFixed(1),
  ];
}

const pages = ['/', '/book/the-great-slow-chase', '/read/the-great-slow-chase/1'];
const calls = ['/api/language/by_type', '/api/book/collection', '/api/v5/book/the-great-slow-chase'];
const search = '/api/v5/book/search?cardName=the';

const forEveryone: Measured[] = [
  // A page is answered before the framework; a call counts for its address, so it meets the framework's hooks.
  ...pages.map((address) => ({ name: address, cpuLimit: 1.3, address: () => address })),
  ...[...calls, search].map((address) => ({ name: address, cpuLimit: 3, address: () => address })),
  // A word more that means nothing: another address each time, so that no kept answer is given.
  { name: 'search, never kept', address: (round) => `${search}&round=${round}` },
  {
    name: 'search, never kept, unpacked',
    headers: { 'accept-encoding': 'identity' },
    address: (round) => `${search}&round=u${round}`,
  },
];

async function forAccount(url: string, { uId, pId, jwtToken, identityToken }: SignedIn): Promise<Measured[]> {
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

/** What the library answers, as it crosses the wire. */
async function answerOf(url: string, { headers, method, address }: Pressed): Promise<BareAnswer> {
  const options = { agent: false as const, method, headers: { 'accept-encoding': 'gzip, br', ...headers } };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url + address(0), options, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  if (answer.statusCode !== 200)
    throw new Error(`${address(0)} was answered with ${answer.statusCode}: ${body.toString()}`);
  const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'];
  const passedOn = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name));
  const sent = Object.fromEntries(passedOn.map(([name, value]) => [name, String(value)]));
  return { headers: { ...sent, 'content-length': String(body.length) }, body: body.toString('base64') };
}

async function startBare(answer: BareAnswer): Promise<{ url: string; pid: number; end: () => void }> {
  const process = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  process.send(answer);
  const [port] = (await once(process, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, pid: process.pid ?? 0, end: () => process.disconnect() };
}
