/**
 * Things by their names, as people of a language (BCP 47) put names in order: "Class 2" before "Class 11", and "Ñ" where the language has it.
 * Those of one name stay as they are.
 */
export function inOrderOfNames<Item extends { name: string }>(items: readonly Item[], languageTag = 'en'): Item[] {
  const { compare } = new Intl.Collator(languageTag, { numeric: true });
  return items.toSorted((one, other) => compare(one.name, other.name));
}
