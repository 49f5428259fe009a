import type { BookCard } from '@letsread/catalogue/contract.ts';

/** What the estimate goes by. */
export type SizedBook = Pick<BookCard, 'pageCount' | 'cover' | 'isIllustrated' | 'narrationBytes'>;

/** The cover as it was loaded: what its bytes say of the style of the whole book. */
export interface LoadedCover {
  bytes: number;
  width: number;
}

/**
 * Measured on 26 books, at 640 pixels and the quality the server uses: bytes a pixel are 0.03 for flat drawings and
 * 0.13 for photographs and paper, and fall with the width. The pages of a book are alike: told from its cover at 384
 * pixels, half the books took 0.8 to 1.25 times what was said, four of five 0.5 to 1.4 times; told from the mean of
 * all books, from a quarter to three times.
 */
const meanBytesPerPixel = 0.085;
const meanWidth = 640;
const fallWithWidth = 0.45;
/** Text, letters and scripts on the way of one book, compressed: measured 35 to 60 KB, and 35 KB for what is played with it. */
const textBytes = 85_000;

/** About how many bytes keeping a book takes. */
export function estimateBook(book: SizedBook, width: number, cover?: LoadedCover): number {
  return pictureBytes(book, width, cover) + textBytes + book.narrationBytes;
}

function pictureBytes(
  { cover: picture, isIllustrated, pageCount }: SizedBook,
  width: number,
  cover: LoadedCover | undefined,
): number {
  // A made cover says nothing of pages, and is a few kilobytes.
  if (!isIllustrated) return 0;
  const taken = Math.min(width, picture.width);
  const ratio = picture.height / picture.width;
  const pixels = (pageCount + 1) * taken * taken * ratio;
  if (cover === undefined) return pixels * meanBytesPerPixel * (meanWidth / taken) ** fallWithWidth;
  const coverWidth = Math.min(cover.width, picture.width);
  return pixels * (cover.bytes / (coverWidth * coverWidth * ratio)) * (coverWidth / taken) ** fallWithWidth;
}

interface Screen {
  innerWidth: number;
  innerHeight: number;
  devicePixelRatio: number;
}

/** Widths that a page of the reader may be asked for in; wider ones are for screens that need not keep books. */
const readerWidths = [384, 640, 750, 828, 1080];

/** The one width that this device keeps pictures in: what its reader page takes at most. */
export function offlineWidth({ innerWidth, innerHeight, devicePixelRatio }: Screen, isSavingData: boolean): number {
  const smallest = readerWidths[0] ?? 384;
  if (isSavingData) return smallest;
  // As the reader lays pictures out (picture-sources.ts), whichever way the device is held.
  const [short, long] = [Math.min(innerWidth, innerHeight), Math.max(innerWidth, innerHeight)];
  const shown = short <= 430 ? 320 : Math.min(long * 0.57 - 110, short);
  return readerWidths.find((width) => width >= shown * devicePixelRatio) ?? readerWidths.at(-1) ?? smallest;
}

/** "0.4": never zero, as nothing that is kept costs nothing. */
export function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10);
}
