import type { ApiClient } from '@letsread/http/api-client.ts';
import { putScaryBookAside } from '@letsread/reading/scary/contract.ts';
import { answerReport, reportAnswers } from '@letsread/usage/reports/contract.ts';

import { type Acts, performAct, refuseUnknownAct } from '../perform-act.ts';
import type { Done, Fields } from '../outcome.ts';

const acts: Acts = {
  /** What was taken back is undone on the shelf. */
  async answer(client, { reportId = '', state }) {
    const answer = reportAnswers.find((one) => one === state);
    if (answer === undefined) refuseUnknownAct();
    const { title } = await client(answerReport, { reportId, body: { state: answer } });
    return done('report-answered', title);
  },
  async look(client, { bookId = '' }) {
    const { title } = await client(putScaryBookAside, { bookId });
    return done('scary-book-looked-at', title);
  },
};

/** Answers a report, or puts a book aside that children found scary. @throws the problem of the call */
export function actOnReports(client: ApiClient, fields: Fields): Promise<Done> {
  return performAct(acts, client, fields);
}

function done(action: Done['action'], subject: string): Done {
  return { action, name: '', team: '', role: null, subject, undo: undefined };
}
