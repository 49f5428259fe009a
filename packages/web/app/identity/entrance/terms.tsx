import { Link } from 'react-router';

import { useWords } from '../../i18n/words.tsx';

/** What is agreed to by logging in. */
export function Terms() {
  const t = useWords();
  return (
    <p className="xs muted">
      <Link to="/termsandcondition">{t('identity.terms')}</Link>
    </p>
  );
}
