import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/messages.tsx';

/** A part of a list, as the loader of a list's screen gives it. */
export interface ListPart<Item> {
  items: Item[];
  total: number;
  /** There are more than are counted. */
  isTotalCapped?: boolean;
  /** The address of the next part; undefined after the last. */
  next: string | undefined;
}

interface GrowingListProps<Item> {
  /** Tells the lists of a page apart. */
  name: string;
  first: ListPart<Item>;
  as: 'div' | 'ul';
  className: string;
  /** The words of the link to more of them. */
  more: string;
  /** Grows by itself, a few parts at a time, as somebody scrolls near its end. */
  growsAtScroll?: boolean | undefined;
  /** One element for each item, in order, with the link that gets the focus when it was added. */
  children: (shown: Item[]) => ReactNode;
}

/** A list with "Show more": a link to the next part, which `grow-list.ts` adds below instead. */
export function GrowingList<Item>(props: GrowingListProps<Item>) {
  const { name, first, as: List, className, more, growsAtScroll = false, children } = props;
  const { items, total, isTotalCapped, next } = first;
  const t = useMessages();
  const all = isTotalCapped ? `${t.number(total)}+` : total;
  return (
    <>
      <List className={className} data-list={name}>
        {children(items)}
      </List>
      <div data-list-end={name}>
        {next !== undefined && (
          <p className="center">
            <a className="btn" href={next} data-more={name} data-at-scroll={growsAtScroll ? '' : undefined}>
              {more}
            </a>
          </p>
        )}
        {(items.length < total || isTotalCapped) && (
          <p className="center muted" role="status" data-grown={t('catalogue.shown', { shown: '{shown}', total: all })}>
            {t('catalogue.shown', { shown: items.length, total: all })}
          </p>
        )}
      </div>
    </>
  );
}
