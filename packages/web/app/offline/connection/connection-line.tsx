import { useWords } from '../../shell/language/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useIsOffline } from './is-offline.ts';

/**
 * A thin line that says that there is no network, and what still works. It is in every page; in one from a copy the
 * service worker shows it (service-worker/answer-page.ts), so that nothing is pushed away from under a finger later.
 */
export function ConnectionLine() {
  const t = useWords();
  const isOffline = useIsOffline();
  return (
    <div role="status">
      <p className="offline" hidden={!isOffline}>
        <Icon name="offline" size="s" />
        <span>{t('offline.line')}</span>
      </p>
    </div>
  );
}
