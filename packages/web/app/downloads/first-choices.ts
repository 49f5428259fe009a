import type { Download } from '@letsread/downloads/contract.ts';

const firstKinds: readonly Download['kind'][] = ['booklet', 'pdfPortrait', 'epub', 'audio', 'text'];

/** One file for each purpose, as most want it: the whole book, on A4, for printers that turn on the short edge. */
export function firstChoices(downloads: readonly Download[]): Download[] {
  return downloads.filter(
    ({ kind, edition, paper, flip }) =>
      firstKinds.includes(kind) && edition === 'full' && paper !== 'Letter' && flip !== 'long',
  );
}
