import { readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeFaults, axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type Gateway, openGateway } from '../offline/gateway.ts';
import { taken } from '../offline/offline-books.ts';
import { phone, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();
const url = inject('libraryUrl');

let gateway: Gateway;
beforeAll(async () => {
  gateway = await openGateway(url);
});
afterAll(() => gateway.close());

test('a book, a collection and a path are passed on by link and QR code; the link opens in the receiver’s language', async () => {
  const page = await visit({ ...phone, viewport: { width: 320, height: 640 }, permissions: ['clipboard-write'] });
  const links = [
    ['/book/papa-counts-to-six', 'Papa Counts to Six', '/shared/book/papa-counts-to-six'],
    ['/read/papa-counts-to-six/11', 'Papa Counts to Six', '/shared/book/papa-counts-to-six'],
    ['/collection/first-steps', 'First Steps', /^\/shared\/collection\/first-steps\?lId=\d+$/],
    ['/pathways/first-stories', 'My First Stories', /^\/shared\/path\/first-stories\?lId=\d+$/],
  ] as const;
  for (const [address, title, shared] of links) {
    await page.goto(url + address);
    await page.getByRole('link', { name: 'Share', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Share “${title}”` }).waitFor();
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    const link = new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue());
    expect(link.pathname + link.search).toEqual(expect.stringMatching(shared));
    expect(await page.locator('link[rel=canonical]').count()).toBe(1);
  }
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('The link is copied.').waitFor();
  expect(await axeFaultsInBoth(page, 'share')).toEqual([]);

  const opens = async (shared: string, language: string) => {
    const answer = await fetch(url + shared, { headers: { 'accept-language': language } });
    const html = await answer.text();
    return { path: decodeURIComponent(new URL(answer.url).pathname), html };
  };
  const khmer = await opens('/shared/book/papa-counts-to-six', 'km-KH, en;q=0.5');
  expect(khmer.path).toMatch(/^\/book\/\p{Script=Khmer}/u);
  // Search engines still know each edition by its own address, with the others beside it.
  expect(khmer.html).toContain(`<link rel="canonical" href="${url}${encodeURI(khmer.path)}"`);
  expect(khmer.html).toContain(`hrefLang="en" href="${url}/book/papa-counts-to-six"`);
  expect((await opens('/shared/book/papa-counts-to-six', 'tlh')).path).toBe('/book/papa-counts-to-six');
  expect((await opens('/shared/collection/first-steps', 'km')).html).toMatch(/<h3[^>]*lang="km"|lang="km"/);
  expect((await opens('/shared/path/first-stories', 'ar')).html).toContain('lang="ar"');
  expect((await fetch(`${url}/shared/book/there-is-none`)).status).toBe(404);
  expect((await fetch(`${url}/share/letter/none`)).status).toBe(404);
});

test.each([
  '/',
  '/book/papa-counts-to-six',
  '/book/papa-counts-to-six/lesson',
  '/collection/first-steps',
  '/pathways/first-stories',
  '/tag/1',
  '/level/1',
])('where a link to %s is sent to somebody it has a picture', async (sharedPath) => {
  const head = await (await fetch(url + sharedPath, { headers: { 'accept-language': 'en' } })).text();
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(head) ?? [];
  const picture = await fetch(address.replaceAll('&amp;', '&'));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
});

test('where the device has a share sheet it takes the link; without script there are link and code', async () => {
  const sharing = await context(phone);
  await sharing.addInitScript(() => {
    const calls: ShareData[] = [];
    Object.assign(window, { shareCalls: calls });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void calls.push(data) });
  });
  const page = await sharing.newPage();
  await page.goto(`${url}/share/book/papa-counts-to-six`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  expect(await page.evaluate(() => (window as unknown as { shareCalls: ShareData[] }).shareCalls)).toEqual([
    { title: 'Papa Counts to Six', url: `${url}/shared/book/papa-counts-to-six` },
  ]);
  const plain = await (await context({ ...phone, javaScriptEnabled: false })).newPage();
  await plain.goto(`${url}/share/book/papa-counts-to-six`);
  await plain.getByRole('textbox', { name: 'Link' }).waitFor();
  await plain.getByRole('img', { name: 'QR code of the link' }).waitFor();
  expect(await plain.getByRole('main').getByRole('button').count()).toBe(0);
});

test('a book on the device is handed over without a network, as one small file that opens anywhere', async () => {
  const page = await (await context({ ...phone, serviceWorkers: 'allow' })).newPage();
  await page.goto(gateway.url);
  await taken(page);
  await page.goto(`${gateway.url}/book/the-great-slow-chase`);
  await page.getByRole('button', { name: /^Save to this device/ }).click();
  await page.getByText('On this device', { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hand over as a file' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('The-Great-Slow-Chase.html');
  await page.getByText('The file is ready.').waitFor();
  const file = path.join(tmpdir(), `share-${process.pid}.html`);
  await download.saveAs(file);
  expect((await stat(file)).size).toBeLessThan(1_000_000);
  expect(await readFile(file, 'utf8')).not.toMatch(/<script|<link|url\(/);

  const receiver = await context({ ...phone, viewport: { width: 320, height: 640 }, javaScriptEnabled: true });
  await receiver.setOffline(true);
  const opened = await receiver.newPage();
  const requested: string[] = [];
  opened.on('request', (request) => requested.push(new URL(request.url()).protocol));
  await opened.goto(`file://${file}`);
  await opened.getByRole('heading', { level: 1, name: 'The Great Slow Chase' }).waitFor();
  const widths = await opened
    .locator('img')
    .evaluateAll((all) => (all as HTMLImageElement[]).map((one) => one.naturalWidth));
  expect([widths.length, widths.every((width) => width > 0)]).toEqual([12, true]);
  await opened.getByRole('link', { name: 'Creative Commons Attribution 4.0' }).waitFor();
  expect(requested.filter((protocol) => protocol !== 'file:' && protocol !== 'data:')).toEqual([]);
  expect(await axeFaults(opened, 'the file')).toEqual([]);
  await rm(file);
});

test('a title in another language than the page is named in its own within the heading', async () => {
  const page = await visit(phone);
  await page.goto(`${url}/book/papa-counts-to-six`);
  const khmer = await page.locator('link[rel=alternate][hreflang=km]').getAttribute('href');
  await page.goto((khmer ?? '').replace('/book/', '/share/book/'));
  const title = page.getByRole('heading', { level: 1, name: /^Share/ }).locator('bdi');
  expect([await title.getAttribute('lang'), await title.getAttribute('dir')]).toEqual(['km', 'ltr']);
  expect(await title.textContent()).toMatch(/^[\p{Script=Khmer}\s]+$/u);
});

test('where the share sheet of the device does not open, the link is marked to be copied', async () => {
  const refusing = await context(phone);
  await refusing.addInitScript(() => {
    const share = () => Promise.reject(new DOMException('There is none.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  const page = await refusing.newPage();
  await page.goto(`${url}/share/book/papa-counts-to-six`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.waitForFunction(() => document.activeElement?.matches('.share__link input') === true);
});
