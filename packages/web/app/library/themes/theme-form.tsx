import type { Language } from '@letsread/catalogue/contract.ts';
import { type EditableTheme, maxThemeName } from '@letsread/catalogue/themes/contract.ts';
import { Form } from 'react-router';

import { Field } from '../../identity/form/field.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { LanguageSelect } from '../ordering/language-select.tsx';
import type { Fields } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { KindChoice } from './kind-choice.tsx';
import { writeWords } from './theme-in-form.ts';

const maxOpen = 4;

interface ThemeFormProps {
  theme: EditableTheme;
  languages: readonly Language[];
  languageId: string;
  /** What was typed and not taken. */
  typed: Fields;
}

/** What a theme is called in each language, of which kind it is, and what else finds it. */
export function ThemeForm({ theme, languages, languageId, typed }: ThemeFormProps) {
  const t = useLibraryMessages();
  const { id, version, kind, synonyms } = theme;
  return (
    <Form className="stack" method="post" noValidate>
      <HiddenFields fields={{ act: 'change', id, version: String(version) }} />
      <Names theme={theme} languages={languages} languageId={languageId} typed={typed} />
      <div className="library__card library__form themes__words">
        <KindChoice kind={typed['kind'] ?? kind} />
        <div className="field">
          <label htmlFor="synonyms">{t('library.themes.synonyms')}</label>
          <p className="hint" id="synonyms-hint">
            {t('library.themes.synonyms-hint')}
          </p>
          <textarea
            className="input themes__area"
            id="synonyms"
            name="synonyms"
            rows={3}
            dir="auto"
            aria-describedby="synonyms-hint"
            defaultValue={typed['synonyms'] ?? writeWords(synonyms)}
          />
        </div>
      </div>
      <p>
        <button className="btn btn--leaf" type="submit">
          {t('library.collections.save')}
        </button>
      </p>
    </Form>
  );
}

/** A field for each language that it has a name in, and for one more; of many, that which is spoken here and the first are at hand. */
function Names({ theme: { names }, languages, languageId, typed }: ThemeFormProps) {
  const t = useLibraryMessages();
  const others = languages.filter((language) => names.every((name) => name.language.id !== language.id));
  const shown = names.filter(({ language }, at) => names.length <= maxOpen || at === 0 || language.id === languageId);
  const rest = names.filter((name) => !shown.includes(name));
  const another = others.find((language) => language.id === languageId) ?? others[0];
  const fieldOf = ({ language, name }: (typeof names)[number]) => (
    <Field
      name={`name.${language.id}`}
      label={language.name}
      lang={language.languageISOCode}
      dir={language.direction}
      autoComplete="off"
      maxLength={maxThemeName}
      defaultValue={typed[`name.${language.id}`] ?? name}
      key={language.id}
    />
  );
  return (
    <>
      <fieldset className="library__card library__form">
        <legend>{t('library.themes.names')}</legend>
        {shown.map(fieldOf)}
        {rest.length > 0 && (
          <details className="themes__rest">
            <summary>
              {t('library.projects.other-languages')} ({t.number(rest.length)})
            </summary>
            <div className="stack">{rest.map(fieldOf)}</div>
          </details>
        )}
      </fieldset>
      {another !== undefined && (
        <fieldset className="library__card library__form">
          <legend>{t('library.collections.another')}</legend>
          <LanguageSelect languages={others} languageId={typed['languageId'] ?? another.id} />
          <Field
            name="name"
            label={t('library.themes.name')}
            autoComplete="off"
            maxLength={maxThemeName}
            defaultValue={typed['name']}
          />
        </fieldset>
      )}
    </>
  );
}
