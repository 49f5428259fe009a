import type { Language } from '@letsread/catalogue/contract.ts';
import { maxThemeName, themeKinds } from '@letsread/catalogue/themes/contract.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Form } from 'react-router';

import { Field } from '../../identity/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { LanguageSelect } from '../ordering/language-select.tsx';
import type { Outcome } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { typedIn } from '../take-form.ts';
import { KindChoice } from './kind-choice.tsx';

interface CreateThemeProps {
  languages: readonly Language[];
  languageId: string;
  outcome: Outcome | undefined;
}

/** Makes a theme with a name in one language. What is typed stays while the list below is searched. */
export function CreateTheme({ languages, languageId, outcome }: CreateThemeProps) {
  const t = useLibraryMessages();
  const form = useEmptiedForm(outcome);
  const all = typedIn(outcome);
  const typed = all['act'] === 'create' ? all : {};
  return (
    <Form className="library__card library__form" method="post" noValidate ref={form}>
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

/** Begins anew with each theme that was made, however many the list shows; not with one that a document came from. */
function useEmptiedForm(outcome: Outcome | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(outcome);
  useLayoutEffect(() => {
    const isMade = outcome !== undefined && 'done' in outcome && outcome.done.action === 'theme-created';
    if (isMade && outcome !== before.current) form.current?.reset();
    before.current = outcome;
  }, [outcome]);
  return form;
}
