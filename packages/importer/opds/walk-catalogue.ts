import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpdsFeed, OpdsPublication } from '@letsread/formats/opds/opds-feed.ts';
import { readOpdsFeed } from '@letsread/formats/opds/read-opds-feed.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import type { Diagnostic } from '../import-report.ts';
import type { Web } from './web-fetcher.ts';
import { tooLarge, WebError } from './web-error.ts';

/** The catalogue itself cannot be read; the message is one line for the operator. */
export class CatalogueError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CatalogueError';
  }
}

const accept =
  'application/opds+json, application/atom+xml;profile=opds-catalog, application/json;q=0.5, application/xml;q=0.5';
const feedBytes = 20_000_000;
const maxFeeds = 20_000;

/** A publication with the feed that has it, and the origin of the catalogue, '' of one on disk. */
export type CataloguePublication = OpdsPublication & { feed: string; catalogue: string };

export interface CatalogueWalk {
  web: Web;
  onDiagnostic: (diagnostic: Diagnostic) => Promise<void>;
  signal?: AbortSignal | undefined;
}

/**
 * Every publication of a catalogue once, with the address of its EPUB or why there is none: page after page, and one feed after the other. Of
 * feeds those of the host that the operator named are followed, and of a file on disk those that it names; books may be elsewhere.
 */
export async function* walkCatalogue(
  home: string,
  { web, onDiagnostic, signal }: CatalogueWalk,
): AsyncGenerator<CataloguePublication, void> {
  const hosts = new Set([new URL(home).hostname]);
  const met = new Set<string>();
  const taken = new Set<string>();
  let catalogue = '';
  let waiting = [home];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (met.has(address)) continue;
    met.add(address);
    if (met.size > maxFeeds) {
      await onDiagnostic(
        refusedDiagnostic(address, 'too-many-feeds', `more than ${maxFeeds} feeds; the rest was not looked at.`),
      );
      return;
    }
    const read = await readFeed(address, { home, web });
    // What came of a request that was cut short says nothing of the catalogue.
    if (signal?.aborted ?? false) return;
    if ('diagnostic' in read) {
      if (address === home) throw new CatalogueError(read.diagnostic.message);
      await onDiagnostic(read.diagnostic);
      continue;
    }
    const { feed, address: found } = read;
    met.add(found);
    if (address === home) {
      hosts.add(new URL(found).hostname);
      if (!isOnDisk(found)) catalogue = new URL(found).origin;
      if (isOnDisk(home)) for (const each of linksOf(feed)) hosts.add(new URL(each).hostname);
    }
    for (const publication of feed.publications) {
      const { epub, entry, title, updated } = publication;
      const key = typeof epub === 'string' ? epub : (entry ?? `${title} ${updated}`);
      if (taken.has(key)) continue;
      taken.add(key);
      if (entry !== undefined && hosts.has(new URL(entry).hostname)) waiting.unshift(entry);
      else yield { ...publication, feed: found, catalogue };
    }
    // One feed of everything spares the walk through all the others.
    const isWhole = feed.crawlable !== undefined && address === home && feed.crawlable !== found;
    const more = isWhole ? [feed.crawlable ?? ''] : [...(feed.next === undefined ? [] : [feed.next]), ...feed.feeds];
    const here = more.filter((each) => hosts.has(new URL(each).hostname));
    waiting = [...here, ...waiting];
    for (const each of more)
      if (!here.includes(each) && !met.has(each)) {
        met.add(each);
        await onDiagnostic(warning(each, 'feed-elsewhere', 'it is a catalogue of somebody else; import it by itself.'));
      }
  }
}

type ReadFeed = { feed: OpdsFeed; address: string } | { diagnostic: Diagnostic };

async function readFeed(address: string, { home, web }: { home: string; web: Web }): Promise<ReadFeed> {
  try {
    if (isOnDisk(address)) {
      const file = address === home ? fileURLToPath(home) : pathBelow(address, home);
      if (file === undefined)
        return { diagnostic: refusedDiagnostic(address, 'address-refused', 'it is no file of the catalogue.') };
      return { feed: readOpdsFeed(await readFeedFile(file), address), address };
    }
    const { bytes, address: found } = await web.getBytes(address, { accept, maxBytes: feedBytes });
    return { feed: readOpdsFeed(bytes, found), address: found };
  } catch (error) {
    if (error instanceof WebError || error instanceof FormatError)
      return { diagnostic: { file: address, outcome: 'refused', code: error.code, message: error.message } };
    if (!isOnDisk(address) || !(error instanceof Error) || !('code' in error)) throw error;
    if (error.code === 'ENOENT')
      return { diagnostic: refusedDiagnostic(address, 'feed-missing', 'there is no such file.') };
    return { diagnostic: refusedDiagnostic(address, 'feed-unreadable', `it cannot be read (${String(error.code)}).`) };
  }
}

async function readFeedFile(file: string): Promise<Buffer> {
  const { size } = await stat(file);
  if (size > feedBytes) throw tooLarge(file, feedBytes);
  return readFile(file);
}

function linksOf({ feeds, next, crawlable, publications }: OpdsFeed): string[] {
  return [...feeds, next, crawlable, ...publications.map(({ entry }) => entry)].filter((each) => each !== undefined);
}

/** Whether an address means a file of this machine; only a catalogue on disk may, and only below its own folder. */
export function isOnDisk(address: string): boolean {
  return address.startsWith('file:');
}

/** The path of a file that a catalogue on disk names; undefined where it lies outside the folder of the catalogue, or can be no file. */
export function pathBelow(address: string, home: string): string | undefined {
  if (!isOnDisk(address) || !isOnDisk(home)) return undefined;
  const folder = path.dirname(fileURLToPath(home));
  try {
    const diskPath = fileURLToPath(address);
    return diskPath.startsWith(folder + path.sep) && !diskPath.includes('\0') ? diskPath : undefined;
  } catch {
    // An escaped slash, or a host: no path can be made of it.
    return undefined;
  }
}

function refusedDiagnostic(file: string, code: string, message: string): Diagnostic {
  return { file, outcome: 'refused', code, message: `${file}: ${message}` };
}

function warning(file: string, code: string, message: string): Diagnostic {
  return { file, outcome: 'warning', code, message: `${file}: ${message}` };
}
