import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type Bench, printTable, serveBare } from './open-bench.ts';

const connections = 50;
const secondsEach = 5;

/** Requests a second at 50 connections, each beside a bare node:http server with the same bytes. */
export async function measureServer({ library }: Bench): Promise<void> {
  const rows: string[][] = [];
  for (const path of [
    '/',
    '/book/the-great-slow-chase',
    '/read/the-great-slow-chase/1',
    '/api/v5/book/search?cardName=the',
    '/api/language/by_type',
  ]) {
    const answer = await fetch(library.url + path, { headers: { 'accept-encoding': 'br' } });
    const type = answer.headers.get('content-type') ?? '';
    const body = await rawBody(library.url + path);
    const bare = await serveBare(() => ({ type, body }));
    const floor = await press(`${bare.url}/`);
    bare.server.close();
    const before = cpuMs(library.process.pid);
    const ours = await press(library.url + path);
    const cpu = (cpuMs(library.process.pid) - before) / ours.count;
    rows.push([
      path,
      String(body.length),
      ours.perSecond.toFixed(0),
      floor.perSecond.toFixed(0),
      (ours.perSecond / floor.perSecond).toFixed(2),
      ours.p99.toFixed(1),
      floor.p99.toFixed(1),
      (cpu * 1000).toFixed(0),
    ]);
  }
  printTable(['path', 'bytes', 'req/s', 'bare req/s', 'ratio', 'p99 ms', 'bare p99', 'CPU µs'], rows);
}

async function press(address: string): Promise<{ count: number; perSecond: number; p99: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + secondsEach * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const sent = performance.now();
        await get(address, agent);
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

function get(address: string, agent: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    })
      .on('error', reject)
      .end();
  });
}

async function rawBody(address: string): Promise<Buffer> {
  const agent = new Agent();
  const body = await get(address, agent);
  agent.destroy();
  return body;
}

/** User and system time of a process in milliseconds; Linux counts it in hundredths of a second. */
function cpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
