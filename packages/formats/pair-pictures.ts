import type { FormatWarning } from './book.ts';

/** How the pictures of a story fall on its pages: `pages[0]` is the picture of page 1, undefined where there is none; `surplus` belongs nowhere. */
export type PicturePairing = {
  cover: string | undefined;
  pages: (string | undefined)[];
  backCover: string | undefined;
  surplus: string[];
  warnings: FormatWarning<'pictures-missing' | 'pictures-surplus'>[];
};

/**
 * Gives pictures to pages by order, not by number (numbers have gaps): names are sorted with their numbers as numbers, the first is the cover,
 * the n+1st belongs to page n, a single one left over is the back cover. With more left over none of them is taken for the back cover.
 */
export function pairPictures(names: readonly string[], pageCount: number): PicturePairing {
  const [cover, ...inside] = sortPictures(names);
  const pages = Array.from({ length: pageCount }, (_, index) => inside[index]);
  const left = inside.slice(pageCount);
  const warnings: PicturePairing['warnings'] = [];
  if (inside.length < pageCount) {
    const bare = pageCount - inside.length;
    const message = `${bare} of ${pageCount} pages ${bare === 1 ? 'has' : 'have'} no picture, from page ${inside.length + 1} on`;
    warnings.push({ code: 'pictures-missing', page: inside.length + 1, message });
  }
  if (left.length > 1)
    warnings.push({ code: 'pictures-surplus', message: `${left.length} pictures are left over: ${left.join(', ')}` });
  return {
    cover,
    pages,
    backCover: left.length === 1 ? left[0] : undefined,
    surplus: left.length > 1 ? left : [],
    warnings,
  };
}

/**
 * File names in reading order: one that is called cover ("cover.jpg", "0141_cover.jpg") before all others; else runs of digits compare as
 * numbers ("9.jpg" before "10.jpg"), the rest by code unit, the same on every machine.
 */
export function sortPictures(names: readonly string[]): string[] {
  const keyed = names.map((name) => ({
    name,
    key:
      (isCover(name) ? '' : '~') + name.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(20, '0')),
  }));
  keyed.sort((one, other) => (one.key === other.key ? compare(one.name, other.name) : compare(one.key, other.key)));
  return keyed.map(({ name }) => name);
}

function isCover(name: string): boolean {
  return /(^|[/_ -])cover\.[^./]+$/i.test(name);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
