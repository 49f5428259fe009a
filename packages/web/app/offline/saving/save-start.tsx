import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SizedBook } from './estimate.ts';
import type { OfferFacts } from './reveal-offer.ts';

interface SaveStartProps {
  books: readonly SizedBook[];
  total: number;
  wordsOf: 'offline.save' | 'offline.save-all' | 'offline.save-chosen';
  /** There is more to choose than this shows: the island lives at once. */
  hasChoice?: boolean;
  children?: ReactNode;
}

/** The offer to keep books as it stands in a document: hidden until `reveal-offer.ts` knows that this device can. */
export function SaveStart({ books, total, wordsOf, hasChoice = false, children }: SaveStartProps) {
  const t = useMessages();
  const facts: OfferFacts = {
    books: books.map(({ pageCount, cover, isIllustrated, narrationBytes }) => ({
      pageCount,
      cover,
      isIllustrated,
      narrationBytes,
    })),
    total,
  };
  return (
    <div className="saving">
      <button
        className="btn saving__go"
        type="button"
        hidden
        data-save={JSON.stringify(facts)}
        data-choice={hasChoice ? '' : undefined}
      >
        <Icon name="download" size="s" />
        <span data-text={t(wordsOf, { count: total, megabytes: '{megabytes}' })} />
      </button>
      {children}
    </div>
  );
}
