const firstLetter = /^[^\p{L}\p{N}]*([\p{L}\p{N}]\p{M}*)/u;

/**
 * The first letters of the first two words of a name, with their vowel signs; between them a mark that is not seen
 * keeps Arabic letters from joining. Not by Intl.Segmenter: its answers differ between servers and old phones.
 */
export function initialsOf(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/u)
    .flatMap((word) => firstLetter.exec(word)?.[1] ?? []);
  return letters.slice(0, 2).join('\u200c');
}
