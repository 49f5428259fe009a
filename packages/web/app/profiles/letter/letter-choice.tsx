import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Whether the weekly letter goes to the grown-up who is here; not shown where nobody knows an address. */
export function LetterChoice({ isOn, email }: { isOn: boolean; email: string | null }) {
  const t = useMessages();
  if (email === null) return null;
  return (
    <section className="card card--pad stack" aria-labelledby="letter">
      <h2 id="letter">{t('profiles.letter')}</h2>
      <p className="muted">{t('profiles.letter.text')}</p>
      {isOn && (
        <p className="note">
          <Icon name="check" />
          <span>{t('profiles.letter.is-on', { email })}</span>
        </p>
      )}
      <form method="post" action="/account/letter">
        <input type="hidden" name="isOn" value={String(!isOn)} />
        <button className="btn" type="submit">
          {t(isOn ? 'profiles.letter.off' : 'profiles.letter.on')}
        </button>
      </form>
    </section>
  );
}
