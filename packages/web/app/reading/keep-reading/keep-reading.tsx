import type { ReadersBook } from '@letsread/reading/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContinueCard } from './continue-card.tsx';
import keepPlace from './keep-place.js?minified';

interface KeepReadingProps {
  /** What the profile that reads has begun; undefined where only the device knows (`keep-reading-here.ts`). */
  books: ReadersBook[] | undefined;
}

/** The books somebody is in the middle of, before all others; nothing where there are none. */
export function KeepReading({ books }: KeepReadingProps) {
  const t = useMessages();
  return (
    <>
      <section
        className="sec keepreading"
        aria-labelledby="keep-reading"
        hidden={books === undefined || books.length === 0}
        data-module={books === undefined ? 'keep-reading' : undefined}
      >
        <h2 id="keep-reading">{t('reading.keep-reading')}</h2>
        <ul className="contgrid">
          {books?.map((book) => (
            <ContinueCard key={book.bookId} book={book} />
          ))}
        </ul>
        {books === undefined && (
          <template data-page-text={t('reading.my-books.page', { page: '{page}', pages: '{pages}' })}>
            <li className="cont">
              <a className="cont__link" href="/">
                <span className="cover">
                  <picture>
                    <source type="image/avif" sizes="88px" />
                    <source type="image/webp" sizes="88px" />
                    <img alt="" />
                  </picture>
                </span>
                <span className="cont__body">
                  <bdi className="cont__title" />
                  <span className="bar">
                    <i />
                  </span>
                  <span className="xs muted" />
                </span>
                <span className="cont__go">
                  <Icon name="next" isDirected />
                </span>
              </a>
            </li>
          </template>
        )}
      </section>
      {books === undefined && <script dangerouslySetInnerHTML={{ __html: keepPlace }} />}
    </>
  );
}
