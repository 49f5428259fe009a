import type { StickerName } from '@letsread/learning/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';

import { Icon } from '../../ui/icon.tsx';
import { keepStickersAddress } from '../sign-in/flags.ts';

/** A sticker, and where its picture is: what makes that of the name stays on the server. */
export interface StickerToShow {
  name: StickerName;
  picture: string;
}

interface RewardProps {
  sticker: StickerToShow;
  t: Translate;
}

/**
 * The sticker of a book that was read to its end. Hidden until the script knows that it was (`open-reward.ts`); a kept
 * book keeps the picture because its address stands here.
 */
export function Reward({ sticker, t }: RewardProps) {
  return (
    <section
      className="reward"
      data-reward=""
      data-sticker={t('learning.end.sticker')}
      data-own={t('learning.end.own')}
      data-earned={t('learning.end.badge')}
      hidden
    >
      <div className="reward__joy">
        <svg className="reward__rays" viewBox="-100 -100 200 200" aria-hidden="true">
          {Array.from({ length: 16 }, (_, at) => (
            <path key={at} d="M0 0-9-98 9-98z" transform={`rotate(${at * 22.5})`} />
          ))}
        </svg>
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
      </div>
      <p className="reward__told" role="status" data-part="told" />
      <a className="btn btn--leaf btn--kid" data-part="back" href="/pathways" hidden>
        <Icon name="next" isDirected />
        {t('learning.end.back')}
      </a>
      <div className="reward__offer" data-part="offer" hidden>
        <p>{t('learning.keep-stickers.text')}</p>
        <p className="reward__ways">
          <a className="btn" href={keepStickersAddress('/pathways')}>
            {t('learning.keep-stickers')}
          </a>
          <button className="btn btn--plain" type="button">
            {t('learning.not-now')}
          </button>
        </p>
      </div>
    </section>
  );
}
