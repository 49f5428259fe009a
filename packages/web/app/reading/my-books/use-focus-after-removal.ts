import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** The button that took a book off a list went with it: who pressed it goes on from the heading. */
export function useFocusAfterRemoval(heading: RefObject<HTMLElement | null>): void {
  const { state, formMethod } = useNavigation();
  const isRemoving = useRef(false);
  useEffect(() => {
    if (formMethod === 'POST') isRemoving.current = true;
    else if (state === 'idle' && isRemoving.current) {
      isRemoving.current = false;
      if (document.activeElement === document.body) heading.current?.focus();
    }
  }, [state, formMethod, heading]);
}
