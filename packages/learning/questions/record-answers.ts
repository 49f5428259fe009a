import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import { clampClientTime } from '@letsread/reading/clamp-client-time.ts';
import type { recordAnswers as contract } from '../games/contract.ts';

/** Who answers a question again and again is known by the last answers. */
const maxStored = 20;

/** Answers to questions that are no longer asked count too: a device may have been offline for long. */
export async function recordAnswers(
  { database }: CatalogueContext,
  { params: { profileId }, body: { answers }, headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  // Arrays, not JSON: pg writes years that ISO 8601 has no four digits for.
  const said = answers.map(({ at }) => new Date(at));
  const answered = answers.map(({ at }) => clampClientTime(at, headers));
  const facts = answers.map(({ questionId, lId, tries, isFirstTry }) => ({
    question_id: questionId,
    language_id: lId,
    tries,
    is_first_try: isFirstTry,
  }));
  const questionIds = [...new Set(answers.map(({ questionId }) => questionId))];
  const { rowCount } = await retryOnConflict(() =>
    database.pool.query(
      prepared(
        'record-answers',
        sql`
        insert into question_attempt (profile_id, question_id, said_at, answered_at, language_id, tries, is_first_try)
        select p.id, q.id, g.said_at, g.answered_at, l.id, g.tries, g.is_first_try
        from rows from (
          json_to_recordset(${JSON.stringify(facts)})
            as (question_id bigint, language_id bigint, tries smallint, is_first_try boolean),
          unnest(${said}::timestamptz[], ${answered}::timestamptz[]))
          as g (question_id, language_id, tries, is_first_try, said_at, answered_at)
        join profile p on p.id = ${profileId} join question q on q.id = g.question_id left join language l on l.id = g.language_id
        on conflict do nothing`,
      ),
    ),
  );
  await database.pool.query(
    prepared(
      'forget-answers',
      sql`
      delete from question_attempt a using (
        select question_id, said_at,
          row_number() over (partition by question_id order by answered_at desc, said_at desc) as place
        from question_attempt
        where profile_id = ${profileId} and question_id = any (${questionIds}::bigint[])
      ) o
      where a.profile_id = ${profileId} and a.question_id = o.question_id and a.said_at = o.said_at and o.place > ${maxStored}`,
    ),
  );
  return { counted: rowCount ?? 0 };
}
