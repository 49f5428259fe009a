import { type BookCard, listCollectionBooks } from '@letsread/catalogue/contract.ts';
import { useState } from 'react';

import { browserClient } from '../../request/session/browser-session.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { megabytes, type SizedBook } from './estimate.ts';
import { showWhyNot } from './show-why-not.ts';
import { useOfflinePanels } from './use-offline-panels.ts';
import { sizeOnDevice } from './size-on-device.ts';

/** The books of a collection in a language. */
interface Collected {
  id: string;
  lId: string;
}

interface SaveManyProps {
  books: (BookCard & SizedBook)[];
  /** How many there are in all, where these are only the first; and the collection that all of them are in. */
  total?: number;
  collection?: Collected;
  /** The key of the words on the button, with a count and megabytes. */
  wordsOf: 'offline.save-all' | 'offline.save-chosen';
}

/** Keeps several books at once: those of a collection, or those that were chosen. */
export function SaveMany({ books: shown, total = shown.length, collection, wordsOf }: SaveManyProps) {
  const t = useMessages();
  const [whole, setWhole] = useState<BookCard[]>();
  const books = whole ?? shown;
  const isWhole = total <= books.length;
  const { canSave, panels, isOpening, isPressed, question, press } = useOfflinePanels();
  if (books.length === 0) return null;

  const sizeOf = (some: SizedBook[]) => (sizeOnDevice(some) * total) / books.length;

  async function keep(bytes: number) {
    const pressed = await press(bytes);
    if (pressed === undefined) return;
    const { loaded, isForWifi } = pressed;
    try {
      const all = isWhole || collection === undefined ? books : await loadAll(collection, total);
      if (!isWhole) setWhole(all);
      await loaded.saveBooksOffline(
        all.map((card) => ({
          card,
          extras: extrasOf(card),
          onWifi: isForWifi ? { bytes: sizeOnDevice([card]) } : undefined,
        })),
      );
    } catch (error) {
      await showWhyNot(error, t);
    }
  }

  const offer = (lacking: SizedBook[]) =>
    canSave && (
      <button
        className="btn saving__go"
        type="button"
        aria-disabled={isOpening}
        onClick={isOpening ? undefined : () => keep(sizeOf(lacking))}
      >
        <Icon name="download" size="s" />
        <span>{t(wordsOf, { count: total, megabytes: megabytes(sizeOf(lacking)) })}</span>
      </button>
    );
  return (
    <div className="saving">
      {panels === undefined ? (
        offer(books)
      ) : (
        <>
          <panels.BooksPanel
            books={books}
            isWhole={isWhole}
            offer={offer}
            isPressed={isPressed}
            onTryAgain={() => void keep(sizeOf(books))}
          />
          {question && <panels.WifiQuestion {...question} />}
        </>
      )}
    </div>
  );
}

/** A narration is kept where its size was among what was said. */
function extrasOf({ narrationBytes }: BookCard) {
  return { withNarration: narrationBytes > 0, withSigning: false };
}

/** As many as a part of the list may have. */
const maxInPart = 100;

/** Every book of a collection, however many the page shows. */
async function loadAll({ id, lId }: Collected, total: number): Promise<BookCard[]> {
  const parts = Array.from({ length: Math.ceil(total / maxInPart) }, (_, at) =>
    browserClient(listCollectionBooks, { id, lId, limit: maxInPart, page: at + 1 }),
  );
  return (await Promise.all(parts)).flatMap(({ items }) => items);
}
