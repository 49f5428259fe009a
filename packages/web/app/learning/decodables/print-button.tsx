import { useMessages } from '../../i18n/messages.tsx';
import { Drawing } from '../../ui/icon.tsx';

const printer =
  '<path d="M7.500 9V4h9v5M7.500 17H5.500A1.500 1.500 0 0 1 4 15.500v-5A1.500 1.500 0 0 1 5.500 9h13a1.500 1.500 0 0 1 1.500 1.500v5a1.500 1.500 0 0 1-1.500 1.500h-2M7.500 14h9v6.500h-9z"/>';

/** Prints the page; hidden without script, as nothing would come of it then (`offer-print.ts`). */
export function PrintButton() {
  const t = useMessages();
  return (
    <button className="btn" type="button" hidden data-module="print">
      <Drawing shape={printer} />
      {t('learning.decodables.print')}
    </button>
  );
}
