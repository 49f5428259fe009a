import { useMessages } from '../../i18n/messages.tsx';

/** While developing, mails are written where this leads to instead of being sent. */
export function OutboxLink({ outboxUrl }: { outboxUrl: string | null }) {
  const t = useMessages();
  if (outboxUrl === null) return null;
  return (
    <p className="small">
      <a href={outboxUrl}>{t('identity.outbox')}</a>
    </p>
  );
}
