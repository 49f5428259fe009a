import { type ReactNode, useEffect, useRef } from 'react';

/** A button that could not be pressed for a while is one of those that come. */
const watched = { childList: true, subtree: true, attributeFilter: ['aria-disabled'] };

/** The button that was pressed goes with what it stood for: who pressed it goes on from what came in its place. */
export function HoldFocus({ isPressed, children }: { isPressed: boolean; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPressed) return;
    const watcher = new MutationObserver(() => {
      if (document.activeElement === document.body) panel.current?.querySelector('button')?.focus();
    });
    if (panel.current !== null) watcher.observe(panel.current, watched);
    return () => watcher.disconnect();
  }, [isPressed]);
  return (
    <div className="saving__state" ref={panel}>
      {children}
    </div>
  );
}
