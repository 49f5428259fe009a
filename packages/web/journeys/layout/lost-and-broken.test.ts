import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { loadBuiltWebApp } from '../../../server/web-app/built-web-app.ts';
import { createServer } from '../../../server/create-server.ts';
import { readSettings } from '../../../server/settings.ts';
import { useBrowser } from '../testing/visitor.ts';

const { visit } = useBrowser();
const url = inject('libraryUrl');

const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: /home/ });

describe('an address that leads nowhere', () => {
  let page: Page;
  beforeAll(async () => {
    page = await visit();
  });

  test.each([
    '/no/such/page',
    '/book/no-such-book',
    '/read/no-such-book/0',
    '/read/papa-counts-to-six/99',
    '/read/papa-counts-to-six/one',
    '/tag/999',
    '/collection/none',
    '/level/7',
    '/book/%E0%A4%A',
  ])('%s shows Page Not Found with status 404 and a way home', async (address) => {
    const response = await page.goto(url + address);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    expect(await home(page).getAttribute('href')).toBe('/');
  });

  test('its way home is one', async () => {
    await page.goto(`${url}/no/such/page`);
    await home(page).click();
    await page.waitForURL(`${url}/`);
  });
});

test.each([
  '/search?cardName=kite&cursor=WyIxIl0',
  '/level/1?cursor=WyIxIl0',
  '/tag/1?cursor=WyIxIl0',
  '/collaborators?cursor=WyIxIl0',
  '/pathways?cursor=WyIxIl0',
  '/decodables?lId=4846240843956224&stage=7&cursor=WyIxIl0',
])('%s, which leads into a list as it was before an upgrade, leads to its beginning', async (address) => {
  const page = await visit();
  const response = await page.goto(url + address);
  expect(response?.status()).toBe(200);
  expect(page.url()).toBe(url + address.replace(/.cursor=.*/, ''));
});

test('when the database is gone the top bar, the error page and the footer are shown, and nothing of the inside', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  const database = await openTestDatabase();
  const server = await createServer({
    database,
    settings: readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' }),
    loadWebApp: loadBuiltWebApp,
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  await database.pool.end();
  const page = await visit();
  for (const path of ['/', '/search?cardName=a', '/book/x', '/read/x/0']) {
    const response = await page.goto(address + path);
    expect(response?.status()).toBeGreaterThanOrEqual(500);
    await page.getByRole('heading', { name: 'Something Went Wrong' }).waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    expect(await page.content()).not.toMatch(/pool|at async|node_modules/);
  }
  await server.close().catch(() => {});
  await rm(dataDir, { recursive: true, force: true });
});
