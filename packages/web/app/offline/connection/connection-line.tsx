import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { downloadedPath } from '../cache-keys.ts';

/**
 * A thin line that says that there is no network, and leads to what still works. It is in every page; in one from a copy the
 * service worker shows it (service-worker/answer-page.ts), so that nothing is pushed away from under a finger later.
 * It carries what `watch-connection.ts` says at a press that leads nowhere.
 */
export function ConnectionLine() {
  const t = useMessages();
  return (
    <div
      role="status"
      id="connection"
      data-book={t('offline.book-not-here')}
      data-other={t('offline.page-not-here')}
      data-detail={t('offline.comes-back')}
    >
      <p className="offline" hidden suppressHydrationWarning>
        <Icon name="offline" size="s" />
        <a href={downloadedPath}>{t('offline.line')}</a>
      </p>
    </div>
  );
}
