import type { ApiClient } from '@letsread/http/api-client.ts';
import { listScaryBookAgain, putScaryBookAside } from '@letsread/reading/scary/contract.ts';
import { answerReport, reopenReport, reportAnswers } from '@letsread/usage/reports/contract.ts';

import { type Acts, performAct, refuseUnknownAct } from '../perform-act.ts';
import type { Done, Fields } from '../outcome.ts';

const acts: Acts = {
  async answer(client, { reportId = '', state = '' }) {
    const answer = reportAnswers.find((one) => one === state);
    if (answer === undefined) refuseUnknownAct();
    const { title } = await client(answerReport, { reportId, body: { state: answer } });
    return done('report-answered', title, { act: 'reopen', reportId, state });
  },
  /** `state`: what was answered, for the way back. */
  async reopen(client, { reportId = '', state = '' }) {
    const { title } = await client(reopenReport, { reportId });
    return done('report-reopened', title, { act: 'answer', reportId, state });
  },
  async look(client, { bookId = '' }) {
    const { title, lookedAt } = await client(putScaryBookAside, { bookId });
    const undo = lookedAt === null ? undefined : { act: 'look-undone', bookId, lookedAt };
    return done('scary-book-looked-at', title, undo);
  },
  async 'look-undone'(client, { bookId = '', lookedAt = '' }) {
    const { title } = await client(listScaryBookAgain, { bookId, lookedAt });
    return done('scary-book-listed-again', title, { act: 'look', bookId });
  },
};

/** Answers a report, or puts a book aside that children found scary, and takes either back. @throws the problem of the call */
export function actOnReports(client: ApiClient, fields: Fields): Promise<Done> {
  return performAct(acts, client, fields);
}

function done(action: Done['action'], subject: string, undo: Fields | undefined): Done {
  return { action, name: '', team: '', role: null, subject, undo };
}
