/** Where one stands in an order that is shown in parts, by the whole of it. */
export interface Neighbours {
  /** The first of all. */
  first: string;
  /** Before which it stands one place up; none for the first. */
  above: string | undefined;
  /** Before which it stands one place down; '' is the end, none for the last. */
  below: string | undefined;
}

/** Those in the order, each with those that stand around it, also where another part of the list shows them; behind them the others. */
export function withNeighbours<Item extends { id: string }>(
  all: readonly Item[],
  isInOrder: (item: Item) => boolean,
): (Item & { place: Neighbours | undefined })[] {
  const ordered = all.filter(isInOrder);
  return [
    ...ordered.map((item, at) => ({
      ...item,
      place: {
        first: ordered[0]?.id ?? item.id,
        above: ordered[at - 1]?.id,
        below: at + 1 < ordered.length ? (ordered[at + 2]?.id ?? '') : undefined,
      },
    })),
    ...all.filter((item) => !isInOrder(item)).map((item) => ({ ...item, place: undefined })),
  ];
}
