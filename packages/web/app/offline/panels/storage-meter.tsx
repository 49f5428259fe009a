import { type CSSProperties, useEffect, useState } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { opens } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { megabytes } from '../saving/estimate.ts';
import type { OfflineBook } from '../shelf/offline-book.ts';
import { removeFromShelf } from './remove-from-shelf.ts';
import { RemoveQuestion } from './remove-question.tsx';

const gigabyte = 1_000_000_000;
const removeAllId = 'remove-all-offline';

/** How much room the books take, how much is left, and whether the browser promised to leave them alone. */
export function StorageMeter({ books }: { books: OfflineBook[] }) {
  const t = useMessages();
  const room = useRoom(books);
  const sum = bytesOf(books);
  const free = room?.free;
  return (
    <section className="room">
      <span className="room__sign">
        <Icon name="storage" />
      </span>
      <div>
        <p>
          <b>{t('offline.shelf.sum', { count: books.length, megabytes: megabytes(sum) })}</b>
        </p>
        <p className="small muted">{t('offline.shelf.opens')}</p>
        {free !== undefined && (
          <>
            <p className="small muted">
              {free < gigabyte
                ? t('offline.shelf.room', { megabytes: Math.round(free / 1_000_000) })
                : t('offline.shelf.much-room', { gigabytes: Math.round(free / gigabyte) })}
            </p>
            <span
              className="meter"
              role="meter"
              aria-label={t('offline.shelf.meter')}
              aria-valuenow={Math.round((100 * sum) / (sum + free))}
              style={{ '--v': `${Math.max(1, (100 * sum) / (sum + free))}%` } as CSSProperties}
            >
              <i />
            </span>
          </>
        )}
        {room !== undefined && free === undefined && <p className="small muted">{t('offline.shelf.room-unknown')}</p>}
        {room?.isPersisted === false && <p className="small muted">{t('offline.shelf.may-go')}</p>}
      </div>
      <button className="btn btn--s" type="button" {...opens(removeAllId)}>
        {t('offline.remove-all')}
      </button>
      <RemoveQuestion
        id={removeAllId}
        count={books.length}
        onRemove={() => removeFromShelf(books.map(({ editionId }) => editionId))}
      />
    </section>
  );
}

/** Of the books themselves, each file once; the app around them is what any visit leaves behind. */
function bytesOf(books: OfflineBook[]): number {
  const files = new Map(books.flatMap((book) => Object.entries(book.files)));
  return [...files].reduce((sum, [key, bytes]) => (/^\/(?:assets|words)\//.test(key) ? sum : sum + bytes), 0);
}

interface Room {
  /** In bytes; undefined where the browser does not say. */
  free: number | undefined;
  isPersisted: boolean;
}

/** As the browser tells it; undefined until it has. */
function useRoom(books: OfflineBook[]): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    let isShown = true;
    void readRoom().then((found) => isShown && setRoom(found));
    return () => {
      isShown = false;
    };
  }, [books]);
  return room;
}

async function readRoom(): Promise<Room> {
  // Some browsers have no estimate, some refuse it in a private window.
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  const isPersisted = (await navigator.storage?.persisted?.()) ?? false;
  return { free: usage === undefined || quota === undefined ? undefined : Math.max(0, quota - usage), isPersisted };
}
