import type { Book } from '@letsread/catalogue/contract.ts';

import { readerPath } from '../../catalogue/book-path.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import offerVoice from './offer-voice.js?minified';

interface ReadLinksProps {
  book: Book;
  /** Where the profile that reads is in it, as the library knows. */
  own: number | undefined;
}

/**
 * Opens the book where it was left, to be read or listened to; then it may be begun again too. Both forms stand in the
 * page, as the device may know better where that was (`resume-here.ts`). A book without a recording is listened to where
 * the device has a voice.
 */
export function ReadLinks({ book, own }: ReadLinksProps) {
  const t = useMessages();
  const { bookId, pageCount: pages } = book;
  const isBegun = own !== undefined;
  return (
    <>
      <a
        className="btn btn--leaf btn--kid"
        href={readerPath(book.slug, own ?? 0)}
        data-resume={JSON.stringify({ bookId, pages, own })}
      >
        <Icon name="pages" />
        <span hidden={isBegun} data-unread="">
          {t('catalogue.book.read')}
        </span>
        <span hidden={!isBegun} data-begun="">
          {t('reading.keep-reading')}
          <small className="readon" data-page-text={t('reading.my-books.page', { page: '{page}', pages })}>
            {isBegun && t('reading.my-books.page', { page: own, pages })}
          </small>
        </span>
      </a>
      <a
        className="btn btn--kid"
        href={`${readerPath(book.slug, own ?? 0)}?listen=true`}
        data-resumes=""
        data-voice={book.language.languageISOCode}
        hidden={book.narrationBytes === 0}
      >
        <Icon name="sound" />
        {t('reading.listen')}
      </a>
      {book.narrationBytes === 0 && <script dangerouslySetInnerHTML={{ __html: offerVoice }} />}
      <a className="btn" href={readerPath(book.slug, 0)} hidden={!isBegun} data-begun="">
        <Icon name="redo" size="s" />
        {t('reading.from-start')}
      </a>
    </>
  );
}
