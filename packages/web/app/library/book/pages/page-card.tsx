import type { EditionToEdit, PageToEdit } from '@letsread/catalogue/editing/contract.ts';
import { useId } from 'react';

import { useLibraryMessages } from '../../library-messages.tsx';
import { DragHandle } from './drag-handle.tsx';
import { MoveButton } from './move-button.tsx';
import { PageForm } from './page-form.tsx';

interface PageCardProps {
  editionId: string;
  page: PageToEdit;
  language: EditionToEdit['language'];
  isLast: boolean;
  canMove: boolean;
  onMove: (to: number) => void;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** One page: its place among the others, and what is on it. */
export function PageCard({ editionId, page, language, isLast, canMove, onMove, onUnsaved }: PageCardProps) {
  const t = useLibraryMessages();
  const heading = useId();
  const { number } = page;
  const name = number === 0 ? t('library.book.cover') : t('learning.decodables.page', { page: t.number(number) });
  return (
    <li className="library__card" data-page={number}>
      <div className="book-edit__page-head">
        <h3 id={heading}>{name}</h3>
        {number > 0 && (
          <span className="book-edit__moves">
            <DragHandle label={`${t('library.book.order')}: ${name}`} canMove={canMove} onDrop={onMove} />
            <MoveButton
              label={t('library.book.up', { name })}
              isUp
              isOff={!canMove || number === 1}
              onClick={() => onMove(number - 1)}
            />
            <MoveButton
              label={t('library.book.down', { name })}
              isOff={!canMove || isLast}
              onClick={() => onMove(number + 1)}
            />
          </span>
        )}
      </div>
      <PageForm
        field={`${editionId} page ${page.sourceNumber}`}
        page={page}
        name={name}
        heading={heading}
        language={language}
        onUnsaved={onUnsaved}
      />
    </li>
  );
}
