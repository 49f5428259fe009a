import type { Page } from '@letsread/catalogue/contract.ts';
import { settleLineBreaks } from '@letsread/formats/settle-line-breaks.ts';
import type { Question } from '@letsread/learning/games/contract.ts';

import { Icon } from '../../../ui/icon.tsx';
import { ListenButton } from '../listen-button.tsx';
import { PagePicture } from '../page-picture.tsx';
import { PlayFoot } from '../play-foot.tsx';
import type { PartProps } from '../part-props.ts';

interface AskedQuestionProps {
  question: Question;
  /** The page that is looked at again. */
  page: Pick<Page, 'number' | 'text' | 'picture' | 'alt'> | undefined;
  /** Of the book: what stands on its cover. */
  title: string;
  at: number;
  part: PartProps;
}

/** A question with its answers, which stay where they are. */
export function AskedQuestion({ question, page, title, at, part }: AskedQuestionProps) {
  const { t, ofBook, direction } = part;
  const { kind, prompt, picture, alt, choices } = question;
  const isAskedByPictures = kind === 'picture';
  return (
    <section className="play__step play__step--question" data-step={at} hidden={at > 0}>
      {picture !== null && !isAskedByPictures && (
        <div className="play__pic" lang={ofBook.lang}>
          <PagePicture picture={picture} alt={alt} sizes="(max-width: 767px) 200px, 352px" isFirst={at === 0} />
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
          <p className="hint" dir={direction}>
            {t('learning.play.order.hint')}
          </p>
        )}
        <div className={`answers answers--${kind}`} role="group" aria-label={t('learning.play.answers')}>
          {choices.map((choice) => (
            <Answer key={choice.key} choice={choice} isPicture={isAskedByPictures} part={part} />
          ))}
        </div>
      </div>
      <PlayFoot part={part}>
        {kind === 'order' && (
          <button className="btn btn--leaf btn--kid" type="button" data-check="" disabled>
            {t('learning.play.check')}
          </button>
        )}
        {page !== undefined && (
          <button className="btn btn--leaf btn--kid" type="button" data-look="" aria-haspopup="dialog" hidden>
            {t('learning.play.look-again')}
          </button>
        )}
      </PlayFoot>
      {page !== undefined && <PageAgain page={page} title={title} part={part} />}
    </section>
  );
}

interface AnswerProps {
  choice: Question['choices'][number];
  /** The picture is the answer; its words are read out. */
  isPicture: boolean;
  part: PartProps;
}

function Answer({ choice: { key, text, picture, alt }, isPicture, part: { t, ofBook, direction } }: AnswerProps) {
  return (
    <div className="answer">
      <button className="tile" type="button" data-choice={key} {...ofBook}>
        <span className="sr" dir={direction} data-mark="" />
        {picture !== null && <PagePicture picture={picture} alt={isPicture ? alt : ''} sizes="160px" />}
        <span data-text="">{text}</span>
        <span className="tile__tick tile__tick--right" aria-hidden="true">
          <Icon name="check" />
        </span>
        <span className="tile__tick tile__tick--again" aria-hidden="true">
          <Icon name="redo" />
        </span>
        <span className="pairdot" aria-hidden="true" data-dot="" hidden />
      </button>
      <ListenButton label={t('learning.play.listen-answer', { answer: text })} lang={ofBook.lang} heard={text} />
    </div>
  );
}

/** The page that a question is about, as the book has it. */
function PageAgain({
  page,
  title,
  part: { t, ofBook, direction },
}: Pick<AskedQuestionProps, 'title' | 'part'> & { page: NonNullable<AskedQuestionProps['page']> }) {
  const text = page.number === 0 ? title : settleLineBreaks(page.text);
  return (
    <dialog className="pageagain" aria-label={t('learning.play.look-again')} dir={direction} {...{ closedby: 'any' }}>
      {page.picture !== null && (
        <div className="pageagain__pic" lang={ofBook.lang}>
          <PagePicture picture={page.picture} alt={page.alt} sizes="(max-width: 767px) 90vw, 40rem" />
        </div>
      )}
      <div className="story" {...ofBook}>
        {text.split('\n\n').map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      <div className="pageagain__foot">
        <ListenButton label={t('reading.listen')} lang={ofBook.lang} heard={text} />
        <form method="dialog">
          <button className="btn btn--leaf btn--kid">{t('learning.play.back-to-question')}</button>
        </form>
      </div>
    </dialog>
  );
}
