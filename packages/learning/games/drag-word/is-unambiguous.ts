import type { CutSentence } from './cut-sentence.ts';
import { joinsEquals } from './joining-words.ts';
import type { Writing } from '../writing.ts';

/**
 * Whether nothing that can be known without grammar lets the tokens make another right sentence: all differ (`words`: the tokens folded), nothing is joined
 * by "and", there are not two names, and the letters read one way only.
 */
export function isUnambiguous(cut: CutSentence, words: readonly string[], writing: Writing): boolean {
  return (
    new Set(words).size === words.length &&
    !joinsEquals(words, writing) &&
    !hasTwoNames(cut.tokens, writing) &&
    readsOneWay(cut)
  );
}

/** German writes every noun with a capital. */
const capitalNouns = new Set(['de', 'lb', 'gsw']);

function capitalsAfterFirst(tokens: readonly string[]): number {
  return tokens.slice(1).filter((token) => /\p{Lu}/u.test(token) && /\p{L}\p{M}*\p{L}/u.test(token)).length;
}

/** "Then Lion saw Tortoise." is as good as "Then Tortoise saw Lion." */
function hasTwoNames(tokens: readonly string[], { language }: Writing): boolean {
  return !capitalNouns.has(language) && capitalsAfterFirst(tokens) > 1;
}

/** Only a capital tells which word is first, and only where there is a single one. */
export function givesFirst(tokens: readonly string[]): boolean {
  return !/\p{Lu}/u.test(tokens[0] ?? '') || capitalsAfterFirst(tokens) > 0;
}

/** No other order of the tokens is, letter for letter, the sentence. Tokens differ, so only where nothing stands between them can it be. */
function readsOneWay({ tokens, gaps }: CutSentence): boolean {
  const sentence = tokens.map((token, at) => token + (gaps[at] ?? '')).join('');
  let ways = 0;
  const lay = (index: number, at: number, left: readonly string[]): void => {
    if (left.length === 0) ways += 1;
    for (const token of left) {
      const end = token + (gaps[index] ?? '');
      if (ways < 2 && sentence.startsWith(end, at))
        lay(
          index + 1,
          at + end.length,
          left.filter((each) => each !== token),
        );
    }
  };
  lay(0, 0, tokens);
  return ways === 1;
}
