import { measureEpub } from './epub.ts';
import { measureImport } from './import.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureOffline } from './offline.ts';
import { measurePages } from './pages.ts';
import { measurePdf } from './pdf.ts';
import { measureServer } from './server.ts';
import { measureTasks } from './tasks.ts';
import { measureTurns } from './turns.ts';
import { openBench } from './open-bench.ts';

// npm run bench [-- pages lighthouse turns tasks offline server import epub pdf]
// Prints what it measures beside a goal, or beside a floor measured in the same run; it asserts nothing.

const all = {
  pages: measurePages,
  turns: measureTurns,
  tasks: measureTasks,
  lighthouse: measureLighthouse,
  offline: measureOffline,
  server: measureServer,
  import: measureImport,
  epub: measureEpub,
  pdf: measurePdf,
};
type Name = keyof typeof all;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in all));
if (unknown.length > 0) {
  console.error(`There is no measurement "${unknown[0]}". There are: ${Object.keys(all).join(', ')}.`);
  process.exit(1);
}
const bench = await openBench();
try {
  for (const name of (asked.length > 0 ? asked : Object.keys(all)) as Name[]) {
    console.log(`\n## ${name}`);
    await all[name](bench);
  }
} finally {
  await bench.close();
}
