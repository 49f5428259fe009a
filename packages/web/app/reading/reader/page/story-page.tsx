import type { BookToRead } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import type { CSSProperties } from 'react';
import type { PageToRead } from './pages-of-book.ts';
import { PictureFormats } from '../../../ui/pictures/picture-formats.tsx';
import { readerSources, wideRatio } from './picture-sources.ts';
import { WholeSyllables } from '../../../ui/whole-syllables.tsx';

interface StoryPageProps {
  book: BookToRead;
  page: PageToRead;
  t: Translate;
  /** Whether it is the one that the address asks for. */
  isShown: boolean;
}

/** The cover or a page of the story; the reader's script shows the same markup out of its templates. */
export function StoryPage({ book, page, t, isShown }: StoryPageProps) {
  const { picture } = page;
  const hasWords = page.kind === 'cover' ? !page.isLettered : page.text !== '';
  const ratio = picture === null ? 1 : picture.width / picture.height;
  const shape =
    picture === null
      ? 'page--words'
      : hasWords
        ? ratio >= wideRatio
          ? 'page--wide'
          : 'page--beside'
        : page.isLettered
          ? 'page--picture page--lettered'
          : 'page--picture';
  const ofStory = { lang: book.language.languageISOCode, dir: book.language.direction };
  return (
    <article
      className={`page ${shape}`}
      data-at={isShown ? 'now' : undefined}
      data-number={page.number}
      data-title={page.title}
      data-short={page.isShort ? '' : undefined}
      aria-label={page.label}
      tabIndex={-1}
      style={
        {
          '--r': Math.round(ratio * 1000) / 1000,
          '--colour': picture?.colour,
          '--picture': page.share.picture,
          '--wide': shape === 'page--wide' ? page.share.wide : undefined,
          '--letters': page.share.letters,
        } as CSSProperties
      }
    >
      {picture !== null && (
        <picture className="page__picture" lang={ofStory.lang}>
          <PictureFormats {...readerSources(picture, hasWords)} />
          <img
            src={`${picture.url}/640.jpg`}
            alt={page.alt}
            width={picture.width}
            height={picture.height}
            fetchPriority={isShown ? 'high' : undefined}
            draggable={false}
          />
        </picture>
      )}
      {page.kind === 'cover' ? (
        <CoverWords book={book} ofStory={ofStory} />
      ) : (
        hasWords && <StoryWords text={page.text} t={t} ofStory={ofStory} />
      )}
      {!hasWords && !page.isLettered && <p className="sr">{t('reading.no-words')}</p>}
    </article>
  );
}

interface OfStory {
  ofStory: { lang: string; dir: 'ltr' | 'rtl' };
}

function CoverWords({ book, ofStory }: OfStory & { book: BookToRead }) {
  const people = book.credits.filter(({ role }) => role === 'AUTHOR' || role === 'ILLUSTRATOR').map(({ name }) => name);
  return (
    <div className="page__text" data-scrolls="">
      <div className="page__cover" data-story="" {...ofStory}>
        <p className="display">
          <WholeSyllables text={book.title} lang={ofStory.lang} />
        </p>
        {book.subtitle !== null && (
          <p>
            <WholeSyllables text={book.subtitle} lang={ofStory.lang} />
          </p>
        )}
        {people.length > 0 && (
          <p className="page__people">
            {[...new Set(people)].map((name) => (
              <bdi key={name}>{name}</bdi>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

function StoryWords({ text, t, ofStory }: OfStory & { text: string; t: Translate }) {
  return (
    // Focusable so that keys scroll a text longer than its place; the script takes the stop away where it fits.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="page__text" data-scrolls="" tabIndex={0} aria-label={t('reading.words')}>
      <div className="story" data-story="" {...ofStory}>
        {text.split('\n\n').map((paragraph, at) => (
          <p key={at}>
            <WholeSyllables text={paragraph} lang={ofStory.lang} />
          </p>
        ))}
      </div>
    </section>
  );
}
