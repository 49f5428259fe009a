import { requireEdition } from '@letsread/catalogue/editing/edition-state.ts';
import { isSame, type MadeChange } from '@letsread/catalogue/editing/field-change.ts';
import type { BookChange } from '@letsread/catalogue/editing/contract.ts';
import { recordRevisions } from '@letsread/catalogue/editing/record-revisions.ts';
import type { WrittenQuestion } from '@letsread/catalogue/editing/written-question.ts';
import type { Database, Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import { Problem } from '@letsread/http/problem.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import { lockQuestions, questionIn, type QuestionsState, readQuestionsState } from './questions-state.ts';
import { storeQuestion } from './store-question.ts';

/** Who changes the questions of a book, and through which of its editions. */
export interface QuestionAct {
  accountId: string;
  bookId: string;
  editionId: string;
  action?: 'questions-changed' | 'revision-restored';
}

/**
 * Changes the questions of a book: with the revisions and the line in the audit list, or not at all.
 * @throws Problem book-not-found, edition-not-found
 */
export async function changeQuestions(
  pool: Database['pool'],
  act: QuestionAct,
  change: (client: Queryable, state: QuestionsState) => Promise<MadeChange[]>,
): Promise<BookChange> {
  return inTransaction(pool, async (client) => {
    await lockQuestions(client, act.bookId);
    await requireEdition(client, act);
    const state = await readQuestionsState(client, act);
    const made = (await change(client, state)).filter(({ before, after }) => !isSame(before, after));
    if (made.length === 0) return { revisions: [] };
    const { accountId, editionId, action = 'questions-changed' } = act;
    const object = { kind: 'edition', id: editionId } as const;
    await recordAudit(client, { actor: accountId, action, object, subject: state.title });
    return { revisions: await recordRevisions(client, { accountId, of: { editionId }, made }) };
  });
}

/**
 * Gives a question in the edition's language other words or takes it out; pages by the numbers of the source. `was`
 * undefined: whatever it is by now, as when something is put back.
 * @throws Problem question-not-found, changed-meanwhile
 */
export async function replaceQuestion(
  client: Queryable,
  { questions, languageId }: QuestionsState,
  { id, was, now }: { id: string; was?: WrittenQuestion | null; now: WrittenQuestion | null },
): Promise<MadeChange[]> {
  const before = questions.find((question) => question.id === id);
  if (before === undefined)
    throw new Problem('question-not-found', 404, { detail: 'The book has no question with this id.' });
  const stands = questionIn(before, languageId);
  if (isSame(stands, now)) return [];
  if (was !== undefined && !isSame(stands, was)) throw changedMeanwhile(stands?.prompt ?? '');
  await storeQuestion(client, { before, languageId, now });
  const withId = (question: WrittenQuestion | null) => question && { ...question, id };
  return [{ field: 'question', before: withId(stands), after: withId(now) }];
}

export function changedMeanwhile(now: string): Problem {
  return new Problem('changed-meanwhile', 409, {
    detail: 'Somebody has changed this meanwhile. Look at what it is now, and say what it shall be.',
    errors: [{ path: 'body.now', message: now }],
  });
}
