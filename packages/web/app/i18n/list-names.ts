/** Names in a row, as the language puts them; with commas where the browser does not know it, rather than in another one. */
export function listNames(names: readonly string[], languageTag: string): string {
  const isKnown = Intl.ListFormat.supportedLocalesOf(languageTag).length > 0;
  return isKnown ? new Intl.ListFormat(languageTag).format(names) : names.join(', ');
}
