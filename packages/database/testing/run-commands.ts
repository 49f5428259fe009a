import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** With which exit code a command ended, and what it printed. */
export interface EndedCommand {
  code: number;
  out: string;
  err: string;
}

/**
 * Runs a command once with each of the arguments, one after the other in one process: to start one, with its imports and
 * the machine code of the embedded database, takes longer than most of what commands do.
 */
export async function runCommands(
  command: string,
  all: readonly (readonly string[])[],
  settings: Record<string, string>,
): Promise<EndedCommand[]> {
  const program = `
    const ended = [];
    const write = process.stdout.write.bind(process.stdout);
    for (const given of ${JSON.stringify(all)}) {
      const each = { out: '', err: '' };
      process.stdout.write = (text) => (each.out += text) !== '';
      process.stderr.write = (text) => (each.err += text) !== '';
      process.argv = ['node', 'command', ...given];
      process.exitCode = 0;
      await import('${pathToFileURL(command).href}?' + ended.length);
      ended.push({ code: process.exitCode, ...each });
    }
    write(JSON.stringify(ended));`;
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-commands-'));
  const file = path.join(folder, 'program.mjs');
  await writeFile(file, program);
  const env = { ...process.env, DATABASE_URL: '', ...settings };
  // It ends with the exit code of the last.
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env }).catch(
    (error: Error & { stdout: string }) => {
      if (error.stdout === '') throw error;
      return error;
    },
  );
  await rm(folder, { recursive: true });
  return JSON.parse(stdout) as EndedCommand[];
}
