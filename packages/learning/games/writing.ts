/** What of a script and a language decides how its sentences are found and cut. */
export type Writing = {
  language: string;
  /**
   * How words are parted: `spaces`; `dictionary` (ICU: Thai, Lao, Khmer, Burmese; measured in formats.md section 8); `syllables` (Myanmar scripts for
   * which that dictionary is wrong, Tibetan); `characters` (Chinese, Japanese, where a dictionary errs too often for a child to be told that it is
   * wrong); `unknown`: without spaces, and nothing knows its words.
   */
  parting: 'spaces' | 'dictionary' | 'syllables' | 'characters' | 'unknown';
  /** Phrases stand between spaces where words do not. */
  hasPhrases: boolean;
  /** A sentence up to its first comma stands by itself. */
  hasClauses: boolean;
  /** No mark ends a sentence: a space or a shad parts what belongs together. */
  endsAt: 'marks' | 'spaces' | 'shad';
  /** Every letter is of this script, or of none. */
  isOwn: (text: string) => boolean;
};

const partings: Record<string, Writing['parting']> = {
  Thai: 'dictionary',
  Laoo: 'dictionary',
  Khmr: 'dictionary',
  Mymr: 'syllables',
  Tibt: 'syllables',
  Hans: 'characters',
  Hant: 'characters',
  Hani: 'characters',
  Jpan: 'characters',
};
// Written without spaces, and in no dictionary of ICU.
for (const script of ['Java', 'Bali', 'Sund', 'Lana', 'Talu', 'Tale', 'Tavt', 'Yiii', 'Phag', 'Batk'])
  partings[script] = 'unknown';

/** How an edition is written. The script decides, not the language: Tunisian Arabic may stand in Latin letters. Among Myanmar scripts only Burmese has a dictionary. */
export function writingOf(languageTag: string, script: string): Writing {
  const language = languageTag.toLowerCase().split(/[-_]/)[0] ?? '';
  const parting = script === 'Mymr' && language === 'my' ? 'dictionary' : (partings[script] ?? 'spaces');
  const endsAt = script === 'Thai' || script === 'Laoo' ? 'spaces' : script === 'Tibt' ? 'shad' : 'marks';
  const hasPhrases = script === 'Mymr' || script === 'Jpan';
  const hasClauses = parting === 'characters' && script !== 'Jpan';
  return { language, parting, hasPhrases, hasClauses, endsAt, isOwn: ownLetters(script) };
}

/** ISO 15924 codes that Unicode has no script of the same name for. */
const scriptsOf: Record<string, string[]> = {
  Hans: ['Hani', 'Bopo'],
  Hant: ['Hani', 'Bopo'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang'],
  Aran: ['Arab'],
  Latf: ['Latn'],
  Latg: ['Latn'],
  Cyrs: ['Cyrl'],
};

function ownLetters(script: string): Writing['isOwn'] {
  const names = scriptsOf[script] ?? [script];
  try {
    const foreign = new RegExp(
      `(?![${names.map((name) => `\\p{scx=${name}}`).join('')}\\p{scx=Zyyy}\\p{scx=Zinh}])\\p{L}`,
      'u',
    );
    return (text) => !foreign.test(text);
  } catch {
    // A code that this Unicode does not know, for example a private one: letters cannot be told apart.
    return () => true;
  }
}
