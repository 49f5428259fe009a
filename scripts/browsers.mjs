// `npm run browsers [-- chromium firefox webkitgtk]`: one short journey in each browser of Debian's that is installed.
import { ensureBuilt, ensureInstalled, run } from './prepare.mjs';

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  console.log(
    'Use: npm run browsers [-- chromium firefox webkitgtk]. One short journey in each browser that is installed.',
  );
  process.exit(0);
}

await ensureInstalled({ withTools: true });
await ensureBuilt();
const { code } = await run('node', ['packages/web/browsers/run.ts', ...process.argv.slice(2)]);
process.exit(code);
