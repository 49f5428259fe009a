/** Text that fits needs no stop of the tab key. */
export function letKeysScroll(page: HTMLElement): void {
  for (const scroller of scrollers(page)) scroller.tabIndex = isOverfull(scroller) ? 0 : -1;
}

/** What of a page is longer than its place, if anything. */
export function overfullPart(page: HTMLElement): HTMLElement | undefined {
  return scrollers(page).find(isOverfull);
}

/** The words of a page, and the page itself where it is shown much enlarged. */
function scrollers(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-scrolls]'), page];
}

function isOverfull(scroller: HTMLElement): boolean {
  return scroller.scrollHeight > scroller.clientHeight + 1 && getComputedStyle(scroller).overflowY !== 'visible';
}
