import { languageJson } from '@letsread/catalogue/books/book-columns.ts';
import type { WrittenQuestion } from '@letsread/catalogue/editing/written-question.ts';
import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import type { QuestionToEdit } from '../contract.ts';

type Language = QuestionToEdit['elsewhere'][number]['language'];

/** A question of a book as it is stored: pages by the numbers of the source. */
export interface StoredQuestion extends Pick<WrittenQuestion, 'page' | 'kind' | 'answer'> {
  id: string;
  choices: { key: string; page: number | null }[];
  /** In the languages that it is asked in; without any it is asked no more. */
  texts: { language: Language; prompt: string; choices: Record<string, string>; reply: string }[];
}

/** The questions of a book, with the language and the pages of the edition through which they are changed. */
export interface QuestionsState {
  title: string;
  languageId: string;
  /** By the number that a reader of the edition counts: what the source calls the page. */
  sourceNumbers: ReadonlyMap<number, number>;
  /** In their order, those too that are asked no more. */
  questions: StoredQuestion[];
}

/** Keeps others from changing the questions of a book until the transaction ends. */
export async function lockQuestions(client: Queryable, bookId: string): Promise<void> {
  await client.query(sql`select from book where id = ${bookId} for update`);
}

export async function readQuestionsState(
  db: Queryable,
  { bookId, editionId }: { bookId: string; editionId: string },
): Promise<QuestionsState> {
  const { rows: editions } = await db.query<{ title: string; languageId: string }>(
    sql`select title, language_id::text as "languageId" from edition where id = ${editionId}`,
  );
  const { title = '', languageId = '' } = editions[0] ?? {};
  const { rows: pages } = await db.query<{ number: number; sourceNumber: number }>(sql`
    select row_number() over (order by number)::int as number,
      row_number() over (order by coalesce(source_number, number))::int as "sourceNumber"
    from page where edition_id = ${editionId} and number > 0`);
  const { rows: questions } = await db.query<StoredQuestion>(sql`
    select q.id::text, q.page, q.kind, q.choices, q.answer,
      coalesce((select json_agg(json_build_object('language', ${languageJson}, 'prompt', t.prompt,
          'choices', t.choices, 'reply', t.reply) order by language.english_name)
        from question_text t join language on language.id = t.language_id
        where t.question_id = q.id and t.removed_at is null and q.removed_at is null), '[]') as texts
    from question q where q.book_id = ${bookId} order by q.place, q.position, q.id`);
  const sourceNumbers = new Map(pages.map(({ number, sourceNumber }) => [number, sourceNumber]));
  return { title, languageId, sourceNumbers: sourceNumbers.set(0, 0), questions };
}

/** A question in one language, with the page numbers of the source; null: it is not asked there. */
export function questionIn({ page, kind, choices, answer, texts }: StoredQuestion, languageId: string) {
  const text = texts.find(({ language }) => language.id === languageId);
  if (text === undefined) return null;
  const { prompt, reply } = text;
  const worded = choices.map((choice) => ({ ...choice, text: text.choices[choice.key] ?? '' }));
  return { page, kind, prompt, choices: worded, answer, reply } satisfies WrittenQuestion;
}

/** A question with other page numbers; one that `numbers` has not stays what it is. */
export function withPages<Question extends WrittenQuestion | null>(
  question: Question,
  numbers: ReadonlyMap<number, number>,
): Question {
  if (question === null) return question;
  const moved = (page: number) => numbers.get(page) ?? page;
  const choices = question.choices.map((choice) => ({
    ...choice,
    page: choice.page === null ? null : moved(choice.page),
  }));
  return { ...question, page: moved(question.page), choices };
}

/** From what the source calls pages to what a reader of the edition counts. */
export function numbersOfToday({ sourceNumbers }: QuestionsState): Map<number, number> {
  return new Map(Array.from(sourceNumbers, ([number, sourceNumber]) => [sourceNumber, number]));
}
