import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';

/** What is kept of a device that reminds; not its keys, and of the address where, as the rest of it is a key too. */
export interface DeviceExport {
  pushService: string;
  language: string;
  timezone: string;
  madeAt: Date;
}

export async function exportDevices({ pool }: Pick<Database, 'pool'>, accountId: string): Promise<DeviceExport[]> {
  const { rows } = await pool.query<Omit<DeviceExport, 'pushService'> & { endpoint: string }>(sql`
    select endpoint, language, timezone, made_at as "madeAt" from push_device
    where account_id = ${accountId} order by made_at, id`);
  return rows.map(({ endpoint, ...device }) => ({ pushService: new URL(endpoint).origin, ...device }));
}
