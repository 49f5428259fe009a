import type { Translate } from '@letsread/interface-text/translator.ts';

interface Counted {
  total: number;
  isTotalCapped?: boolean | undefined;
}

/** "12 books", or "1,000+ books" where they are not counted to the end; "Show 12 books" too. */
export function countOrMore(
  t: Translate,
  { total, isTotalCapped = false }: Counted,
  words: 'catalogue.books' | 'catalogue.search.show' = 'catalogue.books',
): string {
  const text = t(words, { count: total });
  return isTotalCapped ? text.replace(t.number(total), `${t.number(total)}+`) : text;
}
