// `npm run browsers [-- chromium firefox webkitgtk]`: one short journey in each browser of Debian's that is installed.
import { answerHelp } from './answer-help.mjs';
import { ensureBuilt, ensureInstalled, run } from './prepare.mjs';

answerHelp('npm run browsers [-- chromium firefox webkitgtk]. One short journey in each browser that is installed.');

await ensureInstalled({ withTools: true });
await ensureBuilt();
const { code } = await run('node', ['packages/web/browsers/run.ts', ...process.argv.slice(2)]);
process.exit(code);
