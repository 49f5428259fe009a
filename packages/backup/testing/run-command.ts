import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import path from 'node:path';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Running {
  child: ChildProcess;
  ended: Promise<Ended>;
}

type Settings = Record<string, string>;

/** Runs backup, restore or move as an operator does. `maxFileKb`: as on a disk with no more room than that for a file. */
export function startCommand(
  name: 'backup' | 'restore' | 'move',
  words: readonly string[],
  { settings, maxFileKb }: { settings: Settings; maxFileKb?: number },
): Running {
  const file = path.join(import.meta.dirname, '..', `${name}-command.ts`);
  const env = { ...process.env, DATABASE_URL: '', ...settings };
  const limit = maxFileKb === undefined ? 'unlimited' : String(maxFileKb * 2);
  const child = spawn('/bin/sh', ['-c', 'ulimit -f "$0" && exec "$@"', limit, process.execPath, file, ...words], {
    env,
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([stdout, stderr, [code]]) => ({ code: code as number | null, stdout, stderr }),
  );
  return { child, ended };
}

export function runCommand(...args: Parameters<typeof startCommand>): Promise<Ended> {
  return startCommand(...args).ended;
}
