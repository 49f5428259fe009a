import { Link } from 'react-router';

import { StayChoice } from '../../identity/stay-choice.tsx';
import { useSession } from '../../identity/use-session.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import accountSheet from './account.css?url';
import { Sheet } from '../../ui/sheet.tsx';

/** The way to what only a grown-up may do with the account, and to what is for few. */
export function AccountSection({ further }: { further: { path: string; name: string } | undefined }) {
  const t = useMessages();
  const session = useSession();
  return (
    <section className="card card--pad stack account" aria-labelledby="account">
      <Sheet href={accountSheet} />
      <h2 id="account">{t('profiles.account.title')}</h2>
      <p className="muted">{t('profiles.account.text', { name: session?.displayName ?? '' })}</p>
      <div className="row">
        <Link className="btn" to="/account">
          <Icon name="key" size="s" />
          {t('identity.grown-ups')}
        </Link>
        {further !== undefined && (
          <a className="btn" href={further.path}>
            {further.name}
          </a>
        )}
      </div>
      <StayChoice />
    </section>
  );
}
