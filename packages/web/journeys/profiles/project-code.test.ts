import { assignProject, syncProject, unassignProject } from '@letsread/projects/contract.ts';
import type { Page, Route } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { signedIn } from '../testing/signed-in.ts';
import { laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const url = inject('libraryUrl');
const [code, otherCode] = inject('projectCodes');
let page: Page;
let client: Awaited<ReturnType<typeof signedIn>>['client'];

const view = () => page.getByRole('dialog', { name: 'Project Code' });
const field = () => view().getByRole('textbox', { name: 'Code from your project' });
const add = () => view().getByRole('button', { name: 'Add', exact: true });
const trash = () => view().getByRole('button', { name: 'Delete project code' });

/** Opens the view inside the menu, as a person does, until it answers to what is typed. */
async function openView(): Promise<void> {
  await page.goto(`${url}/about`);
  await started(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Project Code' }).click();
  await view().waitFor();
  await page.locator('[data-island=session-dialogs][data-living]').waitFor({ state: 'attached' });
}

async function storedCode(): Promise<string> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'userInfo');
  return (JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as { projectCode: string }).projectCode;
}

async function addCode(): Promise<void> {
  await field().fill(code);
  await add().click();
}

async function enter(as: string): Promise<void> {
  const session = await signedIn(await context(phone), url, { as, profiles: ['Amina'] });
  client = session.client;
  page = await session.context.newPage();
}

beforeAll(() => enter('In a project'));

beforeEach(async () => {
  await page.unrouteAll();
  await page.context().setOffline(false);
  await client(unassignProject, {});
});

describe('the input', () => {
  beforeAll(openView);
  beforeEach(() => field().fill(''));

  test('section 5: only digits, spaces and hyphens, one hyphen, and never more than 9 characters', async () => {
    await field().pressSequentially('12ab 34--56 78');
    expect(await field().inputValue()).toBe('1234-5678');
    await field().pressSequentially('9');
    expect(await field().inputValue()).toBe('1234-5678');
    await field().fill('');
    expect(await field().inputValue()).toBe('');
  });

  test('section 5: a hyphen comes by itself after the fourth digit, when typing, and can be deleted across', async () => {
    await field().pressSequentially('1234');
    expect(await field().inputValue()).toBe('1234-');
    await field().pressSequentially('5');
    for (const left of ['1234-', '1234', '123']) {
      await field().press('Backspace');
      expect(await field().inputValue()).toBe(left);
    }
    await field().pressSequentially('45678');
    expect(await field().inputValue()).toBe('1234-5678');
    for (let step = 0; step < 4; step++) await field().press('ArrowLeft');
    await field().press('Backspace');
    expect(await field().inputValue()).toBe('1235-678');
    await field().pressSequentially('4');
    expect(await field().inputValue()).toBe('1234-5678');
  });

  test.each([
    ['with a hyphen', '1234-5678'],
    ['without', '12345678'],
    ['with a space', ' 1234 5678 '],
    ['in Khmer digits', '១២៣៤-៥៦៧៨'],
    ['in Arabic digits', '١٢٣٤٥٦٧٨'],
    ['in Devanagari digits', '१२३४५६७८'],
  ])('section 5: a code is pasted %s', async (_, text) => {
    await field().focus();
    await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
    expect(await field().inputValue()).toBe('1234-5678');
  });

  test('section 5: the Add button is disabled until the length is exactly 9, and while a request runs', async () => {
    expect(await add().isDisabled()).toBe(true);
    await field().pressSequentially('1234567');
    expect(await add().isDisabled()).toBe(true);
    await field().pressSequentially('8');
    expect(await add().isDisabled()).toBe(false);
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    await page.route('**/api/project/*/assign', async (route) => {
      await held;
      await route.continue();
    });
    await add().click();
    const adding = view().getByRole('button', { name: 'Adding' });
    await adding.waitFor();
    expect(await adding.isDisabled()).toBe(true);
    finish();
    await trash().waitFor();
  });
});

describe('adding a code', () => {
  beforeEach(openView);

  test('section 4: unassigned to assigned after a successful add; the code is stored in userInfo', async () => {
    await addCode();
    await page.getByRole('status').getByText('Project code added successfully.', { exact: true }).waitFor();
    await view().getByText(code, { exact: true }).waitFor();
    await expect.poll(storedCode).toBe(code);
    expect(await client(syncProject, {})).toEqual({ projectCode: code });
    // The focus is not lost with the field.
    expect(await trash().evaluate((element) => element === document.activeElement)).toBe(true);
    await openView();
    await view().getByText(code, { exact: true }).waitFor();
  });

  test('section 8: 406 says that another project is there, and what to do; the typed code stays', async () => {
    await page.route('**/api/project/*/assign', (route: Route) =>
      route.fulfill({
        status: 406,
        contentType: 'application/problem+json',
        body: '{"code":"other-project","status":406}',
      }),
    );
    await addCode();
    const alert = view().getByRole('alert');
    await alert.getByText('You are already associated with another project!').waitFor();
    await alert.getByText('Please remove the previous project code.', { exact: true }).waitFor();
    expect(await field().inputValue()).toBe(code);
    expect(await storedCode()).toBe('');
  });

  test('an account of several grown-ups is told that it is shared, where a project is for teachers', async () => {
    await page.route('**/api/project/*/assign', (route: Route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: '{"code":"several-grown-ups","status":409}',
      }),
    );
    await addCode();
    await view().getByRole('alert').getByText('Other grown-ups share your account. Leave it first.').waitFor();
    expect(await storedCode()).toBe('');
  });

  test('section 8: the server itself answers 406 where the account is in another project', async () => {
    await field().fill(otherCode);
    const elsewhere = await fetch(`${url}/api/project/${code}/assign`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${await token()}` },
    });
    expect(elsewhere.status).toBe(200);
    await add().click();
    await view().getByRole('alert').getByText('You are already associated with another project!').waitFor();
  });

  test.each([
    ['an unknown code', undefined],
    ['a failure of the server', 500],
    ['an answer that is none', 200],
  ])('section 8: any other failure, %s: the code is not recognized', async (_, status) => {
    if (status !== undefined)
      await page.route('**/api/project/*/assign', (route: Route) => route.fulfill({ status, body: 'Not JSON' }));
    await field().fill('9999-9999');
    await add().click();
    await view()
      .getByRole('alert')
      .getByText("We don't recognize this project code. Please check with Let's Read.", { exact: true })
      .waitFor();
    expect(await field().inputValue()).toBe('9999-9999');
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('section 8: offline, adding says to check the connection, and nothing is asked', async () => {
    // The page itself asks once which project it is.
    await atRest(page);
    let requests = 0;
    page.on('request', (request) => (requests += Number(request.url().includes('/project/'))));
    await page.context().setOffline(true);
    await addCode();
    await view().getByRole('alert').getByText('Please check your internet connection', { exact: true }).waitFor();
    expect(requests).toBe(0);
    await page.context().setOffline(false);
    await add().click();
    await trash().waitFor();
  });
});

describe('what is shared', () => {
  const shared = () => view().getByRole('heading', { level: 3 });

  // The library lets an account look at and join so many projects an hour, and no more.
  beforeAll(() => enter('Who sees what is shared'));
  beforeEach(async () => {
    await openView();
    await field().fill(otherCode);
    await view()
      .getByRole('heading', { name: `Reading at ${otherCode}` })
      .waitFor();
  });

  test('is said under the code as soon as it is whole, with the project and its partner, before anything is stored', async () => {
    expect(await view().getByRole('listitem').allInnerTexts()).toEqual([
      'How many readers take part',
      'How many books were started and finished, and how many minutes were read',
      'In which languages and at which levels',
      'How many questions were answered right at the first try',
    ]);
    await view().getByText('A partner', { exact: true }).waitFor();
    await view().getByText('By choosing Add you agree to this.').waitFor();
    expect(await client(syncProject, {})).toEqual({ projectCode: '' });
    await field().press('End');
    await field().press('Backspace');
    await shared().waitFor({ state: 'hidden' });
  });

  test('is said of no project that there is not: that is told after Add', async () => {
    await field().fill('9999-9999');
    await atRest(page);
    expect([await shared().count(), await view().locator('.err').count()]).toEqual([0, 0]);
  });

  test('stays to be read while the account is in the project, with what stays of it', async () => {
    const sent = page.waitForRequest('**/assign');
    await add().click();
    expect((await sent).headers()['sharing-version']).toBe('2');
    await trash().waitFor();
    await view()
      .getByRole('heading', { name: `Reading at ${otherCode}` })
      .waitFor();
    await view().getByText('When you delete the code, nothing more is shared. Totals made before that stay.').waitFor();
  });
});

describe('removing a code', () => {
  const question = () => page.getByRole('alertdialog', { name: 'Are you sure you want to delete this project code?' });

  beforeAll(() => enter('Who leaves a project'));
  beforeEach(async () => {
    await client(assignProject, { code });
    await openView();
    // This device may know the code of before.
    await view().getByText(code, { exact: true }).waitFor();
    await trash().click();
    await question().waitFor();
  });

  test('section 2: delete asks, with Delete and Cancel; Cancel, Escape and a tap beside it change nothing', async () => {
    expect(await question().getByRole('button').allInnerTexts()).toEqual(['Cancel', 'Delete']);
    await page.mouse.click(5, 5);
    await question().waitFor();
    await question().getByRole('button', { name: 'Cancel' }).click();
    await question().waitFor({ state: 'hidden' });
    await trash().click();
    await page.keyboard.press('Escape');
    await question().waitFor({ state: 'hidden' });
    expect(await storedCode()).toBe(code);
    expect(await client(syncProject, {})).toEqual({ projectCode: code });
  });

  test('section 4: assigned to unassigned after a successful removal, which sets projectCode to empty', async () => {
    await question().getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('status').getByText('Project code successfully removed.', { exact: true }).waitFor();
    await field().waitFor();
    await expect.poll(storedCode).toBe('');
    expect(await client(syncProject, {})).toEqual({ projectCode: '' });
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('section 8: project code removal failure says so, and the code stays', async () => {
    await page.route('**/api/project/unassign', (route: Route) => route.fulfill({ status: 500, body: '{}' }));
    await question().getByRole('button', { name: 'Delete' }).click();
    await view()
      .getByRole('alert')
      .getByText('Sorry, cannot remove project code. Please try again.', { exact: true })
      .waitFor();
    expect(await storedCode()).toBe(code);
  });

  test('section 8: offline, removing says to check the connection', async () => {
    await question().getByRole('button', { name: 'Delete' }).click();
    await field().waitFor();
    await addCode();
    await page.getByRole('status').getByText('Project code added successfully.').waitFor();
    await trash().click();
    await page.context().setOffline(true);
    await question().getByRole('button', { name: 'Delete' }).click();
    await view().getByRole('alert').getByText('Please check your internet connection', { exact: true }).waitFor();
    expect(await page.getByText('Project code added successfully.').count()).toBe(0);
    expect(await storedCode()).toBe(code);
  });
});

test('without script a code is looked up, added once it was shown what is shared, and deleted', async () => {
  const own = await signedIn(await context({ ...phone, javaScriptEnabled: false }), url, { as: 'Without script' });
  page = await own.context.newPage();
  const opened = async () => {
    await page.goto(`${url}/about`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Project Code' }).click();
  };
  const main = page.getByRole('main');
  // Whoever comes back to the address finds no dead end.
  await page.goto(`${url}/project-code`);
  const ownField = main.getByRole('textbox', { name: 'Code from your project' });
  await ownField.fill('9999-9999');
  await main.getByRole('button', { name: 'Add', exact: true }).click();
  await main.getByRole('alert').getByText("We don't recognize this project code.").waitFor();
  expect(await ownField.inputValue()).toBe('9999-9999');
  await opened();
  await field().fill('9999-9999');
  await add().click();
  await main.getByRole('alert').getByText("We don't recognize this project code.").waitFor();
  await opened();
  await field().fill(' १२३४५६७८');
  await add().click();
  await main.getByRole('heading', { name: `Reading at ${code}` }).waitFor();
  expect(await own.client(syncProject, {})).toEqual({ projectCode: '' });
  await main.getByRole('button', { name: 'Add' }).click();
  await main.getByText('Project code added successfully.', { exact: true }).waitFor();
  expect(await storedCode()).toBe(code);
  expect(await own.client(syncProject, {})).toEqual({ projectCode: code });
  await main.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(`${url}/about`);
  await opened();
  await trash().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await main.getByText('Project code successfully removed.', { exact: true }).waitFor();
  expect(await storedCode()).toBe('');
  expect(await own.client(syncProject, {})).toEqual({ projectCode: '' });
});

describe('the address of the view', () => {
  beforeAll(() => enter('At the address'));

  test('the address of the view is a page with script too, and the menu has a view of its own beside it', async () => {
    await page.goto(`${url}/project-code`);
    await started(page);
    const main = page.getByRole('main');
    const ownField = main.getByRole('textbox', { name: 'Code from your project' });
    for (const typed of ['9999-9999', '9999-9998']) {
      await ownField.fill(typed);
      await ownField.press('Enter');
      await expect.poll(() => page.locator('main input[name=code]').getAttribute('value')).toBe(typed);
      await main.getByRole('alert').getByText("We don't recognize this project code.").waitFor();
    }
    expect(await axeFaultsInBoth(page, 'the page of the code')).toEqual([]);
    await ownField.fill(code);
    await main.getByRole('button', { name: 'Add', exact: true }).click();
    await main.getByRole('heading', { name: `Reading at ${code}` }).waitFor();
    await main.getByRole('button', { name: 'Add' }).click();
    await main.getByText('Project code added successfully.', { exact: true }).waitFor();
    await page.goto(`${url}/project-code`);
    await started(page);
    await main.getByText(code, { exact: true }).waitFor();
    const ids = await page.evaluate(() => Array.from(document.querySelectorAll('[id]'), ({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Project Code' }).click();
    await trash().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('status').getByText('Project code successfully removed.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/project-code');
  });
});

async function token(): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === 'jwtToken')?.value ?? '';
}

// Of an account of its own: one may look up a few codes an hour.
describe('a press while the view changes', () => {
  beforeAll(async () => {
    const session = await signedIn(await context(phone), url, { as: 'In a hurry', profiles: ['Amina'] });
    client = session.client;
    page = await session.context.newPage();
  });

  test('a press in the moment in which the view comes to life is answered as well', async () => {
    await page.goto(`${url}/about`);
    await started(page);
    await page.evaluate((typed) => {
      const form = document.querySelector<HTMLFormElement>('#project-code form');
      const button = form?.querySelector('button');
      const input = form?.querySelector<HTMLInputElement>('[name=code]');
      if (!button?.disabled || !input) throw new Error('The form waits for its answers no more.');
      input.value = typed;
      // It is let go for React, which has yet to take it over.
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        button.click();
      }).observe(button, { attributeFilter: ['disabled'] });
    }, code);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('status').getByText('Project code added successfully.', { exact: true }).waitFor();
  });

  test.each([phone.viewport, laptop.viewport])(
    'Add stays under the finger when the project is shown, at $width pixels',
    async (size) => {
      await page.setViewportSize(size);
      const lookup = Promise.withResolvers<void>();
      await page.route(`**/api/project/${code}`, async (route: Route) => {
        await lookup.promise;
        await route.continue();
      });
      await openView();
      await field().fill(code);
      await add().hover();
      await page.mouse.down();
      const before = await add().boundingBox();
      lookup.resolve();
      await view().getByText('A partner', { exact: true }).waitFor();
      expect(await add().boundingBox()).toEqual(before);
      await page.mouse.up();
      await page.getByRole('status').getByText('Project code added successfully.', { exact: true }).waitFor();
      await page.setViewportSize(phone.viewport);
    },
  );
});
