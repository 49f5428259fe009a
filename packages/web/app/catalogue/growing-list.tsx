import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';

import { useWords } from '../shell/language/words.tsx';

/** A part of a list, as the loader of a list's screen gives it. */
export interface ListPart<Item> {
  items: Item[];
  total: number;
  /** The address of the next part; undefined after the last. */
  next: string | undefined;
}

interface GrowingListProps<Name extends string, Item> {
  /** Under which name the loader gives the list. */
  name: Name;
  first: ListPart<Item>;
  as: 'div' | 'ul';
  className: string;
  /** The words of the link to more of them. */
  more: string;
  /** One element for each item, in order, with the link that gets the focus when it was added. */
  children: (shown: Item[]) => ReactNode;
}

/** What was added to the list of each visited place, so that going back finds it again. */
const added = new Map<string, ListPart<unknown>[]>();

/** A list with "Show more": a link to the next part, which with script is added below instead. */
export function GrowingList<Name extends string, Item>(props: GrowingListProps<Name, Item>) {
  const { key } = useLocation();
  return <ListOfPlace key={key} place={key} {...props} />;
}

function ListOfPlace<Name extends string, Item>({
  place,
  name,
  first,
  as: List,
  className,
  more: moreWords,
  children,
}: GrowingListProps<Name, Item> & { place: string }) {
  const t = useWords();
  const fetcher = useFetcher<Record<Name, ListPart<Item>>>();
  const list = useRef<HTMLDivElement & HTMLUListElement>(null);
  const [settled, setSettled] = useState(() => (added.get(place) ?? []) as ListPart<Item>[]);
  const arrived = (fetcher.data as Record<Name, ListPart<Item>> | undefined)?.[name];
  const more = arrived === undefined || settled.includes(arrived) ? settled : [...settled, arrived];
  const shown = [first, ...more].flatMap((part) => part.items);
  const next = (more.at(-1) ?? first).next;

  useEffect(() => {
    added.set(place, more);
  });

  const focusFrom = useRef<number>(undefined);
  useEffect(() => {
    if (focusFrom.current === undefined || shown.length <= focusFrom.current) return;
    list.current?.children[focusFrom.current]?.querySelector('a')?.focus({ preventScroll: true });
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
      <List className={className} ref={list}>
        {children(shown)}
      </List>
      {next !== undefined && (
        <p className="center">
          <Link className="btn" to={next} onClick={add} aria-busy={fetcher.state !== 'idle'}>
            {moreWords}
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
