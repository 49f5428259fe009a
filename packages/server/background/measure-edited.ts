import type { Database } from '@letsread/database/database.ts';
import { measureEditions } from '@letsread/learning/decodables/measuring/measure-editions.ts';
import { runOnNotice } from './run-on-notice.ts';

/** Editions whose words people change are measured anew for what can be sounded out. @returns what ends it */
export function measureEdited(database: Database, onError: (error: unknown) => void): Promise<() => Promise<void>> {
  return runOnNotice(
    { database, channel: 'edition-texts' },
    (signal) => measureEditions(database, { signal }),
    onError,
  );
}
