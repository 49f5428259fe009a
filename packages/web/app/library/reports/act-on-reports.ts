import type { ApiClient } from '@letsread/http/api-client.ts';
import { answerReport, reportAnswers } from '@letsread/usage/reports/contract.ts';

import { refuseUnknownAct } from '../act-of.ts';
import type { Done, Fields } from '../outcome.ts';

/** Answers a report. What was taken back is undone on the shelf. @throws the problem of the call */
export async function actOnReports(client: ApiClient, { reportId = '', state }: Fields): Promise<Done> {
  const answer = reportAnswers.find((one) => one === state);
  if (answer === undefined) refuseUnknownAct();
  const { title } = await client(answerReport, { reportId, body: { state: answer } });
  return { action: 'report-answered', name: '', team: '', role: null, subject: title, undo: undefined };
}
