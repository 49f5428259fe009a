import { type KeyboardEvent, type ReactNode, useRef } from 'react';

import { ListenButton } from '../playing/listen-button.tsx';
import { moveByArrows } from '../playing/move-by-arrows.ts';
import { PagePicture } from '../playing/page-picture.tsx';
import { PlayFoot } from '../playing/play-foot.tsx';
import { PlayStep } from '../playing/play-step.tsx';
import { PageAgain, textOfPage } from './page-again.tsx';
import type { QuestionProps } from './question-props.ts';
import { hush } from '../playing/voice.ts';
import type { Answering } from './use-answering.ts';
import { below } from '../../../ui/breakpoints.ts';

interface QuestionBodyProps extends QuestionProps {
  answering: Answering;
  /** The button that says that the answer is given; none where a press of an answer is one. */
  check?: ReactNode;
  /** The answers, which stay where they are. */
  children: ReactNode;
}

/** A question with its picture, its answers, and the page that is looked at again. */
export function QuestionBody({ question, page, book, at, playing, answering, check, children }: QuestionBodyProps) {
  const { t, ofBook, direction, sound } = playing;
  const { kind, prompt, picture, alt } = question;
  const { step, isLookOffered, lookButton } = answering;
  const dialog = useRef<HTMLDialogElement>(null);

  function lookAgain(): void {
    dialog.current?.showModal();
    if (page !== undefined) sound.speak(textOfPage(page, book.title));
  }

  /** The way on is another answer. */
  function goBack(): void {
    hush();
    step.root.current?.querySelector<HTMLElement>('.tile:not([aria-disabled])')?.focus();
  }

  return (
    <PlayStep playing={playing} step={step} className="play__step--question">
      {picture !== null && kind !== 'picture' && (
        <div className="play__pic" lang={ofBook.lang}>
          <PagePicture picture={picture} alt={alt} sizes={`${below('tablet')} 200px, 544px`} isFirst={at === 0} />
        </div>
      )}
      <div className="play__body">
        <div className="ask">
          <ListenButton label={t('learning.play.listen-question')} lang={ofBook.lang} heard={prompt} />
          <h1 tabIndex={-1} {...ofBook}>
            {prompt}
          </h1>
        </div>
        {kind === 'order' && (
          <p className="play__hint" dir={direction}>
            {t('learning.play.order.hint')}
          </p>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the answers in it */}
        <div
          className={`answers answers--${kind}`}
          role="group"
          aria-label={t('learning.play.answers')}
          onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveByArrows(event, '[data-choice]')}
        >
          {children}
        </div>
      </div>
      <PlayFoot playing={playing} step={step}>
        {check}
        {isLookOffered && (
          <button
            className="btn btn--leaf btn--kid"
            type="button"
            aria-haspopup="dialog"
            ref={lookButton}
            onClick={lookAgain}
          >
            {t('learning.play.look-again')}
          </button>
        )}
      </PlayFoot>
      {page !== undefined && (
        <PageAgain page={page} title={book.title} playing={playing} ref={dialog} onClose={goBack} />
      )}
    </PlayStep>
  );
}
