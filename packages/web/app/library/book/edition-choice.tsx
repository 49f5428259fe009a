import type { BookToEdit } from '@letsread/catalogue/editing/contract.ts';
import { useId } from 'react';
import { useNavigate } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';

/** Which of the book's editions is on the screen. */
export function EditionChoice({ book: { bookId, edition, editions } }: { book: BookToEdit }) {
  const t = useLibraryMessages();
  const navigate = useNavigate();
  const id = useId();
  if (editions.length === 1) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{t('catalogue.search.language')}</label>
      <div className="select">
        <select
          className="input"
          id={id}
          // What is shown closed is the name of this edition: the letters are its own.
          lang={edition.language.languageISOCode}
          value={edition.editionId}
          onChange={({ target }) => void navigate(`/library/books/${bookId}?edition=${target.value}`)}
        >
          {editions.map(({ editionId, title, language }) => (
            <option value={editionId} lang={language.languageISOCode} key={editionId}>
              {`\u2068${language.name}\u2069: \u2068${title}\u2069`}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}
