import type { MatchToPlay } from '@letsread/learning/games/contract.ts';

import type { GameProps } from '../playing/game-props.ts';
import { ListenButton } from '../playing/listen-button.tsx';
import { PagePicture } from '../playing/page-picture.tsx';
import { PlayFoot } from '../playing/play-foot.tsx';
import { PlayFrame } from '../playing/play-frame.tsx';
import { PlayStep } from '../playing/play-step.tsx';
import { type Playing, usePlaying } from '../playing/use-playing.ts';
import { useStep } from '../playing/use-step.ts';
import { MatchTile } from './match-tile.tsx';
import { usePairing } from './use-pairing.ts';
import { below } from '../../../ui/breakpoints.ts';

/** Pictures and what is said on their pages, each in its own order, are joined to pairs. */
export function MatchGame({ book, game, sticker }: GameProps<MatchToPlay>) {
  const playing = usePlaying(book);
  return (
    <PlayFrame book={book} sticker={sticker} playing={playing} activity="match" beads={game.items.length} steps={1}>
      <Pairs game={game} playing={playing} />
    </PlayFrame>
  );
}

function Pairs({ game, playing }: { game: MatchToPlay; playing: Playing }) {
  const { t, direction, ofBook, ofScreen } = playing;
  const step = useStep(playing, 0);
  const { board, lines, tileOf, handlers } = usePairing({ game, playing, step });
  const inOrder = (ids: string[]) => ids.flatMap((id) => game.items.find((item) => item.id === id) ?? []);
  return (
    <PlayStep playing={playing} step={step}>
      <div className="play__body">
        <div className="ask" dir={direction}>
          <ListenButton
            label={t('reading.listen')}
            lang={ofScreen.lang}
            heard={`${t('learning.play.find-pairs')}. ${t('learning.play.find-pairs.hint')}`}
          />
          <h1 tabIndex={-1}>{t('learning.play.find-pairs')}</h1>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and presses of the tiles in it */}
        <div className="match" ref={board} {...handlers}>
          <svg className="match__lines" aria-hidden="true">
            {lines.map((line, at) => (
              <path key={at} {...line} />
            ))}
          </svg>
          <div className="match__col" role="group" aria-label={t('learning.play.pictures')}>
            {inOrder(game.pictures).map((item, at) => (
              <MatchTile
                key={item.id}
                tile={tileOf('picture', item.id)}
                row={at + 1}
                lang={item.alt === '' ? ofScreen.lang : ofBook.lang}
                playing={playing}
              >
                <PagePicture
                  picture={item.picture}
                  alt={item.alt || t('learning.play.picture', { number: at + 1 })}
                  sizes={`${below('tablet')} 45vw, 14rem`}
                  isFirst
                />
              </MatchTile>
            ))}
          </div>
          <div className="match__col" role="group" aria-label={t('learning.play.bank')}>
            {inOrder(game.texts).map((item, at) => (
              <MatchTile key={item.id} tile={tileOf('text', item.id)} row={at + 1} lang={ofBook.lang} playing={playing}>
                <span {...ofBook}>{item.text}</span>
              </MatchTile>
            ))}
          </div>
        </div>
        <p className="play__hint center" dir={direction}>
          {t('learning.play.find-pairs.hint')}
        </p>
      </div>
      <PlayFoot playing={playing} step={step} />
    </PlayStep>
  );
}
