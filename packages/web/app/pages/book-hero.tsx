import type { Book, BookCard } from '@letsread/catalogue/contract.ts';
import type { Review } from '@letsread/reading/contract.ts';

import { megabytes } from '../offline/saving/estimate.ts';
import { SaveOffer } from '../offline/saving/save-offer.tsx';
import { SaveStart } from '../offline/saving/save-start.tsx';
import { FavouriteButton } from '../profiles/favourites/favourite-button.tsx';
import { ReadLinks } from '../reading/resume/read-links.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';
import { Island } from '../ui/island.tsx';
import { ShareLink } from '../catalogue/share/share-link.tsx';
import { Cover } from '../catalogue/covers/cover.tsx';
import { InItsLanguage } from '../catalogue/in-its-language.tsx';
import { LevelBadge } from '../catalogue/level-badge.tsx';
import { ReadToMe, useLevelBelow } from '../catalogue/read-to-me.tsx';
import { Recordings } from '../catalogue/book/recordings.tsx';
import { below } from '../ui/breakpoints.ts';
import { WholeSyllables } from '../ui/whole-syllables.tsx';

interface BookHeroProps {
  book: Book;
  /** The page that the profile that reads is at. */
  own: number | undefined;
  /** What most readers felt; null while few have said it. */
  mood: Review['mood'] | null;
  /** Not of a draft, which nobody keeps. */
  isForReaders: boolean;
}

/** Cover, title, facts and the button that opens the book. */
export function BookHero({ book, own, mood, isForReaders }: BookHeroProps) {
  const t = useMessages();
  const levelBelow = useLevelBelow(book);
  const inItsLanguage = { lang: book.language.languageISOCode, dir: book.language.direction };
  return (
    <section className="bookhero" data-level={book.level ?? undefined}>
      <div className="wrap bookhero__in">
        {/* The cover that was pressed can only go where this one is known to be: at the first frame of the page. */}
        <link rel="expect" href="#cover" blocking="render" />
        <div className="bookhero__cover" id="cover">
          <Cover picture={book.cover} sizes={`${below('tablet')} 192px, 352px`} urgency="largest" />
        </div>
        <div className="bookhero__text">
          <div>
            <h1 tabIndex={-1} {...inItsLanguage}>
              <WholeSyllables text={book.title} lang={inItsLanguage.lang} />
            </h1>
            {book.subtitle !== null && (
              <p className="muted" {...inItsLanguage}>
                <WholeSyllables text={book.subtitle} lang={inItsLanguage.lang} />
              </p>
            )}
          </div>
          <p className="bookhero__facts">
            <LevelBadge level={book.level} isLarge />
            <ReadToMe book={book} />
            <span className="facts2">
              <span className="fact">
                <Icon name="clock" size="s" />
                {t('catalogue.minutes', { count: book.minutes })}
              </span>
              <span className="fact">
                <Icon name="pages" size="s" />
                {t('catalogue.pages', { count: book.pageCount })}
              </span>
              {mood !== null && (
                <span className="fact">{t('reading.moods.public', { mood: t(`reading.moods.${mood}`) })}</span>
              )}
            </span>
          </p>
          <Recordings book={book} />
          {book.description !== '' && (
            <p className="bookhero__desc" {...inItsLanguage}>
              <WholeSyllables text={book.description} lang={inItsLanguage.lang} />
            </p>
          )}
          {book.tags.length > 0 && (
            <ul className="chips bookhero__tags" aria-label={t('catalogue.search.about')}>
              {book.tags.map((tag) => (
                <li key={tag.id}>
                  <a className="tag" href={`/tag/${tag.id}`}>
                    <InItsLanguage {...tag} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <div className="bookhero__go">
            <ReadLinks book={book} own={own} />
            {isForReaders && <FavouriteButton bookId={book.bookId} title={book.title} isBeside />}
            {isForReaders && <ShareLink kind="book" slug={book.slug} t={t} />}
          </div>
          {isForReaders && (
            <Island
              name="save-offer"
              props={{ book: cardOf(book), signing: book.signing }}
              component={SaveOffer}
              start={
                <SaveStart books={[book]} total={1} wordsOf="offline.save" hasChoice={book.signing.length > 0}>
                  {book.narrationBytes > 0 && (
                    <p className="small muted with-script">
                      {t('offline.save.narration', { megabytes: megabytes(book.narrationBytes) })}
                    </p>
                  )}
                </SaveStart>
              }
            />
          )}
          {book.readAloud && <p className="small">{t('catalogue.book.read-aloud')}</p>}
          {levelBelow !== undefined && (
            <p className="small">{t('catalogue.read-to-me.too-hard', { level: levelBelow })}</p>
          )}
        </div>
      </div>
    </section>
  );
}

/** What a list knows of the book; the rest of it stays on the server. */
function cardOf(book: Book): BookCard {
  const { bookId, editionId, slug, title, language, level, readAloud, pageCount, minutes } = book;
  const { cover, isIllustrated, narrationBytes, isSigned } = book;
  return {
    bookId,
    editionId,
    slug,
    title,
    language,
    level,
    readAloud,
    pageCount,
    minutes,
    cover,
    isIllustrated,
    narrationBytes,
    isSigned,
  };
}
