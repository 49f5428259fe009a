import type { Book } from '@letsread/catalogue/contract.ts';

import { megabytes } from '../../offline/saving/estimate.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { readerPath } from '../book-path.ts';

/** How else than by its words the book can be read, and what that costs. */
export function Recordings({ book }: { book: Book }) {
  const t = useMessages();
  if (book.narrationBytes === 0 && book.signing.length === 0) return null;
  return (
    <ul className="facts2">
      {book.narrationBytes > 0 && (
        <li className="fact">
          <Icon name="sound" size="s" />
          {t('catalogue.book.narrated', { megabytes: megabytes(book.narrationBytes) })}
        </li>
      )}
      {book.signing.map(({ code, name, bytes }) => (
        <li key={code} className="fact">
          <Icon name="sign" size="s" />
          <a href={`${readerPath(book.slug, 0)}?signLanguage=true`}>
            {t('catalogue.book.signed', { language: name, megabytes: megabytes(bytes) })}
          </a>
        </li>
      ))}
    </ul>
  );
}
