// Makes docs/screens: a sheet of all screens for a phone and a laptop, light and dark, English and Arabic, and film strips of a turned
// page, of the end of a book and of its sticker. `npx node scripts/show-screens.mjs [phone-light-en … turn sticker end]`; checked in. It builds
// and runs a library of its own, so that nothing has to stand ready; three minutes for all.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { chromium } from 'playwright-core';

import { answerHelp } from './answer-help.mjs';
import { findChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, giveUp, root } from './prepare.mjs';
import { makeReader, openLibrary, signIn } from './screens/library.mjs';
import { screens, screensOfReader } from './screens/screens.mjs';
import { makeSheet } from './screens/sheets.mjs';
import { strips } from './screens/strips.mjs';

const folder = path.join(root, 'docs/screens');
const devices = {
  phone: {
    of: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    cell: { width: 180, height: 370, columns: 12 },
  },
  laptop: { of: { viewport: { width: 1280, height: 800 } }, cell: { width: 352, height: 220, columns: 6 } },
};
const sheets = Object.keys(devices).flatMap((device) =>
  ['light', 'dark'].flatMap((scheme) => ['en', 'ar'].map((language) => `${device}-${scheme}-${language}`)),
);
const names = [...sheets, ...Object.keys(strips)];
answerHelp(`npx node scripts/show-screens.mjs [${names.join(' | ')}]`);
const chosenNames = process.argv.slice(2);
const unknown = chosenNames.find((name) => !names.includes(name));
if (unknown !== undefined) giveUp(`There is no picture "${unknown}". There are: ${names.join(', ')}.`);
const isChosen = (name) => chosenNames.length === 0 || chosenNames.includes(name);

/** A visitor who has chosen a language, with the refresh token of an account where one is given. */
async function visitor({ browser, library, device, language, refreshToken, motion = 'reduce' }) {
  const context = await browser.newContext({ ...devices[device].of, reducedMotion: motion, serviceWorkers: 'block' });
  const chosen = library.languages.find((one) => one.languageISOCode === language);
  const stored = { id: chosen.id, name: chosen.name, lang: language, direction: chosen.direction };
  const cookies = Object.entries(stored).map(([field, value]) => [`localization_${field}`, encodeURIComponent(value)]);
  if (refreshToken) cookies.push(['refreshToken', refreshToken]);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: library.url })));
  // The first page that is asked for takes a session up.
  if (refreshToken) await context.request.get(library.url);
  return context.newPage();
}

/** Where a screen is, in one language. */
const addressIn =
  ({ url, slugs }, language, profile) =>
  (template) =>
    url +
    template.replace(/\{(\w+)(:last)?\}/g, (_, name, last) => {
      if (name === 'profile') return profile;
      const { slug, pageCount } = slugs[language][name];
      return encodeURIComponent(slug) + (last ? `/${pageCount}` : '');
    });

/** A page whose script has begun and whose letters and pictures are there. */
async function settle(page) {
  // Letters come in when all else is there; a reader goes on fetching what is turned to next.
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {});
  await page.evaluate(() => document.fonts.ready);
  // What is not in view is fetched only when somebody scrolls to it.
  await page.waitForFunction(() => {
    const isInView = ({ top, bottom, left, right }) =>
      bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return [...document.images].every(
      (one) => one.complete || !one.checkVisibility() || !isInView(one.getBoundingClientRect()),
    );
  });
}

async function shoot(page, all, address, pictures) {
  for (const [, template, act] of all) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address(template));
    await settle(page);
    await act?.(page);
    for (const scheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme: scheme });
      await settle(page);
      pictures[scheme].push(await page.screenshot({ animations: 'disabled' }));
    }
  }
}

async function showScreens({ browser, library, reader, device, language }) {
  const pictures = { light: [], dark: [] };
  const { refreshToken } = await signIn(library, reader);
  const address = addressIn(library, language, reader.profile);
  for (const { all, session } of [
    { all: screens, session: {} },
    { all: screensOfReader, session: { refreshToken } },
  ]) {
    const page = await visitor({ browser, library, device, language, ...session });
    await shoot(page, all, address, pictures);
    await page.context().close();
  }
  for (const [scheme, shots] of Object.entries(pictures)) {
    const file = path.join(folder, `${device}-${scheme}-${language}.webp`);
    await makeSheet(shots, { ...devices[device].cell, file, quality: 45 });
  }
}

async function showStrips({ browser, library }) {
  for (const [name, strip] of Object.entries(strips)) {
    if (!isChosen(name)) continue;
    const page = await visitor({ browser, library, device: 'phone', language: 'en', motion: 'no-preference' });
    const pictures = await strip(page, addressIn(library, 'en'), settle);
    await makeSheet(pictures, {
      width: 180,
      height: 370,
      columns: 8,
      file: path.join(folder, `${name}.webp`),
      quality: 55,
    });
    await page.context().close();
  }
}

await ensureInstalled({ withTools: true });
await ensureBuilt();
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const library = await openLibrary();
try {
  const reader = await makeReader(library);
  for (const device of Object.keys(devices))
    for (const language of ['en', 'ar'])
      if (['light', 'dark'].some((scheme) => isChosen(`${device}-${scheme}-${language}`)))
        await showScreens({ browser, library, reader, device, language });
  await showStrips({ browser, library });
} finally {
  await library.close();
  await browser.close();
}
