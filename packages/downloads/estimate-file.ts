import type { Choice } from './choice.ts';
import type { ChosenEditions } from './open-downloads.ts';

export interface EstimatedFile {
  bytes: number;
  pages: number;
  sheets: number | null;
}

/** What a file that was never made will take, about: pictures are most of it, then letters. */
export function estimateFile({ facts, second }: ChosenEditions, { kind, edition }: Choice): EstimatedFile {
  const characters = facts.characters + (second?.characters ?? 0);
  const pages = facts.pages + 1;
  if (kind === 'text') return { bytes: 1000 + characters * 2, pages: facts.pages, sheets: null };
  if (kind === 'audio')
    return { bytes: facts.soundBytes + Math.round(facts.pictureBytes / facts.pages), pages: facts.pages, sheets: null };
  if (kind === 'epub' || kind === 'epubReflowable')
    return { bytes: facts.pictureBytes + facts.soundBytes + 40_000 + characters, pages: pages, sheets: null };
  const letters = edition === 'wordless' ? 20_000 : second === undefined ? 50_000 : 90_000;
  const bytes = facts.pictureBytes + letters;
  if (kind !== 'booklet') return { bytes, pages, sheets: pages };
  const sheets = Math.ceil(pages / 4);
  return { bytes, pages: sheets * 2, sheets };
}
