import { useSyncExternalStore } from 'react';

import type { SaveError } from './save-error.ts';
import { bringsMore, type SaveJob, saveJobs, type OfflineBook, offlineBooks } from './offline-book.ts';

/** What is on this device and on its way to it, as all tabs know it. */
export interface ShelfState {
  /** Undefined until it was read. */
  books: OfflineBook[] | undefined;
  jobs: SaveJob[];
  /** Of each book on its way, from 0 to 1. */
  progress: Record<string, number>;
  faults: Record<string, SaveError['kind']>;
  /** Whether a tab is at it, and whether it waits for a network. */
  isGoing: boolean;
  isWaiting: boolean;
}

/** What tabs tell each other; one of another build may listen, which passes by what it does not know. */
export type ShelfMessage =
  | { type: 'changed' }
  | { type: 'progress'; editionId: string; share: number }
  | { type: 'fault'; editionId: string; fault: SaveError['kind'] }
  | { type: 'waiting' }
  | { type: 'stopped' }
  | { type: 'cancel'; editionId: string };

let state: ShelfState = { books: undefined, jobs: [], progress: {}, faults: {}, isGoing: false, isWaiting: false };
const listeners = new Set<() => void>();
const cancelListeners = new Set<(editionId: string) => void>();
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('shelf') : undefined;
if (channel) channel.onmessage = ({ data }) => void receive(data as ShelfMessage);

/** Lets this tab and the others know. */
export async function emit(message: ShelfMessage): Promise<void> {
  channel?.postMessage(message);
  await receive(message);
}

export function onCancel(listener: (editionId: string) => void): void {
  cancelListeners.add(listener);
}

export function forgetFault(editionId: string): void {
  const { [editionId]: _, ...faults } = state.faults;
  set({ faults });
}

/** Kept true while the component stands. */
export function useShelf(): ShelfState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}

async function receive(message: ShelfMessage): Promise<void> {
  if (message.type === 'changed') await readAgain();
  else if (message.type === 'progress')
    set({ isGoing: true, isWaiting: false, progress: { ...state.progress, [message.editionId]: message.share } });
  else if (message.type === 'fault') {
    set({ faults: { ...state.faults, [message.editionId]: message.fault } });
    await readAgain();
  } else if (message.type === 'waiting') set({ isGoing: true, isWaiting: true });
  else if (message.type === 'stopped') set({ isGoing: false, isWaiting: false });
  else if (message.type === 'cancel') for (const listener of cancelListeners) listener(message.editionId);
}

export async function readAgain(): Promise<void> {
  const [books, jobs] = await Promise.all([offlineBooks.all<OfflineBook>(), saveJobs.all<SaveJob>()]);
  set({
    books: books.toSorted((one, other) => other.keptAt - one.keptAt),
    // A kept book that is only renewed is no news.
    jobs: jobs
      .filter((job) =>
        bringsMore(
          job,
          books.find(({ editionId }) => editionId === job.editionId),
        ),
      )
      .toSorted((one, other) => one.at - other.at),
    ...(jobs.length === 0 ? { isGoing: false, isWaiting: false } : {}),
  });
}

/** Where this browser keeps nothing, no book is here: what can be asked for is shown, and says why when it is pressed. */
function holdNothing(error: unknown): void {
  console.warn('This device does not say which books are on it:', error);
  set({ books: state.books ?? [] });
}

function set(changed: Partial<ShelfState>): void {
  state = { ...state, ...changed };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (state.books === undefined) void readAgain().catch(holdNothing);
  return () => listeners.delete(listener);
}
