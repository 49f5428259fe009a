import { writeNumber } from '../../i18n/page-facts.ts';
import { megabytes, type SizedBook } from './estimate.ts';
import { sizeOnDevice } from './size-on-device.ts';

/** What the server knows of an offer to keep books (`save-start.tsx`). */
export interface OfferFacts {
  books: SizedBook[];
  /** How many there are in all; `books` may be the first of them. */
  total: number;
}

/** Shows the offer to keep books, with the size on this device. Without scripts nothing can be kept, so the server hides it. */
export function revealOffer(island: HTMLElement): void {
  const button = island.querySelector<HTMLButtonElement>('[data-save]');
  if (button === null) return;
  const { books, total } = JSON.parse(button.dataset['save'] ?? '{}') as OfferFacts;
  const says = button.querySelector('span');
  if (says !== null && books.length > 0) {
    const size = writeNumber(megabytes((sizeOnDevice(books) * total) / books.length));
    says.textContent = (says.dataset['text'] ?? '').replace('{megabytes}', size);
  }
  button.hidden = false;
}
