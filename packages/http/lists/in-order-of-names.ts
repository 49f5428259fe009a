/**
 * Things by their names, as people of a language (BCP 47) put names in order: "Class 2" before "Class 11", and "Ñ" where the language has it.
 * Those of one name stay as they are.
 */
export function inOrderOfNames<Item extends { name: string }>(items: readonly Item[], languageTag = 'en'): Item[] {
  return inOrderBy(items, ({ name }) => name, languageTag);
}

/** The same for things that are called by something else. */
export function inOrderBy<Item>(items: readonly Item[], nameOf: (item: Item) => string, languageTag = 'en'): Item[] {
  const { compare } = new Intl.Collator(languageTag, { numeric: true });
  return items.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
}
