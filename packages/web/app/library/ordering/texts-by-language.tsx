import type { Language } from '@letsread/catalogue/contract.ts';
import { maxSummary, maxTitle } from '@letsread/catalogue/collections/contract.ts';

import { Field } from '../../identity/form/field.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';
import { TextFields } from './text-fields.tsx';
import type { TextsByLanguage } from './texts-from-form.ts';

type Text = TextsByLanguage[number];

const maxOpen = 4;

interface Props {
  texts: TextsByLanguage;
  languages: Language[];
  languageId: string;
  /** What was typed and not taken. */
  typed: Fields;
}

/** What something is called in each language, and in one more; part of a form. */
export function TextsByLanguage({ texts, languages, languageId, typed }: Props) {
  const t = useLibraryMessages();
  const others = languages.filter((language) => texts.every((text) => text.language.id !== language.id));
  // Of many, that which is spoken here and the first are at hand.
  const shown = texts.filter(({ language }, at) => texts.length <= maxOpen || at === 0 || language.id === languageId);
  const rest = texts.filter((text) => !shown.includes(text));
  const first = others.find((language) => language.id === languageId) ?? others[0];
  return (
    <>
      <h2>{t('library.collections.texts')}</h2>
      {shown.map((text) => (
        <TextFieldset text={text} typed={typed} key={text.language.id} />
      ))}
      {rest.length > 0 && (
        <details className="stack">
          <summary>
            {t('library.projects.other-languages')} ({t.number(rest.length)})
          </summary>
          {rest.map((text) => (
            <TextFieldset text={text} typed={typed} key={text.language.id} />
          ))}
        </details>
      )}
      {first !== undefined && (
        <fieldset className="library__card library__form">
          <legend>{t('library.collections.another')}</legend>
          <TextFields languages={others} languageId={typed['languageId'] ?? first.id} typed={typed} />
        </fieldset>
      )}
    </>
  );
}

function TextFieldset({ text: { language, title, summary }, typed }: { text: Text; typed: Fields }) {
  const t = useLibraryMessages();
  const own = { lang: language.languageISOCode, dir: language.direction };
  return (
    <fieldset className="library__card library__form">
      <legend {...own}>{language.name}</legend>
      <Field
        {...own}
        name={`title.${language.id}`}
        label={t('library.collections.name')}
        autoComplete="off"
        maxLength={maxTitle}
        defaultValue={typed[`title.${language.id}`] ?? title}
      />
      <Field
        {...own}
        name={`summary.${language.id}`}
        label={t('library.collections.sentence')}
        autoComplete="off"
        maxLength={maxSummary}
        defaultValue={typed[`summary.${language.id}`] ?? summary}
      />
    </fieldset>
  );
}
