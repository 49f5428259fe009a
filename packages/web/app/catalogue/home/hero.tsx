import type { BookCard } from '@letsread/catalogue/contract.ts';
import type { CSSProperties } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { Land } from '../../ui/land.tsx';
import { bookPath } from '../book-path.ts';
import { Cover } from '../covers/cover.tsx';
import { InItsLanguage } from '../in-its-language.tsx';
import { SearchField } from '../search/search-field.tsx';
import { heroArt } from './hero-art.ts';
import type { TagFacts } from './tags.tsx';
import { below } from '../../ui/breakpoints.ts';

/** How each cover leans and the colour of its peg. */
const pegs = [
  { '--tilt': '-3deg', '--peg': 'var(--sun)' },
  { '--tilt': '2deg', '--peg': '#c8583c' },
  { '--tilt': '-2deg', '--peg': '#3b8f7a' },
  { '--tilt': '3deg', '--peg': '#4b7fb5' },
];

/** Where a cover hangs, from 0 to 1 along the string: spread over it, few of them around its middle. */
function positionOnString(index: number, count: number): number {
  const step = 0.265;
  return 0.5 + (index - (count - 1) / 2) * step;
}

/** The hanging library: covers pegged on a string over paper-cut hills, as in village reading rooms. */
export function Hero({ books, tags }: { books: BookCard[]; tags: TagFacts[] }) {
  const t = useMessages();
  return (
    <section className="hero">
      <div className="wrap hero__in">
        <div className="hero__orb" aria-hidden="true" />
        <div className="hero__text">
          <h1 tabIndex={-1}>{t('catalogue.home.title')}</h1>
          <SearchField />
          {tags.length > 0 && (
            <ul className="hero__chips chips">
              {tags.slice(0, 4).map((tag) => (
                <li key={tag.id}>
                  <a className="chip" href={`/tag/${tag.id}`}>
                    <InItsLanguage {...tag} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="line">
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0Q50 20 100 0" />
          </svg>
          <img className="art line__bird" src={heroArt.parrot} alt="" width="128" height="128" loading="lazy" />
          <ul>
            {books.map((book, index) => (
              <li
                key={book.editionId}
                style={{ ...pegs[index], '--t': positionOnString(index, books.length) } as CSSProperties}
              >
                <a
                  href={bookPath(book.slug)}
                  aria-label={book.title}
                  lang={book.language.languageISOCode}
                  dir={book.language.direction}
                >
                  <Cover picture={book.cover} sizes={`${below('desktop')} 128px, 152px`} urgency="first" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="hero__land">
        <Land className="hills" />
        <img className="art" src={heroArt.elephant} alt="" width="128" height="128" loading="lazy" />
      </div>
    </section>
  );
}
