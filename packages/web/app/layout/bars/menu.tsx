import { Dialog } from '../../ui/dialog.tsx';
import { Island } from '../../ui/island.tsx';
import { useWords } from '../../i18n/words.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { usePlaceHere } from '../../request/place-here.ts';

export const menuId = 'menu';

/** The settings menu. */
export function SettingsMenu() {
  const t = useWords();
  return (
    <Dialog id={menuId} title={t('shell.menu.title')} closeLabel={t('shell.close')} className="dialog--menu">
      <div className="dialog__body">
        <Island name="menu" props={{ place: usePlaceHere() }} component={MenuEntries} isOfSession />
      </div>
    </Dialog>
  );
}
