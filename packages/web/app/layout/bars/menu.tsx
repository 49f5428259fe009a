import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Island } from '../../ui/island.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { useAddressHere } from '../../request/address-here.ts';

export const menuId = 'menu';

/** The settings menu. */
export function SettingsMenu() {
  const t = useMessages();
  return (
    <Dialog id={menuId} title={t('shell.menu.title')} closeLabel={t('shell.close')} className="dialog--menu">
      <div className="dialog__body">
        <Island name="menu" props={{ returnPath: useAddressHere() }} component={MenuEntries} isOfSession />
      </div>
    </Dialog>
  );
}
