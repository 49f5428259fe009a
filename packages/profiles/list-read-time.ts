import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { listReadTime as contract } from './contract.ts';
import type { ProfilesContext } from './profile-columns.ts';
import { readingDay } from './reading-day.ts';
import { readTime } from './tables.ts';

export async function listReadTime(
  { database }: ProfilesContext,
  { params, query }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const last = readingDay(query.day, new Date());
  const items = await database.db
    .select({ day: readTime.day, minutes: readTime.minutes })
    .from(readTime)
    .where(
      and(
        eq(readTime.profileId, params.profileId),
        sql`${readTime.day} > ${last}::date - ${query.days}::integer and ${readTime.day} <= ${last}::date`,
      ),
    )
    .orderBy(asc(readTime.day));
  return { items };
}
