import { createPdfWriter } from '@letsread/formats/pdf/create-pdf-writer.ts';
import type { Publication } from '@letsread/formats/publication.ts';
import { madePublication, madeWords } from '@letsread/formats/testing/made-publication.ts';

/** A small book as PDF, under CC BY 4.0 by its last page. */
export async function madePdf(changes: Partial<Publication> = {}): Promise<Buffer> {
  const publication = madePublication(changes);
  const { bytes } = await createPdfWriter().write({
    publication,
    words: madeWords(),
    layout: 'portrait',
    edition: 'full',
    paper: 'A4',
  });
  return Buffer.from(bytes);
}
