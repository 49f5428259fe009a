import { useLayoutEffect, useRef } from 'react';

/**
 * Once a form was answered the focus is where its answer is: at the first field that is wrong, else at what is wrong
 * with all of it, else at the new heading. An answer that came as a document does not take it from who is typing.
 */
export function useFocusOnAnswer(answer: object | undefined): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const isTaken = isFirst.current && document.activeElement !== document.body;
    isFirst.current = false;
    if (answer === undefined || isTaken) return;
    const found = ['[aria-invalid=true]', '[role=alert]', 'h1'].map((selector) =>
      document.querySelector<HTMLElement>(`main ${selector}`),
    );
    found.find((element) => element !== null)?.focus();
  }, [answer]);
}
