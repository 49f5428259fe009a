/**
 * All items of a list, asked for part by part: `ask` gets the cursor of the answer before, undefined at first.
 * @throws what `ask` throws
 */
export async function everyItem<Item>(
  ask: (cursor: string | undefined) => Promise<{ items: readonly Item[]; cursor?: string | undefined }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let next: string | undefined;
  do {
    const { items, cursor } = await ask(next);
    all.push(...items);
    next = cursor;
  } while (next !== undefined);
  return all;
}
