/** The items in an order that depends on the seed only: the same on every machine and for ever, so that stored games and made ones agree. */
export function seededOrder<Item>(items: readonly Item[], seed: string): Item[] {
  const order = [...items];
  const next = randomNumbers(seed);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** The same, but never as given: a game that is solved before it begins is none. Takes items that are all different, two at least. */
export function seededDisorder<Item>(items: readonly Item[], seed: string): Item[] {
  for (let attempt = 0; ; attempt += 1) {
    const order = seededOrder(items, `${seed}/${attempt}`);
    if (items.length < 2 || order.some((item, at) => item !== items[at])) return order;
  }
}

/** Numbers from 0 up to 1: FNV-1a of the seed starts the generator mulberry32. */
function randomNumbers(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) state = Math.imul(state ^ byte, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
