import { type downloadEditions, downloadKinds, type flips, papers } from './contract.ts';

export type DownloadKind = (typeof downloadKinds)[number];
export type DownloadEdition = (typeof downloadEditions)[number];
export type Paper = (typeof papers)[number];
export type Flip = (typeof flips)[number];

/** Which file of an edition is meant. Paper files have a paper, booklets an edge to turn the sheet on, bilingual ones a second edition. */
export interface Choice {
  kind: DownloadKind;
  edition: DownloadEdition;
  paper: Paper | null;
  flip: Flip | null;
  secondEditionId: string | null;
}

const kindNames: Record<DownloadKind, string> = {
  pdfPortrait: 'portrait',
  pdfLandscape: 'landscape',
  booklet: 'booklet',
  epub: 'epub',
  epubReflowable: 'epub-reflowable',
  audio: 'audio',
  text: 'text',
};
const choicePattern =
  /^(portrait|landscape|booklet|epub-reflowable|epub|audio|text)(?:-(a4|letter))?(-long-edge)?(?:-(wordless|light-ink)|-bilingual-([1-9]\d{0,18}))?$/;

/** Kinds that are printed, so need to know the paper. */
export function isOnPaper(kind: DownloadKind): boolean {
  return kind === 'pdfPortrait' || kind === 'pdfLandscape' || kind === 'booklet';
}

/** How a choice stands in an address: "epub", "booklet-a4", "booklet-a4-long-edge", "portrait-letter-bilingual-123". `readChoice` reads it. */
export function nameOfChoice({ kind, edition, paper, flip, secondEditionId }: Choice): string {
  const edited = {
    full: [],
    bilingual: ['bilingual', secondEditionId],
    wordless: ['wordless'],
    lightInk: ['light-ink'],
  };
  const onPaper = paper === null ? [] : [paper.toLowerCase()];
  return [kindNames[kind], ...onPaper, ...(flip === 'long' ? ['long-edge'] : []), ...edited[edition]].join('-');
}

/** The choice that a part of an address means; undefined for anything else, also for what there is never (the words on paper, an EPUB without words). */
export function readChoice(name: string): Choice | undefined {
  const [, kindName, paperName, longEdge, edited, second] = choicePattern.exec(name) ?? [];
  const kind = downloadKinds.find((one) => kindNames[one] === kindName);
  if (kind === undefined || isOnPaper(kind) !== (paperName !== undefined)) return undefined;
  if (longEdge !== undefined && kind !== 'booklet') return undefined;
  const paper = papers.find((one) => one.toLowerCase() === paperName) ?? null;
  const flip = kind !== 'booklet' ? null : longEdge === undefined ? 'short' : 'long';
  const secondEditionId = second ?? null;
  const edition =
    secondEditionId !== null ? 'bilingual' : edited === 'wordless' ? 'wordless' : edited ? 'lightInk' : 'full';
  return canBeEdited(kind, edition) ? { kind, edition, paper, flip, secondEditionId } : undefined;
}

/** Light ink and empty lines for words of one's own are for paper; the words or the voice alone are those of one language. */
export function canBeEdited(kind: DownloadKind, edition: DownloadEdition): boolean {
  if (edition === 'full' || isOnPaper(kind)) return true;
  return edition === 'bilingual' && kind !== 'text' && kind !== 'audio';
}

/** The media type of a choice's file and how its name ends. */
export function fileOfKind(kind: DownloadKind): { type: string; extension: string } {
  if (isOnPaper(kind)) return { type: 'application/pdf', extension: 'pdf' };
  if (kind === 'audio') return { type: 'audio/mpeg', extension: 'mp3' };
  if (kind === 'text') return { type: 'text/plain; charset=utf-8', extension: 'txt' };
  return { type: 'application/epub+zip', extension: 'epub' };
}
