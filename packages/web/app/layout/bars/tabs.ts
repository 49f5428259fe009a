import { profileTabPath, type Session } from '../../request/session/session.ts';
import type { IconName } from '../../ui/icon.tsx';

interface Tab {
  name: 'home' | 'my-books' | 'profile';
  icon: IconName;
  to: string;
}

/** The three tabs of the top bar; where the third leads depends on who is signed in (specification section 2). */
export function tabsFor(session: Session | undefined): readonly Tab[] {
  return [
    { name: 'home', icon: 'home', to: '/' },
    { name: 'my-books', icon: 'books', to: '/mybooks' },
    { name: 'profile', icon: 'person', to: profileTabPath(session) },
  ];
}

/** The active tab of a path, in any case as routes are (specification section 2): profile and saved books have their own, all else is home. */
export function activeTab(pathname: string): Tab['name'] {
  if (/^\/profile(\/|$)/i.test(pathname)) return 'profile';
  if (/^\/mybooks(\/|$)/i.test(pathname)) return 'my-books';
  return 'home';
}
