import type { Decodable } from '@letsread/learning/decodables/contract.ts';
import type { ReactNode } from 'react';

import { readerPath } from '../../../catalogue/book-path.ts';
import { useMessages } from '../../../i18n/messages.tsx';

/** The words of a book before it is read: to sound out, to say as a whole, to be told; and sentences of it. */
export function PracticeSheet({ decodable }: { decodable: Decodable }) {
  const t = useMessages();
  const { book, practice, sightWords, names, hardWords } = decodable;
  const { languageISOCode: lang, direction: dir } = book.language;
  const words = (all: string[], isLarge = false) => (
    <ul className={isLarge ? 'words words--l' : 'words'}>
      {all.map((word) => (
        <li key={word} lang={lang} dir={dir}>
          {word}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="sheet">
      {practice !== null && (
        <Part id="practise" title={t('learning.decodables.practise')}>
          {words(practice.words, true)}
        </Part>
      )}
      {practice !== null && practice.sentences.length > 0 && (
        <Part id="sentences" title={t('learning.decodables.sentences')}>
          <ul className="sentences">
            {practice.sentences.map(({ page, text }) => (
              <li key={`${page} ${text}`}>
                <span lang={lang} dir={dir}>
                  {text}
                </span>{' '}
                <a href={readerPath(book.slug, page)}>{t('learning.decodables.page', { page })}</a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {sightWords.length > 0 && (
        <Part id="whole" title={t('learning.decodables.whole')}>
          {words(sightWords)}
        </Part>
      )}
      {hardWords.length > 0 && (
        <Part id="hard" title={t('learning.decodables.hard')}>
          {words(hardWords)}
        </Part>
      )}
      {names.length > 0 && (
        <Part id="names" title={t('learning.decodables.names')}>
          {words(names)}
        </Part>
      )}
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="sec" aria-labelledby={`part-${id}`}>
      <h2 id={`part-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
