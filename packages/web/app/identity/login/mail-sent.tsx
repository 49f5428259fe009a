import { Link } from 'react-router';

import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { Entrance } from '../entrance/entrance.tsx';
import { MailboxLink } from './mailbox-link.tsx';
import { leadingTo, loginPath } from '../entrance/paths.ts';

interface MailSentProps {
  answer: { sentTo: string };
  mailboxUrl: string | null;
  returnPath: string;
}

/** Says the same whether or not the address has an account. */
export function MailSent({ answer, mailboxUrl, returnPath }: MailSentProps) {
  const t = useMessages();
  return (
    <Entrance title={t('identity.sent.title')} answer={answer}>
      <PageHead title={t('identity.sent.title')} isHidden />
      <p>{t('identity.sent')}</p>
      <p>
        <bdi dir="ltr">
          <strong>{answer.sentTo}</strong>
        </bdi>
      </p>
      <p className="muted">{t('identity.sent.none')}</p>
      <MailboxLink mailboxUrl={mailboxUrl} />
      <Link className="btn btn--block" to={leadingTo(loginPath, returnPath)}>
        {t('identity.log-in')}
      </Link>
    </Entrance>
  );
}
