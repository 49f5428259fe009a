import { foldText } from '../../words/fold-text.ts';
import type { EpubPicture } from '../epub-publication.ts';

/** A page of a foreign book as it was found: one document, or a part of one in a book whose text flows. */
export type Sheet = {
  /** The file of the document. */
  name: string;
  text: string;
  picture: EpubPicture | undefined;
  alt: string;
  isFixed: boolean;
  /** The document says that it is the cover, or the title page. */
  isCover: boolean;
  isTitlePage: boolean;
};

/** The cover, and the pages of the story in their order. */
export type ArrangedSheets = { cover: { picture: EpubPicture | undefined; alt: string }; pages: Sheet[] };

/**
 * Makes pages of what was found: the cover apart, title pages and empty ones left out, numbers of printed pages left out, and in books
 * whose text flows a picture put together with the words that follow it.
 */
export function arrangeSheets(
  found: readonly Sheet[],
  { title, cover }: { title: string; cover: EpubPicture | undefined },
): ArrangedSheets {
  const sheets = joinFlowing(
    dropPageNumbers(found).filter((sheet) => sheet.text !== '' || sheet.picture !== undefined),
  );
  const isSame = (sheet: Sheet) => sheet.picture?.name === cover?.name;
  const first = sheets[0];
  const isFirstCover =
    first !== undefined &&
    (first.isCover || (first.text === '' && sheets.length > 1 && (cover === undefined || isSame(first))));
  const rest = sheets.slice(isFirstCover ? 1 : 0);
  const coverPicture = cover ?? (isFirstCover ? first.picture : undefined);
  const opening = rest[0];
  const isOpening =
    opening !== undefined &&
    rest.length > 1 &&
    (opening.isTitlePage || isTitle(opening.text, title)) &&
    (opening.picture === undefined || coverPicture === undefined || opening.picture.name === coverPicture.name);
  const pages = isOpening ? rest.slice(1) : rest;
  const shown =
    coverPicture ?? (isOpening ? opening.picture : undefined) ?? pages.find(({ picture }) => picture)?.picture;
  const alt = sheets.find(({ picture }) => picture !== undefined && picture.name === shown?.name)?.alt ?? '';
  return { cover: { picture: shown, alt }, pages };
}

/** A page that has the title and little else, such as who made the book. */
function isTitle(text: string, title: string): boolean {
  const [all, sought] = [bare(text), bare(title)];
  return sought !== '' && all.startsWith(sought) && all.length <= sought.length + 150;
}

function bare(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** In a book whose text flows, a picture alone belongs to the words that follow. */
function joinFlowing(sheets: readonly Sheet[]): Sheet[] {
  const joined: Sheet[] = [];
  for (const sheet of sheets) {
    const last = joined.at(-1);
    const isPart =
      last !== undefined && !last.isFixed && !sheet.isFixed && !last.isCover && !sheet.isCover && !sheet.isTitlePage;
    // The first picture alone is the cover.
    if (isPart && joined.length > 1 && last.text === '' && sheet.picture === undefined)
      joined[joined.length - 1] = { ...sheet, picture: last.picture, alt: last.alt };
    else joined.push(sheet);
  }
  return joined;
}

const bareNumber = /^\p{Nd}{1,4}$/u;

/** Layout programs put the number of the page among its words; in a counting book, whose pages have nothing else, numbers are words. */
function dropPageNumbers(sheets: readonly Sheet[]): Sheet[] {
  const without = sheets.map((sheet) => {
    const paragraphs = sheet.text.split('\n\n');
    const isNumber = (at: number) => bareNumber.test(paragraphs.at(at) ?? '');
    if (!sheet.isFixed || (!isNumber(0) && !isNumber(-1))) return undefined;
    return (isNumber(0) ? paragraphs.slice(1) : paragraphs.slice(0, -1)).join('\n\n');
  });
  const numbered = without.filter((text) => text !== undefined);
  const isCounting = numbered.filter((text) => text !== '').length * 2 < numbered.length;
  return isCounting ? [...sheets] : sheets.map((sheet, at) => ({ ...sheet, text: without[at] ?? sheet.text }));
}
