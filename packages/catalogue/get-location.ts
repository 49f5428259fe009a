import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { getLocation as contract } from './contract.ts';
import type { CountryOf } from './open-country-database.ts';

/** What the call of the reader's country is given. */
export interface LocationContext {
  countryOf: CountryOf;
}

/** The address is looked up in this process and forgotten. */
export async function getLocation(
  { countryOf }: LocationContext,
  { address }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return countryOf(address);
}
