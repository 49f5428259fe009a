import { foldText } from '@letsread/formats/words/fold-text.ts';

/** The part of a long list that a screen shows, as its address asks for it: `q` is what was typed, `from` where the part begins. */
export interface PartOfList<Item> {
  words: string;
  items: Item[];
  /** Where the next part begins; none behind the last. */
  next: number | undefined;
  /** Whether there is more than one part of all that there is, so that it is worth looking for one by its name. */
  isLong: boolean;
}

interface PartSettings<Item> {
  searchParams: URLSearchParams;
  size: number;
  namesOf: (item: Item) => string[];
  from?: string;
}

/**
 * `namesOf`: by what an item is found, in all languages; what is called just so comes first. `from`: what the address calls the beginning, where a screen has two lists.
 * Where fewer are left than before, the last part is shown.
 */
export function partOfList<Item>(
  all: readonly Item[],
  { searchParams, size, namesOf, from: fromName = 'from' }: PartSettings<Item>,
): PartOfList<Item> {
  const words = (searchParams.get('q') ?? '').trim();
  const typed = foldText(words)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const isCalled = (item: Item) => namesOf(item).some((name) => foldText(name).trim() === typed.join(' '));
  const matching = all.filter((item) => {
    const names = foldText(namesOf(item).join(' '));
    return typed.every((word) => names.includes(word));
  });
  // "School 1" before all the others that have a 1: what was made just now is looked for by its name.
  const called = new Set(typed.length === 0 ? [] : matching.filter(isCalled));
  const found = [...called, ...matching.filter((item) => !called.has(item))];
  const lastFrom = Math.max(0, Math.ceil(found.length / size) - 1) * size;
  const from = Math.min(Math.max(0, Math.trunc(Number(searchParams.get(fromName)) || 0)), lastFrom);
  const end = from + size;
  return {
    words,
    items: found.slice(from, end),
    next: end < found.length ? end : undefined,
    isLong: all.length > size,
  };
}
