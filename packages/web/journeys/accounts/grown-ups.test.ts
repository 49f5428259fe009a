import { randomUUID } from 'node:crypto';
import { inviteGrownUp, listGrownUps } from '@letsread/identity/grown-ups/contract.ts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, test } from 'vitest';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { mailTo } from '../testing/mails.ts';
import { openDocument } from '../testing/open-document.ts';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, phone, started, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();
const narrow = { ...phone, viewport: { width: 320, height: 640 } };
const password = 'a paper boat at sea';
const newAddress = () => `${randomUUID()}@example.org`;
const mailed = (email: string, subject = '') => mailTo(inject('mailFolder'), email, { subject });
let libraryUrl: string;
beforeEach(() => {
  libraryUrl = inject('libraryUrl');
});

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing that axe sees, and nothing wider than the screen, with letters twice as large too. */
async function isForAll(page: Page, screen: string): Promise<void> {
  expect(await axeFaultsInBoth(page, screen)).toEqual([]);
  expect(await overflow(page), screen).toBe(0);
  const large = await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await overflow(page), `${screen} at 200 %`).toBe(0);
  await large.evaluate((style) => (style as Element).remove());
}

const readersOf = async (page: Page) =>
  decodeURIComponent((await page.context().cookies()).find(({ name }) => name === 'profiles')?.value ?? '');

/** The page that an invitation to an address leads to; an account's address has had a mail before. */
async function openLink(page: Page, email: string, subject = ''): Promise<void> {
  const { link } = await mailed(email, subject);
  await page.goto(libraryUrl + link.pathname + link.search);
}

async function joinAnew(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Mariam');
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Join' }).click();
}

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

async function deleteAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
}

test('a second grown-up joins by the mailed link, sees the same readers, and is taken out by the first', async () => {
  const own = await signedIn(await context(narrow), libraryUrl, { as: 'Joseph', profiles: ['Amina', 'Tano'] });
  const first = await own.context.newPage();
  const email = newAddress();
  await first.goto(`${libraryUrl}/account`);
  // What the router shows until the document comes takes nothing that would be lost with it.
  const closed = Promise.withResolvers<void>();
  await first.exposeFunction('bodyClosed', closed.resolve);
  await started(first);
  await first.evaluate(() => {
    const tell = () => document.body.inert && (globalThis as unknown as { bodyClosed: () => void }).bodyClosed();
    new MutationObserver(tell).observe(document.body, { attributes: true });
  });
  await openDocument(first.getByRole('link', { name: 'Invite a grown-up' }));
  await closed.promise;
  await first.getByRole('textbox', { name: 'Email' }).fill(own.email);
  await first.getByRole('button', { name: 'Send invitation' }).click();
  await first.getByText('This email address already belongs to this account.').waitFor();
  await first.getByRole('textbox', { name: 'Email' }).fill(email);
  await isForAll(first, 'invite a grown-up');
  await first.getByRole('button', { name: 'Send invitation' }).click();
  await first.getByText('The invitation is on its way.').waitFor();
  const people = first.getByRole('region', { name: 'Grown-ups of this account' });
  await people.getByText('Invited, not here yet').waitFor();
  await isForAll(first, 'the account with an invitation');

  const { text } = await mailed(email);
  expect(text).toContain(`${own.email} invites you`);
  // On the device of who invites, where they are signed in, it is for somebody else.
  await openLink(first, email);
  await first.getByText('This invitation is for another email address.').waitFor();
  expect(await first.getByRole('button', { name: 'Join' }).count()).toBe(0);
  await isForAll(first, 'an invitation for another');
  const second = await visit(narrow);
  await openLink(second, email);
  await second.getByText(`${own.email} invites you to share an account.`).waitFor();
  await isForAll(second, 'join an account');
  const { link } = await mailed(email);
  await joinAnew(second);
  await second.getByRole('heading', { level: 1, name: 'Log In' }).waitFor();
  await logIn(second, email, password);
  for (const { name } of own.profiles) expect(await readersOf(second)).toContain(name);
  await second.goto(`${libraryUrl}/account`);
  await second.getByText('you can only delete it when nobody else is in it').waitFor();
  expect(await second.getByRole('button', { name: 'Delete account' }).count()).toBe(0);

  await first.goto(`${libraryUrl}/account`);
  await people.getByRole('button', { name: 'Remove Mariam' }).click();
  await isForAll(first, 'ask before a grown-up is taken out');
  await first.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await first.getByRole('button', { name: 'Delete account' }).waitFor();
  await first.waitForLoadState();
  expect(await people.getByText('Mariam').count()).toBe(0);
  await second.goto(`${libraryUrl}/account`);
  await second.waitForURL((url) => url.pathname === '/profile/signin');
  await mailed(email, 'You no longer share an account');

  await second.goto(libraryUrl + link.pathname + link.search);
  await second.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
  await isForAll(second, 'an invitation that was used');
});

test('who has an account logs in, joins, and leaves again; the last one deletes the account', async () => {
  const own = await signedIn(await context(phone), libraryUrl, { as: 'Ruth', profiles: ['Nia'] });
  const other = await signedIn(await context(phone), libraryUrl, { as: 'Samuel' });
  const first = await own.context.newPage();
  await first.goto(`${libraryUrl}/account`);
  await own.client(inviteGrownUp, { body: { email: other.email } });
  const second = await visit(phone);
  await openLink(second, other.email, 'You’re invited to Let’s Read');
  await second.getByText(`The address ${other.email} already has an account.`).waitFor();
  await isForAll(second, 'an invitation for who has an account');
  await second.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await logIn(second, other.email, other.password);
  await second.getByRole('heading', { level: 1, name: 'You’re invited' }).waitFor();
  await isForAll(second, 'join with an account');
  await second.getByRole('checkbox').check();
  await second.getByRole('button', { name: 'Join' }).click();
  const people = second.getByRole('region', { name: 'Grown-ups of this account' });
  await people.getByRole('listitem').filter({ hasText: 'Ruth' }).waitFor();
  expect(await readersOf(second)).toContain('Nia');
  await isForAll(second, 'a shared account');
  // The page of the first is as it was before; the account stays.
  await deleteAccount(first);
  await first.getByText('Other grown-ups share this account.').waitFor();
  await people.getByRole('button', { name: 'Leave this account' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Leave this account' }).click();
  await second.waitForURL((url) => url.pathname === '/');
  expect(await readersOf(second)).toBe('');

  await first.reload();
  expect(await first.getByRole('button', { name: 'Leave this account' }).count()).toBe(0);
  await deleteAccount(first);
  await first.waitForURL((url) => url.pathname === '/');
  await mailed(own.email, 'Your account is deleted');
});

test('from right to left: inviting, and a link that was taken back on the screen', async () => {
  const own = await signedIn(await context(narrow), libraryUrl, { as: 'Layla' });
  const first = await own.context.newPage();
  await first.goto(libraryUrl);
  await chooseLanguage(first, 'العربية');
  await first.waitForFunction(() => document.documentElement.dir === 'rtl');
  const email = newAddress();
  await first.goto(`${libraryUrl}/account/invite`);
  await first.locator('input[name=email]').fill(email);
  await isForAll(first, 'invite a grown-up, Arabic');
  await first.locator('main form button[type=submit]').click();
  const people = first.locator('section[aria-labelledby=grown-ups]');
  await people.getByRole('listitem').filter({ hasText: email }).waitFor();
  await isForAll(first, 'the account with an invitation, Arabic');
  const { subject } = await mailed(email);
  expect(subject).toMatch(/[\u0600-\u06ff]/);
  const second = await visit(narrow);
  await openLink(second, email);
  await second.getByRole('button', { name: 'Join' }).waitFor();
  await people.locator('form button').click();
  await people.getByRole('listitem').filter({ hasText: email }).waitFor({ state: 'detached' });
  expect((await own.client(listGrownUps, {})).invitations).toEqual([]);
  await joinAnew(second);
  await second.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
});
