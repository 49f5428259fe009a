import type { StickerName } from '@letsread/learning/contract.ts';

import { Icon } from '../../ui/icon.tsx';
import { stickerAddress } from '../stickers/sticker-address.ts';
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
    <section className="play__end" dir={direction} aria-labelledby="play-end" data-end="" hidden>
      <div className="joy">
        <img
          className="art joy__sticker"
          src={stickerAddress(sticker)}
          alt=""
          width="128"
          height="128"
          loading="lazy"
          draggable={false}
        />
      </div>
      <div className="center">
        <h1 id="play-end" tabIndex={-1}>
          {t('learning.play.sticker')}
        </h1>
        <p className="muted" {...ofBook}>
          {book.title}
        </p>
      </div>
      <div className="play__ways">
        <a className="btn btn--leaf btn--kid" href="/pathways" data-path="" hidden>
          <Icon name="next" isDirected />
          {t('learning.play.back-to-path')}
        </a>
        <a className="btn btn--kid" href={again}>
          <Icon name="redo" />
          {t('learning.play.play-again')}
        </a>
        <a className="btn btn--leaf btn--kid" data-book="" href={`/book/${encodeURIComponent(book.slug)}`}>
          <Icon name="pages" />
          {t('reading.back-to-book')}
        </a>
      </div>
    </section>
  );
}
