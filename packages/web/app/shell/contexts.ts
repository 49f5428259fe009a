import type { Ask } from '@letsread/http/ask.ts';
import { englishFields } from '@letsread/interface-text/words.ts';
import { createContext } from 'react-router';

import type { Words } from './language/words.tsx';

/** The one way to get data: the process that serves the app sets it for each request. */
export const askContext = createContext<Ask>();

/** Where this library stands and what it links to; the serving process sets it from its configuration. */
export interface Site {
  /** "https://example.org", for canonical addresses; the request's own origin where it is not said. */
  origin?: string;
  /** Addresses of the footer; what is not given is not shown. */
  links: Partial<Record<FooterLink, string>>;
}

export type FooterLink =
  | 'android'
  | 'ios'
  | 'collaborators'
  | 'translatorSignIn'
  | 'about'
  | 'help'
  | 'social'
  | 'donate'
  | 'privacy'
  | 'accessibility';

export const siteContext = createContext<Site>({ links: {} });

/** The words of the page being rendered; English where they could not be loaded. */
export const wordsContext = createContext<Words>({ fields: englishFields, languageTag: 'en' });
