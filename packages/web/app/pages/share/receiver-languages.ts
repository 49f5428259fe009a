import { weightedValues } from '@letsread/http/headers/weighted-values.ts';

import { readCookies } from '../../request/cookies.ts';

/** In whose other characters a language is written, though its first part is the same. */
const otherScript = /^zh-(tw|hk|mo|hant)/;

/**
 * The languages of whoever opens a link, the most wanted first, in lower case: the one they chose here, else those of
 * their browser, each with and without its region.
 */
export function receiverLanguages({ headers }: Pick<Request, 'headers'>): string[] {
  const chosen =
    readCookies(headers.get('cookie') ?? '')
      .get('localization_lang')
      ?.toLowerCase() ?? '';
  const ofBrowser = weightedValues(headers.get('accept-language') ?? '')
    .filter(({ value, weight }) => weight > 0 && value !== '*')
    .map(({ value }) => value);
  const languages = chosen === '' ? ofBrowser : [chosen];
  return [...new Set(languages.flatMap((tag) => (otherScript.test(tag) ? [tag] : [tag, tag.split('-')[0] ?? tag])))];
}
