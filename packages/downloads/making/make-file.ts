import { writeEpub } from '@letsread/formats/epub-writer/write-epub.ts';
import type { PdfLayout, PdfWriter } from '@letsread/formats/pdf/create-pdf-writer.ts';
import { writePlainText } from '@letsread/formats/plain-text/write-plain-text.ts';
import { writeMp3 } from '@letsread/formats/mp3/write-mp3.ts';
import type { DownloadKind } from '../choice.ts';
import type { MadeFile, MakeRequest } from './worker-messages.ts';

const layouts: Partial<Record<DownloadKind, PdfLayout>> = {
  pdfPortrait: 'portrait',
  pdfLandscape: 'landscape',
  booklet: 'booklet',
};

/** Writes the file of a choice; what the writers throw goes through. */
export async function makeFile({ choice, ...book }: MakeRequest, pdf: PdfWriter): Promise<MadeFile> {
  const { kind, edition, paper, flip } = choice;
  if (kind === 'text') {
    const bytes = Uint8Array.from(Buffer.from(writePlainText(book)));
    return { bytes, pages: book.publication.pages.length, sheets: null };
  }
  if (kind === 'audio') return { bytes: writeMp3(book), pages: book.publication.pages.length, sheets: null };
  const layout = layouts[kind];
  if (layout === undefined || paper === null) {
    const { bytes, pages } = await writeEpub({ ...book, layout: kind === 'epub' ? 'fixed' : 'reflowable' });
    return { bytes: Uint8Array.from(bytes), pages, sheets: null };
  }
  const { bytes, ...facts } = await pdf.write({ ...book, layout, edition, paper, flip: flip ?? undefined });
  return { bytes: Uint8Array.from(bytes), ...facts };
}
