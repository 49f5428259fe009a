/** The address of a page: 0 is the cover, 1 to n the story, n + 1 the last page. */
export function pageAddress(slug: string, page: number): string {
  return `/read/${encodeURIComponent(slug)}/${page}`;
}

/** Of the address of the cover: the book was read to its end and is begun again. */
export const readAgainHash = '#again';

/** The page a part of an address names; undefined when it is not a number as `pageAddress` writes it. */
export function pageNumberFrom(text: string | undefined): number | undefined {
  return text !== undefined && /^(0|[1-9][0-9]{0,3})$/.test(text) ? Number(text) : undefined;
}
