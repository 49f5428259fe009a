import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { useWords } from '../../i18n/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withoutReturnFlag } from './return-flag.ts';

/** Said once to who is back from logging in; that they are leaves the address, so that nobody is given it on. */
export function Thanks() {
  const t = useWords();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(withoutReturnFlag(new URL(location.href)) + location.hash, {
      replace: true,
      preventScrollReset: true,
    });
  }, [navigate]);
  return (
    <div className="note" role="status">
      <Icon name="check" />
      <p>{t('learning.decodables.thanks')}</p>
    </div>
  );
}
