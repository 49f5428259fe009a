import type { BookToRead } from '@letsread/catalogue/contract.ts';

import { sourceToShow } from '../source-to-show.ts';
import { assetsOf } from './assets-of.ts';
import { fontsFor } from './font-choice.ts';
import type { KeptDocument, KeptEdition } from './kept-documents.ts';

/** A file to be kept: under which key, and where it comes from. */
export interface KeptFile {
  key: string;
  address: string;
}

interface Keeping {
  withNarration: boolean;
  width: number;
  /** As `canPlayType` of the browser. */
  canPlay: (type: string) => boolean;
  isSavingData: boolean;
}

/** Every file that an edition needs beside its documents; videos of the sign languages that it came with. */
export function filesOfBook(
  { book, signed, documents }: KeptEdition,
  { withNarration, width, canPlay, isSavingData }: Keeping,
): KeptFile[] {
  const { pages } = book;
  const signs = signed.flatMap((one) => one.pages.flatMap(({ sign }) => sign ?? []));
  const pictures = [book.cover, ...pages.map(({ picture }) => picture), ...signs.map(({ poster }) => poster)];
  const narrations = withNarration ? pages.flatMap(({ narration }) => narration ?? []) : [];
  const recordings = [
    // A narration is told from the same form however much data is paid for.
    ...narrations.map(({ sources }) => sourceToShow(sources, { canPlay, isSavingData: false })),
    ...signs.map(({ sources }) => sourceToShow(sources, { canPlay, isSavingData })),
  ].flatMap((source) => source?.url ?? []);
  return unique([
    ...pictures.flatMap((one) => (one ? [{ key: one.url, address: `${one.url}/${width}.webp` }] : [])),
    ...[...recordings, ...assetsOfDocuments(documents, textOf(book))].map(atItsAddress),
  ]);
}

/** What documents of the build name, and of their fonts those that have letters of the text. */
export function assetsOfDocuments(documents: KeptDocument[], text: string): string[] {
  const pages = documents.filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'));
  return pages.flatMap((page) => [...assetsOf(page.text), ...fontsFor(page.text, text)]);
}

export function atItsAddress(address: string): KeptFile {
  return { key: address, address };
}

export function unique(files: KeptFile[]): KeptFile[] {
  return [...new Map(files.map((file) => [file.key, file])).values()];
}

/** Not the names of other languages, which would bring the letters of half the world. */
function textOf({ title, subtitle, description, credits, pages }: BookToRead): string {
  const people = credits.map(({ name }) => name);
  return ['a1', title, subtitle, description, ...people, ...pages.map((page) => page.text)].join(' ');
}
