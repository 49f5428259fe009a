import { everyPart } from './every-part.ts';

/** All items of a list, asked for part by part as `everyPart` does. @throws what `ask` throws */
export async function everyItem<Item>(ask: Parameters<typeof everyPart<Item>>[0]): Promise<Item[]> {
  const all: Item[] = [];
  for await (const items of everyPart(ask)) all.push(...items);
  return all;
}
