import { EmptyShelf } from '../../catalogue/empty-shelf.tsx';
import { useMessages } from '../../i18n/messages.tsx';

/** In place of books on this device, where there are none. */
export function NoOfflineBooks() {
  const t = useMessages();
  return (
    <EmptyShelf title={t('reading.my-books.none-here')} text={t('offline.shelf.how')}>
      <a className="btn" href="/">
        {t('reading.my-books.find')}
      </a>
    </EmptyShelf>
  );
}
