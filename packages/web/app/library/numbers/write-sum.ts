import type { Translate } from '@letsread/interface-text/translator.ts';
import { minShownSum } from '@letsread/http/sums/min-shown-sum.ts';

/** A sum in the digits of the language; what is too small to be told is "fewer than 5". */
export function writeSum(t: Translate, sum: number | null | undefined): string {
  return typeof sum === 'number' ? t.number(sum) : t('library.projects.few', { least: minShownSum });
}
