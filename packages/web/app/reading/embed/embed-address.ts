/** The address of a page of an embedded book, counted as in the reader. */
export function embedAddress(slug: string, page: number): string {
  return `/embed/${encodeURIComponent(slug)}/${page}`;
}
