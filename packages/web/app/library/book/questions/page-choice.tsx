import type { QuestionsToEdit } from '@letsread/learning/questions/contract.ts';
import { useId } from 'react';

import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { useLibraryMessages } from '../../library-messages.tsx';

interface PageChoiceProps {
  label: string;
  pages: QuestionsToEdit['pages'];
  value: number | null;
  onChange: (page: number | null) => void;
  /** What stands for no page; without it one is to be chosen. */
  none?: string;
}

/** One of the book's pages, with its picture beside it. */
export function PageChoice({ label, pages, value, onChange, none }: PageChoiceProps) {
  const t = useLibraryMessages();
  const id = useId();
  const picture = pages.find(({ number }) => number === value)?.picture ?? null;
  const name = (number: number) =>
    number === 0 ? t('library.book.cover') : t('learning.decodables.page', { page: t.number(number) });
  return (
    <div className="field book-edit__page-choice">
      <label htmlFor={id}>{label}</label>
      <span className="book-edit__chosen">
        {picture !== null && (
          <span className="book-edit__thumb">
            <Picture picture={picture} sizes="4rem" alt="" />
          </span>
        )}
        <span className="select">
          <select
            className="input"
            id={id}
            required={none === undefined}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
          >
            {(none !== undefined || value === null) && <option value="">{none ?? ''}</option>}
            {pages.map(({ number, alt }) => (
              <option value={number} key={number}>
                {alt === '' ? name(number) : `${name(number)}: \u2068${alt}\u2069`}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      </span>
    </div>
  );
}
