import { useMessages } from '../i18n/messages.tsx';
import { BookCard, type BookFacts } from './book-card.tsx';
import { GrowingList, type ListPart } from './growing-list/growing-list.tsx';

/** A part of a list as the loaders of the list screens give it, under `books`. */
export type BookPart = ListPart<BookFacts>;

/** The first two rows of a phone are in view when the page opens. */
function urgencyAt(index: number) {
  if (index === 0) return 'largest';
  return index < 4 ? 'first' : undefined;
}

interface BookListProps {
  books: BookPart;
  growsAtScroll?: boolean | undefined;
}

/** Books in a grid, with a way to more of them. */
export function BookList({ books, growsAtScroll }: BookListProps) {
  const t = useMessages();
  return (
    <GrowingList
      name="books"
      first={books}
      as="div"
      className="books"
      more={t('catalogue.more')}
      growsAtScroll={growsAtScroll}
    >
      {(shown) => shown.map((book, index) => <BookCard key={book.editionId} book={book} urgency={urgencyAt(index)} />)}
    </GrowingList>
  );
}
