import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';
import { type EmptySearch, maxLateDays } from '../contract.ts';
import { type Sender, withinLimits } from '../device-limits.ts';
import { searchedWords } from './searched-words.ts';

/** Whatever they are about: each that is new is a row for sixty days, and anybody may send them. */
const maxOfAll = { max: 100, maxOfNetwork: 2000 };

/** Counts searches that found nothing, each once a day of a device, up to a hundred. @returns how many */
export async function countSearches(
  { pool }: Database,
  searches: readonly EmptySearch[],
  sender: Sender,
): Promise<number> {
  const countable = searches.flatMap(({ words: typed, languageId, day }) => {
    const words = searchedWords(typed);
    return words === undefined ? [] : [{ words, language_id: languageId, day }];
  });
  if (countable.length === 0) return 0;
  return inTransaction(pool, async (client) => {
    const isHeard = await withinLimits(
      client,
      countable.map(({ day }) => ({ sender, what: 'searched', day, ...maxOfAll })),
    );
    const heard = countable.filter((_, index) => isHeard[index]);
    const within = await withinLimits(
      client,
      heard.map(({ words, language_id, day }) => ({
        sender,
        what: `searched ${language_id} ${words}`,
        day,
        max: 1,
      })),
    );
    const counted = heard.filter((_, index) => within[index]);
    const { rowCount } = await client.query(sql`
      insert into usage_search as s (words, language_id, day, count)
      select words, language.id, g.day, count(*)::integer
      from json_to_recordset(${JSON.stringify(counted)}) as g (words text, language_id bigint, day date)
        join language on language.id = g.language_id
        cross join (select (now() at time zone 'UTC')::date as day) today
      where g.day between today.day - ${maxLateDays}::integer and today.day + 1
      group by words, language.id, g.day order by words, language.id, g.day
      on conflict (words, language_id, day) do update set count = s.count + excluded.count`);
    return rowCount ?? 0;
  });
}
