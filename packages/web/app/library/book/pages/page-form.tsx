import { type EditionToEdit, maxAlt, maxPageText, type PageToEdit } from '@letsread/catalogue/editing/contract.ts';
import { useEffect } from 'react';

import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { useLibraryMessages } from '../../library-messages.tsx';
import { ActNote } from '../act-note.tsx';
import { SaveButton } from '../save-button.tsx';
import { TextArea } from '../text-area.tsx';
import { useBookAct } from '../use-book-act.ts';
import { useDraft } from '../use-draft.ts';

interface PageFormProps {
  /** Unlike that of any other page of the library. */
  field: string;
  page: PageToEdit;
  name: string;
  heading: string;
  language: EditionToEdit['language'];
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The words of a page, and what its picture shows. */
export function PageForm({ field: ofPage, page, name, heading, language, onUnsaved }: PageFormProps) {
  const t = useLibraryMessages();
  const acts = useBookAct();
  const drafts = { text: useDraft(`${ofPage} text`, page.text), alt: useDraft(`${ofPage} alt`, page.alt) };
  const changed = (['text', 'alt'] as const).filter((field) => drafts[field].isChanged);
  const isUnsaved = changed.length > 0;
  useEffect(() => onUnsaved(isUnsaved));
  const now = acts.fresh?.edition.pages.find(({ sourceNumber }) => sourceNumber === page.sourceNumber);
  const save = () => {
    const body = changed.map((field) => [field, { was: now?.[field] ?? drafts[field].was, now: drafts[field].now }]);
    acts.send({ act: 'page', number: page.number, body: Object.fromEntries(body) });
  };
  const names = { text: t('library.book.text'), alt: t('library.book.alt') };
  const field = (which: 'text' | 'alt', maxLength: number) => (
    <TextArea
      label={names[which]}
      value={drafts[which].now}
      onChange={drafts[which].set}
      maxLength={maxLength}
      language={language}
      isOneLine={which === 'alt'}
    />
  );
  return (
    <form
      className="book-edit__page-form"
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {page.picture !== null && (
        <span className="book-edit__picture">
          <Picture picture={page.picture} sizes="12rem" alt="" />
        </span>
      )}
      <div className="stack">
        {field('text', maxPageText)}
        {page.picture !== null && field('alt', maxAlt)}
        {page.narration === 'stale' && (
          <p className="note">
            <Icon name="sound" />
            <span>{t('library.book.stale')}</span>
          </p>
        )}
        <ActNote
          acts={acts}
          meanwhile={changed
            .filter((each) => now !== undefined && now[each] !== drafts[each].was)
            .map((each) => ({ name: names[each], now: now?.[each] ?? '' }))}
        />
        <SaveButton acts={acts} name={name} />
      </div>
    </form>
  );
}
