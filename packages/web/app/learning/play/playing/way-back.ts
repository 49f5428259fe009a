/** Where who stops playing came from, if it was a page of the library that leads here; else the book. */
export function wayBack(book: string): string {
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return book;
  return /^\/(?:book|read|pathways)\//.test(new URL(referrer).pathname) ? referrer : book;
}
