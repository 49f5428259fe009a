import type { BookCard, BookToRead } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import type { CSSProperties, ReactNode } from 'react';

import { AroundTitle } from '../../../i18n/around-title.tsx';
import { ShareLink } from '../../../catalogue/share/share-link.tsx';
import { cropAround, isMatted } from '../../../ui/pictures/crop-around.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PictureFormats } from '../../../ui/pictures/picture-formats.tsx';
import { MoodQuestion } from '../../moods/mood-question.tsx';
import { Makers } from './makers.tsx';
import { pageAddress, readAgainHash } from '../page/page-address.ts';
import type { PageToRead } from '../page/pages-of-book.ts';
import { pictureSources, readerSources } from '../page/picture-sources.ts';
import { WholeSyllables } from '../../../ui/whole-syllables.tsx';

interface EndPageProps {
  book: BookToRead;
  page: PageToRead;
  nextBooks: BookCard[];
  earned: Earned;
  /** Ways to play with the book. */
  play: ReactNode;
  /** The way to tell that something is wrong with the book; of a draft there is none. */
  report: ReactNode;
  t: Translate;
  direction: 'ltr' | 'rtl';
}

/** What finishing the book earned: the sticker, the way back to a path, the offer to keep it. */
export interface Earned {
  sticker: ReactNode;
  wayBack: ReactNode;
  offer: ReactNode;
}

/**
 * The last page: that the book is finished, what to read next, and who made it. All that a script shows later has its
 * room from the beginning, or comes below.
 */
export function EndPage({ book, page, nextBooks, earned, play, report, t, direction }: EndPageProps) {
  return (
    <article
      className="page page--end"
      dir={direction}
      data-at="now"
      data-number={page.number}
      data-title={page.title}
      aria-label={page.label}
      tabIndex={-1}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <section className="end" data-scrolls="" tabIndex={0} aria-label={page.label} data-rewards="">
        <div className="end__joy">
          <SmallCover cover={book.cover} isOwn />
          {earned.sticker}
        </div>
        <Finished book={book} t={t} />
        {earned.wayBack}
        {nextBooks.length > 0 && <NextBooks books={nextBooks} t={t} />}
        <div className="end__ways">
          <a
            className="iconbtn iconbtn--big iconbtn--line"
            href={pageAddress(book.slug, 0) + readAgainHash}
            data-turn="first"
            aria-label={t('reading.read-again')}
          >
            <Icon name="redo" />
          </a>
          <Heart book={book} page={page} t={t} />
        </div>
        <MoodQuestion t={t} />
        {play}
        <Makers book={book} t={t} />
        <a className="btn btn--plain" href="/">
          {t('reading.enough')}
        </a>
        {earned.offer}
        {report !== false && <ShareLink kind="book" slug={book.slug} t={t} />}
        {report}
      </section>
    </article>
  );
}

/** "You finished Tiger Is Cross", the title in its own writing. */
function Finished({ book, t }: Pick<EndPageProps, 'book' | 't'>) {
  const { languageISOCode, direction } = book.language;
  return (
    <h2 className="end__title">
      <AroundTitle
        sentence={t('reading.finished', { title: '{title}' })}
        title={book.title}
        lang={languageISOCode}
        dir={direction}
      />
    </h2>
  );
}

/** Without script it sends a form; the page is the same for all readers, so the script shows whether it is marked. */
function Heart({ book, page, t }: Pick<EndPageProps, 'book' | 'page' | 't'>) {
  return (
    <form className="end__heart" method="post" action="/favourite">
      <input type="hidden" name="to" value={pageAddress(book.slug, page.number)} />
      <button
        className="iconbtn iconbtn--big iconbtn--line"
        name="book"
        value={book.bookId}
        aria-pressed="false"
        aria-label={t('reading.favourites.mark')}
        data-heart=""
        data-marked={t('reading.favourites.marked')}
        data-failed={t('reading.favourites.failed')}
        data-offline={t('shell.offline')}
      >
        <Icon name="heart" />
      </button>
      <span role="status" />
    </form>
  );
}

function NextBooks({ books, t }: { books: BookCard[]; t: Translate }) {
  return (
    <section className="end__part" aria-labelledby="next-books">
      <h3 id="next-books">{t('reading.next-books')}</h3>
      <ul className="end__next">
        {books.map((book, at) => (
          <li key={book.editionId}>
            <a className="nextbook" href={pageAddress(book.slug, 0)}>
              <SmallCover cover={book.cover} width={at === 0 ? 176 : 88} />
              <span className="nextbook__text">
                <span className="nextbook__title">
                  <bdi lang={book.language.languageISOCode} dir={book.language.direction}>
                    <WholeSyllables text={book.title} lang={book.language.languageISOCode} />
                  </bdi>
                </span>
                <span className="nextbook__facts">
                  {book.level !== null && <span>{t('catalogue.level.number', { level: book.level })}</span>}
                  {book.readAloud && (
                    <span className="nextbook__aloud">
                      <Icon name="people" size="xs" />
                      {t('catalogue.read-to-me')}
                    </span>
                  )}
                  <span>{t('catalogue.minutes', { count: book.minutes })}</span>
                </span>
              </span>
              <span className="nextbook__go" aria-hidden="true">
                <Icon name="next" size="s" isDirected />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SmallCoverProps {
  cover: BookCard['cover'];
  /** The cover of the book just read is in the browser already, in the reader's size. */
  isOwn?: boolean;
  width?: number;
}

/**
 * A cover beside its title, so it says nothing itself. A little less than its width is asked for: a screen of double density
 * takes 256 and 128 pixels.
 */
function SmallCover({ cover, isOwn = false, width = 88 }: SmallCoverProps) {
  const sources = isOwn
    ? readerSources(cover, true)
    : { srcSet: pictureSources(cover, { from: 96, to: 384 }), sizes: `${(width * 8) / 11}px` };
  return (
    <picture className="smallcover" style={{ '--colour': cover.colour } as CSSProperties}>
      <PictureFormats {...sources} />
      <img
        src={`${cover.url}/${isOwn ? 640 : 128}.jpg`}
        alt=""
        width={cover.width}
        height={cover.height}
        loading="lazy"
        decoding="async"
        draggable={false}
        style={isMatted(cover) ? { objectFit: 'contain' } : { objectPosition: cropAround(cover) }}
      />
    </picture>
  );
}
