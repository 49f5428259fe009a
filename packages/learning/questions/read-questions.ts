import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import { type EditionPage, readPages } from '../editions/read-pages.ts';
import { maxQuestions, type Question } from '../games/contract.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';

interface QuestionRow {
  editionId: string;
  id: string;
  key: string;
  page: number;
  kind: Question['kind'];
  choices: { key: string; page: number | null }[];
  answer: string[];
  prompt: string;
  texts: Record<string, string>;
  reply: string;
}

/**
 * The questions of editions in their own language, by edition; an edition without one is not in it. Left out is a question
 * without a text in the language, and one that shows what the edition has not.
 */
export async function readQuestions(
  context: CatalogueContext,
  editionIds: readonly string[],
): Promise<Map<string, Question[]>> {
  const { rows } = await context.database.pool.query<QuestionRow>(
    prepared(
      'read-questions',
      sql`
      select e.id::text as "editionId", q.id::text, q.key, q.page, q.kind, q.choices, q.answer,
        t.prompt, t.choices as texts, t.reply
      from edition e join question q on q.book_id = e.book_id and q.removed_at is null
      join question_text t on t.question_id = q.id and t.language_id = e.language_id and t.removed_at is null
      where e.id = any (${editionIds}::bigint[]) and e.status = 'published'
      order by e.id, q.place, q.position, q.id`,
    ),
  );
  const byEdition = Map.groupBy(rows, ({ editionId }) => editionId);
  const pages = await readPages(context, [...byEdition.keys()]);
  const read = Array.from(byEdition, ([editionId, of]): [string, Question[]] => {
    const byNumber = new Map(pages.get(editionId)?.map((page) => [page.sourceNumber, page]));
    return [editionId, of.flatMap((row) => questionFrom(row, byNumber) ?? []).slice(0, maxQuestions)];
  });
  return new Map(read.filter(([, questions]) => questions.length > 0));
}

function questionFrom(row: QuestionRow, pages: Map<number, EditionPage>): Question | undefined {
  const { id, key, kind, answer, prompt, reply } = row;
  const page = pages.get(row.page);
  if (page === undefined) return undefined;
  const choices = row.choices.map((choice) => {
    const shown = choice.page === null ? undefined : pages.get(choice.page);
    return {
      key: choice.key,
      text: row.texts[choice.key] ?? '',
      picture: shown?.picture ?? null,
      alt: shown?.alt ?? '',
    };
  });
  const lacks = choices.some(({ text, picture }) => text === '' || (kind === 'picture' && picture === null));
  if (lacks) return undefined;
  return { id, key, page: page.number, picture: page.picture, alt: page.alt, kind, prompt, choices, answer, reply };
}
