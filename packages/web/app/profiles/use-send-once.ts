import { type FormEvent, useEffect, useRef } from 'react';

/** Sends a form once, however often it is pressed, and gives the focus back to its button when nothing came of it. */
export function useSendOnce(state: 'idle' | 'submitting' | 'loading') {
  const isSent = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state !== 'idle' || !isSent.current) return;
    isSent.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [state]);
  function sendOnce(event: FormEvent) {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  }
  return { sendOnce, button };
}
