import type { Settings } from '../settings.ts';

/** What every answer says to browsers, whatever it is. */
export function safetyHeaders({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(PUBLIC_URL?.startsWith('https:') === true ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
