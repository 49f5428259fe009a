import type { StickerName } from '@letsread/learning/contract.ts';

import { Icon } from '../../ui/icon.tsx';
import rewardSheet from '../end/reward.css?url';
import { Reward } from '../end/reward.tsx';
import type { PlayedBook } from './load-play.server.ts';
import type { PartProps } from './part-props.ts';

interface PlayEndProps {
  book: PlayedBook;
  sticker: StickerName;
  /** Where the same is played again. */
  again: string;
  part: PartProps;
}

/** What doing it earned, and the ways on; hidden until then. */
export function PlayEnd({ book, sticker, again, part: { t, direction, ofBook } }: PlayEndProps) {
  return (
    <section className="play__end" dir={direction} aria-labelledby="play-end" tabIndex={-1} data-end="" hidden>
      <link rel="stylesheet" href={rewardSheet} precedence="screen" />
      <Reward sticker={sticker} t={t} />
      <h1 id="play-end" {...ofBook}>
        {book.title}
      </h1>
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
    </section>
  );
}
