import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LaunchJob } from './open-import-jobs.ts';

const command = path.join(import.meta.dirname, 'job-command.ts');

/** In a process of its own, so that unzipping and decoding keep no reader waiting; it reaches the database by the door or by its address. */
export function launchProcess(env: { DATA_DIR: string; DATABASE_URL?: string | undefined }): LaunchJob {
  return async ({ importId, work, isOfTeam }, signal) => {
    const child = spawn(process.execPath, [command, importId, work, ...(isOfTeam === true ? ['team'] : [])], {
      env: { ...process.env, DATA_DIR: env.DATA_DIR, DATABASE_URL: env.DATABASE_URL ?? '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Windows has no signals to end by.
    const stop = () => void (child.connected && child.send('stop'));
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    const [code] = (await once(child, 'exit')) as [number | null];
    signal.removeEventListener('abort', stop);
    if (code !== 0) throw new Error(`The process that worked on import ${importId} ended with ${code ?? 'a signal'}.`);
  };
}
