import type { Language, LanguageMark } from '@letsread/catalogue/contract.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import type { listAvatars } from '@letsread/profiles/contract.ts';
import { createContext, useContext } from 'react';

import type { Site } from '../request/contexts.ts';
import type { Session } from '../request/session/session.ts';
import { englishLanguage } from './interface-language.ts';

/** What every page knows of itself; the root loads it (`layout/load-interface.server.ts`). */
export interface Interface {
  language: LanguageMark;
  wordsTag: string;
  wordsPath: string;
  /** The script of documents. */
  documentScript: string;
  numbers: string;
  /** Those to choose from: with published books. */
  languages: Language[];
  /** Whether the list of languages could be had. */
  areLanguagesKnown: boolean;
  session: Session | undefined;
  favourites: string;
  /** The level of who reads in each language, by its id; of a visitor none is known. */
  readerLevels: Readonly<Record<string, number>>;
  isSavingData: boolean;
  /** The pictures a profile may have. */
  avatars: EndpointOutput<typeof listAvatars>;
  origin: string;
  apiUrl: string;
  locationUrl: string;
  links: Site['links'];
  /** Whether everybody may see what is read here. */
  isImpactShown: boolean;
  year: number;
}

/** English and nothing to choose from, for a page whose interface could not be had. */
export const withoutRoot: Interface = {
  language: { ...englishLanguage, script: 'Latn' },
  wordsTag: 'en',
  wordsPath: '',
  documentScript: '',
  numbers: '',
  languages: [],
  areLanguagesKnown: false,
  session: undefined,
  favourites: '',
  readerLevels: {},
  isSavingData: false,
  avatars: [],
  apiUrl: '/api',
  locationUrl: '',
  origin: '',
  links: {},
  isImpactShown: false,
  year: new Date().getFullYear(),
};

export const InterfaceContext = createContext<Interface>(withoutRoot);

/** What is known of the interface of the page. */
export function useInterface(): Interface {
  return useContext(InterfaceContext);
}

/** What a document tells its scripts and islands, as JSON in `<html data-facts>`. */
export type PageFacts = Pick<Interface, 'readerLevels' | 'isSavingData' | 'locationUrl' | 'numbers'> & {
  language: Pick<Interface['language'], 'id' | 'name' | 'languageISOCode' | 'direction' | 'script'>;
};

export function pageFactsOf({ readerLevels, isSavingData, locationUrl, numbers, language }: Interface): PageFacts {
  const { id, name, languageISOCode, direction, script } = language;
  return {
    readerLevels,
    isSavingData,
    locationUrl,
    numbers,
    language: { id, name, languageISOCode, direction, script },
  };
}
