import { englishFields } from '@letsread/interface-text/messages.ts';
import { createContext } from 'react-router';

import type { Messages } from './messages.tsx';

/** The words of the page being rendered; English where they could not be loaded. */
export const messagesContext = createContext<Messages>({ fields: englishFields, languageTag: 'en' });
