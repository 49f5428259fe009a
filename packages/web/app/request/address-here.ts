import { useLocation } from 'react-router';

import { identityScreens } from '@letsread/identity/contract.ts';

/** The address to come back to; never one that holds the token of a mailed link. */
export function addressToReturnTo({ pathname, search }: { pathname: string; search: string }): string {
  const isMailed = pathname === identityScreens.verify || pathname === identityScreens.reset;
  return isMailed ? '/' : pathname + search;
}

/** The place of the page that is shown. */
export function useAddressHere(): string {
  return addressToReturnTo(useLocation());
}
