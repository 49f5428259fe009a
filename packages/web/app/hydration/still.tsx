import { type MouseEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';

import { pressedLink } from '../ui/pressed-link.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Always the same object: React writes another one into the page. */
const asItIs = { __html: '' };

/**
 * A part of a page in which scripts change nothing: what the server wrote stays as it is, and taking the page over
 * passes it by, which is most of the work on a slow phone. Its links lead on without a new document all the same.
 * For links, pictures and words only: nothing inside is told of a change, and no handler in it is heard.
 */
export function Still({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  // In a screen that came without a new document there is nothing of the server's to leave.
  const [isServers] = useState(typeof document === 'object' && !isHydrated);
  const follow = useFollow();
  return isServers ? (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- heard is a press, by a key too, of a link inside
    <div className="still" onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
  ) : (
    <div className="still">{children}</div>
  );
}

/** What a link of the router does. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = pressedLink(event.nativeEvent);
    if (link === undefined) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    void navigate(pathname + search + hash, { viewTransition: pathname.startsWith('/book/') });
  };
}
