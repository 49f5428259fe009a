import { setImmediate } from 'node:timers/promises';
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

/** After so long all else has its turns: mostly a page, or four searches. */
const sliceMs = 10;
/** A write has some steps: it is read, written, told. Each that is done in a turn need not wait for another slice. */
const turnsOfOthers = 3;

/**
 * Bounds what is read and rendered at once, so that a write or a sign-in, which never stands in this line, finds the
 * database and the processor free. Who comes when the line is full hears so at once instead of waiting for ever. After some
 * milliseconds of it, whatever else is ready has its turn: a search waits for nothing, and sixty that go on asking would keep
 * the process for themselves.
 */
export function createAdmission({ maxAtOnce, maxWaiting }: { maxAtOnce: number; maxWaiting: number }): Admit {
  const queue = new PQueue({ concurrency: maxAtOnce });
  let othersHadTheirTurn = performance.now();
  const letOthersIn = async () => {
    if (performance.now() - othersHadTheirTurn < sliceMs) return;
    for (let turn = 0; turn < turnsOfOthers; turn++) await setImmediate();
    othersHadTheirTurn = performance.now();
  };
  return async function admit(work, { priority = 0, isNeeded = () => true } = {}) {
    if (queue.pending >= maxAtOnce && queue.size >= maxWaiting) throw overloaded();
    return new Promise((resolve, reject) => {
      const workInTurn = async () => {
        await workIfNeeded(work, isNeeded).then(resolve, reject);
        await letOthersIn();
      };
      void queue.add(workInTurn, { priority });
    });
  };
}

async function workIfNeeded<Result>(work: () => Promise<Result>, isNeeded: () => boolean): Promise<Result> {
  if (!isNeeded()) throw commonProblem('invalid-input', { detail: 'Who asked has hung up.' });
  return work();
}

function overloaded() {
  return commonProblem('overloaded', { detail: 'Too many pages are being made at the moment.', retryAfterSeconds: 2 });
}
