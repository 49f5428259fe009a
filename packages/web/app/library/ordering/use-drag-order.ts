import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Lets a finger or a mouse drag the items of a list by their grips (`[data-grip]`); `onDrop` is told from which place to
 * which. Whoever does not drag has the buttons beside each item.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void): void {
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const own = list.current;
    if (own === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let dragged: Element | undefined;
    const itemOf = (target: Element | null) =>
      [...own.children].find((item) => target !== null && item.contains(target));
    const end = () => {
      dragged?.removeAttribute('data-dragged');
      dragged = undefined;
    };
    own.addEventListener(
      'pointerdown',
      (event) => {
        if (!(event.target instanceof Element) || event.target.closest('[data-grip]') === null) return;
        event.preventDefault();
        dragged = itemOf(event.target);
        dragged?.setAttribute('data-dragged', '');
        own.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    own.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        const over = itemOf(document.elementFromPoint(clientX, clientY));
        const positions = [...own.children];
        if (dragged !== undefined && over !== undefined && over !== dragged)
          dropped(positions.indexOf(dragged), positions.indexOf(over));
        end();
      },
      { signal },
    );
    own.addEventListener('pointercancel', end, { signal });
    return () => leaving.abort();
  }, [list]);
}
