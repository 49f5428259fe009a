/** Numbers that look random and are the same in every run (mulberry32). */
export interface Random {
  below: (limit: number) => number;
  /** One of a list that is not empty. */
  oneOf: <T>(list: readonly T[]) => T;
  /** So many of a list, in an order of their own. */
  some: <T>(list: readonly T[], count: number) => T[];
}

export function createRandom(seed: string): Random {
  let state = Array.from(seed).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const oneOf = <T>(list: readonly T[]) => list[below(list.length)] as T;
  return {
    below,
    oneOf,
    some(list, count) {
      const rest = Array.from(list);
      const taken: typeof rest = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(below(rest.length), 1));
      return taken;
    },
  };
}
