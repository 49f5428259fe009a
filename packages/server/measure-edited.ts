import type { Database } from '@letsread/database/database.ts';
import { measureEditions } from '@letsread/learning/decodables/measure-editions.ts';

/**
 * Editions whose words people change are measured anew for what can be sounded out, one run after the other, however many
 * changes come meanwhile. @returns what ends it
 */
export async function measureEdited(
  database: Database,
  onTrouble: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  let isAskedAgain = false;
  let run: Promise<void> | undefined;
  const measure = async () => {
    do {
      isAskedAgain = false;
      await measureEditions(database, { signal: stopped.signal });
    } while (isAskedAgain && !stopped.signal.aborted);
  };
  const onNotice = () => {
    isAskedAgain = true;
    run ??= measure()
      .catch((error: unknown) => {
        if (!stopped.signal.aborted) onTrouble(error);
      })
      .finally(() => (run = undefined));
  };
  const stopListening = await database.listen('edition-texts', onNotice, onNotice);
  return async () => {
    stopped.abort();
    await stopListening();
    await run;
  };
}
