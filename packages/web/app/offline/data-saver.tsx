import { useInterface } from '../i18n/use-interface.ts';
import { useMessages } from '../i18n/messages.tsx';

/** The switch for less data: a cookie, as the server chooses what pictures a page asks for (`switch-data-saver.ts`). */
export function DataSaver() {
  const t = useMessages();
  const { isSavingData } = useInterface();
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
        defaultChecked={isSavingData}
        disabled
        autoComplete="off"
        data-module="data-saver"
      />
    </div>
  );
}
