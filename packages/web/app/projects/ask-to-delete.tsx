import { useWords } from '../shell/language/words.tsx';
import { closes } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

export const askToDeleteId = 'delete-project-code';

/** Asks before a project code is deleted; it is answered by its buttons, and not by a tap beside it. */
export function AskToDelete({ isBusy, onDelete }: { isBusy: boolean; onDelete: () => void }) {
  const t = useWords();
  return (
    <dialog
      className="dialog dialog--ask"
      id={askToDeleteId}
      role="alertdialog"
      aria-labelledby="delete-project-code-question"
    >
      <div className="dialog__body">
        <span className="ask__sign">
          <Icon name="trash" />
        </span>
        <p className="label" id="delete-project-code-question">
          {t('projects.sure')}
        </p>
      </div>
      <div className="dialog__foot">
        <button className="btn" type="button" disabled={isBusy} {...closes(askToDeleteId)}>
          {t('shell.cancel')}
        </button>
        <button className="btn btn--danger" type="button" disabled={isBusy} onClick={onDelete}>
          {isBusy ? <span className="spin" role="status" aria-label={t('projects.deleting')} /> : t('shell.delete')}
        </button>
      </div>
    </dialog>
  );
}
