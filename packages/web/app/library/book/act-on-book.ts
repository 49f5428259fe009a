import {
  type BookChange,
  type BookToEdit,
  correctPage,
  getBookToEdit,
  reorderPages,
  restoreRevision,
  setCoverFocus,
  updateBook,
  updateEdition,
} from '@letsread/catalogue/editing/contract.ts';
import {
  addQuestion,
  changeQuestion,
  listQuestionsToEdit,
  orderQuestions,
  type QuestionsToEdit,
} from '@letsread/learning/questions/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import type { EndpointInput } from '@letsread/http/endpoint.ts';

import { isProblem } from '../../request/is-problem.ts';
import { refuseUnknownAct } from '../perform-act.ts';

type EditionAddress = { bookId: string; editionId: string };
type InputOf<Call extends Parameters<ApiClient>[0]> = Omit<EndpointInput<Call>, keyof EditionAddress>;

/** What a part of the screen asks for. */
export type BookAct =
  | ({ act: 'book' } & InputOf<typeof updateBook>)
  | ({ act: 'edition' } & InputOf<typeof updateEdition>)
  | ({ act: 'page' } & InputOf<typeof correctPage>)
  | ({ act: 'order' } & InputOf<typeof reorderPages>)
  | ({ act: 'focus' } & InputOf<typeof setCoverFocus>)
  | ({ act: 'new-question' } & InputOf<typeof addQuestion>)
  | ({ act: 'question' } & InputOf<typeof changeQuestion>)
  | ({ act: 'question-order' } & InputOf<typeof orderQuestions>)
  | { act: 'restore'; revisionIds: string[] };

/** What came of it; `now` and `questions`: the book as somebody else has left it meanwhile. */
export type Outcome =
  | { done: 'changed' | 'restored'; revisionIds: string[] }
  | { fault: 'changed-meanwhile'; now: BookToEdit; questions: QuestionsToEdit }
  | { fault: 'failed' | 'invalid-input' | 'offline' | 'signed-out' };

/** What a part of the screen sent, in JSON. @throws 400 for what no part sends, shown as a page */
export async function readAct(request: Request): Promise<BookAct & { editionId: string }> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
  const sent = isJson ? ((await request.json()) as BookAct & { editionId: string }) : undefined;
  if (typeof sent?.act !== 'string') refuseUnknownAct();
  return sent;
}

/** Does what a part of the screen asks for; what is no problem of a call is a bug and goes on. */
export async function actOnBook(client: ApiClient, edition: EditionAddress, act: BookAct): Promise<Outcome> {
  try {
    if (act.act === 'restore') {
      if (!Array.isArray(act.revisionIds)) refuseUnknownAct();
      const restored: string[] = [];
      for (const revisionId of act.revisionIds)
        restored.push(...idsOf(await client(restoreRevision, { ...edition, revisionId })));
      return { done: 'restored', revisionIds: restored };
    }
    return { done: 'changed', revisionIds: idsOf(await change(client, edition, act)) };
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (error.code === 'changed-meanwhile')
      return {
        fault: error.code,
        now: await client(getBookToEdit, edition),
        questions: await client(listQuestionsToEdit, edition),
      };
    if (error.status === 401) return { fault: 'signed-out' };
    return { fault: error.code === 'invalid-input' ? error.code : 'failed' };
  }
}

function change(
  client: ApiClient,
  edition: EditionAddress,
  act: Exclude<BookAct, { act: 'restore' }>,
): Promise<BookChange> {
  switch (act.act) {
    case 'book':
      return client(updateBook, { bookId: edition.bookId, body: act.body });
    case 'edition':
      return client(updateEdition, { ...edition, body: act.body });
    case 'page':
      return client(correctPage, { ...edition, number: act.number, body: act.body });
    case 'order':
      return client(reorderPages, { ...edition, body: act.body });
    case 'focus':
      return client(setCoverFocus, { ...edition, body: act.body });
    case 'new-question':
      return client(addQuestion, { ...edition, body: act.body });
    case 'question':
      return client(changeQuestion, { ...edition, questionId: act.questionId, body: act.body });
    case 'question-order':
      return client(orderQuestions, { ...edition, body: act.body });
    default:
      return refuseUnknownAct();
  }
}

/** The newest first, as they are put back. */
function idsOf({ revisions }: BookChange): string[] {
  return revisions.map(({ id }) => id);
}
