import type { Language } from '@letsread/catalogue/contract.ts';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';

interface LanguageSelectProps {
  /** Its own where several forms of a page have one. */
  id?: string;
  languages: readonly Language[];
  languageId: string;
}

/** A language to be chosen, in the field `languageId`. */
export function LanguageSelect({ id = 'languageId', languages, languageId }: LanguageSelectProps) {
  const t = useLibraryMessages();
  return (
    <div className="field">
      <label htmlFor={id}>{t('library.collections.language')}</label>
      <div className="select">
        <select className="input" id={id} name="languageId" defaultValue={languageId}>
          {languages.map((language) => (
            <option value={language.id} lang={language.languageISOCode} dir={language.direction} key={language.id}>
              {language.name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}
