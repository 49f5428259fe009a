import { Link } from 'react-router';

import { useWords } from '../../shell/language/words.tsx';

export function Terms() {
  const t = useWords();
  return (
    <p className="xs muted">
      <Link to="/termsandcondition">{t('identity.terms')}</Link>
    </p>
  );
}
