import type { BookCard, BookToRead } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import type { CSSProperties, ReactNode } from 'react';

import { opens } from '../../ui/dialogs/dialog.tsx';
import { ReaderIcon } from './reader-icon.tsx';
import { type Earned, EndPage } from './end-page/end-page.tsx';
import { hasLettersApart } from '../settings/letters-apart.ts';
import { pageAddress } from './page/page-address.ts';
import type { PageToRead } from './page/pages-of-book.ts';
import { SettingsDialog, settingsId } from '../settings/settings-dialog.tsx';
import { SignBox } from '../signing/sign-box.tsx';
import { shapeOfBook } from './page/shape-of-book.ts';
import { StoryPage } from './page/story-page.tsx';
import { TurnLink } from './turn-link.tsx';

interface ReaderProps {
  book: BookToRead;
  /** All of them: cover, story, last page. */
  pages: PageToRead[];
  /** The page that the address asks for. */
  at: number;
  /** Only the last page has them. */
  nextBooks: BookCard[];
  /** Only the last page has them: what finishing the book earned, and ways to play with it. */
  earned: Earned;
  play: ReactNode;
  /** Only on the last page: the way to tell that something is wrong with the book. */
  report: ReactNode;
  addresses: ReaderAddresses;
  t: Translate;
  /** Of the interface; page order and arrows follow the book's own. */
  direction: 'ltr' | 'rtl';
}

/** Where the reader's modules and what they ask for are found; a kept book is kept with all of them. */
export interface ReaderAddresses {
  /** Where an opening of the book is counted. */
  opening: string;
  /** The book as the API gives it, with its recordings. */
  book: string;
  /** The modules of the reader that are fetched when they are needed, by name. */
  modules: Readonly<Record<ModuleName, string>>;
}
export type ModuleName = 'listening' | 'languages' | 'signing' | 'zoom' | 'record' | 'moods';

/** A book to read: one page shown, the others beside it in templates for the reader's script. */
export function Reader({ book, pages, at, nextBooks, earned, play, report, addresses, t, direction }: ReaderProps) {
  const page = pages[at];
  if (page === undefined) throw new RangeError(`The book has no page ${at}.`);
  const last = pages.length - 1;
  return (
    <main
      className="reader"
      dir={book.language.direction}
      data-level={book.level ?? undefined}
      data-alphabet={hasLettersApart(book.language) ? '' : undefined}
      data-at={at}
      data-last={last}
      data-address={pageAddress(book.slug, 0).slice(0, -1)}
      data-opening={addresses.opening}
      data-book={addresses.book}
      data-book-id={book.bookId}
      data-edition={book.editionId}
      data-slug={book.slug}
      data-cover={JSON.stringify(book.cover)}
      data-language={book.language.id}
      data-end={t('reading.the-end')}
      data-modules={JSON.stringify(addresses.modules)}
      style={shapeOfBook(pages, book.level) as CSSProperties}
    >
      <h1 className="sr" lang={book.language.languageISOCode}>
        {book.title}
      </h1>
      <ReaderTop book={book} page={page} last={last} t={t} direction={direction} />
      <div className="reader__stage">
        {page.kind === 'end' ? (
          <EndPage
            book={book}
            page={page}
            nextBooks={nextBooks}
            earned={earned}
            play={play}
            report={report}
            t={t}
            direction={direction}
          />
        ) : (
          <StoryPage book={book} page={page} t={t} isShown />
        )}
      </div>
      <nav className="reader__nav" aria-label={t('reading.pages')}>
        <TurnLink
          turn="before"
          href={at > 0 ? pageAddress(book.slug, at - 1) : undefined}
          label={t('reading.before')}
        />
        <ListenButton book={book} t={t} />
        <TurnLink turn="next" href={at < last ? pageAddress(book.slug, at + 1) : undefined} label={t('reading.next')} />
      </nav>
      <output className="sr reader__status" dir={direction} />
      {book.signing.length > 0 && (
        <SignBox address={`${addresses.book}&signLanguage=true`} t={t} direction={direction} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of the page are its caption */}
      <audio hidden preload="auto" />
      <SettingsDialog book={book} t={t} direction={direction} />
      <Enlarged t={t} direction={direction} />
      {page.kind !== 'end' &&
        pages
          .filter(({ kind, number }) => kind !== 'end' && number !== at)
          .map((other) => (
            <template key={other.number} data-page={other.number}>
              <StoryPage book={book} page={other} t={t} isShown={false} />
            </template>
          ))}
    </main>
  );
}

interface ReaderTopProps extends Pick<ReaderProps, 'book' | 't' | 'direction'> {
  page: PageToRead;
  last: number;
}

function ReaderTop({ book, page, last, t, direction }: ReaderTopProps) {
  const portion = page.number / Math.max(1, last);
  return (
    <div className="reader__top" dir={direction}>
      <a className="iconbtn" href={`/book/${encodeURIComponent(book.slug)}`} aria-label={t('reading.close')}>
        <ReaderIcon name="close" />
      </a>
      <div className="progress" dir={book.language.direction}>
        <input
          className="progress__bar"
          type="range"
          aria-label={t('reading.progress')}
          aria-valuetext={page.label}
          min={0}
          max={last}
          defaultValue={page.number}
          disabled
          style={{ '--v': `${Math.round(portion * 1000) / 10}%` } as CSSProperties}
        />
        <span className="progress__words" dir={direction} aria-hidden="true">
          {page.label}
        </span>
      </div>
      <button className="iconbtn reader__languages" type="button" data-languages="" hidden>
        <ReaderIcon name="translate" />
        <span className="sr">{t('reading.other-language')}</span>
      </button>
      <button className="iconbtn" type="button" aria-label={t('reading.settings')} {...opens(settingsId)}>
        <ReaderIcon name="text" />
      </button>
    </div>
  );
}

/** Not seen until the script has found that the page can be told: by a recording, or by the device's own voice. */
function ListenButton({ book, t }: Pick<ReaderProps, 'book' | 't'>) {
  return (
    <button className="btn reader__listen" type="button" data-listen={book.narrationBytes > 0 ? 'narrated' : ''} hidden>
      <ReaderIcon name="sound" size="s" />
      <ReaderIcon name="pause" size="s" />
      <span>{t('reading.listen')}</span>
      <span>{t('reading.pause')}</span>
    </button>
  );
}

/** Where a picture is looked at from nearby. */
function Enlarged({ t, direction }: Pick<ReaderProps, 't' | 'direction'>) {
  return (
    <dialog className="enlarged" aria-label={t('reading.enlarged')} dir={direction} {...{ closedby: 'any' }}>
      <form method="dialog">
        <button className="iconbtn" aria-label={t('shell.close')}>
          <ReaderIcon name="close" />
        </button>
      </form>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <div className="enlarged__place" tabIndex={0} />
    </dialog>
  );
}
