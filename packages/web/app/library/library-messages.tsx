import { type Fields, type Translate, translator } from '@letsread/interface-text/translator.ts';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { useMessages } from '../i18n/messages.tsx';

const LibraryTranslateContext = createContext<Translate | undefined>(undefined);

interface LibraryMessagesProps {
  fields: Fields;
  /** By whose rules words follow a number (BCP 47). */
  languageTag: string;
  children: ReactNode;
}

/** The words of the back room come with its pages: they are in no dictionary that readers fetch. */
export function LibraryMessages({ fields, languageTag, children }: LibraryMessagesProps) {
  const t = useMessages();
  const both = useMemo(() => {
    const own = translator(fields, languageTag, { fields: {}, languageTag: 'en' });
    const either = (key: string, values?: Parameters<Translate>[1]) =>
      (key.startsWith('library.') ? own : t)(key, values);
    return Object.assign(either, { number: t.number });
  }, [fields, languageTag, t]);
  return <LibraryTranslateContext value={both}>{children}</LibraryTranslateContext>;
}

/** The `t` of the back room, which knows the words of all other screens too. */
export function useLibraryMessages(): Translate {
  const t = useMessages();
  return useContext(LibraryTranslateContext) ?? t;
}
