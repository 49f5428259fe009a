import type { Book } from '@letsread/catalogue/contract.ts';

import { readerPath } from '../../catalogue/book-path.ts';
import { useMessages } from '../../i18n/messages.tsx';
import type { LessonWord } from './lesson-words.ts';
import { isForYoung } from './talk.ts';

/** The cover, the title, and the words that come. */
export function BeforeReading({ book, words }: { book: Book; words: LessonWord[] }) {
  const t = useMessages();
  return (
    <section className="sec" aria-labelledby="lesson-before">
      <h2 id="lesson-before">{t('learning.lesson.before')}</h2>
      <ul className="lesson__asks">
        {/* A cover that was made with the title shows nothing of the story. */}
        {book.isIllustrated && (
          <li>{t(isForYoung(book.level) ? 'learning.lesson.cover.young' : 'learning.lesson.cover')}</li>
        )}
        <li>{t('learning.lesson.might')}</li>
      </ul>
      {words.length > 0 && (
        <>
          <h3>{t('learning.lesson.words')}</h3>
          <ul className="lesson__words">
            {words.map(({ word, page }) => (
              <li key={word}>
                <b lang={book.language.languageISOCode} dir={book.language.direction}>
                  {word}
                </b>
                <a className="small" href={readerPath(book.slug, page)}>
                  {t('learning.decodables.page', { page })}
                </a>
              </li>
            ))}
          </ul>
          <p className="muted">{t('learning.lesson.words-how')}</p>
        </>
      )}
    </section>
  );
}
