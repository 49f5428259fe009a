import { assignProject, unassignProject } from '@letsread/projects/contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { axeFaults } from './axe-faults.ts';
import { signedIn } from './signed-in.ts';
import { phone, useBrowser } from './visitor.ts';

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
async function visitor(colorScheme: 'light' | 'dark', direction: 'ltr' | 'rtl', forcedColors?: 'active') {
  const made = await context({
    ...phone,
    viewport: { width: 320, height: 640 },
    colorScheme,
    reducedMotion: 'reduce',
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

describe.each([
  ['light', 'ltr', undefined],
  ['dark', 'ltr', undefined],
  ['light', 'rtl', undefined],
  ['dark', 'rtl', undefined],
  ['light', 'ltr', 'active'],
] as const)('%s, %s, forced colours %s', (scheme, direction, forced) => {
  test('axe finds nothing in a dialog of a visitor or of who is signed in, in any state', async () => {
    const faults: string[] = [];
    const signedOut = await (await visitor(scheme, direction, forced)).newPage();
    await signedOut.goto(`${url}/about`);
    for (const id of ['menu', 'languages']) {
      await show(signedOut, id);
      faults.push(...(await axeFaults(signedOut, `${id}, signed out`)));
    }
    const { context: own, ask } = await signedIn(await visitor(scheme, direction, forced), url, {
      as: 'In dialogs',
      profiles: ['Amina'],
    });
    await ask(unassignProject, {});
    const page = await own.newPage();
    await page.goto(`${url}/about`);
    await page.waitForFunction(() => document.cookie.includes('isFirstTimeVisit'));
    for (const id of ['menu', 'create-profile', 'project-code']) {
      await show(page, id);
      faults.push(...(await axeFaults(page, `${id}, signed in`)));
    }
    const field = page.locator('dialog#project-code').getByRole('textbox');
    await field.fill('9999-9999');
    await field.press('Enter');
    await page.locator('dialog#project-code').getByRole('alert').locator('p').waitFor();
    faults.push(...(await axeFaults(page, 'a code that is not recognized')));
    await ask(assignProject, { code });
    await page.reload();
    await page.waitForFunction((joined) => document.cookie.includes(joined), code);
    await show(page, 'project-code');
    faults.push(...(await axeFaults(page, 'an assigned code')));
    await show(page, 'delete-project-code');
    faults.push(...(await axeFaults(page, 'the question before it is deleted')));
    expect(faults).toEqual([]);
  });
});
