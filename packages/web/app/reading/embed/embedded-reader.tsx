import type { BookToRead } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import { embedPath } from '@letsread/open-catalogue/embedding/embed-code.ts';

import { Icon } from '../../ui/icon.tsx';
import { pageAddress } from '../reader/page/page-address.ts';
import type { PageToRead } from '../reader/page/pages-of-book.ts';
import { StoryPage } from '../reader/page/story-page.tsx';
import { TurnLink } from '../reader/turn-link.tsx';
import { EmbeddedEnd } from './embedded-end.tsx';

interface EmbeddedReaderProps {
  book: BookToRead;
  pages: PageToRead[];
  at: number;
  opening: string;
  t: Translate;
  /** Of the words; page order and arrows follow the book's own. */
  direction: 'ltr' | 'rtl';
}

/** The reader with nothing of an account in it: pages, and the way into the library. Every page is in the document. */
export function EmbeddedReader({ book, pages, at, opening, t, direction }: EmbeddedReaderProps) {
  const page = pages[at];
  if (page === undefined) throw new RangeError(`The book has no page ${at}.`);
  const last = pages.length - 1;
  const shown = (one: PageToRead, isShown: boolean) =>
    one.kind === 'end' ? (
      <EmbeddedEnd book={book} page={one} t={t} direction={direction} isShown={isShown} />
    ) : (
      <StoryPage book={book} page={one} t={t} isShown={isShown} />
    );
  return (
    <main
      className="reader"
      dir={book.language.direction}
      data-level={book.level ?? undefined}
      data-at={at}
      data-last={last}
      data-slug={book.slug}
      data-opening={opening}
    >
      <h1 className="sr" lang={book.language.languageISOCode}>
        {book.title}
      </h1>
      <div className="reader__top embed__top" dir={direction}>
        <span className="progress__words">{page.label}</span>
        <a className="embed__open" href={pageAddress(book.slug, 0)} target="_blank" rel="noopener">
          {t('reading.embed.open')}
          <Icon name="out" size="s" />
        </a>
      </div>
      <div className="reader__stage">{shown(page, true)}</div>
      <nav className="reader__nav" aria-label={t('reading.pages')}>
        <TurnLink turn="before" href={at > 0 ? embedPath(book.slug, at - 1) : undefined} label={t('reading.before')} />
        <TurnLink turn="next" href={at < last ? embedPath(book.slug, at + 1) : undefined} label={t('reading.next')} />
      </nav>
      <output className="sr reader__status" dir={direction} />
      {pages
        .filter(({ number }) => number !== at)
        .map((other) => (
          <template key={other.number} data-page={other.number}>
            {shown(other, false)}
          </template>
        ))}
    </main>
  );
}
