import type { BookCard, BookToRead } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import type { CSSProperties } from 'react';

import { Icon } from '../ui/icon.tsx';
import { EndPage } from './end-page.tsx';
import { pageAddress } from './page-address.ts';
import type { PageToRead } from './pages-of-book.ts';
import { StoryPage } from './story-page.tsx';

interface ReaderProps {
  book: BookToRead;
  /** All of them: cover, story, last page. */
  pages: PageToRead[];
  /** The page that the address asks for. */
  at: number;
  /** Only the last page has them. */
  nextBooks: BookCard[];
  /** Where an opening of the book is counted. */
  opening: string;
  t: Translate;
  /** Of the interface; page order and arrows follow the book's own. */
  direction: 'ltr' | 'rtl';
}

/** A book to read: one page shown, the others beside it in templates for the reader's script. */
export function Reader({ book, pages, at, nextBooks, opening, t, direction }: ReaderProps) {
  const page = pages[at];
  if (page === undefined) throw new RangeError(`The book has no page ${at}.`);
  const last = pages.length - 1;
  return (
    <main
      className="reader"
      dir={book.language.direction}
      data-level={book.level ?? undefined}
      data-at={at}
      data-last={last}
      data-address={pageAddress(book.slug, 0).slice(0, -1)}
      data-opening={opening}
    >
      <h1 className="sr" lang={book.language.languageISOCode}>
        {book.title}
      </h1>
      <ReaderTop book={book} page={page} last={last} t={t} direction={direction} />
      <div className="reader__stage">
        {page.kind === 'end' ? (
          <EndPage book={book} page={page} nextBooks={nextBooks} t={t} direction={direction} />
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
        <TurnLink turn="next" href={at < last ? pageAddress(book.slug, at + 1) : undefined} label={t('reading.next')} />
      </nav>
      <output className="sr reader__status" dir={direction} />
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
  const portion = Math.min(1, page.number / Math.max(1, last - 1));
  return (
    <div className="reader__top" dir={direction}>
      <a className="iconbtn" href={`/book/${encodeURIComponent(book.slug)}`} aria-label={t('reading.close')}>
        <Icon name="close" />
      </a>
      <div className="progress" style={{ '--v': `${Math.round(portion * 1000) / 10}%` } as CSSProperties}>
        <progress
          className="sr"
          aria-label={t('reading.progress')}
          aria-valuetext={page.label}
          max={last}
          value={page.number}
        />
        <span className="progress__bar" dir={book.language.direction} />
        <span className="progress__words" aria-hidden="true">
          {page.label}
        </span>
      </div>
    </div>
  );
}

interface TurnLinkProps {
  turn: 'before' | 'next';
  href: string | undefined;
  label: string;
}

/** Where there is no page to turn to the link is not seen, but its place is kept: "next" never moves. */
function TurnLink({ turn, href, label }: TurnLinkProps) {
  const look = turn === 'next' ? 'iconbtn--leaf' : 'iconbtn--line';
  return (
    <a
      className={`iconbtn iconbtn--big ${look} turn turn--${turn}`}
      href={href}
      rel={turn === 'next' ? 'next' : 'prev'}
      data-turn={turn}
      data-off={href === undefined ? '' : undefined}
      aria-label={label}
    >
      <Icon name={turn === 'next' ? 'next' : 'back'} />
    </a>
  );
}
