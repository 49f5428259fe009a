import { Icon } from '../../ui/icon.tsx';
import { faultText } from '../fault-text.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Refused } from '../outcome.ts';
import { useFocusedNote } from '../use-focused-note.ts';

/** Why a form was not taken, shown with the screen it stands on (`useSettled`). The focus goes there. */
export function RefusedNote({ outcome }: { outcome: Refused }) {
  const t = useLibraryMessages();
  const note = useFocusedNote(outcome);
  return (
    <div className="err" role="alert" tabIndex={-1} ref={note}>
      <Icon name="alert" />
      <span>{faultText(t, outcome.fault)}</span>
    </div>
  );
}
