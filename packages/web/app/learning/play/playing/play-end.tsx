import { useEffect, useRef } from 'react';

import { Icon } from '../../../ui/icon.tsx';
import { noteCompletion } from '../../completions/note-completion.ts';
import { showReward } from '../../end/open-reward.ts';
import { SaveStickersOffer, Reward, type StickerToShow, WayBack } from '../../end/reward.tsx';
import type { PlayedBook } from '../load-play.server.ts';
import { type Activity, completionOfActivity } from '../play-address.ts';
import type { Playing } from './use-playing.ts';
import { WholeSyllables } from '../../../ui/whole-syllables.tsx';

interface PlayEndProps {
  book: PlayedBook;
  activity: Activity;
  sticker: StickerToShow;
  /** Where the same is played again. */
  again: string;
  isShown: boolean;
  playing: Playing;
}

/** What playing it to its end earned, each time the same sticker, and the ways on; hidden until then. */
export function PlayEnd({ book, activity, sticker, again, isShown, playing: { t, direction, ofBook } }: PlayEndProps) {
  const end = useRef<HTMLElement>(null);
  const {
    bookId,
    language: { id: languageId },
  } = book;
  useEffect(() => {
    if (!isShown) return;
    scrollTo(0, 0);
    end.current?.focus({ preventScroll: true });
    const reward = end.current?.querySelector<HTMLElement>('[data-reward]');
    // A store that does not open, or takes its time, holds up nobody.
    noteCompletion({ kind: completionOfActivity[activity], bookId, languageId })
      .then((noted) => reward && showReward(reward, noted))
      .catch((error: unknown) => console.warn('No sticker can be shown:', error));
  }, [isShown, activity, bookId, languageId]);
  return (
    <section
      className="play__end"
      dir={direction}
      aria-labelledby="play-end"
      tabIndex={-1}
      hidden={!isShown}
      ref={end}
      data-rewards=""
    >
      <Reward sticker={sticker} t={t} />
      <h1 id="play-end" {...ofBook}>
        <WholeSyllables text={book.title} lang={ofBook.lang} />
      </h1>
      <WayBack t={t} />
      <div className="play__ways">
        <a className="btn btn--kid" href={`/book/${encodeURIComponent(book.slug)}`}>
          <Icon name="pages" />
          {t('reading.back-to-book')}
        </a>
        <a className="btn btn--kid" href={again}>
          <Icon name="redo" />
          {t('learning.play.play-again')}
        </a>
      </div>
      <SaveStickersOffer t={t} />
    </section>
  );
}
