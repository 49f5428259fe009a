import type { EditableCollection } from '@letsread/catalogue/collections/contract.ts';
import { Form, Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../people/act-on-people.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';

interface CollectionRowProps {
  collection: EditableCollection;
  /** Before which it stands one place up; none for the first. */
  above: string | undefined;
  /** Before which it stands one place down; '' is the end, none for the last. */
  below: string | undefined;
}

/** A collection in its order: the way to it, one place up or down, and out. */
export function CollectionRow({ collection: { id, texts, bookCount }, above, below }: CollectionRowProps) {
  const t = useLibraryMessages();
  const title = texts[0]?.title ?? '';
  return (
    <li className="library__line">
      <Link className="library__name" to={`/library/collections/${id}`}>
        <b>
          <bdi>{title}</bdi>
        </b>
        <span className="muted">{t('catalogue.books', { count: bookCount })}</span>
      </Link>
      <span className="library__acts">
        {above !== undefined && (
          <IconForm fields={{ act: 'move', id, before: above }} label={`${t('library.move-up')}: ${title}`} icon="up" />
        )}
        {below !== undefined && (
          <IconForm
            fields={{ act: 'move', id, before: below }}
            label={`${t('library.move-down')}: ${title}`}
            icon="down"
          />
        )}
        <IconForm fields={{ act: 'remove', id }} label={`${t('library.collections.remove')}: ${title}`} icon="trash" />
      </span>
    </li>
  );
}

/** A form of one button that shows what it does as a figure. */
export function IconForm({ fields, label, icon }: { fields: Fields; label: string; icon: 'up' | 'down' | 'trash' }) {
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={fields} />
      <button className={icon === 'up' ? 'iconbtn iconbtn--up' : 'iconbtn'} type="submit" aria-label={label}>
        <Icon name={icon === 'up' ? 'down' : icon} />
      </button>
    </Form>
  );
}
