import type { FoundCard } from '../../contract.ts';
import type { IndexReader } from './reading/index-reader.ts';

/** The cards of rows, in their order, with the title in another language by which some were found; what is gone is left out. */
export function foundCards(
  reader: IndexReader,
  rowids: readonly number[],
  calledElse: ReadonlyMap<number, number> = new Map(),
): FoundCard[] {
  const cards = reader.cardsOf(rowids);
  return rowids.flatMap((rowid, at) => {
    const card = cards[at];
    if (card === undefined) return [];
    const other = calledElse.get(rowid);
    const title = other === undefined ? undefined : reader.cardsOf([other])[0]?.title;
    return title === undefined ? card : { ...card, alsoCalled: title };
  });
}
