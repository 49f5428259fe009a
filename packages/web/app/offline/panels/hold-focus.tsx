import { type ReactNode, useEffect, useRef } from 'react';

/** A button that could not be pressed for a while is one of those that come. */
const watched = { childList: true, subtree: true, attributeFilter: ['aria-disabled'] };

/**
 * The button that was pressed goes with what it stood for: who pressed it goes on from what came in its place, unless they
 * have pressed something elsewhere since. `isPressed`: one was that is gone already; those of the panel tell by themselves.
 */
export function HoldFocus({ isPressed, children }: { isPressed: boolean; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = panel.current;
    if (here === null) return;
    let isUsed = isPressed;
    const note = ({ target }: Event) => {
      if (here.contains(target as Node)) isUsed = true;
      // A dialog that was asked for from here leads back here.
      else if ((target as Element).closest('dialog') === null) isUsed = false;
    };
    const watcher = new MutationObserver(() => {
      if (isUsed && document.activeElement === document.body) here.querySelector('button')?.focus();
    });
    for (const sign of ['pointerdown', 'click']) document.addEventListener(sign, note, { capture: true });
    watcher.observe(here, watched);
    return () => {
      for (const sign of ['pointerdown', 'click']) document.removeEventListener(sign, note, { capture: true });
      watcher.disconnect();
    };
  }, [isPressed]);
  return (
    <div className="saving__state" ref={panel}>
      {children}
    </div>
  );
}
