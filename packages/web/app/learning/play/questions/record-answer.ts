import { recordAnswers } from '@letsread/learning/games/contract.ts';

import { browserClient } from '../../../request/session/browser-session.ts';
import { queueCall, sendWaiting } from '../../../offline/sync-queue/sync-queue.ts';
import { whoReads } from '../../../reading/record/who-reads.ts';

interface Answered {
  questionId: string;
  tries: number;
  isFirstTry: boolean;
  /** The language it was asked in. */
  lId: string | undefined;
}

/** Tells the library how a question was answered, at once or when the network is back; nobody's answer is told. */
export async function recordAnswer(answered: Answered): Promise<void> {
  const who = whoReads();
  if (who === undefined) return;
  const { accountId, profileId } = who;
  const answers = [{ ...answered, at: new Date().toISOString() }];
  const input = { userId: accountId, profileId, body: { answers } };
  // A browser that keeps nothing tells the library at once, or not at all.
  await queueCall(recordAnswers, input, { accountId }).catch(() => browserClient(recordAnswers, input));
  await sendWaiting();
}
