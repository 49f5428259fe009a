import type { BookCard } from '@letsread/catalogue/contract.ts';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';

import { Still } from '../../hydration/still.tsx';
import { useWords } from '../../shell/language/words.tsx';
import { bookPath } from '../book-path.ts';
import { Cover } from '../cover.tsx';
import { SearchField } from '../search/search-field.tsx';
import elephant from './art/elephant.webp';
import parrot from './art/parrot.webp';
import type { TagFacts } from './tags.tsx';

/** How each cover leans and the colour of its peg. */
const pegs = [
  { '--tilt': '-3deg', '--peg': 'var(--sun)' },
  { '--tilt': '2deg', '--peg': '#c8583c' },
  { '--tilt': '-2deg', '--peg': '#3b8f7a' },
  { '--tilt': '3deg', '--peg': '#4b7fb5' },
];

/** Where a cover hangs, from 0 to 1 along the string: spread over it, few of them around its middle. */
function placeOnString(index: number, count: number): number {
  const step = 0.265;
  return 0.5 + (index - (count - 1) / 2) * step;
}

/** The hanging library: covers pegged on a string over paper-cut hills, as in village reading rooms. */
export function Hero({ books, tags }: { books: BookCard[]; tags: TagFacts[] }) {
  const t = useWords();
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
                  <Link className="chip" to={`/tag/${tag.id}`}>
                    {tag.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Still>
          <div className="line">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 0Q50 20 100 0" />
            </svg>
            <img className="art line__bird" src={parrot} alt="" width="128" height="128" loading="lazy" />
            <ul>
              {books.map((book, index) => (
                <li
                  key={book.editionId}
                  style={{ ...pegs[index], '--t': placeOnString(index, books.length) } as CSSProperties}
                >
                  <Link
                    to={bookPath(book.slug)}
                    viewTransition
                    aria-label={book.title}
                    lang={book.language.languageISOCode}
                    dir={book.language.direction}
                  >
                    <Cover picture={book.cover} sizes="(max-width: 1079px) 128px, 152px" urgency="first" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </Still>
      </div>
      <Still>
        <div className="hero__land">
          <svg className="hills" viewBox="0 0 1200 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <path d="M0 96C150 30 330 40 520 92s380 34 680-44v132H0z" fill="var(--hill-1)" />
            <path d="M0 138C120 78 300 78 470 118s330 44 730-32v94H0z" fill="var(--hill-2)" />
            <g fill="var(--hill-3)">
              <path d="M228 116c-13-21-12-42 0-58 12 16 13 37 0 58z" />
              <path d="M256 118c-9-15-9-30 0-42 9 12 9 27 0 42z" />
              <path d="M934 122c-16-26-15-52 0-72 15 20 16 46 0 72z" />
              <path d="M970 118c-11-18-10-36 0-50 10 14 11 32 0 50z" />
              <path d="M906 124c-9-15-9-30 0-41 9 11 9 26 0 41z" />
            </g>
            <path d="M0 168c190-74 420-52 640-18s390 0 560-42v72H0z" fill="var(--hill-3)" />
            <path d="M0 180v-6c260-40 520-20 700-8s360 2 500-18v32z" fill="var(--hill-4)" />
          </svg>
          <img className="art" src={elephant} alt="" width="128" height="128" loading="lazy" />
        </div>
      </Still>
    </section>
  );
}
