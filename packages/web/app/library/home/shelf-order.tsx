import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { moved } from '../ordering/moved.ts';
import { useDragOrder } from '../ordering/use-drag-order.ts';

interface ShelfOrderProps {
  shelves: readonly string[];
  nameOf: (shelf: string) => string;
  /** The address of this page with these shelves. */
  addressOf: (shelves: readonly string[]) => string;
}

interface Change {
  id: string;
  label: string;
  icon: ReactNode;
  order: readonly string[];
  /** The ids of what has the focus after it, where this is gone by then: the first of them that is there. */
  next: readonly string[];
}

/** Where shelves are added: the last thing that is there when all are taken out. */
export const addShelfId = 'add-shelf';

/** Whoever works with keys goes on where they were when what they pressed is gone: without focus they would begin at the top of the page. */
function useFocusNext(shelves: readonly string[]): (ids: readonly string[]) => void {
  const next = useRef<readonly string[]>([]);
  const order = shelves.join(',');
  useLayoutEffect(() => {
    const there = next.current.flatMap((id) => document.getElementById(id) ?? []);
    next.current = [];
    if (document.activeElement === document.body) there[0]?.focus();
  }, [order]);
  return (ids) => (next.current = ids);
}

/** The shelves of home in their order, which a drag or the links beside each change; nothing is saved by it. */
export function ShelfOrder({ shelves, nameOf, addressOf }: ShelfOrderProps) {
  const t = useLibraryMessages();
  const navigate = useNavigate();
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useFocusNext(shelves);
  useDragOrder(list, (from, to) => {
    void navigate(addressOf(moved(shelves, from, to)), { preventScrollReset: true, replace: true });
  });
  const change = ({ label, icon, order, next, id }: Change) => (
    <Link
      className="iconbtn"
      to={addressOf(order)}
      id={id}
      aria-label={label}
      onClick={() => focusNext(next)}
      preventScrollReset
      replace
    >
      {icon}
    </Link>
  );
  return (
    <ol className="library__lines" ref={list}>
      {shelves.map((shelf, at) => (
        <li className="library__line" key={shelf}>
          <span className="library__grip" data-grip aria-hidden="true">
            <Icon name="menu" size="s" />
          </span>
          <b className="library__name">
            <bdi>{nameOf(shelf)}</bdi>
          </b>
          <span className="library__acts">
            {at > 0 &&
              change({
                id: `up-${shelf}`,
                label: `${t('library.move-up')}: ${nameOf(shelf)}`,
                icon: (
                  <span className="iconbtn--up">
                    <Icon name="down" />
                  </span>
                ),
                order: moved(shelves, at, at - 1),
                next: [`down-${shelf}`],
              })}
            {at + 1 < shelves.length &&
              change({
                id: `down-${shelf}`,
                label: `${t('library.move-down')}: ${nameOf(shelf)}`,
                icon: <Icon name="down" />,
                order: moved(shelves, at, at + 1),
                next: [`up-${shelf}`],
              })}
            {change({
              id: `out-${shelf}`,
              label: `${t('library.collections.take-out')}: ${nameOf(shelf)}`,
              icon: <Icon name="trash" />,
              order: shelves.filter((one) => one !== shelf),
              next: [`out-${shelves[at + 1]}`, `out-${shelves[at - 1]}`, addShelfId],
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
