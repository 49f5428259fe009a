import { isSame } from '@letsread/catalogue/editing/field-change.ts';
import type { WrittenQuestion } from '@letsread/catalogue/editing/written-question.ts';
import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import { randomUUID } from 'node:crypto';
import type { StoredQuestion } from './questions-state.ts';

/** Adds a question that is nobody's but the editors', after all others; its words come with `storeQuestion`. */
export async function insertQuestion(client: Queryable, bookId: string, question: WrittenQuestion): Promise<string> {
  const { page, kind, choices, answer } = question;
  const { rows } = await client.query<{ id: string }>(sql`
    insert into question (book_id, key, position, place, page, kind, choices, answer)
    select ${bookId}, ${`by-hand-${randomUUID()}`}, coalesce(max(position), -1) + 1, max(place) + 1, ${page}, ${kind},
      ${JSON.stringify(shown(choices))}, ${answer}
    from question where book_id = ${bookId} returning id::text`);
  return rows[0]?.id ?? '';
}

/**
 * Stores a question in a language; null takes it out of it, and one that no language has is asked no more: what readers
 * answered stays. Where something else is asked, or right, earlier answers do not speak of it.
 */
export async function storeQuestion(
  client: Queryable,
  { before, languageId, now }: { before: StoredQuestion; languageId: string; now: WrittenQuestion | null },
): Promise<void> {
  const { id } = before;
  if (now === null) {
    await client.query(sql`
      update question_text set removed_at = now() where question_id = ${id} and language_id = ${languageId}`);
    await client.query(sql`
      update question q set removed_at = now() where q.id = ${id}
        and not exists (select from question_text t where t.question_id = q.id and t.removed_at is null)`);
    return;
  }
  const comparable = ({ kind, choices, answer }: Pick<StoredQuestion, 'kind' | 'choices' | 'answer'>) => {
    return [kind, choices.map(({ key, page }) => [key, kind === 'picture' && page]), answer];
  };
  await client.query(sql`
    update question set page = ${now.page}, kind = ${now.kind}, choices = ${JSON.stringify(shown(now.choices))},
      answer = ${now.answer}, removed_at = null,
      asked_since = case when ${isSame(comparable(before), comparable(now))} then asked_since else now() end
    where id = ${id}`);
  const texts = Object.fromEntries(now.choices.map(({ key, text }) => [key, text]));
  await client.query(sql`
    insert into question_text as t (question_id, language_id, prompt, choices, reply)
    values (${id}, ${languageId}, ${now.prompt}, ${JSON.stringify(texts)}, ${now.reply})
    on conflict (question_id, language_id) do update
    set prompt = excluded.prompt, choices = excluded.choices, reply = excluded.reply, removed_at = null`);
}

function shown(choices: WrittenQuestion['choices']): StoredQuestion['choices'] {
  return choices.map(({ key, page }) => ({ key, page }));
}
