import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { focusHeading } from '../ui/focus-heading.ts';

/**
 * A browser begins a new document at its top and reads its title; a router changes a part of the page, and what was pressed is gone with
 * the focus. Whoever comes to another screen goes on at its heading, or at that of the part the link led to; what keeps the focus, or took it,
 * has it.
 */
export function useFocusOnNewScreen(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement !== document.body) return;
    const ofPart = document.getElementById(hash.slice(1))?.querySelector<HTMLElement>('h2');
    if (!ofPart) return focusHeading({ preventScroll: true });
    ofPart.tabIndex = -1;
    ofPart.focus({ preventScroll: true });
  }, [pathname, hash]);
}
