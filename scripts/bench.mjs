// `npm run bench [-- pages turns …]`: what there is stands in bench/run.ts.
import { ensureBuilt, ensureInstalled, run } from './prepare.mjs';

await ensureInstalled({ withTools: true });
// Some have a library of their own.
await ensureBuilt();
const { code } = await run('node', ['bench/run.ts', ...process.argv.slice(2)]);
process.exit(code);
