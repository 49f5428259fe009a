import { useMessages } from '../i18n/messages.tsx';

/** What whoever comes by a card of a class is to do where no class is open. */
export function NotOpen() {
  const t = useMessages();
  return (
    <>
      <p className="note">{t('classes.not-open')}</p>
      <p>{t('classes.not-open-how')}</p>
    </>
  );
}
