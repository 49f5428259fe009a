import { resolveLineBreaks } from '@letsread/formats/resolve-line-breaks.ts';
import type { Ref } from 'react';

import { ListenButton } from '../playing/listen-button.tsx';
import { PagePicture } from '../playing/page-picture.tsx';
import type { Playing } from '../playing/use-playing.ts';
import type { QuestionProps } from './question-props.ts';
import { below } from '../../../ui/breakpoints.ts';

type PageToSee = NonNullable<QuestionProps['page']>;

interface PageAgainProps {
  page: PageToSee;
  /** Of the book: what stands on its cover. */
  title: string;
  playing: Playing;
  ref: Ref<HTMLDialogElement>;
  onClose: () => void;
}

/** The page that a question is about, as the book has it. */
export function PageAgain({ page, title, playing: { t, ofBook, direction }, ref, onClose }: PageAgainProps) {
  const text = textOfPage(page, title);
  return (
    <dialog
      className="pageagain"
      aria-label={t('learning.play.look-again')}
      dir={direction}
      ref={ref}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      {page.picture !== null && (
        <div className="pageagain__pic" lang={ofBook.lang}>
          <PagePicture picture={page.picture} alt={page.alt} sizes={`${below('tablet')} 90vw, 40rem`} />
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

/** The words of a page; on the cover stands the title. */
export function textOfPage({ number, text }: PageToSee, title: string): string {
  return number === 0 ? title : resolveLineBreaks(text);
}
