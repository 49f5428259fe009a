import type { BookToRead } from '@letsread/catalogue/contract.ts';

import { assetsOf } from './assets-of.ts';
import { fontsFor } from './font-choice.ts';
import type { Wanted } from './kept-book.ts';
import type { KeptDocument, KeptEdition } from './kept-documents.ts';

/** A file to be kept: under which key, and where it comes from. */
export interface KeptFile {
  key: string;
  address: string;
}

/** Every file that an edition needs beside its documents; `canPlay` as `canPlayType` of the browser. */
export function filesOfBook(
  { book, documents }: KeptEdition,
  { withNarration, withSigning, width, canPlay }: Wanted & { width: number; canPlay: (type: string) => boolean },
): KeptFile[] {
  const { pages } = book;
  const pictures = [
    book.cover,
    ...pages.flatMap((page) => [page.picture, ...(withSigning ? [page.sign?.poster] : [])]),
  ];
  const sources = pages.flatMap((page) => [
    ...(withNarration ? [page.narration?.sources] : []),
    ...(withSigning ? [page.sign?.sources] : []),
  ]);
  const recordings = sources.flatMap((list) => {
    const played = list?.find(({ type }) => canPlay(type)) ?? list?.[0];
    return played === undefined ? [] : [played.url];
  });
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
