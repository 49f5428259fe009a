import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@letsread/media/testing/made-pictures.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let child: ChildProcess | undefined;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterEach(() => void child?.kill('SIGKILL'));
afterAll(() => folder[Symbol.asyncDispose]());

/** Three workers that do what `worker` says; `listen` has each answer with its process id, and end on a signal as the library does. */
async function run(worker: string) {
  const file = path.join(folder.folder, 'workers.ts');
  const at = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));
  await writeFile(
    file,
    `import cluster from 'node:cluster';
    import { createServer } from 'node:http';
    import { runWorkers } from ${at('run-workers.ts')};
    import { sayReady } from ${at('say-ready.ts')};
    import { stopOnSignal } from ${at('../lifecycle/stop-on-signal.ts')};
    const id = cluster.worker?.id;
    function listen(then = () => {}) {
      const server = createServer((request, response) =>
        request.url === '/slow'
          ? console.log('asked') ?? process.once('SIGTERM', () => setTimeout(() => response.end('whole'), 50))
          : response.end(String(process.pid)));
      stopOnSignal({ server, close: () => new Promise((resolve) => server.close(resolve)) });
      server.listen(0, '127.0.0.1', () => { sayReady(['ready at ' + server.address().port]); then(); });
    }
    if (cluster.isPrimary) runWorkers(3); else { ${worker} }`,
  );
  const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let said = '';
  started.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  started.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const end = once(started, 'close');
  return {
    has: async (pattern: RegExp, times = 1) => {
      await expect.poll(() => said.match(new RegExp(pattern, 'g'))?.length ?? 0).toBeGreaterThanOrEqual(times);
    },
    said: (pattern: RegExp) => [...said.matchAll(new RegExp(pattern, 'g'))].map(([whole, part]) => part ?? whole),
    signal: (name: 'SIGTERM' | 'SIGINT' = 'SIGTERM') => started.kill(name),
    end,
  };
}

const serves = /A worker \((\d+)\) serves/;

test('three serve and one says it for all; a signal lets what has begun end, and ends with 0', async () => {
  const { has, said, signal, end } = await run('listen()');
  await has(serves, 3);
  await has(/ready at (\d+)/);
  const [port] = said(/ready at (\d+)/);
  const slow = fetch(`http://127.0.0.1:${port}/slow`).then((answer) => answer.text());
  await has(/asked/);
  signal();
  expect(await slow).toBe('whole');
  expect(await end).toEqual([0, null]);
  expect([said(/ready at/), said(/ended with/)]).toEqual([['ready at'], []]);
});

test('where the first cannot begin, none is started again and the code is 1', async () => {
  const { said, end } = await run(`console.error('no database'); process.exit(1);`);
  expect(await end).toEqual([1, null]);
  expect([said(/no database/), said(/another starts/)]).toEqual([['no database'], []]);
});

test('one that is killed is started again, and the first that is ready says so', async () => {
  const { has, said, signal, end } = await run(`if (id > 3) listen(); else createServer().listen(0, '127.0.0.1');`);
  await has(serves, 3);
  process.kill(Number(said(serves)[0]), 'SIGKILL');
  await has(/ready at/);
  expect(said(/ended with (.+);/)).toEqual(['SIGKILL']);
  signal('SIGINT');
  await end;
});

test('where the first is killed while it starts, that is said', async () => {
  const { said, end } = await run(`process.kill(process.pid, 'SIGKILL');`);
  expect(await end).toEqual([1, null]);
  expect(said(/ended with (\w+) before it served/)).toEqual(['SIGKILL']);
});

test('one that ends while it starts waits longer each time', async () => {
  const { has, said, signal, end } = await run('if (id < 3) listen(); else process.exit(7);');
  await has(/ended with 7; another/, 3);
  expect(said(/ended with 7; another starts in (\d+) ms/).slice(0, 3)).toEqual(['200', '400', '800']);
  signal();
  expect(await end).toEqual([0, null]);
});

test('a signal ends those that are only starting, the first among them', async () => {
  const { has, signal, end } = await run(`console.log('starting'); setInterval(() => {}, 1000);`);
  await has(/starting/);
  signal();
  expect(await end).toEqual([0, null]);
});

test('one that fails while it ends is told by the code', async () => {
  const { has, signal, end } = await run(`listen(() => process.prependListener('SIGTERM', () => process.exit(3)));`);
  await has(/ready at/);
  signal();
  expect(await end).toEqual([1, null]);
});
