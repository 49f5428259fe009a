import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { storeCookies } from '../request/session/browser-session.ts';
import { useInterface } from '../i18n/use-interface.ts';
import { useWords } from '../i18n/words.tsx';

/** The switch for less data: a cookie, as the server chooses what pictures a page asks for. */
export function DataSaver() {
  const t = useWords();
  const { isSavingData } = useInterface();
  const isHydrated = useIsHydrated();
  function set(isOn: boolean) {
    storeCookies({ dataSaver: isOn ? '1' : '0' });
    location.reload();
  }
  return (
    <div className="saver">
      <div>
        <label htmlFor="data-saver">{t('offline.saver')}</label>
        <p className="small muted" id="data-saver-text">
          {t('offline.saver.text')}
        </p>
      </div>
      <input
        id="data-saver"
        type="checkbox"
        aria-describedby="data-saver-text"
        checked={isSavingData}
        disabled={!isHydrated}
        onChange={(event) => set(event.target.checked)}
      />
    </div>
  );
}
