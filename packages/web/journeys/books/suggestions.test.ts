import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaults } from '../testing/axe-faults.ts';
import { laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { visit } = useBrowser();
const url = inject('libraryUrl');

describe('while somebody types', () => {
  test('books that may be meant stand below the field, for keys and fingers', async () => {
    const page = await visit(phone);
    await page.goto(url);
    await started(page);
    const field = page.getByRole('searchbox', { name: 'Find a book' });
    const books = page.getByRole('list', { name: 'Find a book' }).getByRole('link');
    const answered = page.waitForResponse(/[?&]q=slo$/);
    await field.pressSequentially('slo');
    await (await answered).finished();
    await atRest(page);
    const chase = books.filter({ hasText: 'The Great Slow Chase' });
    await chase.waitFor();
    expect(await axeFaults(page, 'Suggestions')).toEqual([]);

    // Who is among them keeps them when the answer for more letters comes.
    const late = Promise.withResolvers<void>();
    await page.route(/[?&]q=slow$/, async (route) => {
      await late.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/[?&]q=slow$/);
    await field.pressSequentially('w');
    await asked;
    await page.keyboard.press('ArrowDown');
    const lateAnswer = page.waitForResponse(/[?&]q=slow$/);
    late.resolve();
    await (await lateAnswer).finished();
    await atRest(page);
    expect(await books.first().evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await chase.waitFor({ state: 'hidden' });
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Backspace');
    await chase.tap();
    await page.getByRole('heading', { level: 1, name: 'The Great Slow Chase' }).waitFor();
  });

  test('Enter searches, and where no books can be had the field stays a field', async () => {
    const page = await visit(laptop);
    await page.route('**/api/search/suggest**', (route) => route.abort());
    await page.goto(`${url}/search`);
    await started(page);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('searchbox').pressSequentially('slow');
    await failed;
    await page.keyboard.press('Enter');
    await page.waitForURL(/cardName=slow/);
    await page.getByRole('link', { name: 'The Great Slow Chase' }).waitFor();
  });
});
