import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { chooseLanguage, laptop, phone, swipe, started, useBrowser } from '../testing/visitor.ts';

const { visit } = useBrowser();
const url = inject('libraryUrl');

/** Somebody else's site, on an origin of its own: any page of it frames the address in its query. */
let site: Server;
let otherSite: string;
beforeAll(async () => {
  site = createServer((request, reply) => {
    const framed = new URL(request.url ?? '/', url).searchParams.get('frame') ?? '';
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A school</title>
      <h1>Our books</h1><iframe title="A book" src="${framed}" width="320" height="600" style="border:0"></iframe></html>`,
    );
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  otherSite = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => site.close());

async function embed(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`${otherSite}/?frame=${encodeURIComponent(url + path)}`);
  return page.frameLocator('iframe');
}

async function slugIn(languageCode: string): Promise<{ slug: string; pageCount: number }> {
  const answer = await fetch(`${url}/api/language/by_type`);
  const { languages } = (await answer.json()) as { languages: { id: string; languageISOCode: string }[] };
  const { id } = languages.find((one) => one.languageISOCode === languageCode) ?? { id: '' };
  const books = await fetch(`${url}/api/v5/book/search?lId=${id}&limit=1`);
  const { items } = (await books.json()) as { items: { slug: string; pageCount: number }[] };
  return items[0] ?? { slug: '', pageCount: 0 };
}

const shown = (frame: FrameLocator) => frame.locator('.page[data-at="now"]');

describe('a book on another site', () => {
  test('is read to its end by keyboard, counted once, and says who made it', async () => {
    const page = await visit(laptop);
    const openings: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && openings.push(new URL(request.url()).pathname));
    const frame = await embed(page, '/embed/the-great-slow-chase');
    await frame.getByRole('link', { name: 'Next page' }).focus();
    for (let number = 1; number <= 11; number++) {
      await page.keyboard.press('ArrowRight');
      await frame.locator(`.page[data-at="now"][data-number="${number}"]`).waitFor();
      await frame.getByText(`Page ${number} of 11`).first().waitFor();
    }
    await page.keyboard.press('Space');
    await frame.getByRole('heading', { name: 'The end' }).waitFor();
    await frame.getByRole('link', { name: 'Creative Commons Attribution 4.0' }).waitFor();
    await page.keyboard.press('Home');
    await frame.locator('.page[data-at="now"][data-number="0"]').waitFor();
    expect(openings).toHaveLength(1);
    expect(openings[0]).toMatch(/^\/api\/analytics\/book\/\d+$/);
    expect(page.url()).toContain(otherSite);
  });

  test('in Arabic is read to its end by tap and by finger, from right to left and in Arabic words', async () => {
    const { slug, pageCount } = await slugIn('ar');
    const page = await visit(phone);
    const frame = await embed(page, `/embed/${encodeURIComponent(slug)}`);
    expect(await frame.locator('html').getAttribute('dir')).toBe('rtl');
    const next = frame.getByRole('link', { name: 'الصفحة التالية' });
    const box = await next.boundingBox();
    expect(box?.x).toBeLessThan(100);
    await swipe(page, { x: 60, y: 300 }, { x: 300, y: 310 });
    await frame.locator('.page[data-at="now"][data-number="1"]').waitFor();
    for (let number = 2; number <= pageCount + 1; number++) {
      await next.tap();
      await frame.locator(`.page[data-at="now"][data-number="${number}"]`).waitFor();
    }
    await shown(frame).getByRole('heading', { level: 2 }).waitFor();
  });

  test('reads no cookie and keeps nothing, even for who has chosen a language here', async () => {
    const page = await visit(laptop);
    await page.goto(url);
    await chooseLanguage(page, 'العربية');
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    await started(page);
    await atRest(page);
    const before = await page.context().cookies();
    // The same site as the page around the frame here, so what the library's own page keeps is seen in the frame too.
    const storedNames = () =>
      JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage)].map((names) => names.toSorted()));
    const namesBefore = await page.evaluate(storedNames);
    const frame = await embed(page, '/embed/the-great-slow-chase/1');
    await frame.getByText('Page 1 of 11').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await frame.getByText('Page 2 of 11').first().waitFor();
    expect(await page.context().cookies()).toEqual(before);
    expect(await frame.locator('html').evaluate(storedNames)).toBe(namesBefore);
    // Without PUBLIC_URL the page follows the name that it was asked by, so no cache may share it.
    expect((await fetch(`${url}/embed/the-great-slow-chase/1`)).headers.get('cache-control')).toMatch(/^private/);
  });

  test('is read where the browser keeps nothing for frames', async () => {
    const page = await visit(laptop);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const frame = await embed(page, '/embed/papa-counts-to-six');
    await frame.getByRole('link', { name: 'Next page' }).click();
    await frame.locator('.page[data-at="now"][data-number="1"]').waitFor();
    expect(faults).toEqual([]);
  });

  test('is read without script, page after page', async () => {
    const page = await visit({ ...phone, javaScriptEnabled: false });
    const frame = await embed(page, '/embed/the-moon-says-good-night');
    for (let number = 0; number <= 3; number++) {
      await frame.locator(`.page[data-number="${number}"]`).waitFor();
      await frame.getByRole('link', { name: 'Next page' }).click();
    }
    await embed(page, '/embed/the-moon-says-good-night/10');
    await frame.getByRole('link', { name: 'Next page' }).click();
    await frame.getByRole('heading', { name: 'The end' }).waitFor();
  });

  test('offers no act of an account, and what leads away opens outside the frame', async () => {
    const page = await visit(laptop);
    await page.goto(`${url}/embed/the-great-slow-chase/12`);
    expect(await page.locator('form, button, input').count()).toBe(0);
    const leading = page.locator('a:not([data-turn])');
    expect(await leading.count()).toBe(3);
    for (const link of await leading.all()) {
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
    }
  });

  test('has no fault that axe finds, small and large, in both directions', async () => {
    const { slug } = await slugIn('ar');
    const page = await visit(laptop);
    const faults: string[] = [];
    for (const [width, height] of [
      [320, 480],
      [768, 520],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['', '/2', '/12']
        .map((at) => `the-great-slow-chase${at}`)
        .concat(`${encodeURIComponent(slug)}/1`, 'none')) {
        await page.goto(`${url}/embed/${path}`);
        faults.push(...(await axeFaultsInBoth(page, `${path} at ${width}`)));
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('every other page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await visit(laptop);
  });

  test.each(['/', '/book/the-great-slow-chase', '/read/the-great-slow-chase/1', '/login', '/embed/a/b/c'])(
    '%s refuses to stand on another site',
    async (path) => {
      await page.goto(`${otherSite}/?frame=${encodeURIComponent(url + path)}`);
      await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    },
  );
});
