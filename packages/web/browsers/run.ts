import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Gateway, openGateway } from '../journeys/offline/gateway.ts';
import { mailFolder } from '../journeys/testing/mails.ts';
import { runLibrary } from '../journeys/testing/run-library.ts';
import { browsers, type KnownBrowser, programsOf } from './browsers.ts';
import { journey } from './journey.ts';
import { personAt } from './person.ts';
import type { Session } from './session.ts';

// Run by scripts/browsers.mjs: one short journey in each browser that is installed, through W3C WebDriver.

const names = process.argv.slice(2).map((name) => name.toLowerCase());
const known = browsers.map(({ name }) => name.toLowerCase());
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no browser "${unknown}" here. There are: ${known.join(', ')}.`);
  process.exit(1);
}
const chosen = browsers.filter(({ name }) => names.length === 0 || names.includes(name.toLowerCase()));
if (chosen.every((browser) => programsOf(browser) === undefined)) {
  for (const { name, packages } of chosen) console.error(`– ${name}: not installed (${packages})`);
  process.exit(1);
}
const library = await runLibrary();
const pictures = await mkdtemp(path.join(tmpdir(), 'lets-read-browsers-'));
const failures: string[] = [];
try {
  for (const browser of chosen) await travel(browser);
} finally {
  await library.close();
}
for (const failure of failures) console.log(failure);
process.exit(failures.length > 0 ? 1 : 0);

async function travel(browser: KnownBrowser): Promise<void> {
  const programs = programsOf(browser);
  if (programs === undefined) return console.log(`– ${browser.name}: not installed (${browser.packages})`);
  const gateway = await openGateway(library.url);
  const session = await browser.open(programs);
  const person = personAt(session, gateway.url);
  const email = `${browser.name.toLowerCase()}@example.org`;
  try {
    for (const [step, go] of Object.entries(journey)) {
      const failure = await go({ person, gateway, mails: mailFolder(library.dataDir), email })
        .then(() => errorsOf(session, gateway))
        .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      console.log(`${failure === '' ? '✓' : '✗'} ${browser.name}: ${step}`);
      if (failure === '') continue;
      const picture = path.join(pictures, `${browser.name}-${Object.keys(journey).indexOf(step) + 1}.png`);
      await writeFile(picture, await session.screenshot());
      failures.push(`${browser.name}: ${step}: ${failure}\n  ${picture}`);
    }
  } finally {
    await session.close();
    await gateway.close();
  }
}

/** What pages logged; with the server away, what is asked of it in vain is logged rightly. */
async function errorsOf(session: Session, gateway: Gateway): Promise<string> {
  const errors = await session.takeErrors();
  return gateway.fate('/') === undefined ? errors.join('\n') : '';
}
