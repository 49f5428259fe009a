import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMigrated } from '../testing/open-migrated.ts';
import { type RunningLibrary, runLibrary } from '../testing/run-library.ts';
import { phone, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
let dataDir: string;
let library: RunningLibrary;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  await (await openMigrated(dataDir)).close();
  library = await runLibrary({ DATA_DIR: dataDir, STARTER_LIBRARY: 'off' });
});
afterAll(async () => {
  await library.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('before the first book the language of the page is the one to choose, and no page promises what there is not', async () => {
  const page = await (await context(phone)).newPage();
  await page.goto(`${library.url}/decodables`);
  await page.getByRole('heading', { name: 'Not in English yet' }).waitFor();
  await page.getByText('There are no books in English yet.').waitFor();
  await page.getByRole('button', { name: /^App Language/ }).click();
  const picker = page.getByRole('dialog');
  expect(await picker.getByRole('radio').count()).toBe(1);
  await picker.getByRole('radio', { name: /^English/, checked: true }).waitFor();
  await picker.getByRole('button', { name: 'OK' }).click();
  await picker.waitFor({ state: 'hidden' });
});
