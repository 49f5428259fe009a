/** Where who stops playing came from, if it was a page of the library that leads here; else the book. */
export function wayBack(book: string): string {
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return book;
  return /^\/(?:book|read|pathways)\//.test(new URL(referrer).pathname) ? referrer : book;
}

/** The path that somebody walks in this tab. */
export function keptPath(): string | undefined {
  try {
    const path = sessionStorage.getItem('path');
    return path?.startsWith('/pathways/') ? path : undefined;
  } catch {
    // Storage is switched off: the ways of the page itself remain.
    return undefined;
  }
}
