import type { BookCard } from '@letsread/catalogue/contract.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation, useSubmit } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';
import { IconForm } from './icon-form.tsx';
import { MoveForms } from './move-forms.tsx';
import { moved } from './moved.ts';
import { SmallCover } from './small-cover.tsx';
import { useDragOrder } from './use-drag-order.ts';

export type OrderedBook = Pick<BookCard, 'bookId' | 'title' | 'language' | 'cover'>;

interface BookOrderProps {
  books: readonly OrderedBook[];
  /** The fields of a form that leaves these books, in this order. */
  fieldsOf: (bookIds: string[]) => Fields;
  /** What else there is to do with a book. */
  more?: (book: OrderedBook) => ReactNode;
}

/** Sends what was dropped over what, once nothing else is under way: it would meet a change of its own, as if it were somebody else's. */
function useDroppedBook(ids: readonly string[], fieldsOf: BookOrderProps['fieldsOf']) {
  const submit = useSubmit();
  const isSending = useNavigation().formMethod === 'POST';
  const waiting = useRef<Dropped>(undefined);
  const send = ({ id, over }: Dropped) => {
    const [from, to] = [ids.indexOf(id), ids.indexOf(over)];
    if (from < 0 || to < 0) return;
    void submit(fieldsOf(moved(ids, from, to)), { method: 'post', preventScrollReset: true });
  };
  const sendWaiting = useEffectEvent(() => {
    if (waiting.current !== undefined) send(waiting.current);
    waiting.current = undefined;
  });
  useEffect(() => {
    if (!isSending) sendWaiting();
  }, [isSending]);
  return (dropped: Dropped) => {
    if (isSending) waiting.current = dropped;
    else send(dropped);
  };
}

interface Dropped {
  id: string;
  over: string;
}

/** Books in their order, which a drag or the buttons beside each change. */
export function BookOrder({ books, fieldsOf, more }: BookOrderProps) {
  const t = useLibraryMessages();
  const list = useRef<HTMLOListElement>(null);
  const ids = books.map(({ bookId }) => bookId);
  const drop = useDroppedBook(ids, fieldsOf);
  useDragOrder(list, (from, to) => drop({ id: ids[from] ?? '', over: ids[to] ?? '' }));
  return (
    <>
      {books.length === 0 && <p className="muted">{t('library.collections.empty')}</p>}
      <ol className="library__lines" ref={list}>
        {books.map((book, at) => (
          <li className="library__line" key={book.bookId}>
            <span className="library__grip" data-grip aria-hidden="true">
              <Icon name="menu" size="s" />
            </span>
            <SmallCover cover={book.cover} />
            <span className="library__name">
              <bdi lang={book.language.languageISOCode} dir={book.language.direction}>
                {book.title}
              </bdi>
            </span>
            <span className="library__acts">
              <MoveForms
                id={book.bookId}
                title={book.title}
                up={at > 0 ? fieldsOf(moved(ids, at, at - 1)) : undefined}
                down={at + 1 < ids.length ? fieldsOf(moved(ids, at, at + 1)) : undefined}
              />
              <IconForm
                fields={fieldsOf(ids.filter((one) => one !== book.bookId))}
                label={`${t('library.collections.take-out')}: ${book.title}`}
                icon="trash"
              />
            </span>
            {more?.(book)}
          </li>
        ))}
      </ol>
    </>
  );
}
