const namesNone = /^(?:und|zxx|mul|mis)\b/;
/** Of ISO 639. Intl takes words of five to eight letters as well, as BCP 47 once foresaw: "English" is one, and no language. */
const hasCode = /^[a-z]{2,3}\b/;

/** "en" of "eng", "en-US" of "en_US", as files of many makers write tags; undefined where it names no language. */
export function canonicalTag(tag: string): string | undefined {
  try {
    const [known = ''] = Intl.getCanonicalLocales(tag.replaceAll('_', '-'));
    return hasCode.test(known) && !namesNone.test(known) ? known : undefined;
  } catch {
    return undefined;
  }
}
