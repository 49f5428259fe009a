import { type LanguageMark, listLanguages } from '@letsread/catalogue/contract.ts';
import { listAvatars } from '@letsread/profiles/contract.ts';
import type { RouterContextProvider } from 'react-router';
import { sessionContext } from '../request/session/server-session.server.ts';
import { favouritesCookie } from '../profiles/favourites/favourites-cache.ts';
import { readCookies } from '../request/cookies.ts';
import { apiClientContext, siteContext } from '../request/contexts.ts';
import { messagesContext } from '../i18n/messages-context.ts';
import { answerOf } from '../request/problems.ts';
import { script } from 'virtual:document-entry';
import { countryOf } from './start/reader-location.ts';
import { fallBackTo } from '../request/degraded-page.server.ts';
import {
  cookiesOfNoLanguage,
  englishLanguage,
  type InterfaceLanguage,
  interfaceLanguage,
} from '../i18n/interface-language.ts';
import { loadMessages } from '../i18n/load-messages.server.ts';
import type { Interface } from '../i18n/use-interface.ts';
import { loadReaderLevels } from './load-reader-levels.server.ts';

/** What every page needs: the interface language, the languages to choose from, what the footer links to. */
export async function loadInterface(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<Interface> {
  const client = context.get(apiClientContext);
  const site = context.get(siteContext);
  const { current, store } = context.get(sessionContext);
  const session = current();
  // A list that cannot be had is silent (specification section 8): the picker says so when it is opened.
  const [list, avatars, readerLevels] = await Promise.all([
    client(listLanguages, { country: countryOf(request) }).catch(fallBackTo(context, 'its languages', undefined)),
    // So is the list of pictures for a new profile.
    session === undefined ? [] : client(listAvatars, {}).catch(fallBackTo(context, 'pictures for profiles', [])),
    loadReaderLevels(context, url),
  ]);
  const languages = (list?.languages ?? []).filter((one) => one.publishedBooks > 0);
  // What is known of a language is believed before what a cookie says of it.
  const known = (one: InterfaceLanguage): LanguageMark =>
    languages.find(({ id }) => id === one.id) ?? { ...one, script: 'Latn' };
  let language = known(interfaceLanguage(request));
  const words = await answerOf(loadMessages(context, language));
  // Chosen when there were books in it, and without words of its own: the page is English, and so is the choice from now on.
  if (list !== undefined && !languages.some(({ id }) => id === language.id) && words.languageId !== language.id) {
    language = known(englishLanguage);
    store(cookiesOfNoLanguage);
  }
  context.set(messagesContext, words);
  const cookies = readCookies(request.headers.get('cookie') ?? '');
  return {
    language,
    wordsTag: words.languageTag,
    wordsPath: words.path,
    documentScript: script,
    numbers: words.fields['intl.numbers'] ?? '',
    languages,
    areLanguagesKnown: list !== undefined,
    session,
    // Pages of visitors are kept for all of them, so their hearts are filled in the browser.
    favourites: session === undefined ? '' : (cookies.get(favouritesCookie) ?? ''),
    readerLevels,
    // The server makes the browser's own wish the same cookie.
    isSavingData: cookies.get('dataSaver') === '1',
    avatars,
    origin: site.origin ?? url.origin,
    apiUrl: site.apiUrl,
    locationUrl: site.locationUrl,
    links: site.links,
    isImpactShown: site.isImpactShown === true,
    year: new Date().getFullYear(),
  };
}
