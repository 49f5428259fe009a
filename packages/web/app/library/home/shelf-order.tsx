import { type ReactNode, useRef } from 'react';
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

/** The shelves of home in their order, which a drag or the links beside each change; nothing is saved by it. */
export function ShelfOrder({ shelves, nameOf, addressOf }: ShelfOrderProps) {
  const t = useLibraryMessages();
  const navigate = useNavigate();
  const list = useRef<HTMLOListElement>(null);
  useDragOrder(list, (from, to) => {
    void navigate(addressOf(moved(shelves, from, to)), { preventScrollReset: true, replace: true });
  });
  const change = (label: string, icon: ReactNode, order: readonly string[]) => (
    <Link className="iconbtn" to={addressOf(order)} aria-label={label} preventScrollReset replace>
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
              change(
                `${t('library.move-up')}: ${nameOf(shelf)}`,
                <span className="iconbtn--up">
                  <Icon name="down" />
                </span>,
                moved(shelves, at, at - 1),
              )}
            {at + 1 < shelves.length &&
              change(`${t('library.move-down')}: ${nameOf(shelf)}`, <Icon name="down" />, moved(shelves, at, at + 1))}
            {change(
              `${t('library.collections.take-out')}: ${nameOf(shelf)}`,
              <Icon name="trash" />,
              shelves.filter((one) => one !== shelf),
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
