import type { Translate } from '@letsread/interface-text/translator.ts';

import { ReaderIcon } from '../reader/reader-icon.tsx';

interface SignBoxProps {
  /** Where the videos of the book are told of. */
  address: string;
  t: Translate;
  direction: 'ltr' | 'rtl';
}

/** The signer beside the words, which stay as captions; the signing module shows and moves it. */
export function SignBox({ address, t, direction }: SignBoxProps) {
  return (
    <section className="signbox" aria-label={t('reading.sign')} dir={direction} data-book={address} hidden>
      <div className="signbox__bar">
        <button
          className="signbox__key signbox__grab"
          type="button"
          aria-label={t('reading.sign.move')}
          data-sign="move"
        >
          <ReaderIcon name="grab" size="xs" />
        </button>
        <button className="signbox__key" type="button" aria-label={t('reading.sign.hide')} data-sign="hide">
          <ReaderIcon name="close" size="xs" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of the page are its caption */}
      <video className="signbox__video" playsInline muted preload="none" aria-label={t('reading.sign')} />
      <p className="signbox__none" role="status">
        {t('reading.sign.none')}
      </p>
      <div className="signbox__bar signbox__tools">
        <button className="signbox__key" type="button" aria-label={t('reading.sign.play')} data-sign="play">
          <ReaderIcon name="pause" size="xs" />
          <ReaderIcon name="play" size="xs" />
        </button>
        <button className="signbox__key" type="button" aria-label={t('reading.sign.again')} data-sign="again">
          <ReaderIcon name="redo" size="xs" />
        </button>
        <button className="signbox__key" type="button" data-sign="speed">
          <span className="sr">{t('reading.settings.speed')}</span>
          <span aria-live="polite" data-speed={t('reading.settings.times', { value: '{value}' })}>
            {t('reading.settings.times', { value: 1 })}
          </span>
        </button>
        <button className="signbox__key" type="button" aria-label={t('reading.sign.size')} data-sign="size">
          <ReaderIcon name="expand" size="xs" />
        </button>
      </div>
    </section>
  );
}
