import type { Growth } from '@letsread/learning/contract.ts';

import { bookPath, readerPath } from '../../catalogue/book-path.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';

/** How many questions were right at the first try, by book, and the pages to look at again together. */
export function AnsweredQuestions({ answers: { answered, firstTry, books } }: { answers: Growth['answers'] }) {
  const t = useMessages();
  return (
    <section className="card card--pad stack" aria-labelledby="answers">
      <h2 id="answers">{t('learning.growth.answers')}</h2>
      <p>{t('learning.growth.first-try', { first: firstTry, count: answered })}</p>
      <ul className="grow__books">
        {books.map((book) => (
          <li key={book.bookId} className="stack grow__part">
            <h3>
              <a href={bookPath(book.slug)}>
                <bdi lang={book.titleLanguageISOCode}>{book.title}</bdi>
              </a>
            </h3>
            <p className="muted">{t('learning.growth.first-try', { first: book.firstTry, count: book.answered })}</p>
            {book.reread.length > 0 && (
              <>
                <p>{t('learning.growth.reread')}</p>
                <ul className="row grow__pages">
                  {book.reread.map((page) => (
                    <li key={page}>
                      <a className="btn btn--s" href={readerPath(book.slug, page)}>
                        <Icon name="pages" size="s" />
                        {page === 0 ? t('reading.cover') : t('learning.growth.page', { page })}
                        <span className="sr">
                          {' '}
                          <bdi lang={book.titleLanguageISOCode}>{book.title}</bdi>
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
