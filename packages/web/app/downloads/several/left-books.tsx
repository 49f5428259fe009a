import { type Bundle, type BundledBook, leftReasonMessages } from '@letsread/downloads/bundles/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';

/** Which books of a list are not in a file, and why. */
export function LeftBooks({ bundle, books }: { bundle: Bundle; books: readonly BundledBook[] }) {
  const t = useMessages();
  if (bundle.left.length === 0) return null;
  return (
    <details className="several__left">
      <summary>
        {t('downloads.several.left')}: {t('catalogue.books', { count: bundle.left.length })}
      </summary>
      <ul>
        {bundle.left.map(({ editionId, reason }) => {
          const book = books.find((one) => one.editionId === editionId);
          return (
            <li key={editionId}>
              {book !== undefined && (
                <bdi lang={book.language.languageISOCode} dir={book.language.direction}>
                  {book.title}
                </bdi>
              )}{' '}
              {t(leftReasonMessages[reason])}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
