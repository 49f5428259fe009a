import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import { languageId } from '@letsread/catalogue/writing/language-id.ts';
import type { QuestionRow } from '@letsread/database/rows.ts';

/** The questions after a book: what all languages share, and their words by the key of the question. */
export interface BookQuestions {
  /** What the source calls the book. */
  slug: string;
  questions: {
    key: string;
    page: number;
    kind: QuestionRow['kind'];
    /** `page`: whose picture the choice shows. */
    choices: { key: string; page?: number | undefined }[];
    answer: string[];
  }[];
  editions: {
    languageCode: string;
    questions: Record<string, { prompt: string; choices: Record<string, string>; reply: string }>;
  }[];
}

interface Written {
  source: string;
  books: BookQuestions[];
}

/**
 * Adds the questions of the books, brings their texts up to date and takes out those that are no longer in the folder: they
 * are kept for what readers answered, and come back with the folder's. Editions stay as they are.
 */
export async function writeQuestions(client: Queryable, { source, books }: Written): Promise<void> {
  const slugs = books.map(({ slug }) => slug);
  const rows = books.flatMap(({ slug, questions }) =>
    questions.map(({ key, page, kind, choices, answer }, position) => ({
      book: slug,
      key,
      position,
      page,
      kind,
      choices: choices.map((choice) => ({ key: choice.key, page: choice.page ?? null })),
      answer,
    })),
  );
  await client.query(
    sql`insert into question as q (book_id, key, position, page, kind, choices, answer)
     select b.id, n.key, n.position, n.page, n.kind, n.choices, array(select json_array_elements_text(n.answer))
     from json_to_recordset(${JSON.stringify(rows)}) as n (book text, key text, position smallint, page smallint, kind text, choices jsonb, answer json)
     join book b on b.source = ${source} and b.source_key = n.book
     on conflict (book_id, key) do update set position = excluded.position, page = excluded.page, kind = excluded.kind,
       choices = excluded.choices, answer = excluded.answer, removed_at = null
     where (q.position, q.page, q.kind, q.choices, q.answer) is distinct from
       (excluded.position, excluded.page, excluded.kind, excluded.choices, excluded.answer) or q.removed_at is not null`,
  );
  await client.query(
    sql`update question q set removed_at = now() from book b
     where b.id = q.book_id and b.source = ${source} and b.source_key = any (${slugs}) and q.removed_at is null
       and (b.source_key, q.key) not in (select book, key from json_to_recordset(${JSON.stringify(rows)}) as n (book text, key text))`,
  );
  await writeTexts(client, { source, books });
}

async function writeTexts(client: Queryable, { source, books }: Written): Promise<void> {
  const rows = books.flatMap(({ slug, editions }) =>
    editions.flatMap(({ languageCode, questions }) =>
      Object.entries(questions).map(([key, text]) => ({
        ...text,
        book: slug,
        key,
        language_id: languageId(languageCode),
      })),
    ),
  );
  await client.query(
    sql`insert into question_text as t (question_id, language_id, prompt, choices, reply)
     select q.id, n.language_id, n.prompt, n.choices, n.reply
     from json_to_recordset(${JSON.stringify(rows)}) as n (book text, key text, language_id bigint, prompt text, choices jsonb, reply text)
     join book b on b.source = ${source} and b.source_key = n.book join question q on q.book_id = b.id and q.key = n.key
     on conflict (question_id, language_id) do update
     set prompt = excluded.prompt, choices = excluded.choices, reply = excluded.reply
     where (t.prompt, t.choices, t.reply) is distinct from (excluded.prompt, excluded.choices, excluded.reply)`,
  );
  await client.query(
    sql`delete from question_text t using question q, book b
     where q.id = t.question_id and b.id = q.book_id and b.source = ${source} and b.source_key = any (${books.map(({ slug }) => slug)}) and q.removed_at is null
       and (b.source_key, q.key, t.language_id) not in
         (select book, key, language_id from json_to_recordset(${JSON.stringify(rows)}) as n (book text, key text, language_id bigint))`,
  );
}
