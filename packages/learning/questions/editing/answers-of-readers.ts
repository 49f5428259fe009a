import type { Queryable } from '@letsread/database/database.ts';
import { inFives } from '@letsread/http/sums/in-fives.ts';
import sql from 'sql-template-tag';
import type { QuestionToEdit } from '../contract.ts';

/** The latest of a question that are looked at: a book that is read much has millions. */
const maxAnswers = 1000;

/**
 * By question of a book, how readers answered it in a language: each by the first answer since it is asked as it is now.
 */
export async function answersOfReaders(
  db: Queryable,
  { bookId, languageId }: { bookId: string; languageId: string },
): Promise<Map<string, QuestionToEdit['answered']>> {
  const { rows } = await db.query<QuestionToEdit['answered'] & { id: string }>(sql`
    select question.id::text as id, sums.*
    from question
    cross join lateral (
      select ${inFives(sql`count(*)`)} as readers, ${inFives(sql`(count(*) filter (where is_first_try))`)} as "rightAtFirst"
      from (
        select distinct on (profile_id) is_first_try
        from (
          select profile_id, is_first_try, answered_at, said_at from question_attempt
          where question_id = question.id and language_id = ${languageId} and answered_at >= question.asked_since
          order by answered_at desc limit ${maxAnswers}) as lately
        order by profile_id, answered_at, said_at) as first_answer) as sums
    where question.book_id = ${bookId}`);
  return new Map(rows.map(({ id, ...answered }) => [id, answered]));
}
