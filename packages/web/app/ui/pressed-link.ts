/** The link to a page of the library that a plain press is on; another button, a held key or a new tab is the browser's. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = isPlain ? (event.target as Element).closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && link.target === '' ? link : undefined;
}
