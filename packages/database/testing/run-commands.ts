import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

/** With which exit code a command ended, and what it printed. */
export interface EndedCommand {
  code: number;
  out: string;
  err: string;
}

let runs = 0;

/**
 * Runs a command once with each of the arguments, one after the other in the process of the test: to start one, with its
 * imports and the machine code of the embedded database, takes longer than most of what commands do. A test of what only a
 * process of its own has, such as the code it ends with or a lock, starts one.
 */
export async function runCommands(
  command: string,
  all: readonly (readonly string[])[],
  settings: Record<string, string>,
): Promise<EndedCommand[]> {
  const ended: EndedCommand[] = [];
  for (const args of all) ended.push(await runHere(command, args, { DATABASE_URL: '', ...settings }));
  return ended;
}

async function runHere(
  command: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<EndedCommand> {
  const { argv, env, exitCode } = process;
  const printed = { out: '', err: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => (printed.out += String(text)) !== '');
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((text) => (printed.err += String(text)) !== '');
  process.argv = ['node', 'command', ...args];
  process.env = { ...env, ...settings };
  process.exitCode = 0;
  try {
    // By another name each time, so that it runs again.
    await import(`${pathToFileURL(command).href}?run=${(runs += 1)}`);
    return { code: Number(process.exitCode), ...printed };
  } finally {
    out.mockRestore();
    err.mockRestore();
    Object.assign(process, { argv, env, exitCode });
  }
}
