import type { Translate } from '@letsread/interface-text/translator.ts';

/** What the parts of an activity are drawn with. */
export interface PartProps {
  t: Translate;
  direction: 'ltr' | 'rtl';
  /** Words of the book are in its language and direction. */
  ofBook: { lang: string; dir: 'ltr' | 'rtl' };
}
