import type { Book, BookToRead } from '@letsread/catalogue/contract.ts';

import { readerPath } from '../../catalogue/book-path.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

type Stop = Pick<BookToRead['pages'][number], 'number' | 'picture' | 'alt'>;

/** Where to stop, and what to ask there. */
export function WhileReading({ book: { slug, language }, stops }: { book: Book; stops: Stop[] }) {
  const t = useMessages();
  return (
    <section className="sec" aria-labelledby="lesson-while">
      <h2 id="lesson-while">{t('learning.lesson.while')}</h2>
      {stops.length === 0 && <p>{t('learning.lesson.again')}</p>}
      <ol className="lesson__stops">
        {stops.map(({ number, picture, alt }) => (
          <li key={number}>
            {picture !== null && (
              <span className="lesson__picture" lang={language.languageISOCode} dir={language.direction}>
                <Picture picture={picture} sizes="7rem" alt={alt} />
              </span>
            )}
            <div className="stack">
              <h3>
                <a href={readerPath(slug, number)}>{t('learning.decodables.page', { page: number })}</a>
              </h3>
              <ul className="lesson__asks">
                <li>{t(picture === null ? 'learning.lesson.stop.tell' : 'learning.lesson.stop.see')}</li>
                <li>{t('learning.lesson.stop.next')}</li>
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
