import { createContext, useContext, useEffect, useState } from 'react';

interface Draft<Value> {
  /** What the field held when it was begun to be changed. */
  was: Value;
  now: Value;
  isChanged: boolean;
  set: (now: Value) => void;
}

/** What is typed and not saved, by field: while another edition is on the screen its fields are not. */
export type Unsaved = Map<string, { was: unknown; now: unknown }>;

export const UnsavedContext = createContext<Unsaved>(new Map());

/**
 * What is being typed into a field: it follows the stored value as long as nothing is typed, and nothing typed is ever taken
 * away, also where somebody else has stored something meanwhile. `field` is unlike that of any other field of the library.
 */
export function useDraft<Value>(field: string, stored: Value): Draft<Value> {
  const unsaved = useContext(UnsavedContext);
  const [draft, setDraft] = useState(
    () => (unsaved.get(field) as { was: Value; now: Value } | undefined) ?? { was: stored, now: stored },
  );
  const isChanged = !isSame(draft.was, draft.now);
  if (!isSame(draft.was, stored) && (!isChanged || isSame(draft.now, stored))) setDraft({ was: stored, now: stored });
  useEffect(() => {
    if (isChanged) unsaved.set(field, draft);
    else unsaved.delete(field);
  }, [unsaved, field, draft, isChanged]);
  return { ...draft, isChanged, set: (now) => setDraft({ was: draft.was, now }) };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
