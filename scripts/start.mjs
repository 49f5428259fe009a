// `npm start` and, with --dev, `npm run dev`: from a fresh clone to a running library.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { answerHelp } from './answer-help.mjs';
import { ensureBuilt, ensureInstalled, pinnedEnvironment, root } from './prepare.mjs';

answerHelp(
  'npm start, or npm run dev. It installs, builds and serves the library; docs/settings.md lists its settings.',
);

const isDevelopment = process.argv.includes('--dev');
const server = path.join(root, 'packages/server/start.ts');

await ensureInstalled();
if (!isDevelopment) await ensureBuilt();

const environment = {
  // glibc keeps room for each thread, and pictures are made by many: a fifth of the memory, for a little of the processor.
  MALLOC_ARENA_MAX: '2',
  ...pinnedEnvironment(),
  NODE_ENV: isDevelopment ? 'development' : 'production',
};
const child = spawn('node', ['--disable-warning=ExperimentalWarning', server, ...process.argv.slice(2)], {
  env: environment,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
