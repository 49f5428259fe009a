/** The address of the book page of an edition; slugs keep letters of any script. */
export function bookPath(slug: string): string {
  return `/book/${encodeURIComponent(slug)}`;
}

/** The picture that other places show with a link: the cover with its title on it, as it is now. */
export function previewPicture(book: { editionId: string }): string {
  return `/media/covers/${book.editionId}/640.jpg`;
}

/** The address of a page in the reader; 0 is the cover. */
export function readerPath(slug: string, page: number): string {
  return `/read/${encodeURIComponent(slug)}/${page}`;
}
