import { weightedValues } from '@letsread/http/headers/weighted-values.ts';
import { interfaceText } from '@letsread/interface-text/interface-text.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import { messagesIn } from '@letsread/interface-text/messages.ts';

/** The language that a feed speaks: of its own words, and of the books where there is a choice. */
export interface FeedLanguage {
  /** The code of a dictionary of the product, "es" for who asks for "ES-mx": few, so that what is made for each is kept. */
  tag: string;
  direction: 'ltr' | 'rtl';
  t: Translate;
}

const languageTag = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/;
const maxHeaderCharacters = 300;

/** The first of the languages that the address and then Accept-Language ask for which has a dictionary; English else. */
export function feedLanguage(asked: string | undefined, acceptLanguage: string | undefined): FeedLanguage {
  // A long header is somebody's joke.
  const accepted = weightedValues(acceptLanguage?.slice(0, maxHeaderCharacters)).filter(({ weight }) => weight > 0);
  for (const tag of [asked ?? '', ...accepted.map(({ value }) => value), 'en']) {
    const language = languageWithWords(tag);
    if (language !== undefined) return language;
  }
  throw new Error('There is no English dictionary.');
}

/** The language of a dictionary that is good for a tag; undefined where there is none, or the tag is no tag. */
export function languageWithWords(asked: string): FeedLanguage | undefined {
  const code = asked.toLowerCase();
  const text = languageTag.test(code) ? interfaceText(code) : undefined;
  if (text === undefined) return undefined;
  const parts = code.split('-');
  const tag = parts.map((_, at) => parts.slice(0, at + 1).join('-')).find((one) => interfaceText(one) === text) ?? code;
  return { tag, direction: text.direction, t: messagesIn(text.fields, tag) };
}

/** A language as an entry of a feed or a page of a publication needs it: the dictionary of a book's own language, else English. */
export function wordsOf(tag: string): FeedLanguage {
  return feedLanguage(tag, undefined);
}
