import type { MatchToPlay } from '@letsread/learning/games/contract.ts';
import type { ReactNode } from 'react';

import { useInterface } from '../../../i18n/use-interface.ts';
import { ListenButton } from '../listen-button.tsx';
import { PagePicture } from '../page-picture.tsx';
import { PlayFoot } from '../play-foot.tsx';
import type { PartProps } from '../part-props.ts';

type Item = MatchToPlay['items'][number];

/** Pictures and what is said on their pages, each in its own order. */
export function Pairs({ game, part }: { game: MatchToPlay; part: PartProps }) {
  const { t, direction, ofBook } = part;
  const { wordsTag } = useInterface();
  const inOrder = (ids: string[]) => ids.flatMap((id) => game.items.find((item) => item.id === id) ?? []);
  return (
    <section className="play__step" data-step={0}>
      <div className="play__body">
        <div className="ask" dir={direction}>
          <ListenButton
            label={t('reading.listen')}
            lang={wordsTag}
            heard={`${t('learning.play.find-pairs')}. ${t('learning.play.find-pairs.hint')}`}
          />
          <h1 tabIndex={-1}>{t('learning.play.find-pairs')}</h1>
        </div>
        <div className="match" data-match="">
          <svg className="match__lines" aria-hidden="true" data-lines="" />
          <div className="match__col" role="group" aria-label={t('learning.play.pictures')}>
            {inOrder(game.pictures).map((item, at) => (
              <Tile key={item.id} item={item} side="picture" row={at + 1} part={part}>
                <PagePicture
                  picture={item.picture}
                  alt={item.alt || t('learning.play.picture', { number: at + 1 })}
                  sizes="(max-width: 767px) 45vw, 14rem"
                  isFirst
                />
              </Tile>
            ))}
          </div>
          <div className="match__col" role="group" aria-label={t('learning.play.bank')}>
            {inOrder(game.texts).map((item, at) => (
              <Tile key={item.id} item={item} side="text" row={at + 1} part={part}>
                <span data-text="" {...ofBook}>
                  {item.text}
                </span>
              </Tile>
            ))}
          </div>
        </div>
        <p className="hint center" dir={direction}>
          {t('learning.play.find-pairs.hint')}
        </p>
      </div>
      <PlayFoot part={part} />
    </section>
  );
}

interface TileProps {
  item: Item;
  side: 'picture' | 'text';
  row: number;
  part: PartProps;
  children: ReactNode;
}

function Tile({ item, side, row, part: { direction, ofBook }, children }: TileProps) {
  return (
    <button
      className={`tile tile--${side}`}
      type="button"
      aria-pressed="false"
      data-item={item.id}
      data-side={side}
      style={{ gridRow: row }}
      lang={ofBook.lang}
    >
      <span className="sr" dir={direction} data-mark="" />
      {children}
      <span className="pairdot" aria-hidden="true" data-dot="" hidden />
    </button>
  );
}
