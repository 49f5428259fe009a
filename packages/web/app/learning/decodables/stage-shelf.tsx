import type { DecodableBook } from '@letsread/learning/decodables/contract.ts';

import { BookCard } from '../../catalogue/book-card.tsx';
import { GrowingList } from '../../catalogue/growing-list/growing-list.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { soundsPath } from './decodables-path.ts';
import type { StageBooks } from './load-stages.ts';
import { ShareWords } from './share-words.tsx';

/** The books of a stage, each with how much of it can be read and the way to its sounds. */
export function StageShelf({ books }: { books: StageBooks }) {
  const t = useMessages();
  return (
    <div className="rung__books">
      <GrowingList name="books" first={books} as="ul" className="books" more={t('catalogue.more')}>
        {(shown: DecodableBook[]) =>
          shown.map((book, index) => (
            <li key={book.editionId} className="rung__book">
              <BookCard book={book} urgency={index < 4 ? 'first' : undefined} />
              <p className="rung__share">
                <ShareWords share={book.share} />
              </p>
              <a className="rung__sounds" href={soundsPath(book.slug)}>
                {t('learning.decodables.sounds')}
                <span className="sr">
                  : <bdi lang={book.language.languageISOCode}>{book.title}</bdi>
                </span>
              </a>
            </li>
          ))
        }
      </GrowingList>
    </div>
  );
}
