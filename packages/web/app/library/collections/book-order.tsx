import type { CollectionWithBooks } from '@letsread/catalogue/collections/contract.ts';
import { useRef } from 'react';
import { useSubmit } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { IconForm } from './collection-row.tsx';
import { moved } from './moved.ts';
import { useDragOrder } from './use-drag-order.ts';

/** The books of a collection in their order, which a drag or the buttons beside each change. */
export function BookOrder({ collection: { id, version, books } }: { collection: CollectionWithBooks }) {
  const t = useLibraryMessages();
  const submit = useSubmit();
  const list = useRef<HTMLOListElement>(null);
  const ids = books.map(({ bookId }) => bookId);
  const fieldsOf = (order: string[]) => ({ act: 'books', id, version: String(version), bookIds: order.join(',') });
  useDragOrder(list, (from, to) => {
    void submit(fieldsOf(moved(ids, from, to)), { method: 'post', preventScrollReset: true });
  });
  return (
    <>
      {books.length === 0 && <p className="muted">{t('library.collections.empty')}</p>}
      <ol className="library__lines" ref={list}>
        {books.map(({ bookId, title, language, cover }, at) => (
          <li className="library__line" key={bookId}>
            <span className="library__grip" data-grip aria-hidden="true">
              <Icon name="menu" size="s" />
            </span>
            <img className="library__cover" src={cover.url} alt="" width="48" height="48" loading="lazy" />
            <span className="library__name" lang={language.languageISOCode} dir={language.direction}>
              {title}
            </span>
            <span className="library__acts">
              {at > 0 && (
                <IconForm
                  fields={fieldsOf(moved(ids, at, at - 1))}
                  label={`${t('library.move-up')}: ${title}`}
                  icon="up"
                />
              )}
              {at + 1 < ids.length && (
                <IconForm
                  fields={fieldsOf(moved(ids, at, at + 1))}
                  label={`${t('library.move-down')}: ${title}`}
                  icon="down"
                />
              )}
              <IconForm
                fields={fieldsOf(ids.filter((one) => one !== bookId))}
                label={`${t('library.collections.take-out')}: ${title}`}
                icon="trash"
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
