import { Link } from 'react-router';

import { StayChoice } from '../../identity/stay-choice.tsx';
import { useSession } from '../../identity/use-session.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import accountSheet from './account.css?url';
import { Sheet } from '../../ui/sheet.tsx';

/** The way to what only a grown-up may do with the account. */
export function AccountSection() {
  const t = useMessages();
  const session = useSession();
  return (
    <section className="card card--pad stack account" aria-labelledby="account">
      <Sheet href={accountSheet} />
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
