import type { Language } from '@letsread/catalogue/contract.ts';
import { maxSummary, maxTitle } from '@letsread/catalogue/collections/contract.ts';

import { Field } from '../../identity/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';

/** A title and a sentence in a language to be chosen. */
export function TextFields({
  languages,
  languageId,
  typed,
}: {
  languages: Language[];
  languageId: string;
  typed: Fields;
}) {
  const t = useLibraryMessages();
  return (
    <>
      <div className="field">
        <label htmlFor="languageId">{t('library.collections.language')}</label>
        <div className="select">
          <select className="input" id="languageId" name="languageId" defaultValue={languageId}>
            {languages.map(({ id, name }) => (
              <option value={id} key={id}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      </div>
      <Field
        name="title"
        label={t('library.collections.name')}
        autoComplete="off"
        maxLength={maxTitle}
        defaultValue={typed['title']}
      />
      <Field
        name="summary"
        label={t('library.collections.sentence')}
        autoComplete="off"
        maxLength={maxSummary}
        defaultValue={typed['summary']}
      />
    </>
  );
}
