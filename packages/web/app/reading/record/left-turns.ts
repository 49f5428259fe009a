import { setMark } from '../../offline/shelf-marks.ts';
import { keepPlace, type Place } from './places.ts';
import { queueTurn, type Turner } from './queue-turn.ts';

/** A turn that is not yet kept for good: a page that is being left has no time for more than one line of storage. */
export interface LeftTurn {
  place: Omit<Place, 'furthest' | 'finishedAt' | 'profileId'>;
  /** The profile that read; undefined for a visitor. */
  who: Turner | undefined;
  /** After "Read it again". */
  isAgain: boolean;
  /** The device's own id of the turn, so that it counts once however it was sent. */
  eventId: string;
}

const prefix = 'turned:';

/** Notes a turn in the place of the one before it in the same book. */
export function noteTurn(turn: LeftTurn): void {
  try {
    localStorage.setItem(prefix + turn.place.bookId, JSON.stringify(turn));
    setMark('places', true);
  } catch {
    // Storage is switched off: then only what is saved in time is kept.
  }
}

/** Keeps a turn on this device, and puts it into the queue of what the library is to be told. */
export async function settleTurn({ place, who, isAgain, eventId }: LeftTurn): Promise<void> {
  await keepPlace({ ...place, profileId: who?.profileId ?? '' }, isAgain);
  if (who !== undefined) await queueTurn(place, who, { isAgain, eventId });
  if (readTurn(prefix + place.bookId)?.eventId === eventId) localStorage.removeItem(prefix + place.bookId);
}

/** Settles what was noted by pages that were left at once. */
export async function settleLeftTurns(): Promise<void> {
  for (const key of turnKeys()) {
    const turn = readTurn(key);
    if (turn !== undefined) await settleTurn(turn);
  }
}

function turnKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function readTurn(key: string): LeftTurn | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as LeftTurn | null) ?? undefined;
  } catch {
    return undefined;
  }
}
