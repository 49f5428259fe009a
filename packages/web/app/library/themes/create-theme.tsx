import type { Language } from '@letsread/catalogue/contract.ts';
import { maxThemeName, themeKinds } from '@letsread/catalogue/themes/contract.ts';
import { Form } from 'react-router';

import { Field } from '../../identity/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { LanguageSelect } from '../ordering/language-select.tsx';
import type { Fields } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { KindChoice } from './kind-choice.tsx';

interface CreateThemeProps {
  languages: readonly Language[];
  languageId: string;
  /** What was typed and not taken. */
  typed: Fields;
}

/** Makes a theme with a name in one language. */
export function CreateTheme({ languages, languageId, typed }: CreateThemeProps) {
  const t = useLibraryMessages();
  return (
    <Form className="library__card library__form" method="post" noValidate>
      <HiddenFields fields={{ act: 'create' }} />
      <LanguageSelect languages={languages} languageId={typed['languageId'] ?? languageId} />
      <Field
        name="name"
        label={t('library.themes.name')}
        autoComplete="off"
        maxLength={maxThemeName}
        defaultValue={typed['name']}
      />
      <KindChoice kind={typed['kind'] ?? themeKinds[0]} />
      <button className="btn btn--leaf" type="submit">
        <Icon name="plus" size="s" />
        {t('library.themes.create')}
      </button>
    </Form>
  );
}
