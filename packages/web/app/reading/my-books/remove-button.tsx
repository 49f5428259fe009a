import type { BookCard } from '@letsread/catalogue/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Takes a book off a list; where the reader is in it is kept. */
export function RemoveButton({ book, list }: { book: BookCard; list: 'myBooks' | 'keepReading' }) {
  const t = useMessages();
  return (
    <form method="post" data-in-place="">
      <input type="hidden" name="list" value={list} />
      <button
        className="iconbtn"
        type="submit"
        name="book"
        value={book.bookId}
        aria-label={t('reading.my-books.remove', { title: book.title })}
      >
        <Icon name="close" size="s" />
      </button>
    </form>
  );
}
