import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addReadTime } from '@letsread/profiles/contract.ts';
import { afterAll, expect, inject, test } from 'vitest';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { mailFolder, mailTo } from '../testing/mails.ts';
import { runLibrary, type RunningLibrary } from '../testing/run-library.ts';
import { signedIn } from '../testing/signed-in.ts';
import { phone, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();
const dayMs = 24 * 60 * 60 * 1000;

let library: RunningLibrary | undefined;
let dataDir = '';
afterAll(async () => {
  await library?.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a grown-up asks for the weekly letter, gets it when the library is there again, and ends it signed out', async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  await cp(inject('preparedData'), dataDir, { recursive: true });
  const settings = { STARTER_LIBRARY: 'off', DATA_DIR: dataDir };
  library = await runLibrary(settings);
  const mails = mailFolder(dataDir);
  const own = await signedIn(await context(phone), library.url, { profiles: ['Amina'], mails });
  const page = await own.context.newPage();
  await page.goto(`${library.url}/account`);
  const letter = page.getByRole('region', { name: 'Weekly letter' });
  await letter.getByRole('button', { name: 'Send me the letter' }).click();
  await letter.getByText(`The letter is on. It goes to ${own.email}.`).waitFor();
  // The last whole week is among these days, whichever day it is.
  for (let ago = 1; ago <= 14; ago++) {
    const day = new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
    await own.client(addReadTime, { profileId: own.profiles[0]?.id ?? '', uId: own.userId, readTime: '3', day });
  }

  const { sentAt } = await mailTo(mails, own.email);
  await library.close();
  library = await runLibrary(settings);
  const { subject, text } = await mailTo(mails, own.email, { after: sentAt });
  expect(subject).toBe('What was read last week');
  expect(text).toContain('Amina · 21 min');

  const stop = /https?:\/\/\S+\/letter\/stop\S+/.exec(text)?.[0] ?? '';
  const { pathname, search } = new URL(stop);
  const stopped = await visit({ ...phone, viewport: { width: 320, height: 640 } });
  await stopped.goto(library.url + pathname + search);
  await stopped.getByRole('heading', { level: 1, name: 'Stop the weekly letter?' }).waitFor();
  expect(await axeFaultsInBoth(stopped, 'stop the letter')).toEqual([]);
  // As a mail program does it (RFC 8058): a form without cookie and origin, of either kind.
  for (const body of [
    new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    formOf('List-Unsubscribe', 'One-Click'),
  ])
    expect((await fetch(library.url + pathname + search, { method: 'POST', body, redirect: 'error' })).status).toBe(
      200,
    );
  await stopped.getByRole('button', { name: 'Stop the letter' }).click();
  await stopped.getByText('The letter is stopped.').waitFor();
  await page.goto(`${library.url}/account`);
  await letter.getByRole('button', { name: 'Send me the letter' }).waitFor();
});

function formOf(name: string, value: string): FormData {
  const form = new FormData();
  form.set(name, value);
  return form;
}
