import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { usualPatience } from './stop-on-signal.ts';

let child: ChildProcess;
afterEach(() => void child.kill('SIGKILL'));

/** A server that reads each body to its end, in a process of its own; `close` is what it does beside closing itself. */
async function run(close: string, patience: { cutAfterMs: number; exitAfterMs: number }) {
  const script = `
    import { createServer } from 'node:http';
    import { stopOnSignal } from ${JSON.stringify(path.join(import.meta.dirname, 'stop-on-signal.ts'))};
    const server = createServer((request, response) => request.on('end', () => response.end('read')).resume());
    const closed = () => new Promise((resolve) => server.close(resolve));
    stopOnSignal({ server, close: ${close}, patience: ${JSON.stringify(patience)} });
    server.on('connection', () => console.log('connected'));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [port] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return {
    openHalfSent: async () => {
      const half = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\na';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(half));
      socket.on('error', () => {});
      await once(child.stdout ?? child, 'data');
      return { closed: once(socket, 'close') };
    },
    end: async (signal: 'SIGTERM' | 'SIGINT') => {
      child.kill(signal);
      const [code, by] = (await once(child, 'close')) as [number | null, string | null];
      return { code, by, said: said.split('\n').filter((line) => line.startsWith('Not everything')).length };
    },
  };
}

const never = 600_000;

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s cuts a request that never ends, and ends without a fault',
  async (signal) => {
    const { openHalfSent, end } = await run('closed', { cutAfterMs: 50, exitAfterMs: never });
    const { closed } = await openHalfSent();
    expect(await end(signal)).toEqual({ code: 0, by: null, said: 0 });
    await closed;
  },
);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends also where the database never closes, and says so',
  async (signal) => {
    const { end } = await run('() => new Promise(() => {})', { cutAfterMs: never, exitAfterMs: 50 });
    expect(await end(signal)).toEqual({ code: 1, by: null, said: 1 });
  },
);

test('both ends come within the 10 seconds after which operators’ tools kill', () => {
  const { cutAfterMs, exitAfterMs } = usualPatience;
  expect(cutAfterMs).toBeLessThan(exitAfterMs);
  expect(exitAfterMs).toBeLessThan(10_000);
});
