import type { Language } from '@letsread/catalogue/contract.ts';
import { maxSummary, maxTitle } from '@letsread/catalogue/collections/contract.ts';

import { Field } from '../../identity/form/field.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';
import { LanguageSelect } from './language-select.tsx';

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
      <LanguageSelect languages={languages} languageId={languageId} />
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
