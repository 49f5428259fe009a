import { existsSync } from 'node:fs';
import { run } from './prepare.mjs';

/**
 * Chromium without a window's parts: the same pages and clicks for two fifths of the processor's time. It has no notifications: one
 * journey takes the whole browser (useBrowser in packages/web/journeys/testing/visitor.ts), so it is of use only beside that.
 */
const shell = '/usr/bin/chromium-headless-shell';
const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium to test in: CHROMIUM_PATH, else one that is installed, else one that apt-get installs; undefined when none can be had. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const found = installed();
  if (found !== undefined) return found;
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium for the browser tests …');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const words of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium', 'chromium-headless-shell'],
  ]) {
    const [command, ...args] = [...asRoot, ...words];
    const { code, output } = await run(command, args, { quiet: true });
    if (code !== 0) console.log(output.trimEnd());
  }
  return installed();
}

function installed() {
  const found = candidates.find((candidate) => existsSync(candidate));
  return found === candidates[0] && existsSync(shell) ? shell : found;
}
