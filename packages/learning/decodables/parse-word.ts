import { decodePieces } from './decode-pieces.ts';
import type { WordPiece } from './decode-pieces.ts';
import { foldWord, readyScheme } from './ready-scheme.ts';
import type { Scheme } from './scheme.ts';

/** How a word is read. */
export type WordReading = {
  /** Composed, in lower case, with straight apostrophes. */
  word: string;
  /** Its letters in order; joined they are `word`. Both parts of a parted grapheme (a-e) name it. */
  pieces: WordPiece[];
  /** The graphemes in the word, each once, in order. */
  graphemes: string[];
  /** The sight word that it is or is made from (want in wanted); null when it is sounded out. */
  sightWord: string | null;
  /** The first stage that can read it; null when the scheme never teaches that. */
  stage: number | null;
};

/** Reads one word, without spaces and hyphens, as the scheme teaches it: a sight word as a whole, any other by its graphemes. */
export function parseWord(written: string, scheme: Scheme): WordReading {
  const word = foldWord(written, scheme);
  const pieces = decodePieces(word, scheme);
  const graphemes = [...new Set(pieces.flatMap(({ grapheme }) => grapheme ?? []))];
  const sight = findSightWord(word, scheme);
  if (sight !== undefined) return { word, pieces, graphemes, sightWord: sight.word, stage: sight.stage };
  return { word, pieces, graphemes, sightWord: null, stage: decodableStage(pieces, scheme) };
}

/** The pieces of a word that a reader of this stage has not been taught, in order; empty for a sight word of the stage or an earlier one. */
export function untaughtPieces({ pieces, sightWord, stage }: WordReading, atStage: number): WordPiece[] {
  if (sightWord !== null && stage !== null && stage <= atStage) return [];
  return pieces.filter((piece) => piece.stage === null || piece.stage > atStage);
}

/** The first stage at which all pieces are taught and the word is not too long; null when there is none. */
export function decodableStage(pieces: readonly WordPiece[], scheme: Scheme): number | null {
  const stages = pieces.map(({ stage }) => stage ?? Infinity);
  const length = pieces.filter(({ isSecondPart }) => !isSecondPart).length;
  const taught = Math.max(1, ...stages);
  const at = readyScheme(scheme).limits.findIndex((limit, index) => index + 1 >= taught && length <= limit);
  return at === -1 ? null : at + 1;
}

function findSightWord(word: string, scheme: Scheme): { word: string; stage: number | null } | undefined {
  const own = stageAsWhole(word, scheme);
  if (own !== undefined) return { word, stage: own };
  const { graphemes } = readyScheme(scheme);
  for (const ending of scheme.endings) {
    if (!word.endsWith(ending.letters)) continue;
    const stem = word.slice(0, -ending.letters.length);
    const base = [stem, ...droppedLetters(ending.letters, scheme).map((letter) => stem + letter)].find(
      (each) => each.length >= ending.minLetters && stageAsWhole(each, scheme) !== undefined,
    );
    if (base === undefined) continue;
    const taught = [...graphemes.values()].flat().filter(({ label }) => ending.graphemes.includes(label));
    const stage = stageAsWhole(base, scheme) ?? null;
    return { word: base, stage: stage === null ? null : Math.max(stage, ...taught.map((each) => each.stage)) };
  }
  return undefined;
}

/** The stage of a sight word, null for a misleading one that no stage teaches, undefined for any other. */
function stageAsWhole(word: string, scheme: Scheme): number | null | undefined {
  const { sightWords, irregularWords } = readyScheme(scheme);
  return sightWords.get(word)?.stage ?? (irregularWords.has(word) ? null : undefined);
}

function droppedLetters(ending: string, scheme: Scheme): string[] {
  return scheme.split?.dropsBefore.includes(ending) === true ? [...readyScheme(scheme).silentLetters] : [];
}
