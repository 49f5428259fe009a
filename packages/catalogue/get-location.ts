import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import type { getLocation as contract } from './contract.ts';
import type { CountryOf } from './open-country-database.ts';

/** What the call of the reader's country is given. */
export interface LocationContext {
  countryOf: CountryOf;
}

/** The address is looked up in this process and forgotten. */
export async function getLocation(
  { countryOf }: LocationContext,
  { address }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  return countryOf(address);
}
