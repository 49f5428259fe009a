import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { listReadTime } from '@letsread/profiles/list-read-time.ts';
import { moods } from '@letsread/reading/contract.ts';
import type { getGrowth as contract, Growth } from '../contract.ts';
import { growthInAnswers } from './growth-in-answers.ts';
import { growthInBooks } from './growth-in-books.ts';

export async function getGrowth(
  { database }: CatalogueContext,
  { params, query: { days, day, lId = englishLanguageId }, ...request }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
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
  const { rows } = await pool.query<{ stickers: number; badges: number }>({
    name: 'growth-awards',
    text: `
      select (count(*) filter (where kind = 'sticker'))::int as stickers, (count(*) filter (where kind = 'badge'))::int as badges
      from award where profile_id = $1`,
    values: [profileId],
  });
  return rows[0] ?? { stickers: 0, badges: 0 };
}

async function countMoods({ pool }: Database, profileId: string): Promise<Growth['moods']> {
  const { rows } = await pool.query<Growth['moods'][number]>({
    name: 'growth-moods',
    text: `
      select mood, count(*)::int as books from review where profile_id = $1 group by mood
      order by array_position($2::text[], mood)`,
    values: [profileId, moods],
  });
  return rows;
}
