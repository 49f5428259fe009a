import { useRouteLoaderData } from 'react-router';
import { englishLanguage } from './interface-language.ts';
import type { Interface } from './load-interface.server.ts';

const withoutRoot: Interface = {
  language: { ...englishLanguage, script: 'Latn' },
  wordsTag: 'en',
  wordsPath: '',
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

/** What the root knows of the interface; English and nothing to choose from where it could not be had. */
export function useInterface(): Interface {
  return useRouteLoaderData('root') ?? withoutRoot;
}
