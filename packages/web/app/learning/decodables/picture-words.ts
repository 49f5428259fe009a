/** A word for a stage, and the name of its picture. */
export interface PictureWord<Name extends string> {
  name: Name;
  word: string;
}

interface Stage {
  n: number;
  graphemes: readonly string[];
}

/**
 * For each stage a word that shows one of its new sounds, none twice: it begins with the letter, or has the spelling of
 * more letters in it. A spelling that is told from another one by a word of its own ("ow (snow)") has that already.
 */
export function pictureWords<Name extends string>(
  stages: readonly Stage[],
  words: readonly PictureWord<Name>[],
): Map<number, PictureWord<Name>> {
  const all = stages.flatMap(({ graphemes }) => graphemes.map((grapheme) => grapheme.split(' (')[0] ?? ''));
  const found = new Map<number, PictureWord<Name>>();
  for (const { n, graphemes } of stages) {
    const taken = new Set(Array.from(found.values(), ({ name }) => name));
    const fitting = words.find(
      ({ name, word }) => !taken.has(name) && graphemes.some((grapheme) => shows(word.toLowerCase(), grapheme, all)),
    );
    if (fitting !== undefined) found.set(n, fitting);
  }
  return found;
}

function shows(word: string, grapheme: string, all: readonly string[]): boolean {
  if (grapheme === '' || grapheme.includes('(') || /\s/.test(word)) return false;
  if (!word.startsWith(grapheme)) return grapheme.length > 1 && word.includes(grapheme);
  // "Chick" does not begin with the sound of "c".
  return !all.some((other) => other.length > grapheme.length && word.startsWith(other));
}
