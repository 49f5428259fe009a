import type { BookCard } from '@letsread/catalogue/contract.ts';
import { createContext } from 'react';

/** Books that are being chosen from a list to be kept. */
export interface Choosing {
  chosen: ReadonlyMap<string, BookCard>;
  toggle: (book: BookCard) => void;
}

/** Undefined where cards are links, as they mostly are. */
export const ChoosingContext = createContext<Choosing | undefined>(undefined);
