import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer as createPort, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres } from '@letsread/database/testing/test-postgres.ts';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { type RunningLibrary, runLibrary, runToItsEnd } from '../testing/run-library.ts';

const postgres = await startTestPostgres();
afterAll(async () => ('url' in postgres ? postgres.stop() : undefined));

const call = '/api/language/by_type';
const token = 'a-token-of-the-operator';

/** The status; 0 where the connection ended before the answer. */
function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    }).on('error', () => resolve(0));
  });
}

/** The process ids of the workers that have served, those that have ended among them. */
function served({ output }: RunningLibrary): number[] {
  return [...output().matchAll(/A worker \((\d+)\) serves/g)].map(([, pid]) => Number(pid));
}

/** On a machine that is too busy one may need more than its seven seconds to end, and says so. */
function codeOfEnd(printed: string): number {
  return printed.includes(' in time') ? 1 : 0;
}

/** How many were answered by all workers, as somebody reads it who asks anew, without a connection that is open. */
async function countedAt(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}`, connection: 'close' } });
  const text = await answer.text();
  const counted = new RegExp(
    `http_request_duration_seconds_count\\{method="GET",route="${call}",status="2xx"\\} (\\d+)`,
  );
  return Number(counted.exec(text)?.[1]);
}

test('the embedded database has one process', async () => {
  const { code, lines } = await runToItsEnd({ WORKERS: '3', PORT: '0' });
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringContaining('leave WORKERS out')] });
});

describe('workers', () => {
  test.each('url' in postgres ? [postgres.url] : [])(
    'end well also where the signal comes as they begin to serve',
    async (databaseUrl) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
      onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
      const settings = {
        DATABASE_URL: databaseUrl,
        WORKERS: '2',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        STARTER_LIBRARY: 'off',
      };
      for (const endAt of [/\) serves/, /(\) serves[^]*){2}/]) {
        const { code, lines } = await runToItsEnd(settings, { endAt });
        expect(code, lines.join('\n')).toBe(codeOfEnd(lines.join('\n')));
      }
    },
  );

  test.each('url' in postgres ? [postgres.url] : [])(
    'are not started where their port is in use',
    async (databaseUrl) => {
      const other = createPort().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const settings = { DATABASE_URL: databaseUrl, WORKERS: '2', HOST: '127.0.0.1', PORT: String(port) };
      const { code, lines } = await runToItsEnd({ ...settings, METRICS_TOKEN: token });
      other.close();
      expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(`^Port ${port} is in use`)] });
    },
  );

  test.each('url' in postgres ? [postgres.url] : [])(
    'serve on one port; one is killed under load and comes back, their numbers are told together, a signal ends all',
    async (databaseUrl) => {
      const metricsPort = await freePort();
      const library = await runLibrary({
        DATABASE_URL: databaseUrl,
        WORKERS: '3',
        STARTER_LIBRARY: 'off',
        REQUESTS_A_MINUTE: '0',
        METRICS_TOKEN: token,
        METRICS_PORT: metricsPort,
      });
      onTestFinished(() => library.close());
      await expect.poll(() => served(library)).toHaveLength(3);
      const victim = served(library)[0] ?? 0;
      const metricsUrls = [`${library.url}/metrics`, `http://localhost:${metricsPort}/metrics`];

      let requests = 0;
      let brokenOff = 0;
      const read = async () => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        for (let round = 0; round < 50; round++) {
          if (++requests === 200) process.kill(victim, 'SIGKILL');
          const first = await statusOf(library.url + call, agent);
          if (first === 0) brokenOff++;
          expect(first === 0 ? await statusOf(library.url + call, new Agent()) : first).toBe(200);
        }
        agent.destroy();
      };
      await Promise.all(Array.from({ length: 8 }, read));
      // Each reader has one request in flight at most.
      expect(brokenOff).toBeLessThanOrEqual(8);
      await expect.poll(() => served(library)).toHaveLength(4);
      expect(library.output()).toContain(`A worker (${victim}) ended with SIGKILL`);

      // What the killed one had answered since its numbers were last asked for is gone with it; from here on nothing is.
      const before = await countedAt(metricsUrls[0] ?? '');
      const more = 60;
      for (let times = 0; times < more; times++) expect(await statusOf(library.url + call, new Agent())).toBe(200);
      for (const metricsUrl of metricsUrls)
        await expect.poll(() => countedAt(metricsUrl)).toBeGreaterThanOrEqual(before + more);
      process.kill(served(library)[1] ?? 0, 'SIGKILL');
      await expect.poll(() => served(library)).toHaveLength(5);
      for (const metricsUrl of metricsUrls) {
        const counted = await countedAt(metricsUrl);
        expect(counted).toBeGreaterThanOrEqual(before + more);
        expect(counted).toBeLessThanOrEqual(requests + brokenOff + more);
      }

      library.process.kill('SIGTERM');
      // Only then all that they said has been read.
      const [code] = (await once(library.process, 'close')) as [number | null];
      expect(code, library.output()).toBe(codeOfEnd(library.output()));
    },
  );
});
