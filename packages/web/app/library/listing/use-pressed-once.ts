import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A form that led to no answer at all holds no other back for longer. */
const longestMs = 1000;

/**
 * Holds back what is sent before the answer to what was sent is shown: it would meet its own change, as if it were somebody else's, or have
 * nothing left to do and take the way back from the note. Of two presses at once the second comes before a render knows of the first.
 * @returns what is told of each form that is sent, before it is
 */
export function usePressedOnce(): (event: FormEvent) => void {
  const { state, formMethod } = useNavigation();
  const { key } = useLocation();
  const sentAt = useRef(-longestMs);
  // With what shows the answer: an effect that comes later would lose a quick press of what the answer offers.
  useLayoutEffect(() => {
    if (state === 'idle') sentAt.current = -longestMs;
    // Where the answer is quick no render may see that it was waited for.
  }, [state, key]);
  return (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'post') return;
    if (formMethod === 'POST' || event.timeStamp - sentAt.current < longestMs) {
      event.preventDefault();
      event.stopPropagation();
    } else sentAt.current = event.timeStamp;
  };
}
