/** Leads who stops playing where they came from, if it was a page of the library that leads here; else to the book. */
export function leadBack(link: HTMLElement): void {
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return;
  if (/^\/(?:book|read|pathways)\//.test(new URL(referrer).pathname)) (link as HTMLAnchorElement).href = referrer;
}
