import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importEpubs, type ImportEpubs } from '../epub/import-epubs.ts';
import { epubRules } from '../epub/identify-epub.ts';
import type { PreparedEpub } from '../epub/epub-file.ts';
import { existingEpubs } from '../epub/existing-epubs.ts';
import type { ImportSummary } from '../import-summary.ts';
import { type CatalogueFile, catalogueEpubs } from './catalogue-epubs.ts';
import { openRememberedFiles } from './remembered-files.ts';
import { createWebFetcher, type WebOptions } from './web-fetcher.ts';

export interface ImportCatalogue extends Omit<ImportEpubs<CatalogueFile>, 'files' | 'count'> {
  /** An address of the web, or the `file:` address of a feed on disk. */
  catalogue: string;
  /** Whether somebody else than the operator chose it: nothing of the library's own network is fetched then. */
  isOfStranger?: boolean | undefined;
  /** For tests of slow servers. */
  patience?: Pick<WebOptions, 'idleMs' | 'wholeMs'>;
}

/**
 * Brings the EPUBs of an OPDS catalogue in, 1.2 or 2.0: page after page, one request at a time. What is done is remembered, so that
 * the next run goes on and fetches only what is new. A CatalogueError where the catalogue itself cannot be read.
 */
export async function importCatalogue(options: ImportCatalogue): Promise<ImportSummary> {
  const { catalogue, database, store, report, fallback = {}, isPublished = false, isDryRun = false, signal } = options;
  const home = withoutPassword(catalogue);
  const remembered = await openRememberedFiles(home, { dataDir: store.dataDir, isDryRun });
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-import-'));
  try {
    const files = catalogueEpubs({
      home,
      web: await createWebFetcher({ home: catalogue, isOfStranger: options.isOfStranger, signal, ...options.patience }),
      remembered,
      existing: await existingEpubs(database.pool),
      options: JSON.stringify([epubRules, fallback, isPublished]),
      folder,
      onDiagnostic: (diagnostic) => report.add([diagnostic]),
      signal,
    });
    const onSettled = async (file: CatalogueFile, prepared: PreparedEpub) => {
      const { outcome, diagnostics, edition } = prepared;
      await options.onSettled?.(file, prepared);
      const last = diagnostics.at(-1);
      const refused = outcome === 'refused' && last ? { code: last.code, message: last.message } : undefined;
      if (file.fetched !== undefined)
        await remembered.remember({ ...file.fetched, edition: edition ?? file.fetched.edition, refused });
    };
    return await importEpubs({ ...options, files, count: undefined, onSettled });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Who the operator is to the server is no business of reports. */
export function withoutPassword(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}
