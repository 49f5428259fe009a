import { Link } from 'react-router';

import { useWords } from '../../shell/language/words.tsx';

/** What is agreed to by logging in, or by signing up. */
export function Terms({ isSigningUp = false }: { isSigningUp?: boolean }) {
  const t = useWords();
  return (
    <p className="xs muted">
      <Link to="/termsandcondition">{t(isSigningUp ? 'identity.terms-sign-up' : 'identity.terms')}</Link>
    </p>
  );
}
