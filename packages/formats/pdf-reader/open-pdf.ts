import { PDFDocument } from '@cantoo/pdf-lib';
import { FormatError } from '../format-error.ts';
import { pictureLimits } from '../epub/picture-facts.ts';
import type { ZipSource } from '../epub/container/zip-source.ts';
import { refuseBombs, refuseOtherBombs } from './refuse-bombs.ts';

const maxBytes = 100_000_000;
const maxPages = 400;

/** A PDF whose glyphs (`pages`) and whose objects (`tree`) can be read; `close` frees what it holds. */
export type OpenedPdf = Awaited<ReturnType<typeof openPdf>>;

/** @throws FormatError file-too-large, pdf-damaged, pdf-encrypted, too-many-pages */
export async function openPdf(source: ZipSource, file: string) {
  if (source.byteLength > maxBytes)
    throw new FormatError('file-too-large', {
      file,
      message: `A PDF may have ${maxBytes / 1e6} MB. Save it with smaller pictures.`,
    });
  const bytes = source instanceof Uint8Array ? source : await source.read(0, source.byteLength);
  const left = await refuseBombs(bytes, file);
  const { getDocumentProxy } = await import('unpdf');
  // What it is given is taken away from the caller.
  const pages = await getDocumentProxy(Uint8Array.from(bytes), {
    verbosity: 0,
    maxImageSize: pictureLimits.pixels,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useSystemFonts: false,
    useWorkerFetch: false,
  }).catch((error: unknown) => {
    throw formatErrorOf(error, file);
  });
  const close = () => pages.loadingTask.destroy();
  try {
    const { info } = await pages.getMetadata();
    const facts = info as Record<string, unknown>;
    if (typeof facts['EncryptFilterName'] === 'string') throw encrypted(file);
    if (pages.numPages > maxPages)
      throw new FormatError('too-many-pages', {
        file,
        message: `${pages.numPages} pages; a PDF may have ${maxPages}. Split it.`,
      });
    const tree = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => undefined);
    if (tree === undefined || tree.getPageCount() !== pages.numPages) throw damaged(file);
    refuseOtherBombs(tree, left, file);
    return { file, bytes, pages, tree, facts, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function formatErrorOf(error: unknown, file: string): unknown {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return encrypted(file);
  return /^(InvalidPDF|Format|UnknownError|Response)/.test(name) ? damaged(file) : error;
}

export function damaged(file: string): FormatError {
  return new FormatError('pdf-damaged', {
    file,
    message: 'This PDF is damaged or is no PDF. Fetch it again, or save it anew.',
  });
}

function encrypted(file: string): FormatError {
  return new FormatError('pdf-encrypted', {
    file,
    message: 'This PDF is locked with a password. Save it without one, if its licence lets you, and bring that.',
  });
}
