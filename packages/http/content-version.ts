import { createHash } from 'node:crypto';

/** Of what was seen, where nothing counts its changes (`seenVersion`): another one for other content, and the same for the same. */
export function contentVersion(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}
