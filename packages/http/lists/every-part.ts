/**
 * The parts of a list, one after the other, each asked for when the one before it was taken: `ask` gets the cursor of the answer
 * before, undefined at first. @throws what `ask` throws
 */
export async function* everyPart<Item>(
  ask: (cursor: string | undefined) => Promise<{ items: readonly Item[]; cursor?: string | undefined }>,
): AsyncGenerator<readonly Item[], void, undefined> {
  let next: string | undefined;
  do {
    const { items, cursor } = await ask(next);
    yield items;
    next = cursor;
  } while (next !== undefined);
}
