/** How a request is answered; undefined: by the network alone, untouched. */
export type RequestKind = 'page' | 'form' | 'file' | 'picture' | 'recording' | 'book';

interface RequestInput {
  url: string;
  method: string;
  mode: string;
  destination: string;
}

/** Files to carry away, and what other apps and other people's pages ask for: none is a page of the app. */
const forOthers = /^\/(?:downloads|opds|publications|oembed|embed)(?:\/|$)/;

/**
 * Only what may be kept is looked at: calls of an account and all that is not known here go by. A form that leads to a page
 * is never kept, but without a network it must end in a page of ours too; those of the back room hold files, and go by.
 */
export function kindOf({ url, method, mode, destination }: RequestInput, origin: string): RequestKind | undefined {
  const { origin: its, pathname } = new URL(url);
  if (method === 'POST' && mode === 'navigate' && its === origin && !/^\/library(?:\/|$)/.test(pathname)) return 'form';
  if (method !== 'GET') return undefined;
  // Pictures and recordings may stand on another host.
  if (/\/pictures\/[0-9a-f]+\/\d+\.(?:avif|webp|jpg)$/.test(pathname))
    return destination === 'image' ? 'picture' : undefined;
  if (/\/recordings\/[0-9a-f]+\.\w+$/.test(pathname)) return 'recording';
  // So may the calls; of them only books as data are kept.
  if (mode !== 'navigate' && /\/v5\/book\/preview\/language\//.test(pathname)) return 'book';
  if (its !== origin) return undefined;
  if (forOthers.test(pathname)) return undefined;
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/read/') && !pathname.endsWith('.data')) return 'page';
  if (/^\/(?:assets|words|media\/avatars)\//.test(pathname)) return 'file';
  return undefined;
}
