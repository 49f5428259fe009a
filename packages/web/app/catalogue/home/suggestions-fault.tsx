import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What stands where suggested books would, when they could not be had (specification section 8). */
export function SuggestionsFault({ fault }: { fault: string }) {
  const t = useMessages();
  return (
    <section className="sec">
      <p className="err" role="alert">
        <Icon name="alert" />
        <span>
          {t('catalogue.home.suggestions-fault', { fault })} <a href="/">{t('shell.try-again')}</a>
        </span>
      </p>
    </section>
  );
}
