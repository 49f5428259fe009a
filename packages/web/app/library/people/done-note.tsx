import type { ReactNode } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { useFocusedNote } from '../use-focused-note.ts';

interface DoneNoteProps {
  /** With each new one the focus goes to the note. */
  outcome: unknown;
  children: ReactNode;
}

/** Says that something was done which no list of what was done has, and which no button takes back. */
export function DoneNote({ outcome, children }: DoneNoteProps) {
  const note = useFocusedNote(outcome);
  return (
    <div className="note" role="status" tabIndex={-1} ref={note}>
      <Icon name="check" />
      <span>{children}</span>
    </div>
  );
}
