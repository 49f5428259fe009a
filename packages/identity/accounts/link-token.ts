import { createHash, randomBytes } from 'node:crypto';

/** A token for the link of a mail, which nobody guesses. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of it: who reads the database cannot follow the link. */
export function hashOfLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
