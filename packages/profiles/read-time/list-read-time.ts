import type { ReadTimeRow } from '@letsread/database/rows.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { listReadTime as contract } from '../contract.ts';
import type { ProfilesContext } from '../profile-columns.ts';
import { readingDay } from './reading-day.ts';

export async function listReadTime(
  { database }: ProfilesContext,
  { params, query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const last = readingDay(query.day, new Date());
  const { rows } = await database.pool.query<Pick<ReadTimeRow, 'day' | 'minutes'>>(sql`
    select day, minutes from read_time
    where profile_id = ${params.profileId} and day > ${last}::date - ${query.days}::integer and day <= ${last}::date
    order by day`);
  return { items: rows };
}
