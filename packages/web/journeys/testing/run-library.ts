import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteProgress } from './progress.ts';

const start = path.resolve(import.meta.dirname, '../../../server/start.ts');

/** A library that runs as `npm start` runs it, in a process and a data folder of its own. */
export interface RunningLibrary {
  url: string;
  process: ChildProcess;
  dataDir: string;
  /** What it has printed so far. */
  output: () => string;
  close: () => Promise<void>;
}

/** Starts a library and waits for its ready line; fails with its output when it ends before. */
export async function runLibrary(settings: Record<string, string> = {}): Promise<RunningLibrary> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'lets-read-')));
  const child = startProcess({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      noteProgress();
      printed += bytes.toString();
      const ready = /ready at (http\S+)/.exec(printed)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The library ended with ${code}:\n${printed}`)));
  });
  return {
    url,
    process: child,
    dataDir,
    output: () => printed,
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (settings.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the process and waits for its end; for settings with which it cannot run, or a signal as soon as it says something. */
export async function runToItsEnd(
  settings: Record<string, string>,
  { endAt }: { endAt?: RegExp } = {},
): Promise<{ code: number | null; lines: string[] }> {
  const child = startProcess(settings);
  let printed = '';
  const read = (bytes: Buffer) => {
    printed += bytes.toString();
    if (endAt?.test(printed) === true) child.kill('SIGTERM');
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: printed.trim().split('\n') };
}

function startProcess(settings: Record<string, string>): ChildProcess {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const surroundings = Object.fromEntries(
    Object.entries({ PATH, HOME, TMPDIR, NODE_COMPILE_CACHE }).filter(([, value]) => value !== undefined),
  );
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', start], {
    env: { ...surroundings, NODE_ENV: 'production', AVIF_PICTURES: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
