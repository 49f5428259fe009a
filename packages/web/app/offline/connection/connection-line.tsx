import { useWords } from '../../shell/language/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useIsOffline } from './is-offline.ts';

/** A thin line that says that there is no network, and what still works. */
export function ConnectionLine() {
  const t = useWords();
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isOffline && (
        <p className="offline">
          <Icon name="offline" size="s" />
          <span>{t('offline.line')}</span>
        </p>
      )}
    </div>
  );
}
