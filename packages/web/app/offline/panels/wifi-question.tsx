import { useEffect, useRef } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { closeDialog } from '../../ui/dialogs/close-dialog.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { megabytes } from '../saving/estimate.ts';

interface WifiQuestionProps {
  bytes: number;
  /** Without a choice where it was closed. */
  onAnswer: (choice: 'now' | 'wifi' | undefined) => void;
}

const id = 'save-on-wifi';

/** Asks before books come over a network that may cost money. */
export function WifiQuestion({ bytes, onAnswer }: WifiQuestionProps) {
  const t = useMessages();
  const choice = useRef<'now' | 'wifi'>(undefined);
  useEffect(() => (document.getElementById(id) as HTMLDialogElement).showModal(), []);
  function choose(chosen: 'now' | 'wifi') {
    choice.current = chosen;
    closeDialog(id);
  }
  return (
    <Dialog
      id={id}
      title={t('offline.wifi.question')}
      closeLabel={t('shell.close')}
      onClose={() => onAnswer(choice.current)}
    >
      <div className="dialog__foot saving__choices">
        <button className="btn" type="button" onClick={() => choose('now')}>
          {t('offline.save-now', { megabytes: megabytes(bytes) })}
        </button>
        <button className="btn btn--leaf" type="button" onClick={() => choose('wifi')}>
          {t('offline.save-on-wifi')}
        </button>
      </div>
    </Dialog>
  );
}
