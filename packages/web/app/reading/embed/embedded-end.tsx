import type { BookToRead } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import { embedPath } from '@letsread/open-catalogue/embedding/embed-code.ts';

import { Icon } from '../../ui/icon.tsx';
import { Makers } from '../reader/end-page/makers.tsx';
import { pageAddress } from '../reader/page/page-address.ts';
import type { PageToRead } from '../reader/page/pages-of-book.ts';
import { WholeSyllables } from '../../ui/whole-syllables.tsx';

interface EmbeddedEndProps {
  book: BookToRead;
  page: PageToRead;
  t: Translate;
  direction: 'ltr' | 'rtl';
  isShown: boolean;
}

/** The last page on another site: who made the book, and no action of an account. */
export function EmbeddedEnd({ book, page, t, direction, isShown }: EmbeddedEndProps) {
  return (
    <article
      className="page page--end"
      dir={direction}
      data-at={isShown ? 'now' : undefined}
      data-number={page.number}
      data-title={page.title}
      aria-label={page.label}
      tabIndex={-1}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <section className="end" data-scrolls="" tabIndex={0} aria-label={page.label}>
        <div className="end__words">
          <h2>{t('reading.the-end')}</h2>
          <p lang={book.language.languageISOCode} dir={book.language.direction}>
            <WholeSyllables text={book.title} lang={book.language.languageISOCode} />
          </p>
        </div>
        <div className="end__ways">
          <a className="btn" href={embedPath(book.slug)} data-turn="first">
            <Icon name="redo" size="s" />
            {t('reading.read-again')}
          </a>
          <a className="btn btn--plain" href={pageAddress(book.slug, 0)} target="_blank" rel="noopener">
            {t('reading.embed.open')}
          </a>
        </div>
        <Makers book={book} t={t} target="_blank" />
      </section>
    </article>
  );
}
