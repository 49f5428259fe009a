import { commonProblem } from '@letsread/http/problem.ts';
import PQueue from 'p-queue';

/** Lets some work begin at once and the rest wait in a line that has an end; throws the Problem overloaded beyond it. */
export type Admit = <Result>(work: () => Promise<Result>, options?: AdmitOptions) => Promise<Result>;

export interface AdmitOptions {
  /** Higher goes first; 0 where it is left out. */
  priority?: number;
  /** Asked when its turn has come: what nobody waits for any more is not begun, which is no sign of too much work. */
  isNeeded?: () => boolean;
}

/**
 * Bounds what is read and rendered at once, so that a write or a sign-in, which never stands in this line, finds the
 * database and the processor free. Who comes when the line is full hears so at once instead of waiting for ever.
 */
export function createAdmission({ maxAtOnce, maxWaiting }: { maxAtOnce: number; maxWaiting: number }): Admit {
  const queue = new PQueue({ concurrency: maxAtOnce });
  return async function admit(work, { priority = 0, isNeeded = () => true } = {}) {
    if (queue.pending >= maxAtOnce && queue.size >= maxWaiting) throw overloaded();
    return queue.add(
      async () => {
        if (!isNeeded()) throw commonProblem('invalid-input', { detail: 'Who asked has hung up.' });
        return work();
      },
      { priority },
    );
  };
}

function overloaded() {
  return commonProblem('overloaded', { detail: 'Too many pages are being made at the moment.', retryAfterSeconds: 2 });
}
