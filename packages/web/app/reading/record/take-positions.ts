import { freshId } from '../../request/fresh-id.ts';
import { deletePosition, savePosition, type DevicePosition } from './positions.ts';
import { queueTurn, type Turner } from './queue-turn.ts';

/**
 * Gives what was read while nobody was signed in to a reader; where they were further on later, that stands. The turns
 * wait to be sent.
 */
export async function takePositions(positions: readonly DevicePosition[], who: Turner): Promise<void> {
  for (const position of positions) {
    for (const { isAgain = false, ...turn } of turnsOf(position))
      await queueTurn(turn, who, { isAgain, eventId: freshId() });
    await savePosition({ ...position, profileId: who.profileId }, false);
    await deletePosition(position);
  }
}

type TurnOfPosition = Pick<DevicePosition, 'bookId' | 'languageId' | 'page' | 'pages' | 'at'> & { isAgain?: boolean };

/** The turns that lead to a position: the furthest page, or the end and maybe "Read again", and then where the reader is. */
export function turnsOf(position: DevicePosition): TurnOfPosition[] {
  const { finishedAt, furthest, page, pages, at } = position;
  if (finishedAt !== undefined && page < pages) return [{ ...position, page: pages, at: finishedAt }, position];
  const before = (ms: number) => new Date(Date.parse(at) - ms).toISOString();
  if (furthest >= pages && page < pages)
    return [
      { ...position, page: pages, at: before(2) },
      { ...position, page: 0, at: before(1), isAgain: true },
      position,
    ];
  return furthest > page ? [{ ...position, page: furthest, at: before(1) }, position] : [position];
}
