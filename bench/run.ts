import { parseArgs } from 'node:util';
import { measureEpub } from './epub.ts';
import { measureImport } from './import.ts';
import { measureLighthouse } from './lighthouse.ts';
import { reportLimits } from './limits.ts';
import { measureMixed } from './mixed.ts';
import { measureOffline } from './offline.ts';
import { measurePages } from './pages.ts';
import { measurePdf } from './pdf.ts';
import { measurePictures } from './pictures.ts';
import { measureSearchQuality } from './search-quality/search-quality.ts';
import { measureServer } from './server.ts';
import { measureSoak } from './soak.ts';
import { measureTasks } from './tasks.ts';
import { measureTurns } from './turns.ts';
import { measureScale } from './scale/scale.ts';
import { measureWrites } from './writes.ts';
import { openBench } from './open-bench.ts';

// npm run bench [-- pages lighthouse turns tasks offline server import epub pdf pictures mixed writes soak search-quality]
// npm run bench -- scale [--editions 200000]
// Prints what it measures beside a limit, or beside a floor measured in the same run, and fails where one is broken. Server,
// mixed, writes, soak and scale have a library of their own.

const all = {
  pages: measurePages,
  turns: measureTurns,
  tasks: measureTasks,
  lighthouse: measureLighthouse,
  offline: measureOffline,
  import: measureImport,
  epub: measureEpub,
  pdf: measurePdf,
};
const onTheirOwn = {
  pictures: measurePictures,
  server: measureServer,
  mixed: measureMixed,
  writes: measureWrites,
  soak: measureSoak,
  'search-quality': measureSearchQuality,
  scale: measureScale,
};
type Name = keyof typeof all;
type OwnName = keyof typeof onTheirOwn;

const names = [...Object.keys(all), ...Object.keys(onTheirOwn)];
const { positionals } = parseArgs({ options: { editions: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no measurement "${unknown[0]}". There are: ${names.join(', ')}.`);
  process.exit(1);
}
const chosen = positionals.length > 0 ? positionals : names;
const together = chosen.filter((name): name is Name => name in all);
if (together.length > 0) {
  const bench = await openBench();
  try {
    for (const name of together) {
      console.log(`\n## ${name}`);
      await all[name](bench);
    }
  } finally {
    await bench.close();
  }
}
for (const name of chosen.filter((one): one is OwnName => one in onTheirOwn)) {
  console.log(`\n## ${name}`);
  await onTheirOwn[name]();
}
reportLimits();
