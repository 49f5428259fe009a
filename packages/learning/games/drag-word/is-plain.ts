import type { Sentence } from '../find-sentences.ts';

// Words, commas, one mark at the end: no quotation, dash, number, bracket, nor a full stop within.
const plain =
  /^[¿¡]*[\p{L}\p{M}\u200b-\u200d\s\u1361་༌'’‘ʼ`,،、，၊፣፥\-‐]+[\s]*[.!?;\u037e।॥۔؟。！？．።፧។៕။།༎᙮᠃։߹꫰᱾]{0,2}[༎།]?$/u;
// A mark that lost its letter: the word is torn, and a tile would begin with the mark.
const strayMark = /(?:^|[\s\p{P}])\p{M}/u;
const commas = /[,،、，၊፣፥]/gu;

/** Whether a sentence is words only, with at most one comma: what else is in it can stand elsewhere, or looks odd on a tile. */
export function isPlain({ text, isEnded, isWholePage, isClause }: Sentence): boolean {
  if (!plain.test(text) || strayMark.test(text) || /(?:^|\s)[-‐]|[-‐](?:\s|$)|[,،、၊፣፥]\s*$/u.test(text)) return false;
  // Two commas part a list, and what is in a list can change places.
  return (isEnded || isWholePage || isClause) && countCommas(text) <= 1;
}

/** Commas of any script. */
export function countCommas(text: string): number {
  return text.match(commas)?.length ?? 0;
}
