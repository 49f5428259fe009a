import type { BookCard } from '@letsread/catalogue/contract.ts';
import { useState } from 'react';

import { useWords } from '../../shell/language/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { megabytes, type SizedBook } from './estimate.ts';
import { useKeepPanels } from './keep-panel-loader.ts';
import { sizeOnDevice } from './kept-size.ts';

interface KeepManyProps {
  books: (BookCard & SizedBook)[];
  /** How many there are in all, where the list shows only its first; and how to get the whole list. */
  total?: number;
  loadAll?: () => Promise<BookCard[]>;
  /** The key of the words on the button, with a count and megabytes. */
  wordsOf: 'offline.keep-all' | 'offline.keep-chosen';
}

/** Keeps several books at once: those of a collection, or those that were chosen. */
export function KeepMany({ books: shown, total = shown.length, loadAll, wordsOf }: KeepManyProps) {
  const t = useWords();
  const [whole, setWhole] = useState<BookCard[]>();
  const books = whole ?? shown;
  const isWhole = total <= books.length;
  const { canKeep, panels, isOpening, isPressed, press } = useKeepPanels();
  if (books.length === 0) return null;

  async function keep() {
    const loaded = await press();
    try {
      const all = isWhole ? books : await loadAll?.();
      if (!isWhole) setWhole(all);
      await loaded?.keepBooks((all ?? books).map((card) => ({ card, wanted: wantedOf(card) })));
    } catch {
      showToast({ kind: 'offline', text: t('shell.offline') });
    }
  }

  const offer = (lacking: SizedBook[]) =>
    canKeep && (
      <button className="btn keep__go" type="button" aria-disabled={isOpening} onClick={isOpening ? undefined : keep}>
        <Icon name="download" size="s" />
        <span>
          {t(wordsOf, { count: total, megabytes: megabytes((sizeOnDevice(lacking) * total) / books.length) })}
        </span>
      </button>
    );
  return (
    <div className="keep">
      {panels === undefined ? (
        offer(books)
      ) : (
        <panels.BooksPanel books={books} isWhole={isWhole} offer={offer} isPressed={isPressed} onTryAgain={keep} />
      )}
    </div>
  );
}

/** A narration is kept where its size was among what was said. */
function wantedOf({ narrationBytes }: BookCard) {
  return { withNarration: narrationBytes > 0, withSigning: false };
}
