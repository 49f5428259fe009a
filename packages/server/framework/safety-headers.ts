import type { Settings } from '../settings.ts';

/** What speaks to documents alone: a page of pictures would carry it twenty times for nothing. */
const ofDocuments = {
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

export const namesOfDocuments: readonly string[] = Object.keys(ofDocuments);

/** What an answer says to browsers, whatever it is. */
export function safetyHeaders({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...ofDocuments,
    ...(PUBLIC_URL?.startsWith('https:') === true ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
