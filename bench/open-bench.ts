import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { type RunningLibrary, runLibrary } from '../packages/web/journeys/testing/run-library.ts';

/** What all measurements share: a library that runs as in production, with its starter books, and a browser. */
export interface Bench {
  library: RunningLibrary;
  browser: Browser;
  /** Where other tools reach the browser. */
  debuggingPort: number;
  close: () => Promise<void>;
}

const debuggingPort = 9333;

export async function openBench(): Promise<Bench> {
  const library = await runLibrary({ REQUESTS_A_MINUTE: '0', AVIF_PICTURES: 'on' });
  const browser = await launch().catch(async (error: unknown) => {
    // It would go on by itself.
    await library.close();
    throw error;
  });
  return {
    library,
    browser,
    debuggingPort,
    async close() {
      await browser.close();
      await library.close();
    },
  };
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;

/** A bare server on loopback, for floors: the same bytes with nothing around them. */
export async function serveBare(
  answer: (url: string) => { type: string; body: Buffer; encoding?: string } | undefined,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const found = answer(request.url ?? '/');
    if (found === undefined) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': found.type,
      'content-length': found.body.length,
      ...(found.encoding === undefined ? {} : { 'content-encoding': found.encoding }),
    });
    return response.end(found.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Prints rows under a head, aligned. */
export function printTable(head: string[], rows: (string | number)[][]): void {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
