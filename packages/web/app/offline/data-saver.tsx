import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { storeCookies } from '../identity/browser-session.ts';
import { useInterface } from '../shell/language/use-interface.ts';
import { useWords } from '../shell/language/words.tsx';

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
    <label className="saver">
      <span>
        <b>{t('offline.saver')}</b>
        <small className="muted">{t('offline.saver.text')}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isSavingData}
        disabled={!isHydrated}
        onChange={(event) => set(event.target.checked)}
      />
    </label>
  );
}
