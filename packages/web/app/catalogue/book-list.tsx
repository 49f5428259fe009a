import type { BookCard as BookFacts } from '@letsread/catalogue/contract.ts';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';

import { useWords } from '../shell/language/words.tsx';
import { BookCard } from './book-card.tsx';

/** A part of a list as the loaders of the list screens give it, under `books`. */
export interface BookPart {
  items: BookFacts[];
  total: number;
  /** The address of the next part; undefined after the last. */
  next: string | undefined;
}

/** What was added to the list of each visited place, so that going back finds it again. */
const added = new Map<string, BookPart[]>();

/** The first two rows of a phone are in view when the page opens. */
function urgencyAt(index: number) {
  if (index === 0) return 'largest';
  return index < 4 ? 'first' : undefined;
}

/** Books in a grid with "Show more": a link to the next part, which with script is added below instead. */
export function BookList({ books }: { books: BookPart }) {
  const { key } = useLocation();
  return <GrowingList key={key} place={key} first={books} />;
}

function GrowingList({ place, first }: { place: string; first: BookPart }) {
  const t = useWords();
  const fetcher = useFetcher<{ books: BookPart }>();
  const grid = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState(() => added.get(place) ?? []);
  const arrived = fetcher.data?.books;
  const more = arrived === undefined || settled.includes(arrived) ? settled : [...settled, arrived];
  const shown = [first, ...more].flatMap((part) => part.items);
  const next = (more.at(-1) ?? first).next;

  useEffect(() => {
    added.set(place, more);
  });

  const focusFrom = useRef<number>(undefined);
  useEffect(() => {
    if (focusFrom.current === undefined || shown.length <= focusFrom.current) return;
    grid.current?.children[focusFrom.current]?.querySelector('a')?.focus({ preventScroll: true });
    focusFrom.current = undefined;
  }, [shown.length]);

  function add(event: MouseEvent) {
    if (next === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (fetcher.state !== 'idle') return;
    focusFrom.current = shown.length;
    setSettled(more);
    void fetcher.load(next);
  }

  return (
    <>
      <div className="books" ref={grid}>
        {shown.map((book, index) => (
          <BookCard key={book.editionId} book={book} urgency={urgencyAt(index)} />
        ))}
      </div>
      {next !== undefined && (
        <p className="center">
          <Link className="btn" to={next} onClick={add} aria-busy={fetcher.state !== 'idle'}>
            {t('catalogue.more')}
          </Link>
        </p>
      )}
      {shown.length < first.total && (
        <p className="center muted" role="status">
          {t('catalogue.shown', { shown: shown.length, total: first.total })}
        </p>
      )}
    </>
  );
}
