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

/** What a source may write of a question, and of its words in a language: each is the editors' once it is not what the source said. */
const shape = sql`jsonb_build_object('page', q.page, 'kind', q.kind, 'choices', q.choices, 'answer', to_jsonb(q.answer))`;
const isOfSource = sql`(q.source is not null and q.source = ${shape})`;
const isTextOfSource = sql`(t.removed_at is null and t.source is not null
  and t.source = jsonb_build_object('prompt', t.prompt, 'choices', t.choices, 'reply', t.reply))`;

/** What people joined to another book or split is theirs: no source changes what is asked there. */
const standsAlone = sql`not exists (select from edition_former_book f join edition e on e.id = f.edition_id
  where b.id in (f.book_id, e.book_id))`;

/**
 * Adds the questions of the books, brings their texts up to date and takes out those that are no longer in the folder: they
 * are kept for what readers answered, and come back with the folder's. Editions stay as they are, and so does what editors
 * have changed, written or taken out (decision 35).
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
  const records = sql`json_to_recordset(${JSON.stringify(rows)})
    as n (book text, key text, position smallint, page smallint, kind text, choices jsonb, answer json)`;
  await client.query(sql`
    insert into question as q (book_id, key, position, page, kind, choices, answer, source)
    select b.id, n.key, n.position, n.page, n.kind, n.choices, array(select json_array_elements_text(n.answer)),
      jsonb_build_object('page', n.page, 'kind', n.kind, 'choices', n.choices, 'answer', n.answer::jsonb)
    from ${records} join book b on b.source = ${source} and b.source_key = n.book and ${standsAlone}
    on conflict (book_id, key) do update set position = excluded.position, source = excluded.source, removed_at = null,
      page = case when ${isOfSource} then excluded.page else q.page end,
      kind = case when ${isOfSource} then excluded.kind else q.kind end,
      choices = case when ${isOfSource} then excluded.choices else q.choices end,
      answer = case when ${isOfSource} then excluded.answer else q.answer end,
      asked_since = case when ${isOfSource} and (q.kind, q.answer) is distinct from (excluded.kind, excluded.answer)
        then now() else q.asked_since end
    where (q.position, q.source) is distinct from (excluded.position, excluded.source) or q.removed_at is not null`);
  await client.query(sql`
    update question q set removed_at = now() from book b
    where b.id = q.book_id and b.source = ${source} and b.source_key = any (${slugs}) and q.removed_at is null
      and ${standsAlone} and ${isOfSource} and not exists (select from question_text t where t.question_id = q.id and not ${isTextOfSource})
      and (b.source_key, q.key) not in (select n.book, n.key from ${records})`);
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
  const records = sql`json_to_recordset(${JSON.stringify(rows)})
    as n (book text, key text, language_id bigint, prompt text, choices jsonb, reply text)`;
  await client.query(sql`
    insert into question_text as t (question_id, language_id, prompt, choices, reply, source)
    select q.id, n.language_id, n.prompt, n.choices, n.reply,
      jsonb_build_object('prompt', n.prompt, 'choices', n.choices, 'reply', n.reply)
    from ${records}
    join book b on b.source = ${source} and b.source_key = n.book and ${standsAlone} join question q on q.book_id = b.id and q.key = n.key
    on conflict (question_id, language_id) do update set source = excluded.source,
      prompt = case when ${isTextOfSource} then excluded.prompt else t.prompt end,
      choices = case when ${isTextOfSource} then excluded.choices else t.choices end,
      reply = case when ${isTextOfSource} then excluded.reply else t.reply end
    where t.source is distinct from excluded.source`);
  await client.query(sql`
    delete from question_text t using question q, book b
    where q.id = t.question_id and b.id = q.book_id and b.source = ${source}
      and b.source_key = any (${books.map(({ slug }) => slug)}) and q.removed_at is null and ${isTextOfSource} and ${standsAlone}
      and (b.source_key, q.key, t.language_id) not in (select n.book, n.key, n.language_id from ${records})`);
}
