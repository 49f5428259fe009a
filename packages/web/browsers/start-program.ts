import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs for us, in a group of processes of its own. */
export interface StartedProgram {
  /** Waits until it prints what matches; fails with its output when it ends before. */
  says: (what: RegExp) => Promise<RegExpExecArray>;
  /** Its output, once it has ended by itself. */
  failure: () => string | undefined;
  /** Ends it and all that it started: browsers are many processes. */
  end: () => Promise<void>;
}

export function startProgram(command: string, args: string[]): StartedProgram {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let printed = '';
  let hasFailed = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      printed += bytes.toString();
      child.emit('said');
    });
  child.once('error', (error) => (printed += error.message));
  child.once('close', () => (hasFailed = true));
  const failure = () => (hasFailed ? `${command} ended:\n${printed}` : undefined);
  return {
    failure,
    async says(what) {
      for (;;) {
        const found = what.exec(printed);
        if (found !== null) return found;
        if (hasFailed) throw new Error(failure());
        await Promise.race([once(child, 'said'), once(child, 'close')]);
      }
    },
    async end() {
      if (hasFailed || child.pid === undefined) return;
      const closed = once(child, 'close');
      process.kill(-child.pid, 'SIGTERM');
      await closed;
    },
  };
}
