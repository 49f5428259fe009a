import type { BookCard } from '@letsread/catalogue/contract.ts';

/**
 * Makes a box to tick of each card of the page, and of those that are added to a list; `onChange` is told what is ticked.
 * @returns what makes them links again
 */
export function makeCardsTickable(onChange: (books: BookCard[]) => void): () => void {
  const links = new Map<HTMLElement, HTMLElement>();
  const makeAll = () => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-card] > a.book__link')) {
      const label = tickableOf(card);
      links.set(label, card);
      card.replaceWith(label);
    }
  };
  const emitChange = () => {
    const ticked = [...document.querySelectorAll<HTMLElement>('[data-card]:has(.book__tick:checked)')];
    onChange(ticked.map(({ dataset }) => JSON.parse(dataset['card'] ?? '{}') as BookCard));
  };
  const watcher = new MutationObserver(makeAll);
  for (const list of document.querySelectorAll('[data-list]')) watcher.observe(list, { childList: true });
  document.addEventListener('change', emitChange);
  makeAll();
  return () => {
    watcher.disconnect();
    document.removeEventListener('change', emitChange);
    for (const [label, link] of links) label.replaceWith(link);
  };
}

function tickableOf(link: HTMLElement): HTMLElement {
  const label = document.createElement('label');
  label.className = `${link.className} book__choice`;
  const tick = document.createElement('input');
  tick.type = 'checkbox';
  tick.className = 'book__tick';
  label.append(...[...link.childNodes].map((node) => node.cloneNode(true)));
  label.querySelector('.cover')?.after(tick);
  return label;
}
