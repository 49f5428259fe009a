import { useMessages } from '../../i18n/messages.tsx';

/** While developing, mails are written where this leads to instead of being sent. */
export function MailboxLink({ mailboxUrl }: { mailboxUrl: string | null }) {
  const t = useMessages();
  if (mailboxUrl === null) return null;
  return (
    <p className="small">
      <a href={mailboxUrl}>{t('identity.mailbox')}</a>
    </p>
  );
}
