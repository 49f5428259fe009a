import { Link } from 'react-router';

import { useWords } from '../../shell/language/words.tsx';

/** What is agreed to by logging in. */
export function Terms() {
  const t = useWords();
  return (
    <p className="xs muted">
      <Link to="/termsandcondition">{t('identity.terms')}</Link>
    </p>
  );
}
