import { addReadTime, listProfiles } from '@letsread/profiles/contract.ts';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { mailTo } from '../testing/mails.ts';
import { openDocument } from '../testing/open-document.ts';
import { openGrownUps } from '../testing/open-grown-ups.ts';
import { signedIn } from '../testing/signed-in.ts';
import { laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const url = inject('libraryUrl');
let session: Awaited<ReturnType<typeof signedIn>>;
let page: Page;
let turn = 0;

const main = () => page.getByRole('main');
const editDialog = () => page.getByRole('dialog', { name: 'Edit Profile' });

async function readers() {
  return (await session.client(listProfiles, { userId: session.userId })).items;
}

async function cookie(name: string): Promise<string | undefined> {
  const found = (await session.context.cookies()).find((one) => one.name === name);
  return found && decodeURIComponent(found.value);
}

async function openProfile(at = 0): Promise<string> {
  const id = session.profiles[at]?.id ?? '';
  await page.goto(`${url}/profile/${id}`);
  await started(page);
  return id;
}

async function openGoal(): Promise<string> {
  const id = await openProfile();
  await openGrownUps(page);
  return id;
}

// One device for all, every second time as wide as a laptop, and an account of its own for each: a new device costs more
// than all that is done on it.
let device: BrowserContext;
beforeAll(async () => {
  device = await context(phone);
  page = await device.newPage();
});

beforeEach(async () => {
  turn += 1;
  await page.close();
  await device.setOffline(false);
  await device.clearCookies();
  session = await signedIn(device, url, { as: `Whose profiles ${turn}`, profiles: ['Amina', 'Tano'] });
  page = await device.newPage();
  await page.setViewportSize((turn % 2 === 0 ? laptop : phone).viewport);
});

test('section 2: /profile/{id} is the profile page: the reader, what was read today and this week, the goal', async () => {
  const profileId = session.profiles[0]?.id ?? '';
  await session.client(addReadTime, { profileId, uId: session.userId, readTime: '12' });
  await openProfile();
  await main().getByRole('heading', { level: 1, name: 'Amina' }).waitFor();
  await main().getByRole('img', { name: '12 of 20 minutes today' }).waitFor();
  expect(await main().getByRole('region', { name: 'This week' }).getByRole('listitem').count()).toBe(7);
  await main().getByText('You’ve read on 1 day. Every story helps a leaf grow.').waitFor();
  await main()
    .getByRole('link', { name: /Still to win$/ })
    .first()
    .waitFor();
  expect(await main().getByRole('spinbutton', { name: 'Minutes each day' }).isVisible()).toBe(false);
  await openGrownUps(page);
  expect(await main().getByRole('spinbutton', { name: 'Minutes each day' }).inputValue()).toBe('20');
  expect(await main().getByRole('checkbox', { name: 'Daily reminder' }).isChecked()).toBe(true);
  expect(await main().getByLabel('Remind me at').inputValue()).toBe('12:00');
});

test('section 6: a profile of somebody else is a page that is not found, and a signed-out visitor is asked to sign in', async () => {
  const other = await signedIn(await context(), url, { as: 'Somebody else', profiles: ['Lina'] });
  const response = await page.goto(`${url}/profile/${other.profiles[0]?.id}`);
  expect(response?.status()).toBe(404);
  const visitor = await (await context()).newPage();
  await visitor.goto(`${url}/profile/${session.profiles[0]?.id}`);
  await visitor.waitForURL(`${url}/profile/signin`);
});

describe('the goal and the reminder', () => {
  test('are saved by themselves, in fives from 5 to 60', async () => {
    const id = await openGoal();
    await main().getByText('Your first leaf is waiting.').waitFor();
    const goal = main().getByRole('form', { name: 'Reading time' });
    await goal.getByRole('button', { name: 'More minutes' }).click();
    await goal.getByRole('checkbox', { name: 'Daily reminder' }).uncheck();
    await goal.getByLabel('Remind me at').fill('18:30');
    await goal.getByRole('status').getByText('Saved').waitFor();
    const saved = { minutesPerDay: 25, dailyReminder: false, dailyReminderTime: '18:30' };
    await expect.poll(async () => (await readers()).find((one) => one.id === id)).toMatchObject(saved);
    await expect
      .poll(async () => JSON.parse((await cookie('profiles')) ?? '') as unknown)
      .toMatchObject([{ id, ...saved }, {}]);
    await main().getByRole('img', { name: '0 of 25 minutes today' }).waitFor();
  });

  test('are saved when the page is left at once, and what is no goal is told to be none', async () => {
    const id = await openGoal();
    await main().getByRole('button', { name: 'More minutes' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect.poll(async () => (await readers()).find((one) => one.id === id)?.minutesPerDay).toBe(25);
    await openGoal();
    await main().getByRole('spinbutton', { name: 'Minutes each day' }).fill('53');
    await main().getByRole('alert').getByText('Choose 5 to 60 minutes, in steps of five.').waitFor();
    expect((await readers())[0]?.minutesPerDay).toBe(25);
  });

  test('say so when they could not be saved', async () => {
    await page.route('**/api/profile/set-reminder/**', (route: Route) => route.fulfill({ status: 500, body: '{}' }));
    await openGoal();
    await main().getByRole('button', { name: 'Fewer minutes' }).click();
    await main()
      .getByRole('alert')
      .getByText('We couldn’t save this. Nothing has changed. Please try again.')
      .waitFor();
  });
});

describe('editing', () => {
  beforeEach(async () => {
    await openProfile();
    await main().getByRole('button', { name: 'Edit' }).click();
    await editDialog().waitFor();
  });

  test('gives a reader another name, by the rules of section 5, and another picture', async () => {
    const name = editDialog().getByRole('textbox', { name: 'What is your name?' });
    expect(await name.inputValue()).toBe('Amina');
    await name.fill('');
    expect(await editDialog().getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await name.pressSequentially('  Abcdefghijklmnopqrstuvwxyz');
    expect(await name.inputValue()).toBe('Abcdefghijklmnopqrst');
    await name.fill('Amina Beatriz ');
    await editDialog().getByRole('radio', { name: 'Owl' }).check();
    await editDialog().getByRole('button', { name: 'Save' }).click();
    await editDialog().waitFor({ state: 'hidden' });
    await main().getByRole('heading', { level: 1, name: 'Amina Beatriz' }).waitFor();
    expect((await readers())[0]).toMatchObject({ name: 'Amina Beatriz', imageUrl: '/media/avatars/owl.webp' });
    expect(JSON.parse((await cookie('profiles')) ?? '')).toMatchObject([{ name: 'Amina Beatriz' }, {}]);
  });

  test('that fails says so, and what was typed stays', async () => {
    await session.context.setOffline(true);
    await editDialog().getByRole('textbox').fill('Amina B');
    await editDialog().getByRole('button', { name: 'Save' }).click();
    await editDialog().getByRole('alert').getByText('You’re offline, so nothing was saved.').waitFor();
    expect(await editDialog().getByRole('textbox').inputValue()).toBe('Amina B');
    expect((await readers())[0]?.name).toBe('Amina');
  });

  test('deletes a reader only after a question that its buttons answer, and goes on to the next', async () => {
    const [amina, tano] = session.profiles;
    const question = page.getByRole('alertdialog', { name: 'Delete Amina’s profile?' });
    await editDialog().getByRole('button', { name: 'Delete this profile' }).click();
    await question.waitFor();
    await page.mouse.click(5, 5);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await readers()).toHaveLength(2);
    await session.context.addCookies([{ name: 'currentlySelectedProfile', value: amina?.id ?? '', url }]);
    await editDialog().getByRole('button', { name: 'Delete this profile' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(`${url}/profile/${tano?.id}`);
    expect((await readers()).map((one) => one.id)).toEqual([tano?.id]);
    expect(await cookie('currentlySelectedProfile')).toBeUndefined();
    await started(page);
    await main().getByRole('button', { name: 'Edit' }).click();
    await editDialog().getByRole('button', { name: 'Delete this profile' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(`${url}/profile/create`);
    expect(await readers()).toEqual([]);
  });
});

test('choosing another reader makes them the selected profile', async () => {
  await openProfile();
  await main().getByRole('button', { name: 'Other profiles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is reading?' });
  await dialog.getByRole('button', { name: 'Amina Reading now' }).waitFor();
  await dialog.getByRole('button', { name: 'Tano' }).click();
  await page.waitForURL(`${url}/profile/${session.profiles[1]?.id}`);
  expect(await cookie('currentlySelectedProfile')).toBe(session.profiles[1]?.id);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: /^Tano/ }).waitFor();
});

test('a goal that nobody changed is not saved', async () => {
  const own = await signedIn(await context(phone), url, { as: 'Who changes nothing', profiles: ['Amina'] });
  const saved: string[] = [];
  own.context.on('request', (request) => request.method() !== 'GET' && saved.push(request.url()));
  const left = await own.context.newPage();
  await left.clock.install();
  await left.goto(`${url}/profile/${own.profiles[0]?.id}`);
  await started(left);
  await left.clock.runFor(5000);
  await atRest(left);
  await left.goto(url);
  expect(saved).toEqual([]);
});

describe('the account', () => {
  async function openForGrownUps(): Promise<void> {
    await openGoal();
    await main().getByRole('link', { name: 'For grown-ups' }).click();
    await page.waitForURL(`${url}/account`);
    await started(page);
  }

  test('is for grown-ups: once it is locked, a child with the tablet deletes nothing, and the password opens it', async () => {
    await openForGrownUps();
    await main().getByRole('button', { name: 'Lock this page' }).click();
    await page.waitForURL(/\/profile\/\d+$/);
    await openProfile();
    await main().getByRole('button', { name: 'Edit' }).click();
    await editDialog().getByRole('button', { name: 'Delete this profile' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/account\/confirm\?to=/);
    expect(await readers()).toHaveLength(2);
    for (const path of ['/account', '/account/email', '/account/password']) {
      await page.goto(url + path);
      await page.getByText('Please show that you’re a grown-up.').waitFor();
    }
    for (const path of ['/account/export', '/account/deletion']) {
      const answer = await session.context.request.post(url + path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([303, '/account/confirm?to=%2Faccount']);
    }
    await page.goto(`${url}/account/email`);
    await main().getByRole('textbox', { name: 'Password' }).fill('a guess of a child');
    await main().getByRole('button', { name: 'Continue' }).click();
    await main().getByRole('alert').getByText('The password is wrong.').waitFor();
    await main().getByRole('textbox', { name: 'Password' }).fill(session.password);
    await main().getByRole('button', { name: 'Continue' }).click();
    await main().getByRole('heading', { level: 1, name: 'Change your email address' }).waitFor();
    await main().getByText(session.email).waitFor();
  });

  test('gets another address and another password', async () => {
    const moved = `moved-${session.email}`;
    await openForGrownUps();
    await openDocument(main().getByRole('link', { name: 'Change your email address' }));
    await main().getByRole('textbox', { name: 'Email' }).fill(moved);
    await main().getByRole('button', { name: 'Send me a link' }).click();
    await main().getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    const { link } = await mailTo(inject('mailFolder'), moved);
    await page.goto(`${url}${link.pathname}${link.search}`);
    await main().getByRole('button', { name: 'Confirm my address' }).click();
    await main().getByText('Your email address is confirmed.').waitFor();
    await openForGrownUps();
    await main().getByRole('region', { name: 'Your account' }).getByText(moved).waitFor();
    await openDocument(main().getByRole('link', { name: 'Choose a new password' }));
    await main().getByRole('textbox', { name: 'Choose a password' }).fill('a boat on the lake');
    await main().getByRole('button', { name: 'Save new password' }).click();
    await main().getByText('Your new password is set.').waitFor();
    const before = await session
      .client(listProfiles, { userId: session.userId })
      .catch((error: Error) => error.message);
    expect(before).toBe('No token.');
  });

  test('can be taken along as a file', async () => {
    await openForGrownUps();
    const waiting = page.waitForEvent('download');
    await main().getByRole('button', { name: 'Download your data' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe('lets-read-data.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toContain('"Amina"');
  });

  test('can be deleted, at once and for good', async () => {
    await openForGrownUps();
    const token = await cookie('jwtToken');
    await main().getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(`${url}/`);
    const answer = await fetch(`${url}/api/profile/by-user/${session.userId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
    for (const name of ['jwtToken', 'refreshToken', 'isLoggedIn', 'profiles'])
      expect(await cookie(name)).toBeUndefined();
  });
});

test('without script the goal and the name are changed all the same', async () => {
  const [refreshToken] = (await session.context.cookies()).filter(({ name }) => name === 'refreshToken');
  const plain = await context({ ...phone, javaScriptEnabled: false });
  await plain.addCookies(refreshToken === undefined ? [] : [refreshToken]);
  page = await plain.newPage();
  await page.goto(`${url}/profile/${session.profiles[0]?.id}`);
  await openGrownUps(page);
  await main().getByRole('spinbutton', { name: 'Minutes each day' }).fill('35');
  await main().getByRole('button', { name: 'Save' }).click();
  await main().getByRole('img', { name: '0 of 35 minutes today' }).waitFor();
  await main().getByRole('button', { name: 'Edit' }).click();
  await editDialog().getByRole('textbox').fill('Amina B');
  await editDialog().getByRole('button', { name: 'Save' }).click();
  await main().getByRole('heading', { level: 1, name: 'Amina B' }).waitFor();
  expect((await readers())[0]).toMatchObject({ name: 'Amina B', minutesPerDay: 35 });
});

test('axe finds nothing on the page and its dialogs, light and dark, at 320 pixels', async () => {
  const own = await signedIn(await context({ ...phone, viewport: { width: 320, height: 640 } }), url, {
    as: 'Looked at',
    profiles: ['Amina', 'Tano'],
  });
  const looked = await own.context.newPage();
  const faults: string[] = [];
  for (const address of ['/mybooks', '/mybooks?show=reading', '/account', `/profile/${own.profiles[0]?.id}`]) {
    await looked.goto(url + address);
    if (address.startsWith('/profile')) await openGrownUps(looked);
    faults.push(...(await axeFaultsInBoth(looked, address)));
  }
  for (const id of ['edit-profile', 'delete-profile', 'other-profiles']) {
    const dialog = looked.locator(`dialog#${id}`);
    await dialog.evaluate((one) => (one as HTMLDialogElement).showModal());
    faults.push(...(await axeFaultsInBoth(looked, id)));
  }
  expect(faults).toEqual([]);
});

test('a time that is not whole is told by itself, and no rule for minutes', async () => {
  await openGoal();
  const time = main().getByLabel('Remind me at');
  await time.fill('');
  const fault = main().locator('[role=alert] .err');
  await fault.waitFor();
  expect(await fault.innerText()).toBe('Please check the highlighted fields.');
  expect(await time.getAttribute('aria-invalid')).toBe('true');
  await main().getByRole('spinbutton', { name: 'Minutes each day' }).fill('53');
  await fault.getByText('Choose 5 to 60 minutes, in steps of five.').waitFor();
  await main().getByRole('spinbutton', { name: 'Minutes each day' }).fill('25');
  await time.fill('18:30');
  await main().getByRole('status').getByText('Saved').waitFor();
  expect(await time.getAttribute('aria-invalid')).toBe('false');
  expect((await readers())[0]).toMatchObject({ minutesPerDay: 25, dailyReminderTime: '18:30' });
});
