import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';

/** All that learning keeps of an account, by the tables it is kept in; each row says whose profile it is. */
export interface LearningExport {
  deeds: CompletionExport[];
  awards: AwardExport[];
  pathways: ReaderPathwayExport[];
  answers: AnswerExport[];
}

interface CompletionExport {
  profileId: string;
  kind: string;
  bookId: string;
  title: string | null;
  languageCode: string | null;
  firstAt: Date;
  lastAt: Date;
}

interface AwardExport {
  profileId: string;
  kind: string;
  picture: string;
  /** "book:12", "match:12", "pathway:3". */
  earnedBy: string;
  earnedAt: Date;
  page: number | null;
  x: number | null;
  y: number | null;
  angle: number | null;
  placedAt: Date | null;
}

interface ReaderPathwayExport {
  profileId: string;
  pathwayId: string;
  slug: string;
  restartedAt: Date | null;
  isHidden: boolean;
}

interface AnswerExport {
  profileId: string;
  bookId: string;
  question: string;
  languageCode: string | null;
  /** As the device said it. */
  saidAt: Date;
  answeredAt: Date;
  tries: number;
  isFirstTry: boolean;
}

/** Withdrawn books, removed paths and questions too: what is kept is told. */
export async function exportLearning({ pool }: Database, accountId: string): Promise<LearningExport> {
  const deeds = await pool.query<CompletionExport>(sql`
    select d.profile_id as "profileId", d.kind, d.book_id as "bookId",
      (select e.title from edition e where e.book_id = d.book_id
       order by e.language_id = d.language_id desc nulls last, e.status = 'published' desc, e.id limit 1) as title,
      l.code as "languageCode", d.first_at as "firstAt", d.last_at as "lastAt"
    from completion d join profile p on p.id = d.profile_id left join language l on l.id = d.language_id
    where p.account_id = ${accountId} order by d.profile_id, d.first_at, d.book_id, d.kind`);
  const awards = await pool.query<AwardExport>(sql`
    select a.profile_id as "profileId", a.kind, a.picture, a.ref as "earnedBy", a.earned_at as "earnedAt",
      a.page, a.x, a.y, a.angle, a.placed_at as "placedAt"
    from award a join profile p on p.id = a.profile_id
    where p.account_id = ${accountId} order by a.profile_id, a.id`);
  const pathways = await pool.query<ReaderPathwayExport>(sql`
    select r.profile_id as "profileId", r.pathway_id as "pathwayId", w.slug, r.restarted_at as "restartedAt",
      r.is_hidden as "isHidden"
    from reader_pathway r join profile p on p.id = r.profile_id join pathway w on w.id = r.pathway_id
    where p.account_id = ${accountId} order by r.profile_id, r.pathway_id`);
  const answers = await pool.query<AnswerExport>(sql`
    select t.profile_id as "profileId", q.book_id as "bookId", q.key as question, l.code as "languageCode",
      t.said_at as "saidAt", t.answered_at as "answeredAt", t.tries, t.is_first_try as "isFirstTry"
    from question_attempt t join profile p on p.id = t.profile_id join question q on q.id = t.question_id
    left join language l on l.id = t.language_id
    where p.account_id = ${accountId} order by t.profile_id, t.answered_at, t.question_id`);
  return { deeds: deeds.rows, awards: awards.rows, pathways: pathways.rows, answers: answers.rows };
}
