import type { FormEvent } from 'react';

import { useMessages } from '../i18n/messages.tsx';
import { Question } from '../ui/dialogs/question.tsx';
import { projectCodePath } from './project-code-path.ts';

interface AskToDeleteProps {
  id: string;
  returnPath: string;
  isBusy: boolean;
  onDelete: (event: FormEvent) => void;
}

/** Asks before a project code is deleted. */
export function AskToDelete({ id, returnPath, isBusy, onDelete }: AskToDeleteProps) {
  const t = useMessages();
  return (
    <Question id={id} question={t('projects.sure')} cancelLabel={t('shell.cancel')} isBusy={isBusy}>
      <form className="ask__do" method="post" action={projectCodePath} onSubmit={onDelete}>
        <input type="hidden" name="to" value={returnPath} />
        <button className="btn btn--danger" type="submit" name="act" value="delete" aria-disabled={isBusy}>
          {isBusy ? <span className="spin" role="status" aria-label={t('projects.deleting')} /> : t('shell.delete')}
        </button>
      </form>
    </Question>
  );
}
