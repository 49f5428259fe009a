let segmenter: Intl.Segmenter | undefined;

/** Whether a run of letters is of a script that writes no spaces between words and for which ICU has a dictionary: Thai, Lao, Khmer. */
export function needsDictionary(run: string): boolean {
  return /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u.test(run);
}

/** The words of a run of letters without spaces, in order, as they stand in it. */
export function dictionaryWords(run: string): string[] {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(run.normalize('NFC')))
    if (isWordLike === true) words.push(segment);
  return words;
}
