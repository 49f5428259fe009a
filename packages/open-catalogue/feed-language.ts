import { interfaceText } from '@letsread/interface-text/interface-text.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import { words } from '@letsread/interface-text/words.ts';

/** The language that a feed speaks: of its own words, and of the books where there is a choice. */
export interface FeedLanguage {
  /** BCP 47, of a dictionary of the product: "ar". */
  tag: string;
  direction: 'ltr' | 'rtl';
  t: Translate;
}

const languageTag = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i;

/** The first of the languages that the address and then Accept-Language ask for which has a dictionary; English else. */
export function feedLanguage(asked: string | undefined, acceptLanguage: string | undefined): FeedLanguage {
  for (const tag of [asked ?? '', ...preferredTags(acceptLanguage ?? ''), 'en']) {
    const text = languageTag.test(tag) ? interfaceText(tag) : undefined;
    if (text !== undefined) return { tag, direction: text.direction, t: words(text.fields, tag) };
  }
  throw new Error('There is no English dictionary.');
}

/** As RFC 9110 section 12.5.4 ranks them; a long header is somebody's joke. */
function preferredTags(header: string): string[] {
  return header
    .slice(0, 300)
    .split(',')
    .map((one) => {
      const [tag = '', ...parameters] = one.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: Number(quality ?? 1) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** A language as an entry of a feed or a page of a publication needs it: the dictionary of a book's own language, else English. */
export function wordsOf(tag: string): FeedLanguage {
  return feedLanguage(tag, undefined);
}
