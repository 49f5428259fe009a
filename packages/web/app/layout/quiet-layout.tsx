import { Outlet } from 'react-router';

import { useMessages } from '../i18n/messages.tsx';
import { ToastRegions, ToastTemplates } from '../ui/toasts/toasts.tsx';
import toastSheet from '../ui/toasts/toasts.css?url';
import { DocumentScript } from './document/document-script.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** A page with nothing around it, where nobody is disturbed: a game. */
export default function QuietLayout() {
  const t = useMessages();
  return (
    <>
      <Sheet href={toastSheet} precedence="library" />
      <ToastRegions />
      <div data-quiet="" data-offline={t('shell.offline')} hidden>
        <ToastTemplates dismissLabel={t('shell.dismiss')} />
      </div>
      <Outlet />
      <DocumentScript />
    </>
  );
}
