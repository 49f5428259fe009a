import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Said once to who is back from logging in; that they are leaves the address (`leave-flag.ts`), so that nobody is given it on. */
export function Thanks() {
  const t = useMessages();
  return (
    <div className="note" role="status" data-module="leave-flag">
      <Icon name="check" />
      <p>{t('learning.decodables.thanks')}</p>
    </div>
  );
}
