import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { explainStoppedDatabase } from './stopped-database.ts';

const stopped = new Error('The embedded database has stopped: Aborted()\n    at abort (pglite.js)');

test('on a full disk it is one line that says so', () => {
  // This file system of the kernel never has room.
  const line = explainStoppedDatabase(stopped, '/proc');
  expect(line).toMatch(/^The embedded database has stopped, as the disk with the folder \/proc is full\..*$/);
});

test('a folder that is gone is told as that', () => {
  expect(explainStoppedDatabase(stopped, '/nowhere/data')).toBe(
    'The embedded database has stopped, as the folder /nowhere/data is gone.',
  );
});

test('elsewhere it is what the database said', () => {
  expect(explainStoppedDatabase(stopped, tmpdir())).toBe(stopped.message);
});
