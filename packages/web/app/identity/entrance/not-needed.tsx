import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Nobody is to believe that reading needs an account. */
export function NotNeeded() {
  const t = useMessages();
  return (
    <div className="note">
      <Icon name="info" />
      <p>
        {t('identity.not-needed')} <a href="/">{t('identity.to-books')}</a>
      </p>
    </div>
  );
}
