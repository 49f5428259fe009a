import { useMessages } from '../i18n/messages.tsx';
import { Question } from '../ui/dialogs/question.tsx';

export const askToDeleteId = 'delete-project-code';

/** Asks before a project code is deleted. */
export function AskToDelete({ isBusy, onDelete }: { isBusy: boolean; onDelete: () => void }) {
  const t = useMessages();
  return (
    <Question id={askToDeleteId} question={t('projects.sure')} cancelLabel={t('shell.cancel')} isBusy={isBusy}>
      <button className="btn btn--danger" type="button" aria-disabled={isBusy} onClick={isBusy ? undefined : onDelete}>
        {isBusy ? <span className="spin" role="status" aria-label={t('projects.deleting')} /> : t('shell.delete')}
      </button>
    </Question>
  );
}
