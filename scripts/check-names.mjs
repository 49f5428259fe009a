// House rules that no other tool checks: forbidden names, a README in every package, migrations without gaps.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const forbidden = /^(utils?|helpers?|common|misc|shared|lib|core|types|constants|managers?|services?)$/;
/** What the web platform names so. */
const platformNames = new Set(['service-worker']);
const skipped = new Set(['node_modules', 'build', '.react-router', 'vectors']);
const faults = [];

function look(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    const words = entry.name.replace(/\..*$/, '').split('-');
    if (!platformNames.has(entry.name) && words.some((word) => forbidden.test(word)))
      faults.push(`${path.relative(root, file)}: name it for the one thing it holds`);
    if (entry.isDirectory()) look(file);
  }
}

look(path.join(root, 'packages'));
for (const name of readdirSync(path.join(root, 'packages'))) {
  if (!existsSync(path.join(root, 'packages', name, 'README.md'))) faults.push(`packages/${name}: has no README.md`);
}
const migrations = 'packages/database/migrations';
for (const [index, name] of readdirSync(path.join(root, migrations)).toSorted().entries()) {
  const number = String(index + 1).padStart(4, '0');
  if (!name.startsWith(`${number}-`))
    faults.push(`${migrations}/${name}: stands where migration ${number} is expected`);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
