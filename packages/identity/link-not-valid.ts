import { Problem } from '@letsread/http/problem.ts';
import { isAPIError } from 'better-auth/api';

/** What the identity provider says of a link that has ended, was used, or was never given out. */
export function refuseBadLink(error: unknown): never {
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  throw new Problem('link-not-valid', 400, { detail: 'The link has ended or was used before. Ask for a new one.' });
}
