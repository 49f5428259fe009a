import { useMessages } from '../../i18n/messages.tsx';

/** What is agreed to by logging in. */
export function Terms() {
  const t = useMessages();
  return (
    <p className="xs muted">
      <a href="/termsandcondition">{t('identity.terms')}</a>
    </p>
  );
}
