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

/** What the field held when it was begun to be changed, and what it holds. */
interface Typed<Value> {
  was: Value;
  now: Value;
}

/**
 * What is being typed into a field: it follows the stored value as long as nothing is typed, and nothing typed is ever taken
 * away, also where somebody else has stored something meanwhile. `field` is unlike that of any other field of the library;
 * `saved` is what of a value is sent to be stored.
 */
export function useDraft<Value>(
  field: string,
  stored: Value,
  saved: (value: Value) => unknown = (value) => value,
): Draft<Value> {
  const unsaved = useContext(UnsavedContext);
  const [draft, setDraft] = useState(
    () => (unsaved.get(field) as Typed<Value> | undefined) ?? { was: stored, now: stored },
  );
  const after = draftAfter(draft, stored, saved);
  if (after !== draft) setDraft(after);
  const isChanged = !isSavedAlike(draft.was, draft.now, saved);
  useEffect(() => {
    if (isChanged) unsaved.set(field, draft);
    else unsaved.delete(field);
  }, [unsaved, field, draft, isChanged]);
  return { ...draft, isChanged, set: (now) => setDraft({ was: draft.was, now }) };
}

/** A draft once another value may be stored: its own, after which it is a change no more, or somebody else's. */
export function draftAfter<Value>(draft: Typed<Value>, stored: Value, saved: (value: Value) => unknown): Typed<Value> {
  const { was, now } = draft;
  if (isSame(was, stored)) return draft;
  if (isSavedAlike(now, stored, saved)) return { was: stored, now };
  return isSavedAlike(was, now, saved) ? { was: stored, now: stored } : draft;
}

/** Whether two values are stored as the same: the library composes texts and takes the spaces at their ends away. */
function isSavedAlike<Value>(one: Value, other: Value, saved: (value: Value) => unknown): boolean {
  const [first, second] = [one, other].map((value) =>
    JSON.stringify(saved(value), (_key, part: unknown) =>
      typeof part === 'string' ? part.normalize('NFC').trim() : part,
    ),
  );
  return first === second;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
