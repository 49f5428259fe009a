import type { CountryOf } from '@letsread/catalogue/open-country-database.ts';
import type { Database } from '@letsread/database/open-database.ts';

/** What every call of usage is given. */
export interface UsageContext {
  database: Database;
  countryOf: CountryOf;
  /** Where pictures are served from. */
  mediaUrl?: string;
  /** Whether the library shows its sums to everybody. */
  isImpactShown?: boolean;
}
