// Makes docs/languages.webp: the home page on a phone of 360 pixels in every language of the screens, its upper part.
// `npx node scripts/show-languages.mjs http://localhost:3000` with a library that runs; checked in.
import path from 'node:path';

import { chromium } from 'playwright-core';
import sharp from 'sharp';

import { interfaceLanguages } from '../packages/interface-text/interface-languages.ts';
import { answerHelp } from './answer-help.mjs';
import { findChromium } from './chromium.mjs';
import { giveUp, root } from './prepare.mjs';

const shot = { width: 360, height: 1180 };
const cell = { width: 240, gap: 12, columns: 8 };
answerHelp('npx node scripts/show-languages.mjs [http://localhost:3000], with a library that runs there.');
const url = process.argv[2] ?? 'http://localhost:3000';

async function shootHome(browser, language) {
  const visitor = await browser.newContext({ viewport: shot, reducedMotion: 'reduce' });
  const stored = {
    id: language.id,
    name: encodeURIComponent(language.name),
    lang: language.languageISOCode,
    direction: language.direction,
  };
  await visitor.addCookies(
    Object.entries(stored).map(([field, value]) => ({ name: `localization_${field}`, value, url })),
  );
  const page = await visitor.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await visitor.close();
  return sharp(picture).resize(cell.width).toBuffer();
}

const answer = await fetch(`${url}/api/language/by_type`).catch(() => undefined);
if (!answer?.ok) giveUp(`No library answers at ${url}; start one, or say where it is.`);
const { languages } = await answer.json();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const height = Math.round((shot.height * cell.width) / shot.width);
const pictures = [];
for (const [at, { tag }] of interfaceLanguages.entries()) {
  const language = languages.find((one) => one.languageISOCode === tag);
  if (language === undefined) throw new Error(`${tag} is not offered by ${url}.`);
  pictures.push({
    input: await shootHome(browser, language),
    left: cell.gap + (at % cell.columns) * (cell.width + cell.gap),
    top: cell.gap + Math.floor(at / cell.columns) * (height + cell.gap),
  });
}
await browser.close();
const rows = Math.ceil(pictures.length / cell.columns);
const size = {
  width: cell.gap + cell.columns * (cell.width + cell.gap),
  height: cell.gap + rows * (height + cell.gap),
};
await sharp({ create: { ...size, channels: 3, background: '#8a8378' } })
  .composite(pictures)
  .webp({ quality: 70, effort: 6 })
  .toFile(path.join(root, 'docs/languages.webp'));
console.log(`${pictures.length} languages`);
