import { listLanguages } from '@letsread/catalogue/contract.ts';
import type { RouterContextProvider } from 'react-router';
import { askContext, siteContext, wordsContext } from '../contexts.ts';
import { answerOf } from '../problems.ts';
import { interfaceLanguage } from './interface-language.ts';
import { loadWords } from './load-words.server.ts';

/** What every page needs: the interface language, the languages to choose from, what the footer links to. */
export async function loadInterface(request: Request, url: URL, context: Readonly<RouterContextProvider>) {
  const ask = context.get(askContext);
  const site = context.get(siteContext);
  const chosen = interfaceLanguage(request);
  const [words, languages] = await Promise.all([
    answerOf(loadWords(ask, chosen)),
    // A list that cannot be had is silent (specification section 8): the picker says so when it is opened.
    ask(listLanguages, {}).then(
      (answer) => answer.languages.filter((one) => one.publishedBooks > 0),
      () => [],
    ),
  ]);
  context.set(wordsContext, words);
  const script = languages.find((one) => one.id === chosen.id)?.script ?? 'Latn';
  return {
    language: { ...chosen, script },
    wordsTag: words.languageTag,
    wordsPath: words.path,
    languages,
    origin: site.origin ?? url.origin,
    links: site.links,
    year: new Date().getFullYear(),
  };
}

export type Interface = Awaited<ReturnType<typeof loadInterface>>;
