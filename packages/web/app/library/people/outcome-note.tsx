import { Form, Link } from 'react-router';

import { useSession } from '../../identity/use-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { auditSentence } from '../audit/audit-sentence.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Outcome } from '../outcome.ts';
import { useFocusedNote } from '../use-focused-note.ts';
import { useSettled } from '../use-settled.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { RefusedNote } from './refused-note.tsx';

interface OutcomeNoteProps {
  outcome: Outcome | undefined;
  /** The screen shows all that there is: nothing needs to be led to. */
  isWhole?: boolean;
}

/** What came of a form, with the way back where there is one. The focus goes there: the button that did it may be gone. */
export function OutcomeNote({ outcome: newest, isWhole = false }: OutcomeNoteProps) {
  const t = useLibraryMessages();
  const session = useSession();
  const outcome = useSettled(newest);
  const note = useFocusedNote(outcome, outcome !== undefined && 'done' in outcome ? outcome.sent['next'] : undefined);
  if (outcome === undefined) return null;
  if ('fault' in outcome) return <RefusedNote outcome={outcome} />;
  const { undo, to, ...done } = outcome.done;
  return (
    <div className="note library__done" role="status" tabIndex={-1} ref={note}>
      <Icon name="check" />
      <span>{auditSentence(t, { ...done, who: session?.displayName ?? '' })}</span>
      {to !== undefined && !isWhole && (
        <Link className="btn btn--s" to={to}>
          <bdi>{done.subject ?? (done.team || done.name)}</bdi>
        </Link>
      )}
      {undo !== undefined && (
        <Form method="post">
          <HiddenFields fields={undo} />
          <button className="btn btn--s" type="submit">
            <Icon name="redo" size="s" />
            {t('library.undo')}
          </button>
        </Form>
      )}
    </div>
  );
}
