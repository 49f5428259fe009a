import { data } from 'react-router';

/**
 * Lets nobody be signed in, signed out or given a language by a form on a page of somebody else. Behind a proxy only
 * the hosts can be compared; a browser that hides where a form comes from says "null".
 * @throws 403 for a form of another site
 */
export function requireSameSite({ headers }: Pick<Request, 'headers'>, url: URL): void {
  const from = headers.get('origin');
  if (from !== null && URL.parse(from)?.host !== url.host) throw data(null, { status: 403 });
}
