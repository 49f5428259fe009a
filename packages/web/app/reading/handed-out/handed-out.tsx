import type { ReadersTask } from '@letsread/learning/handing-out/contract.ts';

import { Island } from '../../ui/island.tsx';
import { HandedOutHere } from './handed-out-here.tsx';

/** What was handed out to who reads, before all else; nothing on a browser that is open for no class. */
export function HandedOut({ tasks }: { tasks: readonly ReadersTask[] | null }) {
  if (tasks?.length === 0) return null;
  return <Island name="handed-out" props={{ tasks }} component={HandedOutHere} need="in-classroom" />;
}
