import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openMailbox } from './mailbox.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  return () => rm(folder, { recursive: true });
});

test('half a mail, such as a crash leaves, keeps no other from being read and forgotten, and goes in the end', async () => {
  const mailbox = openMailbox(folder);
  const half = '2026-01-01T000000.000Z-half.json';
  const beingWritten = `${new Date().toISOString().replaceAll(':', '')}-now.json`;
  for (const name of [half, beingWritten]) await writeFile(path.join(folder, name), '{"to":"mariam@exa');
  for (const to of ['amina@example.org', 'joseph@example.org'])
    await mailbox.write({ to, subject: 'A mail', text: '', html: '' });
  // Both may be of one moment.
  expect((await mailbox.list()).map(({ to }) => to).toSorted()).toEqual(['amina@example.org', 'joseph@example.org']);
  await mailbox.forget(['amina@example.org']);
  await mailbox.clear(() => false);
  expect((await mailbox.list()).map(({ to }) => to)).toEqual(['joseph@example.org']);
  const left = await readdir(folder);
  expect([left.length, left.includes(half), left.includes(beingWritten)]).toEqual([2, false, true]);
});
