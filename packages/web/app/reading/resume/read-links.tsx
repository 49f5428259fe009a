import type { Book } from '@letsread/catalogue/contract.ts';

import { readerPath } from '../../catalogue/book-path.ts';
import { useWords } from '../../shell/language/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useResume } from './use-resume.ts';

interface ReadLinksProps {
  book: Book;
  /** Where the profile that reads is in it, as the library knows. */
  own: number | undefined;
}

/** Opens the book where it was left, to be read or listened to; then it may be begun again too. */
export function ReadLinks({ book, own }: ReadLinksProps) {
  const t = useWords();
  const page = useResume(book, own);
  return (
    <>
      <a className="btn btn--leaf btn--kid" href={readerPath(book.slug, page ?? 0)}>
        <Icon name="pages" />
        {page === undefined ? (
          t('catalogue.book.read')
        ) : (
          <span>
            {t('reading.keep-reading')}
            <small className="readon">{t('reading.my-books.page', { page, pages: book.pageCount })}</small>
          </span>
        )}
      </a>
      {book.narrationBytes > 0 && (
        <a className="btn btn--kid" href={`${readerPath(book.slug, page ?? 0)}?listen=true`}>
          <Icon name="sound" />
          {t('reading.listen')}
        </a>
      )}
      {page !== undefined && (
        <a className="btn" href={readerPath(book.slug, 0)}>
          <Icon name="redo" size="s" />
          {t('reading.from-start')}
        </a>
      )}
    </>
  );
}
