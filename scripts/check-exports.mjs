// Each package says in its package.json what others may use: `exports` names every file that another package imports, and no
// other; `dependencies` and `devDependencies` name every package of ours that it imports. With --write the exports are put right.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'packages', 'bench', 'scripts', 'starter'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file));

/** By package, the files that others import from it, and the packages of ours that it imports. */
const used = new Map();
const imported = new Map();
for (const file of files) {
  const own = /^packages\/([^/]+)\//.exec(file)?.[1];
  for (const [, name, entry] of readFileSync(path.join(root, file), 'utf8').matchAll(
    /['"]@letsread\/([^/'"]+)\/([^'"?]+)(?:\?\w+)?['"]/g,
  )) {
    if (name === own) continue;
    used.set(name, (used.get(name) ?? new Set()).add(entry));
    if (own !== undefined) imported.set(own, (imported.get(own) ?? new Set()).add(name));
  }
}

const names = new Set(files.flatMap((file) => /^packages\/([^/]+)\//.exec(file)?.[1] ?? []));
const faults = [];
for (const name of [...names].toSorted()) {
  const manifestPath = path.join(root, 'packages', name, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const entries = [...(used.get(name) ?? [])].toSorted((one, other) => (one < other ? -1 : 1));
  const expected = Object.fromEntries(entries.map((entry) => [`./${entry}`, `./${entry}`]));
  if (JSON.stringify(manifest.exports ?? {}) !== JSON.stringify(expected)) {
    faults.push(
      `packages/${name}/package.json: "exports" is not what others import: npx node scripts/check-exports.mjs --write`,
    );
    if (process.argv.includes('--write'))
      writeFileSync(manifestPath, `${JSON.stringify({ ...manifest, exports: expected }, null, 2)}\n`);
  }
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const other of imported.get(name) ?? [])
    if (!(`@letsread/${other}` in declared))
      faults.push(`packages/${name}/package.json: does not name @letsread/${other}`);
}
if (faults.length > 0) console.log(faults.join('\n'));
process.exit(faults.length > 0 && !process.argv.includes('--write') ? 1 : 0);
