// `npm run bench [-- pages turns …]`: what there is stands in bench/run.ts.
import { answerHelp } from './answer-help.mjs';
import { ensureBuilt, ensureInstalled, giveUp, run } from './prepare.mjs';

/** As bench/run.ts has them: known here too, so that a slip is told before a minute of installing and building. */
const names = [
  'pages',
  'turns',
  'tasks',
  'lighthouse',
  'offline',
  'import',
  'epub',
  'pdf',
  'pictures',
  'server',
  'mixed',
  'writes',
  'soak',
  'search-quality',
  'scale',
];

answerHelp(`npm run bench [-- ${names.join(' | ')}]; npm run bench -- scale [--editions 200000]`);
const words = process.argv.slice(2);
const isOption = (word) => /^--editions(=|$)/.test(word);
const unknown = words.find((word, at) => !names.includes(word) && !isOption(word) && words[at - 1] !== '--editions');
if (unknown !== undefined) giveUp(`There is no measurement "${unknown}". There are: ${names.join(', ')}.`);

await ensureInstalled({ withTools: true });
// Some have a library of their own.
await ensureBuilt();
const { code } = await run('node', ['bench/run.ts', ...words]);
process.exit(code);
