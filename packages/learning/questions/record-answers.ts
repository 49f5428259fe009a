import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { retryOnConflict } from '@letsread/profiles/retry-on-conflict.ts';
import { clampClientTime } from '@letsread/reading/clamp-client-time.ts';
import type { recordAnswers as contract } from '../games/contract.ts';

/** Who answers a question again and again is known by the last answers. */
const maxKept = 20;

/** Answers to questions that are no longer asked count too: a device may have been offline for long. */
export async function recordAnswers(
  { database }: CatalogueContext,
  { params: { profileId }, body: { answers } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const { rowCount } = await retryOnConflict(() =>
    database.pool.query({
      name: 'record-answers',
      text: `
        insert into question_attempt (profile_id, question_id, said_at, answered_at, language_id, tries, is_first_try)
        select p.id, q.id, g.said_at, g.answered_at, l.id, g.tries, g.is_first_try
        from unnest($2::bigint[], $3::timestamptz[], $4::timestamptz[], $5::bigint[], $6::smallint[], $7::boolean[])
          as g (question_id, said_at, answered_at, language_id, tries, is_first_try)
        join profile p on p.id = $1 join question q on q.id = g.question_id left join language l on l.id = g.language_id
        on conflict do nothing`,
      values: [
        profileId,
        answers.map(({ questionId }) => questionId),
        answers.map(({ at }) => new Date(at)),
        answers.map(({ at }) => clampClientTime(at)),
        answers.map(({ lId }) => lId ?? null),
        answers.map(({ tries }) => tries),
        answers.map(({ isFirstTry }) => isFirstTry),
      ],
    }),
  );
  await database.pool.query({
    name: 'forget-answers',
    text: `
      delete from question_attempt a using (
        select question_id, said_at,
          row_number() over (partition by question_id order by answered_at desc, said_at desc) as place
        from question_attempt where profile_id = $1 and question_id = any ($2::bigint[])
      ) o
      where a.profile_id = $1 and a.question_id = o.question_id and a.said_at = o.said_at and o.place > $3`,
    values: [profileId, [...new Set(answers.map(({ questionId }) => questionId))], maxKept],
  });
  return { counted: rowCount ?? 0 };
}
