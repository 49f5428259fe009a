import { randomUUID } from 'node:crypto';
import { listPushDevices } from '@letsread/profiles/push/contract.ts';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openGateway } from '../offline/gateway.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { openGrownUps } from '../testing/open-grown-ups.ts';
import { signedIn } from '../testing/signed-in.ts';
import { phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const { context: notifiableContext } = useBrowser({ hasNotifications: true });
const url = inject('libraryUrl');
const narrow = { ...phone, viewport: { width: 320, height: 640 } };

const choice = (page: Page) => page.getByRole('region', { name: 'Reminders while Let’s Read is closed' });

/** How far "Lock", below, moves between the page as it is served and with what the scripts bring; a finger may be on its way to it. */
async function movedBy(visitor: BrowserContext, broughtTo: (page: Page) => Locator) {
  const page = await visitor.newPage();
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const lock = page.getByRole('button', { name: 'Lock' });
  const top = () => lock.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  await page.goto(`${url}/account`, { waitUntil: 'commit' });
  await lock.waitFor();
  const wasThere = await broughtTo(page).isVisible();
  const before = await top();
  held.resolve();
  await broughtTo(page).waitFor();
  const after = await top();
  await page.unrouteAll({ behavior: 'wait' });
  return { wasThere, by: after - before };
}

/** No test reaches the push service of a browser's maker: the browser is given an address as from there. */
async function givePushService(visitor: BrowserContext): Promise<void> {
  await visitor.addInitScript((endpoint) => {
    const subscription = {
      endpoint,
      toJSON: () => ({
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: async () => {
        localStorage.removeItem('isSubscribed');
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey as Uint8Array | undefined;
      if (options?.userVisibleOnly !== true || key?.byteLength !== 65) throw new TypeError('no such key');
      localStorage.setItem('isSubscribed', 'true');
      return subscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('isSubscribed') === null ? null : subscription;
  }, `https://push.example.net/${randomUUID()}`);
}

test('a grown-up turns reminders on for a device, which then come while nothing is open, and signing out ends them', async () => {
  const visitor = await notifiableContext({
    ...phone,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
    timezoneId: 'Asia/Phnom_Penh',
  });
  await givePushService(visitor);
  const { client, userId, profiles } = await signedIn(visitor, url, { as: 'Reminded', profiles: ['Amina'] });
  // Elsewhere, where the session goes on.
  const { client: clientElsewhere } = await signedIn(await context(), url, { as: 'Reminded' });
  const devices = async () => (await clientElsewhere(listPushDevices, { userId })).items;
  const page = await visitor.newPage();
  // The same device without a service worker, which has the scripts at hand.
  const asServed = async () =>
    notifiableContext({ ...phone, permissions: ['notifications'], storageState: await visitor.storageState() });
  const turnOnIn = (one: Page) => choice(one).getByRole('button', { name: 'Turn on notifications' });
  expect(await movedBy(await asServed(), turnOnIn)).toEqual({ wasThere: false, by: 0 });
  await page.goto(`${url}/account`);
  await started(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect((await client(listPushDevices, { userId })).items).toEqual([]);
  await choice(page).getByRole('button', { name: 'Turn on notifications' }).click();
  const isOn = 'This device reminds you once a day, even while Let’s Read is closed.';
  await choice(page).getByText(isOn).waitFor();
  expect(await devices()).toEqual([{ id: expect.any(String), language: 'en', timezone: 'Asia/Phnom_Penh' }]);
  expect(await movedBy(await asServed(), (one) => choice(one).getByText(isOn))).toEqual({ wasThere: false, by: 0 });

  await page.goto(`${url}/profile/${profiles[0]?.id}`);
  await started(page);
  await openGrownUps(page);
  await page.getByRole('main').getByText(isOn).waitFor();
  expect(await page.getByRole('button', { name: 'Turn on notifications' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Reminders while Let’s Read is closed' }).click();
  await choice(page).getByText(isOn).waitFor();

  // As the browser hands it over when it has opened what the push service brought.
  const devTools = await visitor.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL === `${url}/`);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const data = JSON.stringify({ title: 'وقت القصة', body: 'أي قصة تكفي.', lang: 'ar', dir: 'rtl' });
  await devTools.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId: await registered, data });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return (await registration?.getNotifications())?.map(({ title, body, dir, tag }) => [title, body, dir, tag]);
      }),
    )
    .toEqual([['وقت القصة', 'أي قصة تكفي.', 'rtl', 'reading-reminder']]);

  await started(page);
  await choice(page).getByRole('button', { name: 'Turn off notifications on this device' }).click();
  // Told late it would end what is turned on after it: here all is of one address.
  await expect.poll(devices).toEqual([]);
  await choice(page).getByRole('button', { name: 'Turn on notifications' }).click();
  await choice(page).getByText(isOn).waitFor();
  expect(await devices()).toHaveLength(1);
  await page.goto(url);
  await started(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(devices).toEqual([]);
  await page.waitForURL(`${url}/`);
  const left = () => page.evaluate(() => [localStorage.getItem('isSubscribed'), localStorage.getItem('reminderPush')]);
  await expect.poll(left).toEqual([null, null]);
});

test('a browser without push, or one that refuses it, says so plainly, at 320 pixels and in the dark too', async () => {
  const visitor = await context(narrow);
  await visitor.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await signedIn(visitor, url, { as: 'Not reminded' });
  const page = await visitor.newPage();
  await page.goto(`${url}/account`);
  await choice(page).getByText('This browser can’t remind you while Let’s Read is closed.').waitFor();
  expect(await choice(page).getByRole('button').count()).toBe(0);
  expect(await axeFaultsInBoth(page, 'no push')).toEqual([]);

  const refusing = await notifiableContext(narrow);
  await refusing.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'denied' }),
  );
  await signedIn(refusing, url, { as: 'Not reminded' });
  const blocked = await refusing.newPage();
  await blocked.goto(`${url}/account`);
  await choice(blocked).getByText('This browser is blocking our notifications.').waitFor();

  // Without a service worker, as in a private window, it cannot be turned on: that is said, and nothing is kept.
  const failing = await notifiableContext({ ...narrow, permissions: ['notifications'] });
  const { client, userId } = await signedIn(failing, url, { as: 'Not reminded' });
  const failed = await failing.newPage();
  await failed.goto(`${url}/account`);
  await started(failed);
  await choice(failed).getByRole('button', { name: 'Turn on notifications' }).click();
  await choice(failed).getByText('Your browser couldn’t turn this on.').waitFor();
  expect((await client(listPushDevices, { userId })).items).toEqual([]);
});

test('one press turns them on, also before the service worker of a first visit is there', async () => {
  const gateway = await openGateway(url);
  const worker = Promise.withResolvers<void>();
  gateway.fate = (path) => (path === '/sw.js' ? { after: worker.promise } : undefined);
  const visitor = await notifiableContext({ ...phone, serviceWorkers: 'allow', permissions: ['notifications'] });
  await givePushService(visitor);
  const { client, userId } = await signedIn(visitor, gateway.url, { as: 'Early' });
  const page = await visitor.newPage();
  await page.goto(`${gateway.url}/account`);
  await started(page);
  await expect.poll(() => gateway.requestedPaths).toContain('/sw.js');
  const button = choice(page).getByRole('button', { name: 'Turn on notifications' });
  await button.click();
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  worker.resolve();
  await choice(page).getByText('This device reminds you once a day, even while Let’s Read is closed.').waitFor();
  expect((await client(listPushDevices, { userId })).items).toHaveLength(1);
  await gateway.close();
});

test('whoever is asked for the password when they turn them on does not press again', async () => {
  const visitor = await notifiableContext({ ...phone, serviceWorkers: 'allow', permissions: ['notifications'] });
  await givePushService(visitor);
  const { client, userId, password } = await signedIn(visitor, url, { as: 'Asked' });
  const page = await visitor.newPage();
  await page.goto(`${url}/account`);
  await started(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const elsewhere = await visitor.newPage();
  await elsewhere.goto(`${url}/account`);
  await elsewhere.getByRole('button', { name: 'Lock' }).click();
  await elsewhere.waitForURL((address) => address.pathname !== '/account');
  await choice(page).getByRole('button', { name: 'Turn on notifications' }).click();
  await page.waitForURL('**/account/confirm?*');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await choice(page).getByText('This device reminds you once a day, even while Let’s Read is closed.').waitFor();
  expect((await client(listPushDevices, { userId })).items).toHaveLength(1);
});
