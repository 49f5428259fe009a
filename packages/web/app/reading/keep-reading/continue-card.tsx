import type { ReadersBook } from '@letsread/reading/contract.ts';
import type { CSSProperties, ReactNode } from 'react';

import { readerPath } from '../../catalogue/book-path.ts';
import { Cover } from '../../catalogue/covers/cover.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WholeSyllables } from '../../ui/whole-syllables.tsx';

interface ContinueCardProps {
  book: Pick<ReadersBook, 'slug' | 'title' | 'cover' | 'page' | 'pageCount' | 'share' | 'language'>;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** A book that was begun: its cover, how much of it was read, and one press to the very page. */
export function ContinueCard({ book, children }: ContinueCardProps) {
  const t = useMessages();
  return (
    <li className="cont">
      <a className="cont__link" href={readerPath(book.slug, book.page)}>
        <Cover picture={book.cover} sizes="88px" />
        <span className="cont__body">
          <span className="cont__title" lang={book.language.languageISOCode} dir={book.language.direction}>
            <WholeSyllables text={book.title} lang={book.language.languageISOCode} />
          </span>
          <span className="bar" style={{ '--v': `${Math.round(book.share * 100)}%` } as CSSProperties}>
            <i />
          </span>
          <span className="xs muted">{t('reading.my-books.page', { page: book.page, pages: book.pageCount })}</span>
        </span>
        <span className="cont__go">
          <Icon name="next" isDirected />
        </span>
      </a>
      {children}
    </li>
  );
}
