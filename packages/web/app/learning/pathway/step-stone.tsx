import type { CSSProperties } from 'react';

import { useWords } from '../../i18n/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { stepAddress } from '../walk/path-address.ts';
import type { PathToShow, StepToShow } from './path-to-show.ts';

interface Place {
  'data-side': 'start' | 'end';
  style: CSSProperties;
}

interface StepStoneProps {
  place: Place;
  step: StepToShow;
  isDone: boolean;
  isNext: boolean;
}

/** A step of the path; it may be opened whenever a child wants to. */
export function StepStone({ place, step, isDone, isNext }: StepStoneProps) {
  const t = useWords();
  const { kind, book, isOptional, picture, stone, sticker } = step;
  const state = isNext ? 'is-now' : isDone ? 'is-done' : 'is-open';
  const title = (
    <bdi lang={book.language.languageISOCode} dir={book.language.direction}>
      {book.title}
    </bdi>
  );
  return (
    <li className={`step ${state}`} {...place}>
      {/* The reader is a document of its own. */}
      <a href={stepAddress(step)} aria-current={isNext ? 'step' : undefined}>
        <span className="step__disc">
          {stone !== undefined && <img className="art" src={stone} alt="" width="128" height="128" loading="lazy" />}
          {stone === undefined && <Picture picture={book.cover} sizes="108px" alt="" />}
        </span>
        {isDone && (
          <span className="step__tick">
            <Icon name="check" />
            <span className="sr">{t('learning.path.done')} </span>
          </span>
        )}
        <span className="step__label">
          {isNext && <span className="step__you">{t('learning.path.you')}</span>}
          {kind === 'book' ? (
            title
          ) : (
            <>
              {t(`learning.path.kind.${kind}`)}
              <span className="sr"> {title}</span>
            </>
          )}
          {isOptional && !isDone && <span className="step__you">{t('learning.path.if-you-like')}</span>}
        </span>
      </a>
      {isDone && (
        <span className="step__sticker">
          <img
            src={picture}
            alt={t('learning.sticker.named', { name: t(`learning.sticker.${sticker}`) })}
            width="128"
            height="128"
            loading="lazy"
          />
        </span>
      )}
    </li>
  );
}

interface BadgeStoneProps {
  place: Place;
  path: PathToShow;
  isEarned: boolean;
}

/** What is at the end of the path. */
export function BadgeStone({ place, path, isEarned }: BadgeStoneProps) {
  const t = useWords();
  return (
    <li className={isEarned ? 'step step--badge is-done' : 'step step--badge is-open'} {...place}>
      <span className="step__stone">
        <span className="step__disc">
          <img className="art" src={path.badgePicture} alt="" width="128" height="128" loading="lazy" />
        </span>
        {isEarned && (
          <span className="step__tick">
            <Icon name="check" />
          </span>
        )}
        <span className="step__label">{t(isEarned ? 'learning.path.badge-earned' : 'learning.path.badge')}</span>
      </span>
    </li>
  );
}
