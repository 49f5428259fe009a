import { freshId } from '../../request/fresh-id.ts';
import { forgetPlace, keepPlace, type Place } from './places.ts';
import { queueTurn, type Turner } from './queue-turn.ts';

/**
 * Gives what was read while nobody was signed in to a reader; where they were further on later, that stands. The turns
 * wait to be sent.
 */
export async function takePlaces(places: readonly Place[], who: Turner): Promise<void> {
  for (const place of places) {
    for (const { isAgain = false, ...turn } of turnsOf(place))
      await queueTurn(turn, who, { isAgain, eventId: freshId() });
    await keepPlace({ ...place, profileId: who.profileId }, false);
    await forgetPlace(place);
  }
}

type TurnOfPlace = Pick<Place, 'bookId' | 'languageId' | 'page' | 'pages' | 'at'> & { isAgain?: boolean };

/** The turns that lead to a place: the furthest page, or the end and maybe "Read again", and then where the reader is. */
export function turnsOf(place: Place): TurnOfPlace[] {
  const { finishedAt, furthest, page, pages, at } = place;
  if (finishedAt !== undefined && page < pages) return [{ ...place, page: pages, at: finishedAt }, place];
  const before = (ms: number) => new Date(Date.parse(at) - ms).toISOString();
  if (furthest >= pages && page < pages)
    return [{ ...place, page: pages, at: before(2) }, { ...place, page: 0, at: before(1), isAgain: true }, place];
  return furthest > page ? [{ ...place, page: furthest, at: before(1) }, place] : [place];
}
