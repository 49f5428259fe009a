import type { Database } from '@letsread/database/database.ts';

/**
 * Does work each time a channel tells of something, one run after the other, however many notices come meanwhile.
 * @returns what ends it
 */
export async function runOnNotice(
  { database, channel }: { database: Database; channel: string },
  work: (signal: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  let isRequestedAgain = false;
  let run: Promise<void> | undefined;
  const workOn = async () => {
    do {
      isRequestedAgain = false;
      // What failed keeps no notice from being heeded that came meanwhile.
      await work(stopped.signal).catch((error: unknown) => {
        if (!stopped.signal.aborted) onError(error);
      });
    } while (isRequestedAgain && !stopped.signal.aborted);
    // In the same step as the last look: a notice that comes after it begins another run.
    run = undefined;
  };
  const onNotice = () => {
    isRequestedAgain = true;
    run ??= workOn();
  };
  const stopListening = await database.listen(channel, onNotice, onNotice);
  return async () => {
    stopped.abort();
    await stopListening();
    await run;
  };
}
