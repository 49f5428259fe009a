import { type CollectionWithBooks, maxHowToUse } from '@letsread/catalogue/collections/contract.ts';
import type { Language } from '@letsread/catalogue/contract.ts';
import { Form } from 'react-router';

import { Field } from '../../identity/form/field.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { LanguageSelect } from '../ordering/language-select.tsx';
import { useRefused } from '../people/use-refused.ts';
import type { Outcome } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';

interface BookTipsProps {
  collection: CollectionWithBooks;
  bookId: string;
  languages: readonly Language[];
  languageId: string;
  /** Of any form of the screen. */
  outcome: Outcome | undefined;
}

/** What a grown-up may do with a book of the collection, in each language and in one more. */
export function BookTips({
  collection: { id, version, howToUse },
  bookId,
  languages,
  languageId,
  outcome,
}: BookTipsProps) {
  const t = useLibraryMessages();
  const tips = howToUse.filter((tip) => tip.bookId === bookId);
  const stored = Object.fromEntries(tips.map((tip) => [`tip.${tip.languageId}`, tip.text]));
  const typed = useRefused(outcome, (sent) => sent['act'] === 'tips' && sent['bookId'] === bookId, stored);
  const told = languages.filter((language) => tips.some((tip) => tip.languageId === language.id));
  const others = languages.filter((language) => !told.includes(language));
  const another = others.find((language) => language.id === languageId) ?? others[0];
  const input = { autoComplete: 'off', maxLength: maxHowToUse } as const;
  return (
    <details className="library__after" open={typed['bookId'] === bookId}>
      <summary>
        {t('catalogue.collection.tip')}
        {tips.length > 0 && ` (${t.number(tips.length)})`}
      </summary>
      <Form className="stack" method="post" noValidate preventScrollReset key={JSON.stringify([tips, typed])}>
        <HiddenFields fields={{ act: 'tips', id, version: String(version), bookId }} />
        <p className="hint">{t('library.collections.tip-hint')}</p>
        {told.map((language) => (
          <Field
            {...input}
            id={`tip-${bookId}-${language.id}`}
            name={`tip.${language.id}`}
            label={language.name}
            lang={language.languageISOCode}
            dir={language.direction}
            defaultValue={typed[`tip.${language.id}`] ?? tips.find((tip) => tip.languageId === language.id)?.text ?? ''}
            key={language.id}
          />
        ))}
        {another !== undefined && (
          <div className="stack">
            <LanguageSelect
              id={`language-${bookId}`}
              languages={others}
              languageId={typed['languageId'] ?? another.id}
            />
            <Field
              {...input}
              id={`tip-${bookId}`}
              name="tip"
              label={t('catalogue.collection.tip')}
              defaultValue={typed['tip'] ?? ''}
            />
          </div>
        )}
        <p>
          <button className="btn btn--s" type="submit">
            {t('library.collections.save')}
          </button>
        </p>
      </Form>
    </details>
  );
}
