import type { IconName } from '../ui/icon.tsx';

interface Tab {
  name: 'home' | 'my-books' | 'profile';
  icon: IconName;
  to: string;
}

/** The tabs that lead somewhere: a tab joins this list together with its screen. */
export const tabs: readonly Tab[] = [{ name: 'home', icon: 'home', to: '/' }];

/** The active tab of a path (specification section 2): profile and saved books have their own, all else is home. */
export function activeTab(pathname: string): Tab['name'] {
  if (/^\/profile(\/|$)/.test(pathname)) return 'profile';
  if (/^\/mybooks(\/|$)/.test(pathname)) return 'my-books';
  return 'home';
}
