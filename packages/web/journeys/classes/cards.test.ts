import { addClassReaders, createClass } from '@letsread/profiles/classes/contract.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { signedIn } from '../testing/signed-in.ts';
import { laptop, phone, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();

let library: BackRoomLibrary;
let url: string;
let visitor: BrowserContext;
let page: Page;
let classId: string;
let ids: Record<string, string>;
const wide = 'W'.repeat(20);
beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  visitor = await context({ ...laptop, serviceWorkers: 'allow' });
  const ruth = await signedIn(visitor, url, { as: 'Ruth', mails: library.mails });
  await library.give(ruth.userId, 'TEACHER');
  ({ id: classId } = await ruth.client(createClass, { body: { name: 'Class 2b' } }));
  const names = [wide, 'សុភា', 'ليلى', ...Array.from({ length: 57 }, (_, at) => `Reader ${at}`)];
  const added = await ruth.client(addClassReaders, { classId, body: { names: names.join('\n') } });
  ids = Object.fromEntries(added.class.readers.map(({ id, name }) => [name, id]));
  const ended = encodeURIComponent(new Date(0).toISOString());
  await visitor.addCookies([{ name: 'expiryTime', value: ended, url, sameSite: 'Lax' }]);
  await visitor.request.get(url);
  page = await visitor.newPage();
});
afterAll(() => library.close());

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const main = () => page.getByRole('main');

test('a teacher has a card for every child of a class, with the picture password or without', async () => {
  await page.goto(`${url}/library/classes/${classId}`);
  await main().getByRole('link', { name: 'Cards to print' }).click();
  await heading('Cards to print');
  await expect
    .poll(() =>
      main()
        .getByRole('img', { name: /^Code of / })
        .count(),
    )
    .toBe(60);
  expect(await axeFaultsInBoth(page, 'cards')).toEqual([]);
  const pictures = () => main().locator('.papercard').first().locator('img').count();
  expect(await pictures()).toBe(1);
  await main().getByRole('link', { name: 'Twelve pictures to mark' }).click();
  await page.waitForURL('**?pictures=ring');
  await expect.poll(pictures).toBe(13);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await axeFaultsInBoth(page, 'cards with pictures')).toEqual([]);
  await page.setViewportSize(laptop.viewport);
});

test('on A4 and on Letter eight cards stand on a sheet, and no name or code is cut off', async () => {
  for (const way of ['frames', 'ring', 'none'] as const) {
    await page.goto(`${url}/library/classes/${classId}/cards?pictures=${way}`);
    await main().getByRole('button', { name: 'Print' }).waitFor();
    for (const format of ['A4', 'Letter'] as const)
      expect([way, format, sheetsIn(await page.pdf({ format, preferCSSPageSize: true }))]).toEqual([way, format, 8]);
    await page.emulateMedia({ media: 'print' });
    const cutOff = await main()
      .locator('.papercard')
      .evaluateAll((cards) =>
        cards.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent),
      );
    expect([way, cutOff]).toEqual([way, []]);
    await page.emulateMedia({ media: null });
  }
});

test('without a script the cards and their ways are there', async () => {
  const plain = await context({ ...phone, javaScriptEnabled: false, storageState: await visitor.storageState() });
  const other = await plain.newPage();
  await other.goto(`${url}/library/classes/${classId}/cards`);
  await other.getByRole('link', { name: 'Without', exact: true }).click();
  await other.waitForURL('**?pictures=none');
  expect(await other.getByRole('img', { name: /^Code of / }).count()).toBe(60);
});

test('where no class is open a card says what to do, and who is signed in stays who they are', async () => {
  const stranger = await (await context(phone)).newPage();
  for (const who of [stranger, page]) {
    await who.goto(`${url}/classroom#reader-${ids['សុភា']}`);
    await who.getByText('No class is open on this browser.').waitFor();
    await who.getByText('Ask your teacher to open the class on this device.').waitFor();
    expect(await axeFaultsInBoth(who, 'a card elsewhere')).toEqual([]);
  }
  await page.goto(`${url}/library/classes/${classId}`);
  await heading('Class 2b');
});

test('on a browser that is open for the class a card leads to the pictures of its child, without a network too', async () => {
  await page.getByRole('button', { name: 'Open the class on this browser' }).click();
  await heading('Who is reading?');
  await main().getByRole('button', { name: 'ليلى' }).waitFor();
  await page.goto('about:blank');
  await page.goto(`${url}/classroom#reader-${ids['សុភា']}`);
  await heading('Choose three pictures. Remember which comes first, second and third!');
  await main().getByText('សុភា').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'That’s not me' }).click();
  await heading('Who is reading?');

  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  await main().getByRole('button', { name: 'ليلى' }).waitFor();
  await visitor.setOffline(true);
  // Read while the faces are shown: the page stays, its address changes.
  await page.evaluate((id) => location.assign(`#reader-${id}`), ids['ليلى']);
  await heading('Choose three pictures. Remember which comes first, second and third!');
  await main().getByText('ليلى').waitFor();
  await visitor.setOffline(false);

  await page.goto('about:blank');
  await page.goto(`${url}/classroom#reader-999999`);
  await main().getByText('This card is of another class.').waitFor();
});

/** Pages of a document, as its writer counts them. */
function sheetsIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
