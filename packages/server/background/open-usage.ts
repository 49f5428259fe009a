import { openCountryDatabase } from '@letsread/catalogue/open-country-database.ts';
import { runAlone } from '@letsread/database/alone.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { closeDays } from '@letsread/usage/days/close-days.ts';
import { countDownload } from '@letsread/usage/counting/count-download.ts';
import type { UsageContext } from '@letsread/usage/usage-context.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logError } from '../log-error.ts';
import type { Settings } from '../settings.ts';

/** What is counted beside the calls: files carried away, and each night the days that are over. Nobody waits for it. */
export function openUsage(
  server: FastifyInstance,
  { database, settings }: { database: Database; settings: Settings },
): {
  context: UsageContext;
  onCarriedAway: (request: FastifyRequest, file: { editionId: string; format: string }) => void;
  closeDays: () => Promise<void>;
} {
  const countryOf = openCountryDatabase(settings.LOCATION_DATABASE);
  const context = { database, countryOf, isImpactShown: settings.IMPACT_PAGE === 'on' };
  const report = (what: string) => (error: unknown) => logError(server, what, error);
  return {
    context,
    onCarriedAway({ ip: address, headers }, file) {
      void countDownload(context, { address, headers }, file).catch(report('A file carried away is not counted'));
    },
    closeDays: () => runAlone(database, 'days', () => closeDays(database)).catch(report('The days are not summed')),
  };
}
