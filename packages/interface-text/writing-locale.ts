/** Stated rather than left to CLDR, whose defaults some countries and readers of children's books do not share. */
const numberingSystems: Readonly<Record<string, string>> = {
  ar: 'arab',
  as: 'beng',
  bn: 'beng',
  ckb: 'arab',
  dz: 'tibt',
  fa: 'arabext',
  mr: 'deva',
  my: 'mymr',
  ne: 'deva',
  prs: 'arabext',
  ps: 'arabext',
};

/** As `Intl` is to write numbers, days and times of a language: a page has one kind of digits. @throws RangeError of what is no language tag */
export function writingLocale(languageTag: string): Intl.Locale {
  const { language } = new Intl.Locale(languageTag);
  return new Intl.Locale(languageTag, { numberingSystem: numberingSystems[language] ?? 'latn' });
}
