import type { FoundCard } from '../../contract.ts';
import type { IndexReader } from './index-reader.ts';

/** The cards of rows, in their order, with the title in another language by which some were found; what is gone is left out. */
export function foundCards(
  reader: IndexReader,
  rowids: readonly number[],
  calledElse: ReadonlyMap<number, number> = new Map(),
): FoundCard[] {
  const others = rowids.flatMap((rowid) => calledElse.get(rowid) ?? []);
  const cards = reader.cardsOf([...rowids, ...others]);
  return rowids.flatMap((rowid) => {
    const card = cards.get(rowid);
    if (card === undefined) return [];
    const title = cards.get(calledElse.get(rowid) ?? -1)?.title;
    return title === undefined ? card : { ...card, alsoCalled: title };
  });
}
