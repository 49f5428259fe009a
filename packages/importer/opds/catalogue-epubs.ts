import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipLimits } from '@letsread/formats/epub/container/open-zip.ts';
import type { OpdsUnavailability } from '@letsread/formats/opds/opds-feed.ts';
import type { EpubFile } from '../epub/epub-file.ts';
import type { PreparedEpub } from '../epub/epub-file.ts';
import type { ExistingEpub } from '../epub/existing-epubs.ts';
import type { Diagnostic } from '../import-report.ts';
import type { Web } from './web-fetcher.ts';
import type { RememberedFile, RememberedFiles } from './remembered-files.ts';
import { type CataloguePublication, isOnDisk, pathBelow, walkCatalogue } from './walk-catalogue.ts';
import { WebError } from './web-error.ts';

/** What the books of a catalogue are fetched with. */
export interface CatalogueSource {
  home: string;
  web: Web;
  remembered: RememberedFiles;
  /** The editions that the library has from EPUBs. */
  existing: readonly ExistingEpub[];
  /** What the import was asked for, as text: another licence given makes another outcome. */
  options: string;
  /** Where a file lies while it is read. */
  folder: string;
  onDiagnostic: (diagnostic: Diagnostic) => Promise<void>;
  signal?: AbortSignal | undefined;
}

/** A file of a catalogue with what is to be remembered of it. */
export type CatalogueFile = EpubFile & { fetched?: RememberedFile };

const accept = 'application/epub+zip';
const reasons: Record<OpdsUnavailability['reason'], string> = {
  'not-open': 'it is not given away: it is to be bought or borrowed.',
  protected: 'it is protected (DRM).',
  'no-epub': 'there is no EPUB of it.',
};

/**
 * The EPUBs of a catalogue one after the other, each fetched when it is asked for. What was done before and has not changed since is not fetched
 * again; what cannot be had is settled as refused.
 */
export async function* catalogueEpubs(source: CatalogueSource): AsyncGenerator<CatalogueFile, void> {
  const { home, web, onDiagnostic, signal } = source;
  for await (const publication of walkCatalogue(home, { web, onDiagnostic, signal })) {
    if (signal?.aborted ?? false) return;
    const file = await epubOf(publication, source);
    // What came of a request that was cut short says nothing of the file.
    if (signal?.aborted ?? false) return;
    yield file;
  }
}

async function epubOf(publication: CataloguePublication, source: CatalogueSource): Promise<CatalogueFile> {
  const { epub, title, feed } = publication;
  if (typeof epub !== 'string')
    return refusedFile(feed, `acquisition-${epub.reason}`, `${feed}: “${title}”: ${reasons[epub.reason]}`);
  if (isOnDisk(epub)) {
    const file = pathBelow(epub, source.home);
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (file === undefined || found?.isFile() !== true)
      return refusedFile(epub, 'address-refused', `${epub}: it is no file of the catalogue.`);
    return { file: path.relative(path.dirname(fileURLToPath(source.home)), file), path: file };
  }
  return fetchEpub(epub, publication, source);
}

async function fetchEpub(
  address: string,
  { updated, catalogue }: CataloguePublication,
  source: CatalogueSource,
): Promise<CatalogueFile> {
  const { web, remembered, options, folder } = source;
  const before = remembered.find(address);
  const known = before !== undefined && before.options === options ? outcomeOf(before, source.existing) : undefined;
  if (before !== undefined && known !== undefined && updated !== '' && before.updated === updated)
    return { file: address, known };
  const file = path.join(folder, 'book.epub');
  const validators = known === undefined ? {} : { etag: before?.etag, modified: before?.modified };
  try {
    const { isUnchanged, etag, modified } = await web.getFile(address, file, {
      accept,
      maxBytes: zipLimits.fileBytes,
      ...validators,
    });
    const fetched = { address, updated, etag, modified, options };
    if (isUnchanged && known !== undefined && before !== undefined)
      return { file: address, known, fetched: { ...before, updated } };
    return { file: address, path: file, catalogue, fetched };
  } catch (error) {
    if (!(error instanceof WebError)) throw error;
    return refusedFile(address, error.code, error.message);
  }
}

/** What came of a file, where that still holds: the library has the edition, or it was refused. */
function outcomeOf(
  { address, edition, refused }: RememberedFile,
  existing: readonly ExistingEpub[],
): PreparedEpub | undefined {
  if (refused !== undefined)
    return { outcome: 'refused', diagnostics: [{ file: address, outcome: 'refused', ...refused }] };
  const isThere = existing.some(
    (each) =>
      each.source === edition?.source &&
      each.sourceFile === edition.sourceFile &&
      each.languageCode === edition.languageCode &&
      each.sourceHash === edition.sourceHash,
  );
  return isThere ? { outcome: 'unchanged', diagnostics: [] } : undefined;
}

function refusedFile(file: string, code: string, message: string): CatalogueFile {
  return { file, known: { outcome: 'refused', diagnostics: [{ file, outcome: 'refused', code, message }] } };
}
