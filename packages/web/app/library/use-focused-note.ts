import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Where it is said what came of a form: it has the focus with each new outcome, as the button that was pressed may be gone.
 * Who did one of many steps goes on at the first thing that is there of those whose ids are in `next`, parted by spaces.
 * It goes there with what is shown, not after it: who is quick to press what the note offers would lose the focus again.
 * An outcome that came as a document does not take it from who was typing before the screen was started.
 */
export function useFocusedNote(outcome: unknown, next = ''): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isStarted = document.documentElement.dataset['started'] !== undefined;
    if (!isStarted && document.activeElement !== document.body) return;
    const there = next.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    (there[0] ?? note.current)?.focus();
    // To what has the focus already it does not scroll.
    there[0]?.scrollIntoView({ block: 'nearest' });
  }, [outcome, next]);
  return note;
}
