import type { BadgeName, PathwayStep } from '@letsread/learning/contract.ts';
import type { CSSProperties } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { activityAddress, badgeAddress, stickerAddress } from '../../stickers/sticker-address.ts';
import { stepAddress } from '../path-progress/path-address.ts';
import { keyOfStep } from '../path-progress/progress-on-path.ts';
import { WholeSyllables } from '../../ui/whole-syllables.tsx';

interface Point {
  'data-side': 'start' | 'end';
  style: CSSProperties;
}

interface StepStoneProps {
  point: Point;
  step: PathwayStep;
  isDone: boolean;
  isNext: boolean;
}

/** A step of the path; it may be opened whenever a child wants to. The device may know that it is done (`path-progress/show-progress.ts`). */
export function StepStone({ point, step, isDone, isNext }: StepStoneProps) {
  const t = useMessages();
  const { kind, book, isOptional } = step;
  const title = (
    <bdi lang={book.language.languageISOCode} dir={book.language.direction}>
      <WholeSyllables text={book.title} lang={book.language.languageISOCode} />
    </bdi>
  );
  return (
    <li
      className={`step ${isNext ? 'is-now' : isDone ? 'is-done' : 'is-open'}`}
      data-step={keyOfStep(step)}
      data-optional={isOptional ? '' : undefined}
      {...point}
    >
      <a href={stepAddress(step)} aria-current={isNext ? 'step' : undefined}>
        <span className="step__disc">
          {kind === 'book' ? (
            <Picture picture={book.cover} sizes="108px" alt="" />
          ) : (
            <img className="art" src={activityAddress(kind)} alt="" width="128" height="128" loading="lazy" />
          )}
        </span>
        <span className="step__tick" data-when="done" hidden={!isDone}>
          <Icon name="check" />
          <span className="sr">{t('learning.path.done')} </span>
        </span>
        <span className="step__label">
          <span className="step__you" data-when="now" hidden={!isNext}>
            {t('learning.path.you')}
          </span>
          {kind === 'book' ? (
            title
          ) : (
            <>
              {t(`learning.path.kind.${kind}`)}
              <span className="sr"> {title}</span>
            </>
          )}
          {isOptional && (
            <span className="step__you" data-when="open" hidden={isDone}>
              {t('learning.path.if-you-like')}
            </span>
          )}
        </span>
      </a>
      <EarnedSticker step={step} isDone={isDone} />
    </li>
  );
}

function EarnedSticker({ step: { sticker }, isDone }: Pick<StepStoneProps, 'step' | 'isDone'>) {
  const t = useMessages();
  return (
    <span className="step__sticker" data-when="done" hidden={!isDone}>
      <img
        src={stickerAddress(sticker)}
        alt={t('learning.sticker.named', { name: t(`learning.sticker.${sticker}`) })}
        width="128"
        height="128"
        loading="lazy"
      />
    </span>
  );
}

interface BadgeStoneProps {
  point: Point;
  badge: BadgeName;
  isEarned: boolean;
}

/** What is at the end of the path. */
export function BadgeStone({ point, badge, isEarned }: BadgeStoneProps) {
  const t = useMessages();
  return (
    <li className={isEarned ? 'step step--badge is-done' : 'step step--badge is-open'} data-badge="" {...point}>
      <span className="step__stone">
        <span className="step__disc">
          <img className="art" src={badgeAddress(badge)} alt="" width="128" height="128" loading="lazy" />
        </span>
        <span className="step__tick" data-when="done" hidden={!isEarned}>
          <Icon name="check" />
        </span>
        <span className="step__label">
          <span data-when="done" hidden={!isEarned}>
            {t('learning.path.badge-earned')}
          </span>
          <span data-when="open" hidden={isEarned}>
            {t('learning.path.badge')}
          </span>
        </span>
      </span>
    </li>
  );
}
