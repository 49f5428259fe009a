import type { Translate } from '@letsread/interface-text/translator.ts';

/** "12 books", or "1,000+ books" where they are not counted to the end. */
export function countOrMore(t: Translate, { total, isTotalCapped }: { total: number; isTotalCapped: boolean }): string {
  const text = t('catalogue.books', { count: total });
  return isTotalCapped ? text.replace(t.number(total), `${t.number(total)}+`) : text;
}
