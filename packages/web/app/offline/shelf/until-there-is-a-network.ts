import { reachesLibrarySoon } from '../connection/reach-library.ts';
import { saveFaultFromError, SaveError } from './save-error.ts';

interface Trying {
  signal: AbortSignal;
  act: () => Promise<void>;
  /** How many files have come so far. */
  howFar: () => number;
  onWaiting: () => Promise<void>;
}

const longestPauseMs = 60_000;

/** A file of a host that refuses it fails as one without a network: so often it is tried while the library answers. */
const maxFailures = 5;

/** A network that went away is waited for: what has come stays, and it goes on from there. */
export async function untilThereIsANetwork({ signal, act, howFar, onWaiting }: Trying): Promise<void> {
  let failures = 0;
  let before = 0;
  for (let pauseMs = 500; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted || saveFaultFromError(error) !== undefined) throw error;
      await onWaiting();
      if (howFar() > before) failures = 0;
      before = howFar();
      if (await reachesLibrarySoon()) failures++;
      if (failures === maxFailures) throw new SaveError('missing', { cause: error });
      await nextChance(signal, pauseMs);
      signal.throwIfAborted();
    }
  }
}

function nextChance(signal: AbortSignal, pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, pauseMs);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    }
    addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}
