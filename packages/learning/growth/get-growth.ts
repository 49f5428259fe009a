import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { listReadTime } from '@letsread/profiles/read-time/list-read-time.ts';
import { moods } from '@letsread/reading/contract.ts';
import type { getGrowth as contract, Growth } from '../contract.ts';
import { growthInAnswers } from './growth-in-answers.ts';
import { growthInBooks } from './growth-in-books.ts';

export async function getGrowth(
  { database }: CatalogueContext,
  { params, query: { days, day, lId = englishLanguageId }, ...request }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { profileId } = params;
  const { items: readTime } = await listReadTime({ database }, { ...request, params, query: { days, day } });
  return {
    readTime,
    ...(await growthInBooks(database, profileId)),
    ...(await countAwards(database, profileId)),
    answers: await growthInAnswers(database, profileId, lId),
    moods: await countMoods(database, profileId),
  };
}

async function countAwards({ pool }: Database, profileId: string): Promise<Pick<Growth, 'stickers' | 'badges'>> {
  const { rows } = await pool.query<{ stickers: number; badges: number }>(
    prepared(
      'growth-awards',
      sql`
      select (count(*) filter (where kind = 'sticker'))::int as stickers, (count(*) filter (where kind = 'badge'))::int as badges
      from award where profile_id = ${profileId}`,
    ),
  );
  return rows[0] ?? { stickers: 0, badges: 0 };
}

async function countMoods({ pool }: Database, profileId: string): Promise<Growth['moods']> {
  const { rows } = await pool.query<Growth['moods'][number]>(
    prepared(
      'growth-moods',
      sql`
      select mood, count(*)::int as books from review where profile_id = ${profileId} group by mood
      order by array_position(${moods}::text[], mood)`,
    ),
  );
  return rows;
}
