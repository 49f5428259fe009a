import { Link } from 'react-router';

import { useWords } from '../../i18n/words.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Nobody is to believe that reading needs an account. */
export function NotNeeded() {
  const t = useWords();
  return (
    <div className="note">
      <Icon name="info" />
      <p>
        {t('identity.not-needed')} <Link to="/">{t('identity.to-books')}</Link>
      </p>
    </div>
  );
}
