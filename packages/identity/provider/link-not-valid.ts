import { isAPIError } from 'better-auth/api';
import { linkNotValid } from '../accounts/pending-addresses.ts';

/** What the identity provider says of a link that has ended, was used, or was never given out. */
export function refuseBadLink(error: unknown): never {
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  throw linkNotValid();
}
