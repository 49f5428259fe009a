import type { BookToRead, Signing as SigningOfBook } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import type { ReactNode } from 'react';

import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ReaderIcon, type ReaderIconName } from '../reader/reader-icon.tsx';
import { megabytes } from '../../offline/saving/estimate.ts';
import { hasLettersApart } from './letters-apart.ts';
import { sampleLetter } from './sample-letter.ts';

export const settingsId = 'reading-settings';

interface SettingsDialogProps {
  book: BookToRead;
  t: Translate;
  direction: 'ltr' | 'rtl';
}

/** What a reader may set; the settings' own module fills it in and keeps what is chosen. */
export function SettingsDialog({ book, t, direction }: SettingsDialogProps) {
  return (
    <div dir={direction}>
      <Dialog id={settingsId} title={t('reading.settings')} closeLabel={t('shell.close')} className="settings">
        <div className="dialog__body">
          <Choice name="letters" icon="text" label={t('reading.settings.letters')}>
            {(['1', '2', '3', '4', '5'] as const).map((value) => (
              <Segment key={value} name="letters" value={value} label={t(`reading.settings.letters.${value}`)}>
                <span className={`letter letter--${value}`} lang={book.language.languageISOCode} aria-hidden="true">
                  {sampleLetter(book.title)}
                </span>
              </Segment>
            ))}
          </Choice>
          <Choice name="lines" icon="menu" label={t('reading.settings.lines')}>
            {(['1', '2', '3'] as const).map((value) => (
              <Segment key={value} name="lines" value={value} label={t(`reading.settings.lines.${value}`)} isShown />
            ))}
          </Choice>
          {hasLettersApart(book.language) && <Switch name="apart" icon="apart" label={t('reading.settings.apart')} />}
          <Choice name="page" icon="sun" label={t('reading.settings.page')}>
            {(['device', 'paper', 'sepia', 'bedtime', 'strong'] as const).map((value) => (
              <Segment key={value} name="page" value={value} label={t(`reading.settings.page.${value}`)} isShown>
                <i className={`swatch swatch--${value}`} aria-hidden="true" />
              </Segment>
            ))}
          </Choice>
          <div data-needs="listening" hidden>
            <Choice name="speed" icon="clock" label={t('reading.settings.speed')}>
              {(['0.5', '0.75', '1', '1.25'] as const).map((value) => (
                <Segment
                  key={value}
                  name="speed"
                  value={value}
                  label={t('reading.settings.times', { value: Number(value) })}
                  isShown
                />
              ))}
            </Choice>
            <Switch name="word" icon="pencil" label={t('reading.settings.word')} />
            <Switch name="aloud" icon="sound" label={t('reading.settings.aloud')} />
            {book.pages.some(({ alt }) => alt !== '') && (
              <div data-needs="voice" hidden>
                <Switch name="describe" icon="pages" label={t('reading.settings.describe')} />
              </div>
            )}
            <Switch name="itself" icon="next" label={t('reading.settings.itself')} />
          </div>
          <Switch name="calm" icon="leaf" label={t('reading.settings.calm')} />
          <SecondLanguage book={book} t={t} />
          <Signing book={book} t={t} />
          <div data-needs="fullscreen" hidden>
            <Switch name="fullscreen" icon="expand" label={t('reading.settings.fullscreen')} />
          </div>
          <button className="btn settings__zoom" type="button" data-zoom="">
            <ReaderIcon name="search" size="s" />
            {t('reading.settings.zoom')}
          </button>
        </div>
      </Dialog>
    </div>
  );
}

/** Editions of the same book with as many pages: only they stay in step. */
export function secondLanguages({ editions, editionId, pageCount }: BookToRead) {
  return editions.filter((edition) => edition.editionId !== editionId && edition.pageCount === pageCount);
}

function SecondLanguage({ book, t }: Pick<SettingsDialogProps, 'book' | 't'>) {
  const others = secondLanguages(book);
  if (others.length === 0) return null;
  return (
    <>
      <div className="setrow">
        <label className="setrow__l" htmlFor="second-language">
          <ReaderIcon name="translate" />
          {t('reading.settings.second')}
        </label>
        <span className="select">
          <select id="second-language" name="secondLanguage" defaultValue="">
            <option value="">{t('reading.settings.second.none')}</option>
            {others.map(({ editionId, slug, language }) => (
              <option
                key={editionId}
                value={language.id}
                data-slug={slug}
                lang={language.languageISOCode}
                dir={language.direction}
              >
                {language.name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
        <p className="setrow__note" role="status" data-failed={t('reading.settings.second.failed')} />
      </div>
      <div data-needs="second" hidden>
        <Choice name="second" icon="pages" label={t('reading.settings.second.how')}>
          {(['both', 'single', 'peek'] as const).map((value) => (
            <Segment key={value} name="second" value={value} label={t(`reading.settings.second.${value}`)} isShown />
          ))}
        </Choice>
      </div>
    </>
  );
}

function Signing({ book, t }: Pick<SettingsDialogProps, 'book' | 't'>) {
  const [first, ...more] = book.signing;
  if (first === undefined) return null;
  const sized = ({ name, bytes }: SigningOfBook) =>
    t('reading.settings.sign.size', { language: name, megabytes: megabytes(bytes) });
  if (more.length === 0)
    return <Switch name="sign" icon="sign" label={t('reading.settings.sign')} note={sized(first)} />;
  return (
    <div className="setrow">
      <label className="setrow__l" htmlFor="sign-language">
        <ReaderIcon name="sign" />
        {t('reading.settings.sign')}
      </label>
      <span className="select">
        <select id="sign-language" name="sign" defaultValue="off">
          <option value="off">{t('reading.settings.second.none')}</option>
          {book.signing.map((one) => (
            <option key={one.code} value={one.code}>
              {sized(one)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </div>
  );
}

interface RowProps {
  name: string;
  icon: ReaderIconName;
  label: string;
}

function Choice({ name, icon, label, children }: RowProps & { children: ReactNode }) {
  return (
    <div className="setrow">
      <span className="setrow__l" id={`set-${name}`}>
        <ReaderIcon name={icon} />
        {label}
      </span>
      <div className="segs" role="radiogroup" aria-labelledby={`set-${name}`}>
        {children}
      </div>
    </div>
  );
}

interface SegmentProps {
  name: string;
  value: string;
  label: string;
  /** Else it is only read out. */
  isShown?: boolean;
  children?: ReactNode;
}

function Segment({ name, value, label, isShown = false, children }: SegmentProps) {
  return (
    <label className="seg">
      <input type="radio" name={name} value={value} aria-label={isShown ? undefined : label} />
      {children}
      {isShown && <span>{label}</span>}
    </label>
  );
}

function Switch({ name, icon, label, note }: RowProps & { note?: string }) {
  return (
    <label className="switch setrow">
      <span className="setrow__l">
        <ReaderIcon name={icon} />
        <span>
          {label}
          {note !== undefined && <small>{note}</small>}
        </span>
      </span>
      <input type="checkbox" name={name} />
      <i aria-hidden="true" />
    </label>
  );
}
