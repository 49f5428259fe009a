import type { ServerBuild } from 'react-router';
import { isSignedIn } from '../pages/page-key.ts';

const ofBackRoom = /^library\//;

/** The web app as readers have it: to it the addresses of the back room are like any that nobody knows. */
export function withoutBackRoom(built: ServerBuild): ServerBuild {
  return {
    ...built,
    routes: withoutIts(built.routes),
    assets: { ...built.assets, routes: withoutIts(built.assets.routes) },
  };
}

/** The whole, with the manifest that the build wrote for the back room (`web/build-back-room.ts`). */
export function withBackRoom(built: ServerBuild): ServerBuild {
  const url = built.assets.url.replace(/manifest-[\w-]+\.js$/, 'library-$&');
  return { ...built, assets: { ...built.assets, url } };
}

function withoutIts<Part>(routes: Record<string, Part>): Record<string, Part> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !ofBackRoom.test(id)));
}

/**
 * Whether a request is for the back room and its cookies speak of a role. They only choose which web app answers, so that
 * readers meet none of it; what it shows is decided by its calls, which ask the database.
 */
export function isForBackRoom(request: Pick<Request, 'url' | 'headers'>): boolean {
  return (
    /^\/library(\/|\.data$|$)/i.test(new URL(request.url).pathname) &&
    isSignedIn(request) &&
    /(^|; *)rolesWithId=%5B%7B/.test(request.headers.get('cookie') ?? '')
  );
}
