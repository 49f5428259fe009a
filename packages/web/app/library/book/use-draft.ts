import { useState } from 'react';

interface Draft<Value> {
  /** What the field held when it was begun to be changed. */
  was: Value;
  now: Value;
  isChanged: boolean;
  set: (now: Value) => void;
}

/**
 * What is being typed into a field: it follows the stored value as long as nothing is typed, and nothing typed is ever taken
 * away, also where somebody else has stored something meanwhile.
 */
export function useDraft<Value>(stored: Value): Draft<Value> {
  const [draft, setDraft] = useState({ was: stored, now: stored });
  const isChanged = !isSame(draft.was, draft.now);
  if (!isSame(draft.was, stored) && (!isChanged || isSame(draft.now, stored))) setDraft({ was: stored, now: stored });
  return { ...draft, isChanged, set: (now) => setDraft({ was: draft.was, now }) };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
