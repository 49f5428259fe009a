import { Link } from 'react-router';

import { StayChoice } from '../../identity/stay-choice.tsx';
import { useSession } from '../../identity/use-session.ts';
import { useWords } from '../../i18n/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import accountSheet from './account.css?url';

/** The way to what only a grown-up may do with the account. */
export function AccountSection() {
  const t = useWords();
  const session = useSession();
  return (
    <section className="card card--pad stack account" aria-labelledby="account">
      <link rel="stylesheet" href={accountSheet} precedence="screen" />
      <h2 id="account">{t('profiles.account.title')}</h2>
      <p className="muted">{t('profiles.account.text', { name: session?.displayName ?? '' })}</p>
      <p>
        <Link className="btn" to="/account">
          <Icon name="key" size="s" />
          {t('identity.grown-ups')}
        </Link>
      </p>
      <StayChoice />
    </section>
  );
}
