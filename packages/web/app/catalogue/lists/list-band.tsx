import type { BookCard } from '@letsread/catalogue/contract.ts';
import type { CSSProperties, ReactNode } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { cardSizes } from '../book-card.tsx';
import { CoverFan } from '../covers/cover-fan.tsx';
import { countOrMore } from '../search/count-or-more.ts';

interface ListBandProps {
  /** What stands in the band: a figure. */
  figure: ReactNode;
  /** Colours of a level, or a tint. */
  level?: number;
  tint?: CSSProperties;
  /** The heading and a sentence. */
  children: ReactNode;
  total: number;
  /** There are more than are counted. */
  isTotalCapped?: boolean;
}

/** What a list opens with: a figure on a colour, the name, one sentence, and how many books there are. */
export function ListBand({ figure, level, tint, children, total, isTotalCapped }: ListBandProps) {
  const t = useMessages();
  return (
    <div className="listband" data-level={level} style={tint}>
      <div className="listband__text">
        {children}
        {total > 0 && <p className="listband__count">{countOrMore(t, { total, isTotalCapped })}</p>}
      </div>
      <div className="listband__figure" aria-hidden="true">
        {figure}
      </div>
    </div>
  );
}

/** A fan of the first books, in the files that their cards show. */
export function BandFan({ books }: { books: readonly BookCard[] }) {
  if (books.length === 0) return null;
  return <CoverFan covers={books.map(({ cover }) => cover)} sizes={cardSizes} urgency="first" />;
}
