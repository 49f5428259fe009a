/**
 * Whose button is gone with what it did goes on from the heading of the page, or the focus would be lost; `part` is the id of the part whose
 * heading it is instead, if the page has it.
 */
export function focusHeading({ part, ...options }: FocusOptions & { part?: string } = {}): void {
  const heading =
    document.getElementById(part ?? '')?.querySelector<HTMLElement>('h2, h3') ??
    document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
