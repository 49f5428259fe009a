import { setDeviceFlag } from '../../offline/device-flags.ts';
import { readStoredJson, storedKeys, writeStored } from '../../request/web-storage.ts';
import { noteBegun } from '../keep-reading/begun-here.ts';
import { saveCompletion } from './completions.ts';
import { savePosition, type DevicePosition } from './positions.ts';
import { queueTurn, sendTurn, type Turner } from './queue-turn.ts';
import { warnNotKept } from './warn-not-kept.ts';

/** A turn that is not yet kept for good: a page that is being left has no time for more than one line of storage. */
export interface LeftTurn {
  position: Omit<DevicePosition, 'furthest' | 'finishedAt' | 'profileId'>;
  /** The profile that read; undefined for a visitor. */
  who: Turner | undefined;
  /** After "Read it again". */
  isAgain: boolean;
  /** The device's own id of the turn, so that it counts once however it was sent. */
  eventId: string;
}

const prefix = 'turned:';

/**
 * Notes a turn in the place of the one before it of the same reader in the same book. Where storage is switched off, only
 * what is saved in time is kept.
 */
export function noteTurn(turn: LeftTurn): void {
  if (!writeStored(keyOf(turn), JSON.stringify(turn))) return;
  setDeviceFlag('positions', true);
  const { bookId, page, pages } = turn.position;
  if (turn.who === undefined) noteBegun(bookId, page > 0 && page < pages);
}

/**
 * Keeps a turn on this device, and puts it into the queue of what the library is to be told, or tells it at once. The last
 * page finishes the book, here as in the library.
 */
export async function flushTurn(turn: LeftTurn): Promise<void> {
  const { position, who, eventId } = turn;
  const keeping = keep(turn);
  if (who === undefined) await keeping;
  else {
    // Where this browser keeps nothing the library still can.
    await keeping.catch(() => {});
    await queueTurn(position, who, turn).catch(() => sendTurn(position, who, turn));
  }
  if (readTurn(keyOf(turn))?.eventId === eventId) writeStored(keyOf(turn), null);
}

async function keep({ position, who, isAgain }: LeftTurn): Promise<void> {
  const { bookId, languageId, page, pages, at } = position;
  const profileId = who?.profileId ?? '';
  if (page >= pages) await saveCompletion({ profileId, kind: 'book', bookId, languageId, at, isUnseen: true });
  await savePosition({ ...position, profileId }, isAgain);
}

/** Settles what was noted by pages that were left at once; one that cannot be settled holds no other up. */
export async function flushLeftTurns(): Promise<void> {
  for (const key of storedKeys()) {
    if (!key.startsWith(prefix)) continue;
    const turn = readTurn(key);
    if (turn === undefined) writeStored(key, null);
    else await flushTurn(turn).catch(warnNotKept);
  }
}

function keyOf({ position, who }: LeftTurn): string {
  return `${prefix}${who?.profileId ?? ''}:${position.bookId}`;
}

function readTurn(key: string): LeftTurn | undefined {
  const turn = readStoredJson(key) as Partial<LeftTurn> | null | undefined;
  return turn?.position?.bookId === undefined ? undefined : (turn as LeftTurn);
}
