import { chownSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireOwner } from './data-dir-owner.ts';

/** Whoever runs the tests may give a folder to themselves, and root to anybody. */
const somebody = process.geteuid?.() || 65_534;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  mkdirSync(path.join(folder, 'database'));
  chownSync(path.join(folder, 'database'), somebody, -1);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('root does not open the library of another account, and is told how to', () => {
  expect(() => requireOwner(folder, 0)).toThrow(
    `The library in ${folder} belongs to another account (number ${somebody}), which could not read what root writes there. Run this as that account: sudo -u '#${somebody}' and the command.`,
  );
});

test('its own account does, and so does whoever makes a new one', () => {
  expect(() => requireOwner(folder, somebody)).not.toThrow();
  expect(() => requireOwner(path.join(folder, 'new'), 0)).not.toThrow();
});
