// The illustrations are checked when their source differs from what last passed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const passed = path.join(root, 'node_modules/.cache/pictures-passed');

/** A print of the source of `starter/pictures` and of what it is checked with, or nothing if that one has passed. */
export function picturesToCheck() {
  const folder = 'starter/pictures';
  const files = readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => /[.](ts|json)$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));
  const hash = createHash('sha256');
  for (const file of [...files.toSorted(), '.oxlintrc.json', 'tsconfig.json', 'package-lock.json'])
    hash.update(file).update(readFileSync(path.join(root, file)));
  const print = hash.digest('hex');
  return existsSync(passed) && readFileSync(passed, 'utf8') === print ? undefined : print;
}

/** Remembers that the source with this print has passed. */
export function checkedPictures(print) {
  mkdirSync(path.dirname(passed), { recursive: true });
  writeFileSync(passed, print);
}
