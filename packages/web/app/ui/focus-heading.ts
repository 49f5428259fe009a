/** Whose button is gone with what it did goes on from the heading of the page, or the focus would be lost. */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
