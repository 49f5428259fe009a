import type { StickerName } from '@letsread/learning/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';

import { Icon } from '../../ui/icon.tsx';
import { keepStickersAddress } from '../sign-in/keep-stickers.ts';

/** A sticker, and where its picture is: what makes that of the name stays on the server. */
export interface StickerToShow {
  name: StickerName;
  picture: string;
}

interface RewardProps {
  sticker: StickerToShow;
  t: Translate;
}

/** How many leaves of paper fall when a sticker is new. */
const leaves = 7;

/**
 * The sticker of what was done to its end, and the way to all of them. Its place is there from the beginning; it is seen
 * when the script knows that it was earned (`open-reward.ts`). A kept book keeps the picture because its address stands here.
 */
export function Reward({ sticker, t }: RewardProps) {
  return (
    <section
      className="reward"
      data-reward=""
      data-sticker={t('learning.end.sticker')}
      data-own={t('learning.end.own')}
      data-earned={t('learning.end.badge')}
    >
      <svg className="reward__rays" viewBox="-100 -100 200 200" aria-hidden="true">
        {Array.from({ length: 16 }, (_, at) => (
          <path key={at} d="M0 0-9-98 9-98z" transform={`rotate(${at * 22.5})`} />
        ))}
      </svg>
      <span className="reward__leaves" aria-hidden="true">
        {Array.from({ length: leaves }, (_, at) => (
          <i key={at} />
        ))}
      </span>
      <img
        className="reward__sticker"
        src={sticker.picture}
        alt={t('learning.sticker.named', { name: t(`learning.sticker.${sticker.name}`) })}
        width="128"
        height="128"
        decoding="async"
        loading="lazy"
        draggable={false}
      />
      <span className="reward__badge" data-part="badge" hidden>
        <img alt={t('learning.path.badge-earned')} width="128" height="128" draggable={false} />
      </span>
      <img className="reward__flying" src={sticker.picture} alt="" width="128" height="128" loading="lazy" />
      <a className="reward__album" data-part="album" href="/profile/signin">
        <Icon name="pages" />
        <span className="sr">{t('learning.book')}</span>
      </a>
      <p className="reward__told" role="status" data-part="told" />
    </section>
  );
}

/** To the path that somebody is on. */
export function WayBack({ t }: Pick<RewardProps, 't'>) {
  return (
    <a className="btn btn--leaf btn--kid reward__back" data-part="back" href="/pathways" data-waits="">
      <Icon name="next" isDirected />
      {t('learning.end.back')}
    </a>
  );
}

/** To sign in so that nothing that was earned is lost, at the first new sticker of a day: one line, the last. */
export function SaveStickersOffer({ t }: Pick<RewardProps, 't'>) {
  return (
    <p className="reward__offer" data-part="offer" hidden>
      <a className="btn btn--s" href={keepStickersAddress('/pathways')}>
        {t('learning.save-stickers')}
      </a>
      <button className="btn btn--plain btn--s" type="button">
        {t('learning.not-now')}
      </button>
    </p>
  );
}
