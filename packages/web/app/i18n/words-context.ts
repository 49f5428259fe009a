import { englishFields } from '@letsread/interface-text/words.ts';
import { createContext } from 'react-router';

import type { Words } from './words.tsx';

/** The words of the page being rendered; English where they could not be loaded. */
export const wordsContext = createContext<Words>({ fields: englishFields, languageTag: 'en' });
