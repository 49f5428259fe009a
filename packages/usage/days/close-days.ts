import type { Database } from '@letsread/database/open-database.ts';
import { forgetDevices } from '../device-limits.ts';
import { sumDays } from './sum-days.ts';

/** Sums the days that are over, and throws away by which their devices were told apart. Done each night and at each start. */
export async function closeDays(database: Pick<Database, 'pool'>): Promise<void> {
  await forgetDevices(database.pool);
  await sumDays(database);
}
