import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { percentile } from './load.ts';

/** One request as it goes over the wire; the address may differ from one round to the next. */
export interface Pressed {
  method?: 'GET' | 'PUT';
  headers?: Record<string, string>;
  address: (round: number) => string;
}

export interface Pressing {
  count: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Of the server's processes, user and system, for one request. */
  cpuMicroseconds: number;
}

/**
 * Presses a server over so many connections: each asks again as soon as its answer is complete. A client of a few
 * lines, since one that is busier than the server would be what is measured. Anything but 200 ends it with an error:
 * refusals are quick and would look like speed.
 */
export async function press(
  url: string,
  pressed: Pressed,
  { pid, connections = 50, seconds = 5 }: { pid: number; connections?: number; seconds?: number },
): Promise<Pressing> {
  const requests = requestsOf(url, pressed);
  await pressFor(url, requests, { connections, seconds: 1 });
  const before = cpuMs(pid);
  const begun = performance.now();
  const times = await pressFor(url, requests, { connections, seconds });
  const lasted = performance.now() - begun;
  return {
    count: times.length,
    perSecond: (times.length * 1000) / lasted,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    cpuMicroseconds: ((cpuMs(pid) - before) * 1000) / times.length,
  };
}

/** What each connection sends next; the rounds go on over all stretches. */
function requestsOf(url: string, { method = 'GET', headers, address }: Pressed): () => string {
  const { host } = new URL(url);
  const lines = Object.entries({ 'accept-encoding': 'gzip, br', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const bodyless = method === 'GET' ? '' : 'content-length: 0\r\n';
  let round = 0;
  return () => `${method} ${address(round++)} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}${bodyless}\r\n`;
}

async function pressFor(
  url: string,
  next: () => string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(Array.from({ length: connections }, () => pressOn(url, next, { until, times })));
  return times;
}

function pressOn(url: string, next: () => string, { until, times }: { until: number; times: number[] }): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let sent = 0;
    let answer = Buffer.alloc(0);
    const sendNext = () => {
      sent = performance.now();
      socket.write(next());
    };
    socket.on('connect', sendNext).on('error', reject);
    socket.on('data', (bytes) => {
      answer = answer.length === 0 ? bytes : Buffer.concat([answer, bytes]);
      const head = answer.indexOf('\r\n\r\n');
      const length = head < 0 ? undefined : lengthOf(answer.toString('latin1', 0, head));
      if (length === undefined || answer.length < head + 4 + length) return;
      times.push(performance.now() - sent);
      if (answer.toString('latin1', 9, 12) !== '200') return reject(new Error(`Answered: ${answer.toString()}`));
      answer = Buffer.alloc(0);
      if (performance.now() < until) sendNext();
      else {
        resolve();
        socket.destroy();
      }
    });
    socket.on('close', () => reject(new Error('The server hung up.')));
  });
}

function lengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer of unknown length: ${head}`);
  return Number(length);
}

/** User and system time of a process and those that it has started, in milliseconds; Linux counts it in hundredths of a second. */
export function cpuMs(pid: number): number {
  const all = readdirSync('/proc').flatMap((name) => statOf(name) ?? []);
  const mine = new Set([pid]);
  // Who is started later mostly has the greater number, but need not.
  for (let before = 0; before < mine.size;) {
    before = mine.size;
    for (const one of all) if (mine.has(one.parent)) mine.add(one.pid);
  }
  return all.reduce((sum, one) => sum + (mine.has(one.pid) ? one.ms : 0), 0);
}

function statOf(name: string): { pid: number; parent: number; ms: number } | undefined {
  if (!/^\d+$/.test(name)) return undefined;
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return { pid: Number(name), parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * 10 };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
