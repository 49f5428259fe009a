const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/** Whether words of this text stand without spaces between them. */
export function isUnspaced(text: string): boolean {
  return unspaced.test(text);
}

/** Each two neighbouring characters of a folded text without spaces; nothing of other texts. */
export function unspacedPairs(text: string): string[] {
  if (!isUnspaced(text)) return [];
  const letters = Array.from(text.replaceAll(' ', ''));
  return [...new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))];
}
