import type { ClassroomReader } from '@letsread/profiles/classes/contract.ts';

import { favouritesCookie } from '../profiles/favourites/favourites-cache.ts';
import { storeCookies } from '../request/session/browser-session.ts';
import { profilesValue } from '../request/session/session.ts';
import { clearTab } from '../request/web-storage.ts';

/** Nobody of the class reads now; what the tab remembers of who did is forgotten. */
export function leaveReader(): void {
  clearTab();
  storeCookies({ profiles: '[]', currentlySelectedProfile: undefined, [favouritesCookie]: undefined });
}

/** The session is this reader's alone, as if the account had no other; the home page is theirs. */
export function takeReader({ id, name, imageUrl }: ClassroomReader): void {
  storeCookies({ profiles: profilesValue([{ id, name, imageUrl }], id), currentlySelectedProfile: id });
  location.assign('/');
}
