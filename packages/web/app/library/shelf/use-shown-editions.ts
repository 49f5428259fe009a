import type { StockEdition } from '@letsread/catalogue/stock/contract.ts';
import { useState } from 'react';

type Shown = StockEdition & { written: string };

/**
 * The editions in the order in which they came, each as it is by now: who works through a list does not lose their place
 * because what was changed is the newest.
 */
export function useShownEditions(items: readonly Shown[], changed: readonly Shown[] | undefined): readonly Shown[] {
  const [state, setState] = useState({ items, changed, shown: items });
  if (state.items === items && state.changed === changed) return state.shown;
  // Set while rendering, as React has it for what follows from what is given.
  const shown = state.items === items ? withChanged(state.shown, changed ?? []) : items;
  setState({ items, changed, shown });
  return shown;
}

/** Themes, level, collections and teams are the book's: its other editions have them too. */
function withChanged(shown: readonly Shown[], changed: readonly Shown[]): readonly Shown[] {
  return shown.map((edition) => {
    const own = changed.find(({ editionId }) => editionId === edition.editionId);
    if (own !== undefined) return own;
    const other = changed.find(({ bookId }) => bookId === edition.bookId);
    if (other === undefined) return edition;
    const { level, levelSource, themes, collections, teams } = other;
    return { ...edition, level, levelSource, themes, collections, teams };
  });
}
