import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { Growth } from '../contract.ts';

type Answers = Growth['answers'];

type BookAnswered = Answers['books'][number];
type Named = 'title' | 'titleLanguageISOCode' | 'slug';

/** What names it is null where the book has been withdrawn. */
type AnswersOfBook = BookAnswered | (Omit<BookAnswered, Named> & Record<Named, null>);

const maxBooks = 20;

/**
 * How a reader answered: of each question the last time it was answered, so that a page that was looked at again, and
 * understood, is no longer one to reread. Of what is no longer asked no page is named.
 */
export async function growthInAnswers({ pool }: Database, profileId: string, languageId: string): Promise<Answers> {
  const { rows } = await pool.query<AnswersOfBook>(
    prepared(
      'growth-answers',
      sql`
      with last_answer as (
        select distinct on (a.question_id) a.question_id, a.answered_at, a.language_id, a.is_first_try
        from question_attempt a where a.profile_id = ${profileId}
        order by a.question_id, a.answered_at desc, a.said_at desc
      ), of_book as (
        select q.book_id, max(a.answered_at) as answered_at, count(*)::int as answered,
          (count(*) filter (where a.is_first_try))::int as first_try,
          (array_agg(a.language_id order by a.answered_at desc))[1] as language_id,
          coalesce(array_agg(distinct q.page::int) filter (
            where not a.is_first_try and q.removed_at is null and a.answered_at >= q.asked_since), '{}') as reread
        from last_answer a join question q on q.id = a.question_id
        group by q.book_id
      )
      select o.book_id as "bookId", e.title, e.bcp47 as "titleLanguageISOCode", e.slug, o.answered, o.first_try as "firstTry",
        array(select r.number::int from (
            select p.number, case p.number when 0 then 0
              else row_number() over (partition by p.number > 0 order by coalesce(p.source_number, p.number)) end as source_number
            from page p where p.edition_id = e.id
          ) r where r.source_number = any (o.reread) order by r.number) as reread
      from of_book o
      left join lateral (
        select e.id, e.title, e.slug, l.bcp47 from edition e join language l on l.id = e.language_id
        where e.book_id = o.book_id and e.status = 'published'
        order by e.language_id = o.language_id desc nulls last, e.language_id = ${languageId} desc, e.language_id = ${englishLanguageId} desc,
          e.variant, e.id limit 1
      ) e on true
      order by o.answered_at desc, o.book_id`,
    ),
  );
  return {
    answered: rows.reduce((sum, { answered }) => sum + answered, 0),
    firstTry: rows.reduce((sum, { firstTry }) => sum + firstTry, 0),
    // A withdrawn book has no page to lead to.
    books: rows.filter(hasPages).slice(0, maxBooks),
  };
}

function hasPages(row: AnswersOfBook): row is BookAnswered {
  return row.slug !== null;
}
