import type { PathwayStep, PathwayDetail } from '@letsread/learning/contract.ts';
import type { CSSProperties } from 'react';

import { useSession } from '../../identity/use-session.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { keepStickersAddress } from '../sign-in/keep-stickers.ts';
import { badgeAddress, stickerAddress } from '../../stickers/sticker-address.ts';
import { keyOfStep, type ProgressOnPath } from '../path-progress/progress-on-path.ts';

interface PathRewardsProps {
  path: PathwayDetail;
  progress: ProgressOnPath;
  /** Of this page: where signing in leads back to. */
  address: string;
}

/** The stickers of the path: those that are there already, and places for the others. */
export function PathRewards({ path, progress, address }: PathRewardsProps) {
  const t = useMessages();
  const canSave = useSession() === undefined && progress.count > 0;
  return (
    <section className="panel pathway__loot" aria-labelledby="loot">
      <h2 id="loot">{t('learning.path.on-path')}</h2>
      <ul className="loot">
        {path.path.map((step, at) => (
          <StepSticker key={step.id} step={step} isDone={progress.done.has(keyOfStep(step))} isLeaning={at % 2 === 0} />
        ))}
        <li data-badge="">
          {[true, false].map((isEarned) => (
            <span
              key={String(isEarned)}
              className={isEarned ? 'badge__disc' : 'badge__disc is-off'}
              data-when={isEarned ? 'done' : 'open'}
              hidden={isEarned !== progress.isComplete}
            >
              <img
                src={badgeAddress(path.badge)}
                alt={t(isEarned ? 'learning.path.badge-earned' : 'learning.path.badge')}
                width="128"
                height="128"
                loading="lazy"
              />
            </span>
          ))}
        </li>
      </ul>
      <div hidden={!canSave} data-save-stickers="">
        <p className="small muted">{t('learning.save-stickers.text')}</p>
        <a className="btn btn--block" href={keepStickersAddress(address)} data-leaves="">
          {t('learning.save-stickers')}
        </a>
      </div>
    </section>
  );
}

interface StepStickerProps {
  step: PathwayStep;
  isDone: boolean;
  isLeaning: boolean;
}

function StepSticker({ step, isDone, isLeaning }: StepStickerProps) {
  const t = useMessages();
  const { sticker } = step;
  return (
    <li data-reward={keyOfStep(step)}>
      <span
        className="sticker"
        data-when="done"
        hidden={!isDone}
        style={{ '--tilt': isLeaning ? '-5deg' : '4deg' } as CSSProperties}
      >
        <img
          src={stickerAddress(sticker)}
          alt={t('learning.sticker.named', { name: t(`learning.sticker.${sticker}`) })}
          width="128"
          height="128"
          loading="lazy"
        />
      </span>
      <span className="sticker sticker--empty" data-when="open" hidden={isDone}>
        <span className="sr">{t('learning.path.not-yet')}</span>
      </span>
    </li>
  );
}
