/** With the third look at a picture its words are shown, and the second has a hint (design guide, section 11). */
const looksUntilShown = 3;

/** What comes of bringing words to a picture: they belong together, they do not, or it is time for help. */
type Outcome = 'pair' | 'apart' | 'hint' | 'shown';

/** Pictures and words that are being brought together. */
export function pairing() {
  const found: string[] = [];
  const misses = new Map<string, number>();

  /** A picture and words, each by its item; with 'pair' and 'shown' those of the picture are together. */
  function bring(picture: string, words: string): Outcome {
    const looks = (misses.get(picture) ?? 0) + 1;
    if (picture !== words && looks < looksUntilShown) {
      misses.set(picture, looks);
      return looks === looksUntilShown - 1 ? 'hint' : 'apart';
    }
    found.push(picture);
    return picture === words ? 'pair' : 'shown';
  }

  /** `found`: the items whose picture and words are together, the first one first. */
  return { found: found as readonly string[], bring };
}
