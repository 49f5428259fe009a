import { runLibrary } from '../packages/web/journeys/testing/run-library.ts';
import { limit } from './limits.ts';
import { createLoad, type LoadRequest } from './load.ts';
import { printTable } from './open-bench.ts';

const warmUpRequests = 15_000;
const requests = 60_000;
const connections = 50;
const maxGrowth = 1.1;

/**
 * Memory of the library after a forced collection, before and after 60,000 varied requests; fails when it has grown by
 * more than a tenth. What is in memory on purpose is bounded, and filled before the first measurement.
 */
export async function measureSoak(): Promise<void> {
  const library = await runLibrary({ REQUESTS_A_MINUTE: '0', NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  try {
    const memory = await openMemory(library.output());
    const load = createLoad(library.url);
    const addresses = await readAddresses(library.url);
    await sendAll(load.send, { from: 0, count: warmUpRequests, addresses });
    const before = await memory.read();
    await sendAll(load.send, { from: warmUpRequests, count: requests, addresses });
    const after = await memory.read();
    load.close();
    memory.close();
    const rows = (['used', 'resident'] as const).map((what) => {
      const grown = after[what] / before[what];
      return [
        what,
        megabytes(before[what]),
        megabytes(after[what]),
        grown.toFixed(2),
        limit(`growth of memory, ${what}`, grown, maxGrowth),
      ];
    });
    printTable(['memory, MB', 'at the start', `after ${requests} requests`, 'grown', 'limit'], rows);
  } finally {
    await library.close();
  }
}

interface Memory {
  /** Heap and buffers of the main thread, in bytes. */
  used: number;
  /** Of the whole process, the embedded database among it, in bytes. */
  resident: number;
}

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; message: string };
  result?: { result?: { value?: string } };
}

/** Asks the process by its inspector, which can collect what is not used any more: in its thread and in the database's. */
async function openMemory(output: string): Promise<{ read: () => Promise<Memory>; close: () => void }> {
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
  if (address === undefined) throw new Error('The library opened no inspector.');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (answer: Message) => void>();
  /** Those that run, each with what tells that it has ended: then it answers nothing any more. */
  const threads = new Map<string, PromiseWithResolvers<void>>();
  const receive = ({ id, method, params, ...rest }: Message) => {
    if (id !== undefined) return waiting.get(id)?.(rest);
    if (params === undefined) return;
    const { sessionId, message } = params;
    if (method === 'NodeWorker.attachedToWorker') threads.set(sessionId, Promise.withResolvers());
    if (method === 'NodeWorker.receivedMessageFromWorker') receive(JSON.parse(message) as Message);
    if (method === 'NodeWorker.detachedFromWorker') {
      threads.get(sessionId)?.resolve();
      threads.delete(sessionId);
    }
  };
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => receive(JSON.parse(data) as Message));
  let lastId = 0;
  const sendAs = (id: number, method: string, params: object) => socket.send(JSON.stringify({ id, method, params }));
  const answered = (id: number) => new Promise<Message>((resolve) => waiting.set(id, resolve));
  const call = (method: string, params: object = {}) => {
    const id = ++lastId;
    sendAs(id, method, params);
    return answered(id);
  };
  const callIn = ([sessionId, { promise: ended }]: [string, PromiseWithResolvers<void>], method: string) => {
    const id = ++lastId;
    sendAs(++lastId, 'NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) });
    return Promise.race([answered(id), ended]);
  };
  await call('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return {
    async read() {
      // What finalizers let go is free after another one.
      for (let count = 0; count < 3; count++) {
        await call('HeapProfiler.collectGarbage');
        for (const thread of threads) await callIn(thread, 'HeapProfiler.collectGarbage');
      }
      const { result } = await call('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' });
      const { heapUsed, external, rss } = JSON.parse(result?.result?.value ?? '{}') as NodeJS.MemoryUsage;
      return { used: heapUsed + external, resident: rss };
    },
    close: () => socket.close(),
  };
}

interface Addresses {
  slugs: string[];
  languages: string[];
}

async function readAddresses(url: string): Promise<Addresses> {
  const search = (await (await fetch(`${url}/api/v5/book/search?limit=100&fLimit=1`)).json()) as {
    items: { slug: string }[];
  };
  const { languages } = (await (await fetch(`${url}/api/language/by_type`)).json()) as { languages: { id: string }[] };
  return { slugs: search.items.map(({ slug }) => slug), languages: languages.map(({ id }) => id) };
}

async function sendAll(
  send: (sent: LoadRequest) => Promise<{ status: number }>,
  { from, count, addresses }: { from: number; count: number; addresses: Addresses },
): Promise<void> {
  let next = from;
  const end = from + count;
  const run = async () => {
    while (next < end) {
      const sent = requestOf(next++, addresses);
      const { status } = await send(sent);
      if (status >= 500) throw new Error(`${sent.path} was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
}

/** The same for the same number: pages, calls, feeds and files, in many languages, known and never seen before. */
function requestOf(number: number, { slugs, languages }: Addresses): LoadRequest {
  const slug = slugs[number % slugs.length] ?? '';
  const language = languages[Math.floor(number / 7) % languages.length] ?? '';
  const cookie = `localization_id=${language}; localization_name=x; localization_lang=en`;
  // Each kind twice in a row, as somebody who goes back.
  const round = Math.floor(number / (2 * kinds.length));
  const kind = kinds[Math.floor(number / 2) % kinds.length];
  return kind === undefined ? { path: '/' } : kind({ number, round, slug, cookie });
}

interface Request {
  number: number;
  /** Grows by one when each kind had its turn: what bears it was never seen before. */
  round: number;
  slug: string;
  /** Of a visitor who reads a language. */
  cookie: string;
}

const kinds: ((request: Request) => LoadRequest)[] = [
  ...Array.from({ length: 8 }, (_, page) => ({ slug }: Request) => ({ path: `/read/${slug}/${page}` })),
  ...Array.from({ length: 6 }, () => ({ slug, cookie }: Request) => ({ path: `/book/${slug}`, headers: { cookie } })),
  ...Array.from({ length: 5 }, () => ({ slug }: Request) => ({ path: `/api/v5/book/${slug}` })),
  ({ cookie }) => ({ path: '/', headers: { cookie } }),
  ({ round }) => ({ path: `/?seen=${round}` }),
  ({ round }) => ({ path: `/search?cardName=word${round}` }),
  ({ round, cookie }) => ({ path: `/search?level=${round % 5}`, headers: { cookie } }),
  ({ round }) => ({ path: `/api/v5/book/search?cardName=word${round}` }),
  ({ number }) => ({ path: '/api/book/collection', headers: { cookie: `visitor=${number}` } }),
  ({ number }) => ({ path: `/opds/v2?nothing=${number}` }),
  ({ number }) => ({ path: `/no/such/page/${number}` }),
  ({ number }) => ({ path: '/healthz', headers: { 'user-agent': `reader ${number}` } }),
];

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0);
}
