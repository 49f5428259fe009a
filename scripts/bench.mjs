// `npm run bench [-- pages turns …]`: what there is stands in bench/run.ts.
import { ensureInstalled, run } from './prepare.mjs';

await ensureInstalled({ withTools: true });
const { code } = await run('node', ['bench/run.ts', ...process.argv.slice(2)]);
process.exit(code);
