import { createContext, useContext } from 'react';

import { englishLanguage } from './interface-language.ts';
import type { Interface } from './load-interface.server.ts';

/** English and nothing to choose from, for a page whose interface could not be had. */
export const withoutRoot: Interface = {
  language: { ...englishLanguage, script: 'Latn' },
  wordsTag: 'en',
  wordsPath: '',
  documentScript: '',
  numbers: '',
  languages: [],
  session: undefined,
  favourites: '',
  isSavingData: false,
  avatars: [],
  locationUrl: '',
  origin: '',
  links: {},
  year: new Date().getFullYear(),
};

export const InterfaceContext = createContext<Interface>(withoutRoot);

/** What is known of the interface of the page. */
export function useInterface(): Interface {
  return useContext(InterfaceContext);
}

/** What a document tells its scripts and islands, as JSON in `<html data-page>`. */
export type PageFacts = Pick<Interface, 'isSavingData' | 'locationUrl' | 'numbers'> & {
  language: Pick<Interface['language'], 'id' | 'name' | 'languageISOCode' | 'direction' | 'script'>;
};

export function pageFactsOf({ isSavingData, locationUrl, numbers, language }: Interface): PageFacts {
  const { id, name, languageISOCode, direction, script } = language;
  return { isSavingData, locationUrl, numbers, language: { id, name, languageISOCode, direction, script } };
}
