import { withoutReturnFlag } from './return-flag.ts';

/** Takes the flag of who is back out of the address. */
export function leaveReturnFlag(): void {
  history.replaceState(history.state, '', withoutReturnFlag(new URL(location.href)) + location.hash);
}
