import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { atLeast, limit } from './limits.ts';
import { type Bench, printTable, serveBare } from './open-bench.ts';

/** Lighthouse's mobile run of each screen, beside a bare page with the same first picture. */
export async function measureLighthouse({ library, debuggingPort }: Bench): Promise<void> {
  const floor = await serveFloor(library.url);
  const rows: string[][] = [];
  const pages = {
    'floor: a bare page, one picture': floor.url,
    home: `${library.url}/`,
    search: `${library.url}/search?cardName=the`,
    book: `${library.url}/book/the-great-slow-chase`,
    reader: `${library.url}/read/the-great-slow-chase/1`,
  };
  for (const [name, address] of Object.entries(pages)) {
    const found = await audit(address, debuggingPort);
    rows.push([name, ...found]);
    if (address === floor.url) continue;
    for (const score of found.slice(0, 4)) atLeast(`Lighthouse of ${name}`, Number(score), 95);
    limit(`LCP of ${name}`, Number(found[5]), 1.3, ' s');
    limit(`blocking time of ${name}`, Number(found[6]), 100, ' ms');
  }
  floor.server.close();
  printTable(
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'KB'],
    rows,
  );
  console.log('limits: 95 in all four, LCP 1.3 s, TBT 100 ms');
}

/** What is read here of Lighthouse's result (`lhr`, its JSON output). */
interface LighthouseResult {
  categories: Record<string, { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { id: string; title: string; score: number | null; numericValue?: number }>;
}

const execute = promisify(execFile);
/** With its 190 MB of packages it is no part of the library's own: it comes with its first run. */
const folder = path.join(import.meta.dirname, 'lighthouse');

async function runLighthouse(address: string, port: number): Promise<LighthouseResult> {
  if (!existsSync(path.join(folder, 'node_modules'))) await execute('npm', ['ci'], { cwd: folder });
  const command = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  const categories = 'performance,accessibility,best-practices,seo';
  const { stdout } = await execute(
    process.execPath,
    [command, address, `--port=${port}`, '--output=json', '--quiet', `--only-categories=${categories}`],
    { maxBuffer: Infinity },
  );
  return JSON.parse(stdout) as LighthouseResult;
}

async function audit(address: string, port: number): Promise<string[]> {
  const { categories, audits } = await runLighthouse(address, port);
  const score = (name: string) => String(Math.round((categories[name]?.score ?? 0) * 100));
  const value = (name: string, divisor = 1, digits = 0) =>
    ((audits[name]?.numericValue ?? Number.NaN) / divisor).toFixed(digits);
  for (const { id, score: points, title } of Object.values(audits)) {
    const isFault = Object.values(categories).some(
      ({ id: category, auditRefs }) =>
        category !== 'performance' && auditRefs.some((ref) => ref.id === id && ref.weight > 0),
    );
    if (isFault && points !== null && points < 1) console.log(`  ${address}: ${title}`);
  }
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    value('first-contentful-paint', 1000, 2),
    value('largest-contentful-paint', 1000, 2),
    value('total-blocking-time'),
    value('cumulative-layout-shift', 1, 3),
    value('total-byte-weight', 1000),
  ];
}

async function serveFloor(libraryUrl: string): ReturnType<typeof serveBare> {
  const html = await (await fetch(`${libraryUrl}/read/the-great-slow-chase/1`)).text();
  const picture = /(\/media\/pictures\/[0-9a-f]+)\//.exec(html)?.[1];
  const bytes = Buffer.from(await (await fetch(`${libraryUrl}${picture}/750.webp`)).arrayBuffer());
  const page = Buffer.from(
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta name="description" content="A floor"><title>Floor</title><main><h1>Floor</h1><img src="/p.webp" alt="a picture" width="750" height="563" style="width:100%;height:auto"></main>',
  );
  return serveBare((url) => {
    if (url === '/') return { type: 'text/html', body: page };
    return url === '/p.webp' ? { type: 'image/webp', body: bytes } : undefined;
  });
}
