import type { DecodableMeasure } from './measure-text.ts';
import { countWords, measureText } from './measure-text.ts';
import type { Scheme } from '../scheme.ts';

/** An edition in the light of its language's scheme. */
export interface MeasuredEdition {
  /** null: no stage reaches the share that is wanted, or there are too few words. */
  stage: number | null;
  /** 0 to 1: at the stage, or at the last one where that is null; 0 of an edition without words. */
  share: number;
  words: number;
  /** undefined for an edition of fewer than ten words. */
  measure: DecodableMeasure | undefined;
}

/** Measures the page texts of any edition, however few words it has. */
export function measureEdition(texts: readonly string[], scheme: Scheme): MeasuredEdition {
  const measure = measureText(texts, scheme);
  if (measure !== undefined)
    return { stage: measure.stage, share: measure.decodableShare, words: measure.words, measure };
  const { counted } = countWords(texts, scheme);
  const sum = (all: typeof counted) => all.reduce((total, { count }) => total + count, 0);
  const words = sum(counted);
  const readable = sum(counted.filter(({ reading }) => reading.stage !== null));
  return { stage: null, share: words === 0 ? 0 : readable / words, words, measure };
}
