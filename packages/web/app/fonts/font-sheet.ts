const byLanguage: Readonly<Record<string, string>> = {
  fa: 'persian',
  prs: 'persian',
  ckb: 'persian',
  ps: 'pashto',
  sd: 'pashto',
  ur: 'urdu',
  ks: 'urdu',
};

const byScript: Readonly<Record<string, string>> = {
  Arab: 'arabic',
  Beng: 'bengali',
  Cyrl: 'cyrillic',
  Deva: 'devanagari',
  Ethi: 'ethiopic',
  Grek: 'greek',
  Gujr: 'gujarati',
  Guru: 'gurmukhi',
  Hans: 'chinese',
  Jpan: 'japanese',
  Khmr: 'khmer',
  Kore: 'korean',
  Laoo: 'lao',
  Mymr: 'myanmar',
  Orya: 'odia',
  Sinh: 'sinhala',
  Taml: 'tamil',
  Thai: 'thai',
  Tibt: 'tibetan',
};

/** The name of the sheet with the letters of a language; undefined for Latin, which is on every page, and where the device's fonts serve. */
export function fontSheet(language: { languageISOCode: string; script: string }): string | undefined {
  const own = byLanguage[language.languageISOCode.split('-')[0] ?? ''];
  return language.script === 'Arab' ? (own ?? 'arabic') : byScript[language.script];
}
