import { assignProject, unassignProject } from '@letsread/projects/contract.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults, axeFaultsInBoth } from '../testing/axe-faults.ts';
import { signedIn } from '../testing/signed-in.ts';
import { phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const url = inject('libraryUrl');
const [code] = inject('projectCodes');

const inArabic = {
  localization_id: 'ar',
  localization_name: 'العربية',
  localization_lang: 'ar',
  localization_direction: 'rtl',
};

/** A visitor on the narrowest phone, in Arabic where that is said. */
async function visitor(direction: 'ltr' | 'rtl', forcedColors?: 'active') {
  const made = await context({
    ...phone,
    viewport: { width: 320, height: 640 },
    ...(forcedColors && { forcedColors }),
  });
  if (direction === 'ltr') return made;
  const answer = await fetch(`${url}/api/language/by_type`);
  const { languages } = (await answer.json()) as { languages: { id: string; languageISOCode: string }[] };
  const id = languages.find((one) => one.languageISOCode === 'ar')?.id ?? '';
  const cookies = Object.entries({ ...inArabic, localization_id: id });
  await made.addCookies(cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url })));
  return made;
}

/** Opens a dialog by its id, as its button does. */
async function show(page: Page, id: string): Promise<void> {
  await page.locator(`dialog#${id}`).evaluate((dialog) => (dialog as HTMLDialogElement).showModal());
  await page.locator(`dialog#${id}`).waitFor();
}

test('a dialog that is opened by a press shows no focus ring, by a key it does', async () => {
  const page = await (await visitor('ltr')).newPage();
  await page.goto(`${url}/about`);
  await started(page);
  const ringed = () => page.locator('dialog[open] :focus').evaluate((one) => getComputedStyle(one).outlineStyle);
  for (const [id, button] of [
    ['menu', page.getByRole('button', { name: 'Menu' })],
    ['accessibility', page.getByRole('link', { name: 'Accessibility Statement' })],
  ] as const) {
    await button.click();
    expect(await ringed(), id).toBe('none');
    await page.keyboard.press('Escape');
    await button.press('Enter');
    expect(await ringed(), id).toBe('solid');
    await page.keyboard.press('Escape');
  }
});

test.each([
  ['left to right', 'ltr', undefined],
  ['right to left', 'rtl', undefined],
  ['in forced colours', 'ltr', 'active'],
] as const)(
  'axe finds nothing in a dialog of a visitor or of who is signed in, in any state, light and dark: %s',
  async (_, direction, forced) => {
    const made = await visitor(direction, forced);
    const page = await made.newPage();
    const faults: string[] = [];
    // Of a dark device's own colours axe reads only those behind the words.
    const faultsOn = forced === 'active' ? axeFaults : axeFaultsInBoth;
    const look = async (where: string) => faults.push(...(await faultsOn(page, where)));
    await page.goto(`${url}/about`);
    for (const id of ['menu', 'languages']) {
      await show(page, id);
      await look(`${id}, signed out`);
    }
    const { client } = await signedIn(made, url, { as: 'In dialogs', profiles: ['Amina'] });
    await client(unassignProject, {});
    await page.reload();
    await started(page);
    for (const id of ['menu', 'create-profile', 'project-code']) {
      await show(page, id);
      await look(`${id}, signed in`);
    }
    const field = page.locator('dialog#project-code').getByRole('textbox');
    await field.fill('9999-9999');
    await field.press('Enter');
    await page.locator('dialog#project-code').getByRole('alert').locator('p').waitFor();
    await look('a code that is not recognized');
    await client(assignProject, { code });
    await page.reload();
    await page.waitForFunction((joined) => document.cookie.includes(joined), code);
    await show(page, 'project-code');
    await page.locator('dialog#delete-project-code').waitFor({ state: 'attached' });
    await look('an assigned code');
    await show(page, 'delete-project-code');
    await look('the question before it is deleted');
    expect(faults).toEqual([]);
  },
);

test('in forced colours, where fills and shadows are gone, what is chosen and what lies over a page has an edge', async () => {
  const made = await context({ viewport: { width: 1280, height: 800 }, forcedColors: 'active' });
  await signedIn(made, url, { as: 'In forced colours', profiles: ['Amina'] });
  const page = await made.newPage();
  const edge = (one: Locator) => one.evaluate((element) => getComputedStyle(element).borderInlineStartWidth);
  await page.goto(url);
  expect(await edge(page.getByRole('link', { name: 'Home', exact: true }).and(page.locator('[aria-current]')))).toBe(
    '2px',
  );
  await show(page, 'menu');
  expect(await edge(page.locator('dialog#menu'))).toBe('2px');
  await page.goto(`${url}/read/papa-counts-to-six/0`);
  await page.locator('.progress input:enabled').waitFor();
  await page.keyboard.press('End');
  const face = page.getByRole('radio', { name: 'Great', exact: true });
  await face.check();
  expect(await edge(page.locator('label').filter({ has: face }))).toBe('3px');
});
