import { globSync } from 'node:fs';
import { freePort } from '../journeys/testing/free-port.ts';
import { openBidiSession } from './bidi-session.ts';
import type { Session } from './session.ts';
import { openWebDriverSession } from './webdriver-session.ts';

/** A browser of Debian's. */
export interface KnownBrowser {
  name: string;
  /** What has to be installed. */
  packages: string;
  /** Where its programs are: each a pattern of paths. */
  programs: string[];
  open: (programs: string[]) => Promise<Session>;
}

const size = { width: 1280, height: 800 };

export const browsers: KnownBrowser[] = [
  {
    name: 'Chromium',
    packages: 'chromium chromium-driver',
    programs: ['/usr/bin/chromium', '/usr/bin/chromedriver'],
    async open([chromium = '', driver = '']) {
      const port = await freePort();
      const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
      return openWebDriverSession({
        command: driver,
        args: [`--port=${port}`],
        port,
        capabilities: {
          'goog:chromeOptions': { binary: chromium, args: [...args, `--window-size=${size.width},${size.height}`] },
          'goog:loggingPrefs': { browser: 'SEVERE' },
        },
      });
    },
  },
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    programs: ['/usr/bin/firefox-esr'],
    open: ([firefox = '']) => openBidiSession(firefox, size),
  },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb xauth',
    programs: ['/usr/lib/*/webkit2gtk-4*/MiniBrowser', '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    async open([browser = '', driver = '', screen = '']) {
      const port = await freePort();
      return openWebDriverSession({
        command: screen,
        args: ['-a', '-s', '-screen 0 1400x1000x24', driver, `--port=${port}`],
        port,
        capabilities: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      });
    },
  },
];

/** The programs of a browser on this machine; undefined where one is missing. */
export function programsOf({ programs }: KnownBrowser): string[] | undefined {
  const found = programs.map((pattern) => globSync(pattern)[0]);
  return found.includes(undefined) ? undefined : found.filter((one) => one !== undefined);
}
