import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where it is said what came of a form: it has the focus with each new outcome, as the button that was pressed may be gone.
 * An outcome that came as a document does not take it from who was typing before the screen was started.
 */
export function useFocusedNote(outcome: unknown): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isStarted = document.documentElement.dataset['started'] !== undefined;
    if (isStarted || document.activeElement === document.body) note.current?.focus();
  }, [outcome]);
  return note;
}
