import { find } from '../reader/reader-events.ts';
import type { PageStack } from './page-stack.ts';

/** What beside the page says which one is shown: where the links lead, and what is read out. */
export function showPosition(reader: HTMLElement, { at, page }: PageStack, addressOf: (page: number) => string): void {
  const last = Number(reader.dataset.last);
  const label = page.getAttribute('aria-label') ?? '';
  point(find(reader, '.turn--before'), at > 0 ? addressOf(at - 1) : undefined);
  point(find(reader, '.turn--next'), at < last ? addressOf(at + 1) : undefined);
  readOut(find(reader, '.reader__status'), page, label);
}

function point(link: HTMLElement, address: string | undefined): void {
  link.toggleAttribute('data-off', address === undefined);
  if (address === undefined) link.removeAttribute('href');
  else link.setAttribute('href', address);
}

/** A screen reader hears the page without its focus being moved from the button that turns the next one. */
function readOut(status: HTMLElement, page: HTMLElement, label: string): void {
  const story = page.querySelector<HTMLElement>('[data-story]');
  const words = document.createElement('span');
  words.lang = story?.lang ?? '';
  words.textContent = [
    page.querySelector('img')?.alt,
    ...[...(story?.querySelectorAll('p') ?? [])].map((part) => part.textContent),
  ].join(' ');
  status.replaceChildren(`${label}. `, ...(story === null ? [] : [words]));
  // Once spoken it goes, or the page would be met twice when reading on.
  setTimeout(() => words.isConnected && status.replaceChildren(), 2000);
}
