import type { Fields, Translate } from '@letsread/interface-text/translator.ts';
import { translator } from '@letsread/interface-text/translator.ts';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** The interface text of a page, gaps already filled with English. */
export interface Messages {
  fields: Fields;
  languageTag: string;
}

const TranslateContext = createContext<Translate>(translator({}, 'en', { fields: {}, languageTag: 'en' }));

export function MessagesProvider({ words, children }: { words: Messages; children: ReactNode }) {
  const t = useMemo(() => translator(words.fields, words.languageTag, { fields: {}, languageTag: 'en' }), [words]);
  return <TranslateContext value={t}>{children}</TranslateContext>;
}

/** The `t` of the page: `t('shell.tabs.home')`. */
export function useMessages(): Translate {
  return useContext(TranslateContext);
}
