import type { Language } from '@letsread/catalogue/contract.ts';
import { type CollectionWithBooks, maxCurator } from '@letsread/catalogue/collections/contract.ts';
import { coverFigures } from '@letsread/formats/covers/figure-names.ts';
import { drawFigure } from '@letsread/formats/covers/figures.ts';
import { Form } from 'react-router';

import { Field } from '../../identity/form/field.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Outcome } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { TextsByLanguage } from '../ordering/texts-by-language.tsx';
import { textsToUndo } from '../ordering/texts-from-form.ts';
import { useRefused } from '../people/use-refused.ts';

interface CollectionTextsProps {
  collection: CollectionWithBooks;
  languages: Language[];
  languageId: string;
  /** Of any form of the screen. */
  outcome: Outcome | undefined;
}

/** What a collection is called in each language, who chose its books, when it is shown, and what stands for it. */
export function CollectionTexts({ collection, languages, languageId, outcome }: CollectionTextsProps) {
  const t = useLibraryMessages();
  const { id, version, figure, curator, from, to, texts } = collection;
  const content = JSON.stringify([texts, figure, curator, from, to]);
  const stored = { ...textsToUndo(texts), figure: figure ?? '', curator, from: from ?? '', to: to ?? '' };
  const typed = useRefused(outcome, ({ act }) => act === 'change', stored);
  return (
    // What is typed here stays when the books of the collection change.
    <Form className="stack" method="post" noValidate key={JSON.stringify([content, typed])}>
      <HiddenFields fields={{ act: 'change', id, version: String(version) }} />
      <TextsByLanguage texts={texts} languages={languages} languageId={languageId} typed={typed} />
      <Field
        name="curator"
        label={t('library.collections.curator')}
        autoComplete="off"
        maxLength={maxCurator}
        defaultValue={typed['curator'] ?? curator}
      />
      <fieldset className="library__card library__form">
        <legend>{t('library.collections.season')}</legend>
        <p className="hint">{t('library.collections.season-about')}</p>
        <Field name="from" type="date" label={t('library.projects.from')} defaultValue={typed['from'] ?? from ?? ''} />
        <Field name="to" type="date" label={t('library.projects.to')} defaultValue={typed['to'] ?? to ?? ''} />
      </fieldset>
      <fieldset className="library__card">
        <legend>{t('library.collections.figure')}</legend>
        <div className="library__figures">
          {['', ...coverFigures].map((name) => (
            <label className="library__figure" key={name}>
              <input
                type="radio"
                name="figure"
                value={name}
                defaultChecked={(typed['figure'] ?? figure ?? '') === name}
              />
              <Figure name={name} />
            </label>
          ))}
        </div>
      </fieldset>
      <p>
        <button className="btn btn--leaf" type="submit">
          {t('library.collections.save')}
        </button>
      </p>
    </Form>
  );
}

function Figure({ name }: { name: string }) {
  const t = useLibraryMessages();
  const figure = coverFigures.find((one) => one === name);
  if (figure === undefined) return <span>{t('library.collections.covers')}</span>;
  return (
    <>
      <svg
        viewBox="0 0 64 64"
        fill="currentColor"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawFigure(figure) }}
      />
      <span className="sr">{t(`library.figure.${figure}`)}</span>
    </>
  );
}
