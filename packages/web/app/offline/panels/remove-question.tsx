import { useMessages } from '../../i18n/messages.tsx';
import { closeDialog } from '../../ui/dialogs/close-dialog.ts';
import { Question } from '../../ui/dialogs/question.tsx';

interface RemoveQuestionProps {
  id: string;
  count: number;
  onRemove: () => Promise<void>;
}

/** Asks before books are taken off the device. */
export function RemoveQuestion({ id, count, onRemove }: RemoveQuestionProps) {
  const t = useMessages();
  async function remove() {
    closeDialog(id);
    await onRemove();
  }
  return (
    <Question
      id={id}
      question={t('offline.remove.question', { count })}
      detail={t('offline.remove.detail')}
      cancelLabel={t('offline.remove.not')}
    >
      <button className="btn btn--danger" type="button" onClick={() => void remove()}>
        {t('offline.remove.yes')}
      </button>
    </Question>
  );
}
