import type { Book } from '@letsread/catalogue/contract.ts';

import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { bookPath } from '../book-path.ts';

/** Languages in view before the rest is asked for. */
const inView = 6;

/** The book in its other languages, the reader's own first. */
export function Editions({ book }: { book: Book }) {
  const t = useMessages();
  const { language } = useInterface();
  const rank = (edition: Book['editions'][number]) =>
    edition.editionId === book.editionId ? 0 : edition.language.id === language.id ? 1 : 2;
  const editions = book.editions.toSorted((a, b) => rank(a) - rank(b));
  const more = editions.slice(inView);
  return (
    <section className="sec" aria-labelledby="book-editions">
      <h2 id="book-editions">{t('catalogue.book.editions')}</h2>
      <EditionChips editions={editions.slice(0, inView)} current={book.editionId} />
      {more.length > 0 && (
        <details className="more">
          <summary className="chip">
            {t('catalogue.book.more-languages', { count: more.length })}
            <Icon name="down" size="s" />
          </summary>
          <EditionChips editions={more} current={book.editionId} />
        </details>
      )}
    </section>
  );
}

function EditionChips({ editions, current }: { editions: Book['editions']; current: string }) {
  return (
    <ul className="chips">
      {editions.map(({ editionId, slug, language }) => (
        <li key={editionId}>
          <a
            className="chip own-name"
            href={bookPath(slug)}
            hrefLang={language.languageISOCode}
            lang={language.languageISOCode}
            dir={language.direction}
            aria-current={editionId === current || undefined}
          >
            {editionId === current && <Icon name="check" size="xs" />}
            {language.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
