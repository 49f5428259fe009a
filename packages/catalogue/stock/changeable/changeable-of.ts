import type { StockAction } from '../contract.ts';
import type { Changeable } from './changeable.ts';
import { level } from './level.ts';
import { placeInCollection } from './place-in-collection.ts';
import { status } from './status.ts';
import { team } from './team.ts';
import { theme } from './theme.ts';

const all = [status, theme, level, placeInCollection, team] as const;

/** What an action changes. */
export function changeableOf(action: StockAction): Changeable {
  const found = all.find(({ actions }) => actions.includes(action));
  if (found === undefined) throw new Error(`Nothing is changed by ${action}.`);
  return found;
}
